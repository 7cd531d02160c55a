"""Who may take a seat, ask for one, name it, or give it to a bot."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from notredame.seat_names import bot_name

from ...problems import Problem, not_your_seat
from ..setup import free_name
from ..table import PLAYING, WAITING, Table


def may_sit(table: Table, person: str, seat: int | None, name: str) -> dict[str, Any] | None:
    """The data of taking a seat, or the first open one; None for a person who already has one.

    Such a person may have tried out a link before giving it away.
    """
    if table.seats_of(person):
        return None
    if seat is None:
        if not table.open_seats():
            raise Problem(409, "table-full", "Every seat at this table is taken.")
        seat = table.open_seats()[0]
    if seat not in table.open_seats():
        raise Problem(409, "seat-taken", "That seat is taken.")
    return {"seat": seat, "person": person, "name": _free_name(table, name)}


def may_ask(table: Table, person: str, name: str) -> dict[str, Any] | None:
    """The data of a request for a seat; None for a person who asks already or has one."""
    if table.seats_of(person) or table.seat_requests.asks(person):
        return None
    if table.status != WAITING:
        raise Problem(409, "table-full", "Every seat at this table is taken.")
    return table.seat_requests.may_ask(person, name)


def may_be_called(table: Table, seat: int, person: str, name: str) -> dict[str, Any] | None:
    """The data of a new name before the game begins; None if the name is the same."""
    table.check_owner(seat, person)
    if table.status != WAITING:
        raise Problem(409, "not-possible", "The game has begun; names stay as they are.")
    others = [other.name for k, other in enumerate(table.seats) if k != seat and not other.open]
    free = free_name(name, others)
    return None if free == table.seats[seat].name else {"seat": seat, "name": free}


def may_stand(
    table: Table, seat: int, person: str, gone: Callable[[str], bool]
) -> dict[str, Any] | None:
    """The data of getting up before the game begins; None if nobody sits there.

    The host may do so for a person who is away.
    """
    owner = table.seats[seat].owner if 0 <= seat < len(table.seats) else None
    if owner is None and person == table.setup.host and seat in table.open_seats():
        return None
    if owner is None or person not in (owner, table.setup.host):
        raise not_your_seat(seat)
    if table.status != WAITING:
        raise Problem(409, "not-possible", "The game has begun; let a bot play on.")
    if person != owner and not gone(owner):
        raise _still_here()
    return {"seat": seat}


def may_leave(table: Table, seat: int, person: str, level: str) -> dict[str, Any] | None:
    """The data of a bot that takes over for a person; None if one already has."""
    table.check_owner(seat, person)
    table.running_game()
    return None if table.seats[seat].left else {"seat": seat, "level": level}


def may_return(table: Table, seat: int, person: str) -> dict[str, Any] | None:
    """The data of a person's return; None if they never left."""
    table.check_owner(seat, person)
    return None if table.seats[seat].level is None else {"seat": seat}


def may_fill(
    table: Table, seat: int, person: str, level: str, gone: Callable[[str], bool]
) -> dict[str, Any] | None:
    """The data of a bot for a seat that is open, or whose person has left or is gone.

    Only the host may ask for it, or anybody with a seat while the host is gone; the person may
    still come back. None if that bot already plays there.
    """
    if not table.hosts(person, gone):
        sentence = "Only the host puts bots into seats; while the host is away, any player may."
        raise Problem(403, "host-fills", sentence)
    if 0 <= seat < len(table.seats) and table.seats[seat].left:
        return None if table.seats[seat].level == level else {"seat": seat, "level": level}
    owner = table.seats[seat].owner if 0 <= seat < len(table.seats) else None
    if owner is not None and owner != person and table.status == PLAYING:
        if not gone(owner):
            raise _still_here()
        return {"seat": seat, "level": level}
    if seat not in table.open_seats():
        raise Problem(409, "seat-taken", "That seat is taken.")
    bots = sum(other.level is not None for other in table.seats)
    name = _free_name(table, bot_name(bots + 1, level))
    return {"seat": seat, "level": level, "name": name}


def _free_name(table: Table, name: str) -> str:
    return free_name(name, [seat.name for seat in table.seats if not seat.open])


def _still_here() -> Problem:
    sentence = "The person in that seat was here a moment ago; please wait a minute."
    return Problem(409, "still-here", sentence)
