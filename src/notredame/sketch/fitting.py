"""Making names and lines fit into the room there is."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from rich.cells import cell_len, set_cell_size
from rich.text import Text

from notredame.seat_names import brief

NARROW = 79
"""Below this width everything stands under each other."""
LONGEST = 40
GAP = Text("  ")


def short(name: str, limit: int) -> str:
    """A name in so many columns: a bot's without its level; what is cut off is an ellipsis."""
    if cell_len(name) > limit:
        name = brief(name)
    return name if cell_len(name) <= limit else f"{set_cell_size(name, limit - 1).rstrip()}…"


def fit(line: Callable[[int], str], width: int) -> str:
    """A line made with names as long as they fit, but never shorter than 6 columns."""
    for limit in range(LONGEST, 6, -1):
        said = line(limit)
        if cell_len(said) <= width:
            return said
    return line(6)


def flow(cells: Sequence[Text], width: int, gap: Text = GAP) -> list[Text]:
    """Cells one after another, in as many lines as needed; lines end only between them."""
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
