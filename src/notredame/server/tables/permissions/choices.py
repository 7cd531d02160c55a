"""Who may choose, undo, and end a pause."""

from __future__ import annotations

from typing import Any

from notredame.rules.choices import BY_ID

from ...problems import Problem
from ..entries import CHOOSE, UNDO
from ..table import Table


def may_choose(
    table: Table, seat: int, asked: int, choice: str, person: str, pause: float = 0.0
) -> dict[str, Any] | None:
    """The data of a choice; None if the same choice was already made.

    Bots hold their answer for `pause` seconds, unless other people would have to wait as well.
    """
    table.check_owner(seat, person)
    action = BY_ID[choice].action if choice in BY_ID else -1
    if table.seats[seat].answered(asked, (CHOOSE, action)):
        return None
    game = table.running_game()
    _check_plays(table, seat)
    legal = {option.action for option in game.choices(seat)}
    if not legal:
        raise Problem(409, "not-your-turn", "It is not for you to choose now.")
    if action not in legal:
        raise Problem(422, "not-possible", "That cannot be chosen now.")
    alone = sum(other.owner is not None for other in table.seats) == 1
    paused = {"pause": pause} if pause and alone else {}
    return {"seat": seat, "action": action, **paused}


def may_go_on(table: Table, seat: int, person: str) -> dict[str, Any] | None:
    """The data of ending a pause; None if there is none."""
    table.check_owner(seat, person)
    return {} if table.pause else None


def may_undo(
    table: Table, seat: int, asked: int, person: str, to: int | None = None
) -> dict[str, Any] | None:
    """The data of an undo; None if it was already done.

    `to` is the number of the choice to go back to, the seat's last one by default.
    """
    table.check_owner(seat, person)
    if table.seats[seat].answered(asked, (UNDO, -1)):
        return None
    table.running_game()
    _check_plays(table, seat)
    why = table.why_no_undo(seat)
    if why is not None:
        raise Problem(409, "no-undo", f"That can no longer be taken back ({why}).")
    possible = table.undoable(seat)
    if to is not None and to not in possible:
        raise Problem(409, "no-undo", "There is no choice of yours to go back to.")
    count = table.moves - (to or possible[-1]) + 1
    return {"seat": seat} if count == 1 else {"seat": seat, "count": count}


def _check_plays(table: Table, seat: int) -> None:
    if table.seats[seat].level is not None:
        raise Problem(409, "not-your-turn", "A bot plays there; come back first.")
