"""Checks of arguments that all environments share, and their error messages."""

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
    """Convert any type of whole number to an int; return anything else unchanged, to be refused."""
    try:
        return number if isinstance(number, bool | np.bool_) else operator.index(number)
    except TypeError:
        return number


def allowed(action: Any, mask: Mask) -> int | None:
    """The action as an int if it is a whole number that the mask allows, otherwise None."""
    if isinstance(action, np.bool_):  # before NumPy 2, `operator.index` accepts it
        return None
    try:
        number = operator.index(action)
    except TypeError:
        return None
    return number if 0 <= number < len(mask) and mask[number] else None


def refusal(chooser: str, action: object, mask: Mask) -> str:
    """The message that refuses an action and lists the possible ones."""
    choices = ", ".join(f"{a} ({CHOICES[a].id})" for a, able in enumerate(mask) if able)
    return f"{chooser} cannot choose {shown(action)} now, but: {choices}."


def known(what: str, given: str, names: Sequence[str]) -> str:
    """Return `given` if it is one of `names`; otherwise raise SetupError."""
    if given not in names:
        raise SetupError(f"There is no {what} {shown(given)}; there are {', '.join(names)}.")
    return given


def seat_at(players: int, seat: int | None) -> int | None:
    """Return a seat of the table as an int, or None; otherwise raise SetupError."""
    seat = whole(seat)
    if seat is not None and (type(seat) is not int or not 0 <= seat < players):
        raise SetupError(
            f"The seats of {players} players are 0 to {players - 1}, not {shown(seat)}."
        )
    return seat
