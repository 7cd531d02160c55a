"""Who may write in the chat."""

from __future__ import annotations

from typing import Any

from ...problems import Problem
from ..table import Table


def may_say(table: Table, person: str, text: str, once: str | None) -> dict[str, Any] | None:
    """The data of a line of chat; None if the same one was just said."""
    mine = table.seats_of(person)
    if not mine:
        raise Problem(403, "not-your-seat", "Watchers do not chat; players do.")
    seat = mine[0]
    if once is not None and any(s.once == once and s.seat == seat for s in table.chat):
        return None
    return {"name": table.seats[seat].name, "seat": seat, "text": text, "once": once}
