"""What every environment checks alike, and how it says no."""

from __future__ import annotations

import operator
from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

import numpy as np

from notredame.rules.choices import CHOICES
from notredame.rules.errors import SetupError, shown

if TYPE_CHECKING:
    from .one_game import Mask

NOT_BEGUN = "No game is being played; reset() begins one."


def whole(number: Any) -> Any:
    """A whole number of whatever type as an int; anything else stays what it is, to be refused."""
    try:
        return number if isinstance(number, bool | np.bool_) else operator.index(number)
    except TypeError:
        return number


def allowed(action: Any, mask: Mask) -> int | None:
    """The number of an action that is possible now, of whatever type of whole number; or None."""
    if isinstance(action, np.bool_):  # which is a whole number before NumPy 2
        return None
    try:
        number = operator.index(action)
    except TypeError:
        return None
    return number if 0 <= number < len(mask) and mask[number] else None


def refusal(who: str, action: object, mask: Mask) -> str:
    """Why an action is refused, with those that are possible."""
    choices = ", ".join(f"{a} ({CHOICES[a].id})" for a, able in enumerate(mask) if able)
    return f"{who} cannot choose {shown(action)} now, but: {choices}."


def known(what: str, given: str, there_are: Sequence[str]) -> str:
    """One of the names there are."""
    if given not in there_are:
        raise SetupError(f"There is no {what} {shown(given)}; there are {', '.join(there_are)}.")
    return given


def seat_at(players: int, seat: int | None) -> int | None:
    """A seat of the table, or None."""
    seat = whole(seat)
    if seat is not None and (type(seat) is not int or not 0 <= seat < players):
        raise SetupError(
            f"The seats of {players} players are 0 to {players - 1}, not {shown(seat)}."
        )
    return seat
