"""Wrapping of long lines, in any language."""

from __future__ import annotations

from rich.cells import cell_len

WIDTH = 92
"""The widest line in columns; longer ones are hard to read."""
OPENING = "(（「『〈《【“„«"
CLOSING = ")）」』〉》】”»,.;:!?、。，．；：！？・…ー々ぁぃぅぇぉっゃゅょァィゥェォッャュョ"


def wrapped(line: str, width: int = WIDTH) -> list[str]:
    """A line in parts that fit into a width, all with the indent of the line."""
    indent = line[: len(line) - len(line.lstrip())]
    parts = [indent]
    for piece in _pieces(line.strip()):
        fits = cell_len((parts[-1] + piece).rstrip()) <= width
        if fits or parts[-1] == indent:
            parts[-1] += piece
        else:
            parts.append(indent + piece)
    return [part.rstrip() for part in parts]


def _pieces(line: str) -> list[str]:
    """The units that stay together: words, or single characters in scripts without spaces."""
    pieces: list[str] = []
    for character in line:
        if pieces and _stay_together(pieces[-1][-1], character):
            pieces[-1] += character
        else:
            pieces.append(character)
    return pieces


def _stay_together(before: str, character: str) -> bool:
    """Whether a line must not end between two characters."""
    if character.isspace():
        return True
    if before.isspace():
        return False
    narrow = cell_len(before) == 1 and cell_len(character) == 1
    return narrow or before in OPENING or character in CLOSING
