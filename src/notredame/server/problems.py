"""What can be wrong with a request: a code for programs, a sentence for people."""

from __future__ import annotations

from typing import Literal

from notredame.rules.typed_data import TypedDict

Code = Literal[
    "already-answered",
    "bad-request",
    "gone",
    "host-decides",
    "host-fills",
    "no-such-link",
    "no-undo",
    "not-found",
    "not-possible",
    "not-your-seat",
    "not-your-turn",
    "seat-taken",
    "server",
    "signed-out",
    "still-here",
    "table-full",
    "too-large",
    "too-many",
    "too-many-pages",
    "too-slow",
    "unavailable",
    "wrong-host",
]


class Refusal(TypedDict):
    """Why something is not done."""

    problem: Code
    """For programs."""
    sentence: str
    """For people, in English."""


class Problem(Exception):
    """A request that cannot be done. The page says the code in its own language."""

    def __init__(self, status: int, code: Code, sentence: str) -> None:
        super().__init__(sentence)
        self.status = status
        self.code = code
        self.sentence = sentence

    def as_dict(self) -> Refusal:
        """As it is answered."""
        return {"problem": self.code, "sentence": self.sentence}


def no_table() -> Problem:
    """The same for a table that is not there and one that the asker may not see."""
    return Problem(404, "not-found", "There is no such table, or it is not open to you.")


def not_your_seat(seat: int) -> Problem:
    """Somebody else's seat, or none."""
    return Problem(403, "not-your-seat", f"Seat {seat} is not yours.")
