"""The board as text, from a seat's view.

Boroughs lie clockwise around the cathedral, with the seat's own at the bottom left, next to the
question.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from notredame.rules.model.options import Options
from notredame.seat_names import brief
from notredame.text import Catalogue

from .borough import MARKER, STYLES, draw_borough
from .fitting import NARROW, fit, short

WIDEST = 100
"""Maximum width in columns; a wider board would only have more gaps."""


def draw_board(
    view: Mapping[str, Any], names: Sequence[str], words: Catalogue, width: int, full: bool = False
) -> RenderableType:
    """Draw the whole table as a seat sees it; the other boroughs in brief unless `full`."""
    width = min(width, WIDEST)
    head = _head(view, names, words, width)
    cathedral = _cathedral(view, names, words)
    ring = ring_of(view)
    if width < NARROW:
        others = [draw_borough(view, c, names, words, width, full) for c in ring[1:]]
        own = draw_borough(view, ring[0], names, words, width, True)
        return Group(head, *others, cathedral, own)
    left = width // 2 if full else width - 37
    widths = (left, width - left - 1)
    rows = []
    for row in clockwise(ring):
        grid = Table.grid(padding=0)
        grid.add_column(width=left + 1)
        grid.add_column(width=widths[1])
        cells: list[RenderableType] = []
        for colour, space in zip(row, widths, strict=True):
            if colour is None:
                cells.append("")
            else:
                large = full or colour == ring[0]
                cells.append(draw_borough(view, colour, names, words, space, large))
        grid.add_row(*cells)
        rows.append(grid)
    return Group(head, *rows[:-1], cathedral, rows[-1])


def ring_of(view: Mapping[str, Any]) -> list[str]:
    """The boroughs clockwise from the seat's own; a watcher's begin with that of seat 0."""
    boroughs = list(view["boroughs"])
    first = boroughs.index(view["players"][view["seat"] or 0]["colour"])
    return boroughs[first:] + boroughs[:first]


def clockwise(ring: Sequence[str]) -> list[tuple[str, str | None]]:
    """Rows of two boroughs: the ring goes up the left side and down the right side."""
    half = (len(ring) + 1) // 2
    right = [*ring[half:], None]
    return [(ring[half - 1 - row], right[row]) for row in range(half)]


def _head(view: Mapping[str, Any], names: Sequence[str], words: Catalogue, width: int) -> Text:
    """The line with round, phase, plague value and order of play."""
    seats = [(view["start_player"] + k) % len(names) for k in range(len(names))]

    def line(limit: int) -> str:
        order = ", ".join(short(brief(names[seat]), limit) for seat in seats)
        parts = [
            words.terminal("round", round=view["round"] or words.terminal("none")),
            words.phase(view["phase"]),
            words.terminal("plague_value", value=view["plague"]),
            words.terminal("order", names=order),
        ]
        return " · ".join(parts)

    return Text(fit(line, width), style="bold")


def _cathedral(view: Mapping[str, Any], names: Sequence[str], words: Catalogue) -> Text:
    """The line with the cathedral's markers, each one's share of its tile, and the coins left."""
    tile = view["cathedral_tile"]
    there = [player for player in view["players"] if player["cathedral"]]
    text = Text(f"{words.terminal('cathedral')} ({tile}): ")
    for i, player in enumerate(there):
        text.append(", " if i else "")
        text.append(f"{short(brief(names[player['seat']]), 12)} ")
        text.append(MARKER * player["cathedral"], style=STYLES[player["colour"]])
    if there:
        text.append(f" → {words.terminal('share', share=view['cathedral_share'])}")
    else:
        text.append(words.terminal("none"))
    if view["coins_in_supply"] is not None:
        text.append(f" · {words.terminal('coins_left', count=view['coins_in_supply'])}")
    return text


def draw_persons(
    view: Mapping[str, Any],
    options: Options,
    rats: Mapping[str, int],
    words: Catalogue,
    width: int,
) -> RenderableType:
    """Draw the round's three persons with their rats and what they do at this table."""
    persons = view["persons"]
    name_width = max((len(words.person(person)) for person in persons), default=0)
    rat_width = max((rats[person] for person in persons), default=0)
    lines = []
    for person in persons:
        line = Text(words.person(person).ljust(name_width + 1), style="bold")
        line.append(("●" * rats[person]).ljust(rat_width + 1), style="not bold red")
        line.append(words.person_help(person, options), style="not bold")
        if width >= NARROW:
            line.truncate(width, overflow="ellipsis")
        lines.append(line)
    return Group(*lines)
