"""Long lines in as many columns as can be read, whatever they are written in."""

from __future__ import annotations

from rich.cells import cell_len

WIDTH = 92
"""Longer lines are hard to read."""
OPENING = "(（「『〈《【“„«"
CLOSING = ")）」』〉》】”»,.;:!?、。，．；：！？・…ー々ぁぃぅぇぉっゃゅょァィゥェォッャュョ"


def wrapped(line: str, width: int = WIDTH) -> list[str]:
    """A line in parts that fit; parts that go on stand below the first word."""
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
    """What stays together: words, or single signs where words have no space between them."""
    pieces: list[str] = []
    for sign in line:
        if pieces and _stay_together(pieces[-1][-1], sign):
            pieces[-1] += sign
        else:
            pieces.append(sign)
    return pieces


def _stay_together(before: str, sign: str) -> bool:
    """Whether no line may end between two signs."""
    if sign.isspace():
        return True
    if before.isspace():
        return False
    narrow = cell_len(before) == 1 and cell_len(sign) == 1
    return narrow or before in OPENING or sign in CLOSING
