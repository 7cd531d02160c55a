"""A question as one unit: its number, its legal answers, what an answer does, what it is about."""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple

from ..model.asked_about import AskedAbout
from ..model.state import State


def about_nothing(s: State) -> AskedAbout:
    """No facts beside the question itself."""
    return {}


class Question(NamedTuple):
    """One question; `questions` calls its functions when it is asked."""

    ask: int
    """The question's number in `model/actions.py`."""
    legal: Callable[[State, int, list[int]], int]
    """Writes the legal answers of a seat in ascending order; returns how many."""
    answer: Callable[[State, int, int], None]
    """Applies a seat's answer."""
    about: Callable[[State], AskedAbout] = about_nothing
    """Facts about the question, for people and programs."""
