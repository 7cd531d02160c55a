"""The review of a game as data, fit for JSON."""

from __future__ import annotations

from typing import Literal

from notredame.rules.typed_data import TypedDict

Grade = Literal["fine", "inaccuracy", "mistake", "blunder"]
DecisionKind = Literal["draft", "card", "target", "carriage", "hire"]


class AnswerReview(TypedDict):
    """One answer to a question, as its seat could judge it then."""

    choice: str
    lead: float
    """Expected lead at the end of the game, in points: prestige less the mean of the others'."""
    behind: float
    """Points behind the best answer."""
    error: float
    """Standard error of `behind`, in points."""
    win_chance: float
    """From 0 to 1."""


class Reason(TypedDict):
    """A part of the expected prestige in which the best answer and the chosen one differ."""

    part: str
    """One of `PARTS`, or `others` for what the others can expect."""
    points: float
    """Points by which the best answer is ahead in it; below 0 where the chosen one is."""


class DecisionReview(TypedDict):
    """One decision: what was chosen, what would have been best, and why."""

    move: int
    """Number of the choice in the game, from 1."""
    seat: int
    round: str
    question: str
    kind: DecisionKind
    chosen: str
    best: str
    loss: float
    """Points of expected lead that the choice lost; 0 where it is not certain."""
    error: float
    """Standard error of the loss."""
    grade: Grade
    answers: list[AnswerReview]
    """All answers, the best first."""
    reasons: list[Reason]
    """Why the best answer is better, the most important first; empty where nothing was lost."""


class RoundReview(TypedDict):
    """The account of one round, in points of expected lead."""

    round: str
    before: float
    """Expected lead before the persons of the round were revealed."""
    persons: float
    """Luck of the persons revealed."""
    own_cards: float
    """Luck of the cards drawn."""
    passed_cards: float
    """Luck of the cards that the others drew, of which some are passed on."""
    own_losses: float
    """What own choices lost; at most 0."""
    others: float
    """What the others' choices gave away or took, and what the estimate could not foresee."""
    after: float
    """Expected lead at the end of the round; after the last round, the real one."""


class SeatAccount(TypedDict):
    """Where the lead of a seat came from; all figures are points of lead."""

    lead: float
    """The real lead at the end."""
    start: float
    """The lead to be expected before the first round."""
    card_luck: float
    person_luck: float
    own_losses: float
    """At most 0. `start`, both kinds of luck, `own_losses` and `others` add up to `lead`."""
    others: float
    luck_error: float
    """Standard error of the luck of the whole game."""
    lost_by_period: dict[str, float]
    lost_by_kind: dict[DecisionKind, float]
    grades: dict[Grade, int]
    mattered: int
    """Decisions in which the answers differed by at least half a point."""
    lost_when_it_mattered: float
    """Points lost in these decisions, on average; 0 if there are none."""
    rounds: list[RoundReview]


class SeatReview(SeatAccount):
    """A game as one seat could judge it at each moment."""

    seat: int
    name: str
    decisions: list[DecisionReview]


class GameReview(TypedDict):
    """The review of a finished game."""

    version: int
    steps: int
    """Thinking steps for each decision."""
    players: list[str]
    prestige: list[int]
    seats: list[SeatReview]
