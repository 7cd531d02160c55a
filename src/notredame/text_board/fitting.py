"""Fits names and lines into a width."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from rich.cells import cell_len, set_cell_size
from rich.text import Text

from notredame.seat_names import brief

NARROW = 79
"""Width in columns below which everything is stacked in one column."""
LONGEST = 40
GAP = Text("  ")


def short(name: str, limit: int) -> str:
    """A name in at most `limit` columns: a bot's level is dropped first, then the end is cut."""
    if cell_len(name) > limit:
        name = brief(name)
    return name if cell_len(name) <= limit else f"{set_cell_size(name, limit - 1).rstrip()}…"


def fit(line: Callable[[int], str], width: int) -> str:
    """Make a line with the longest limit for its names that fits, but no limit below 6 columns."""
    for limit in range(LONGEST, 6, -1):
        text = line(limit)
        if cell_len(text) <= width:
            return text
    return line(6)


def flow(cells: Sequence[Text], width: int, gap: Text = GAP) -> list[Text]:
    """Lay out cells one after another, and break lines only between them."""
    rows: list[list[Text]] = []
    used = 0
    for cell in cells:
        space = gap.cell_len + cell.cell_len
        if not rows or used + space > width:
            rows.append([cell])
            used = cell.cell_len
        else:
            rows[-1].append(cell)
            used += space
    return [gap.join(row) for row in rows]
