"""Refusals of requests: a code for programs, a sentence for people."""

from __future__ import annotations

from typing import Literal

from notredame.rules.typed_data import TypedDict

Code = Literal[
    "already-answered",
    "bad-request",
    "daily-deal",
    "daily-secret",
    "gone",
    "host-decides",
    "host-fills",
    "no-such-link",
    "no-undo",
    "not-found",
    "not-over",
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
    "turned-down",
    "unavailable",
    "wrong-host",
]


class Refusal(TypedDict):
    """Why a request is refused."""

    problem: Code
    """For programs."""
    sentence: str
    """For people, in English."""


class Problem(Exception):
    """A refused request. The page translates the code into its own language."""

    def __init__(self, status: int, code: Code, sentence: str) -> None:
        super().__init__(sentence)
        self.status = status
        self.code = code
        self.sentence = sentence

    def as_dict(self) -> Refusal:
        """The answer's body."""
        return {"problem": self.code, "sentence": self.sentence}


def no_table() -> Problem:
    """The Problem for a table that does not exist, or that the sender may not see."""
    return Problem(404, "not-found", "There is no such table, or it is not open to you.")


def not_your_seat(seat: int) -> Problem:
    """The Problem for a seat that is not the sender's."""
    return Problem(403, "not-your-seat", f"Seat {seat} is not yours.")
