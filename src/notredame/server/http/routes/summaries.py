"""A table in a list."""

from __future__ import annotations

from notredame.rules.knowledge.description import round_name
from notredame.rules.model.options import OptionValue
from notredame.rules.typed_data import SeatIndex, TypedDict

from ...page_state.seats import SeatInList, seats_in_list
from ...tables.table import PLAYING, Status, Table


class Placed(TypedDict):
    """How a game ended for a seat."""

    seat: SeatIndex
    prestige: int
    place: int


class Summary(TypedDict):
    """A table in a list."""

    table: str
    status: Status
    seats: list[SeatInList]
    open: int
    """How many seats are free."""
    edition: str
    new_persons: bool
    round: str | None
    """A1 to C3, while it is played."""
    to_act: list[SeatIndex]
    mine: list[SeatIndex]
    """The seats that the asker plays."""
    my_turn: bool
    updated: float
    """Seconds since 1970."""
    host_name: str | None
    """Whose table it is, while they sit there."""
    result: list[Placed] | None
    can_put_away: bool
    """It may leave the asker's list: nobody else would wait."""


class Invitation(Summary):
    """A table as whoever holds the link of a seat sees it."""

    seat: SeatIndex
    """The one that the link is for."""
    options: dict[str, OptionValue]


def summary_of(table: Table, person: str | None) -> Summary:
    """What a list shows of a table."""
    to_act = list(table.to_act())
    mine = [seat for seat in table.seats_of(person) if not table.seats[seat].left]
    game, host = table.game, table.setup.host
    return {
        "table": table.setup.table,
        "status": table.status,
        "seats": seats_in_list(table),
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


def invitation_to(table: Table, seat: int, person: str | None) -> Invitation:
    """What the link of a seat shows of its table."""
    options = table.setup.options.as_dict()
    return {**summary_of(table, person), "seat": seat, "options": options}


def _result(table: Table) -> list[Placed] | None:
    """How it ended, seat by seat."""
    sheet = table.sheet()
    if sheet is None:
        return None
    return [
        {"seat": player["seat"], "prestige": player["prestige"], "place": player["rank"]}
        for player in sheet["players"]
    ]
