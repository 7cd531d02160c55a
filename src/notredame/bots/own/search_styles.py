"""How a search thinks: the variants that `docs/bots.md` compares.

`search:rounds_ahead=0,trees=1` is the search with another style, wherever a bot can be named.
"""

from __future__ import annotations

from dataclasses import astuple, dataclass, fields

from notredame.rules.errors import NotreDameError, shown

LARGEST = 100_000


@dataclass(frozen=True)
class Style:
    """The numbers of a style, in the order of `thinking/tree.py`, which says what they mean."""

    trees: int = 0
    rounds_ahead: int = 1
    explore: int = 30
    spread: int = 1000
    best_other: int = 50
    flatten: int = 20
    playouts: int = 0
    drafters: int = 0
    memory: int = 0

    def numbers(self) -> tuple[int, ...]:
        """As the search reads them."""
        return astuple(self)


def read_style(text: str) -> Style:
    """A style as it is typed: `rounds_ahead=0,trees=1`."""
    names = [field.name for field in fields(Style)]
    given: dict[str, int] = {}
    for part in text.split(","):
        name, _, number = part.partition("=")
        if name not in names or not (number.isascii() and number.isdecimal()):
            raise NotreDameError(
                f"A style of the search is written as rounds_ahead=0,trees=1 with the names "
                f"{', '.join(names)}; {shown(part)} is not."
            )
        if len(number) > 6 or int(number) > LARGEST:
            raise NotreDameError(f"{name} of a style is at most {LARGEST}, not {shown(number)}.")
        given[name] = int(number)
    style = Style(**given)
    if style.spread == 0 or style.flatten == 0:
        raise NotreDameError("spread and flatten of a style are at least 1.")
    return style
