"""A table as one person sees it, field by field, and the events that carry it."""

from __future__ import annotations

from typing import Annotated, Literal

from pydantic import Field, WithJsonSchema

from .requests import Level
from .responses import SOMETIMES, Answer, Colour, OptionValue, SeatIndex, Status, Who, ref_to
from .view_response import View


class Seat(Answer):
    """Who sits where."""

    seat: SeatIndex
    name: str
    colour: Colour
    who: Who
    level: Level | None
    """Of the bot that plays there."""
    left: bool
    """A bot plays on for somebody who may come back."""
    mine: bool
    present: bool
    """Whether the page of whoever sits there is open."""


class Brings(Answer):
    """One thing that a choice would bring."""

    what: Literal[
        "coins", "markers", "prestige", "rat", "marker", "cathedral", "plague", "person", "card",
        "step",
    ]  # fmt: skip
    text: str
    change: int = SOMETIMES
    """How many more, or less."""
    to: int = SOMETIMES
    """Where the rat goes."""


class Choice(Answer):
    """Something that can be chosen."""

    id: str
    """To be sent as `choice`."""
    label: str
    brings: list[Brings]
    places: list[str]
    """Where on the board it is, such as `sector:blue/bank`."""
    ends_turn: bool
    """Afterwards somebody else chooses."""
    reveals: bool
    """Something hidden comes to light, so it cannot be taken back."""


class Question(Answer):
    """What the seat that looks is asked."""

    asked: int
    """Its number, to be sent with the answer."""
    question: str
    prompt: str
    choices: list[Choice]
    refused: list[str]
    """Why something else cannot be chosen."""


class Waiting(Answer):
    """Somebody who is being waited for."""

    seat: SeatIndex
    question: str
    what: str
    """What they are doing, in words."""


class UndoPossible(Answer):
    """Whether the seat that looks can take back its last choice."""

    possible: bool
    why: Literal["nothing", "others", "often", "revealed"] | None
    """Why not."""
    asked: int | None
    """To be sent with the request."""


class Line(Answer):
    """A line of the log."""

    move: int
    """The choice that caused it; 0 is the set-up."""
    seat: SeatIndex | None
    kind: str
    text: str
    deed: str | None
    """The same without who did it."""
    places: list[str]


class News(Answer):
    """The log from a choice on; it takes the place of all that was told from there on."""

    first: int = Field(alias="from")
    lines: list[Line]


class ChatLine(Answer):
    """Something that was said."""

    number: int
    """The entry of the table that it is."""
    at: float
    """Seconds since 1970."""
    name: str
    seat: SeatIndex | None
    text: str


class PlayerOnSheet(Answer):
    """How it ended for a seat."""

    seat: SeatIndex
    rank: int
    prestige: int
    tie_break: int
    """Coins and markers in the supply."""
    by_source: dict[str, int]
    """Where prestige came from; the plague's part is negative."""


class RoundOnSheet(Answer):
    """How it stood after a round, by seat."""

    round: str
    prestige: list[int]
    rat: list[int]


class Sheet(Answer):
    """The score sheet of a game that is over."""

    winners: list[SeatIndex]
    players: list[PlayerOnSheet]
    rounds: list[RoundOnSheet]


class State(Answer):
    """A table as one person sees it from one seat: everything that a page shows."""

    table: str
    number: int
    """Of the last entry; also the id of the event that carries it."""
    status: Status
    edition: str
    options: dict[str, OptionValue]
    help: dict[str, str]
    """What the cards and persons do that these options change, by id, in the page's language."""
    listed: bool
    played_here: bool
    """Whether anybody chose here; a whole game that was brought along is only to look at."""
    host: bool
    """Whether the asker set up the table."""
    host_here: bool
    alone: bool
    """No other people play here."""
    seats: list[Seat]
    seat: SeatIndex | None
    """Who looks; null for a watcher."""
    move: int
    """How many choices the game has."""
    view: View | None
    """Null until the game begins."""
    question: Question | None
    """Null where the seat that looks has nothing to choose."""
    waiting: list[Waiting]
    bots_think_less: bool
    """The last bot that chose thought less than usual, because many others were in line."""
    undo: UndoPossible
    news: News | None
    chat: list[ChatLine]
    """The last lines; in an event after the first, those that are new."""
    watchers: int
    commitment: str | None
    """To the seed; null for a game that was brought along."""
    seed: str | None
    """Once the game is over."""
    result: Sheet | None
    rematch: str | None
    """The table of the next game."""


class Presence(Answer):
    """Who is here now; nothing else has changed."""

    present: list[SeatIndex]
    """Seats whose page is open."""
    watchers: int
    host_here: bool


def _json_of(component: str) -> WithJsonSchema:
    content = {"contentMediaType": "application/json", "contentSchema": ref_to(component)}
    return WithJsonSchema({"type": "string", **content})


class StateEvent(Answer):
    """The table has changed. Its `news` begin with the first choice that is new or taken back."""

    id: str
    """The number of the state, to resume from."""
    data: Annotated[str, _json_of("State")]


class PresenceEvent(Answer):
    """Somebody came or went; it has no id."""

    event: Literal["presence"]
    data: Annotated[str, _json_of("Presence")]
