"""A table in a list."""

from __future__ import annotations

from typing import Any

from notredame.rules.knowledge.description import round_name

from ...page_state.page_state import seats_of
from ...tables.table import PLAYING, Table


def summary_of(table: Table, person: str | None) -> dict[str, Any]:
    """What a list shows of a table."""
    seats = seats_of(table, person)
    to_act = list(table.to_act())
    mine = [seat["seat"] for seat in seats if seat["mine"] and not seat["left"]]
    game, host = table.game, table.setup.host
    return {
        "table": table.setup.table,
        "status": table.status,
        "seats": [{key: seat[key] for key in ("name", "who", "colour", "level")} for seat in seats],
        "open": sum(seat.open for seat in table.seats),
        "edition": table.setup.edition,
        "new_persons": table.setup.options.new_persons,
        "round": round_name(game.state.round_no)
        if game is not None and table.status == PLAYING
        else None,
        "to_act": to_act,
        "mine": mine,
        "my_turn": bool(set(mine) & set(to_act)),
        "updated": table.updated,
        "host_name": next((seat.name for seat in table.seats if seat.owner == host), None),
        "result": _result(table),
        "can_put_away": person is not None and table.can_put_away(person),
    }


def _result(table: Table) -> list[dict[str, int]] | None:
    """How it ended, seat by seat."""
    sheet = table.sheet()
    if sheet is None:
        return None
    return [
        {"seat": player["seat"], "prestige": player["prestige"], "place": player["rank"]}
        for player in sheet["players"]
    ]
