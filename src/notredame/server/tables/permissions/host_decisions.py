"""What only the host may decide: who gets a seat, and who may watch."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from ...problems import Problem
from ..seat_requests import SeatRequest
from ..table import Table
from .seats import may_sit


def check_hosts(table: Table, person: str, gone: Callable[[str], bool]) -> None:
    """Refuse a person who may not decide about watchers and requests for seats."""
    if not table.hosts(person, gone):
        sentence = "Only the host decides who comes in; while the host is away, any player may."
        raise Problem(403, "host-decides", sentence)


def may_let_in(
    table: Table, request: SeatRequest, person: str, gone: Callable[[str], bool]
) -> dict[str, Any] | None:
    """The data of accepting a seat request; None if it was answered meanwhile."""
    check_hosts(table, person, gone)
    if request not in table.seat_requests.open:
        return None
    return may_sit(table, request.person, None, request.name)


def may_turn_down(
    table: Table, request: SeatRequest, person: str, gone: Callable[[str], bool]
) -> dict[str, Any] | None:
    """The data of refusing a seat request; None if it was answered meanwhile."""
    check_hosts(table, person, gone)
    return {"person": request.person} if request in table.seat_requests.open else None


def may_send_away(
    table: Table, watcher: str, person: str, gone: Callable[[str], bool]
) -> dict[str, Any] | None:
    """The data of removing a watcher; None if they are already removed."""
    check_hosts(table, person, gone)
    if table.concerns(watcher):
        raise Problem(409, "not-possible", "People who play here cannot be sent away.")
    return None if watcher in table.sent_away else {"person": watcher}


def may_renew_watch_link(
    table: Table, renewals: int, person: str, gone: Callable[[str], bool]
) -> dict[str, Any] | None:
    """The data of renewing the link to watch; None if it was renewed meanwhile."""
    check_hosts(table, person, gone)
    return {} if table.watch_renewals == renewals else None
