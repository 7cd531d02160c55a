"""Tables as lists show them."""

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
    rank: int


class Summary(TypedDict):
    """A table in a list."""

    table: str
    status: Status
    seats: list[SeatInList]
    open: int
    """Number of free seats."""
    edition: str
    new_persons: bool
    round: str | None
    """From A1 to C3, while the game is played."""
    to_act: list[SeatIndex]
    mine: list[SeatIndex]
    """Seats that the sender plays."""
    my_turn: bool
    updated: float
    """Seconds since 1970."""
    host_name: str | None
    """Name of the host, while the host has a seat."""
    asking: int
    """Number of people who ask the sender, as the host, for a seat."""
    result: list[Placed] | None
    practice: bool
    daily: str | None
    """The day whose daily deal is played here, such as `2026-11-18`."""
    can_put_away: bool
    """Whether the table may leave the sender's list without keeping anybody else waiting."""


class Invitation(Summary):
    """A table as the holder of a seat's link sees it."""

    seat: SeatIndex
    """The seat that the link is for."""
    options: dict[str, OptionValue]
    opens_more: bool
    """Whether the seat is taken, but its link still opens another free seat, or watching."""


def summary_of(table: Table, person: str | None) -> Summary:
    """The table as a list shows it."""
    to_act = list(table.to_act())
    mine = [seat for seat in table.seats_of(person) if not table.seats[seat].left]
    game = table.game
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
        "host_name": table.host_name,
        "asking": len(table.seat_requests.open) if person == table.setup.host else 0,
        "result": _result(table),
        "practice": table.practice,
        "daily": table.setup.daily,
        "can_put_away": person is not None and table.can_put_away(person),
    }


def invitation_to(table: Table, seat: int, person: str | None) -> Invitation:
    """The table as a seat's link shows it."""
    options = table.setup.options.as_dict()
    more = table.link_opens_more(seat)
    return {**summary_of(table, person), "seat": seat, "options": options, "opens_more": more}


def _result(table: Table) -> list[Placed] | None:
    """The result, seat by seat."""
    sheet = table.sheet()
    if sheet is None:
        return None
    return [
        {"seat": player["seat"], "prestige": player["prestige"], "rank": player["rank"]}
        for player in sheet["players"]
    ]
