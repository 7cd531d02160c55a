"""Bodies of requests."""

from __future__ import annotations

import unicodedata
from typing import Annotated, Literal

from pydantic import (
    AfterValidator,
    BaseModel,
    ConfigDict,
    Discriminator,
    Field,
    StringConstraints,
    Tag,
)

from notredame.rules.model.pieces import MAX_PLAYERS, MIN_PLAYERS

from ...tables.entries import LONGEST_LINE
from ...tables.setup import DEFAULT_LEVEL, LONGEST_NAME, Level
from ...tables.table import MOST_PAUSE


def _printable(name: str) -> str:
    """Refuse a name that the game would refuse later, which would block its table."""
    if not name.isprintable():
        raise ValueError("a name has printable characters only")
    return name


BLANKS = frozenset("\u115f\u1160\u2800\u3164\uffa0")
"""Characters that show nothing: fillers of Hangul, and the empty Braille cell."""


def _visible(name: str) -> str:
    """Refuse a name that shows nothing: only spaces, or only combining marks."""
    if not any(unicodedata.category(sign)[0] in "LNPS" and sign not in BLANKS for sign in name):
        raise ValueError("a name has a letter or sign that can be seen")
    return name


def _one_line(text: str) -> str:
    """Words with one space between them."""
    line = " ".join(text.split())
    if not line:
        raise ValueError("there are no words in it")
    return line


Name = Annotated[
    str,
    StringConstraints(
        strip_whitespace=True,
        min_length=1,
        max_length=LONGEST_NAME,
        pattern=r'^[^"\\\x00-\x1f\x7f]+$',
    ),
    AfterValidator(_printable),
    AfterValidator(_visible),
]
SeatNumber = Annotated[int, Field(ge=0, le=MAX_PLAYERS - 1)]
Token = Annotated[str, StringConstraints(max_length=200)]
Language = Annotated[str, StringConstraints(max_length=10)]


class Body(BaseModel):
    """A request body; unknown fields are refused."""

    model_config = ConfigDict(extra="forbid", strict=True)


class Me(Body):
    """What people may change about themselves."""

    name: Name | None = None
    language: Language | None = None


class Claim(Body):
    """A personal link."""

    token: Token


class NewSeat(Body):
    """Occupant of a seat: the sender, somebody else at this screen, a guest by link, or a bot."""

    who: Literal["me", "here", "link", "bot"]
    name: Name | None = None
    level: Level = DEFAULT_LEVEL


class NewTable(Body):
    """A table to be set up."""

    seats: Annotated[list[NewSeat], Field(min_length=MIN_PLAYERS, max_length=MAX_PLAYERS)]
    edition: Annotated[str, StringConstraints(max_length=40)] | None = None
    options: dict[str, bool | int | str] = Field(default_factory=dict, max_length=20)
    listed: bool = False
    start: SeatNumber | None = None
    """The seat that begins; without one it is drawn with the deal."""
    practice: bool = False
    """Whether anything may be taken back; only for one person among bots."""


class Join(Body):
    """Taking a seat: with the token of a link, or at a listed table.

    Of a link whose seat is taken, `seat` may be another one that is free.
    """

    seat: SeatNumber | None = None
    token: Token | None = None
    name: Name | None = None


class AskForSeat(Body):
    """A request for a seat at a table that is open by link only."""

    name: Name | None = None


class AnswerRequest(Body):
    """The host's answer to a request for a seat."""

    number: Annotated[int, Field(ge=1, le=100_000)]
    """The request, as the page state numbers it."""
    let_in: bool


class Watch(Body):
    """The token of a watcher's link, or of a seat's link whose seat is taken."""

    token: Token


class SendAway(Body):
    """A watcher, as the list of watchers names them."""

    watcher: Token


class LookIn(Body):
    """The token of a seat's link."""

    token: Token


class Choose(Body):
    """An answer to the question that a seat was asked."""

    seat: SeatNumber
    asked: Annotated[int, Field(ge=0, le=100_000)]
    choice: Annotated[str, StringConstraints(max_length=60)]
    pause: Annotated[float, Field(ge=0, le=MOST_PAUSE)] = 0
    """Seconds that bots hold their answer, so that the choice can be undone; they do so only where
    no other people play.
    """


class Undo(Body):
    """Undo of a seat's last choice."""

    seat: SeatNumber
    asked: Annotated[int, Field(ge=0, le=100_000)]
    to: Annotated[int, Field(ge=1, le=100_000)] | None = None
    """At a practice table, the number of the choice to go back to."""


class AtSeat(Body):
    """A seat."""

    seat: SeatNumber


class Called(Body):
    """A new name for the person in a seat."""

    seat: SeatNumber
    name: Name


class Replace(Body):
    """A bot for a seat that is open, or whose person has left or is gone."""

    seat: SeatNumber
    level: Level = DEFAULT_LEVEL


class Say(Body):
    """A line of chat."""

    text: Annotated[
        str,
        StringConstraints(strip_whitespace=True, min_length=1, max_length=LONGEST_LINE),
        AfterValidator(_one_line),
    ]
    once: Annotated[str, StringConstraints(min_length=1, max_length=40)] | None = None
    """Any name for this line; sent twice under the same name, it appears once."""


class BeginReview(Body):
    """Seats of a finished game to review."""

    seats: Annotated[
        Annotated[Literal["own", "all"], Tag("words")]
        | Annotated[list[SeatNumber], Field(min_length=1), Tag("numbers")],
        Discriminator(lambda seats: "numbers" if isinstance(seats, list) else "words"),
    ] = "own"
    """My own seat (or seats), all seats, or those with these numbers."""


class BeginDaily(Body):
    """An attempt at today's deal."""

    listed: bool = True
    """Whether others see my name and my result."""


class ListDaily(Body):
    """Whether others see my result in a daily deal."""

    listed: bool


class Record(Body):
    """A record to import."""

    record: Annotated[str, StringConstraints(max_length=1_000_000)]


class PuzzleAttempt(Body):
    """An answer to a puzzle, or nothing but the wish to see the solution."""

    choice: Annotated[str, StringConstraints(max_length=40)] | None = None
    """Id of the answer."""
    solution: bool = False
    """Whether the solution is to be shown even if the answer is wrong."""


FIELDS = {name for body in Body.__subclasses__() for name in body.model_fields}
"""All field names of request bodies; other names are the sender's own."""
