"""A table: its setup with all its entries applied.

Pure: no clock, no store. A writer first asks `permissions` whether an entry is allowed, then stores
it, and then applies it; applying never fails.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Final, Literal

from notredame import Game
from notredame.records import read, write_text

from ..problems import Problem, not_your_seat
from .entries import (
    ASK,
    BOT,
    CHOOSE,
    GO_ON,
    NAME,
    REMATCH,
    RENEW_WATCH_LINK,
    RETURN,
    SAY,
    SEND_AWAY,
    SIT,
    STAND,
    TURN_DOWN,
    UNDO,
    Entry,
)
from .score_sheet import ScoreSheet, score_sheet
from .seat import WITHDRAWN, Seat
from .seat_requests import SeatRequest, SeatRequests
from .setup import Setup
from .undo import UndoHistory, WhyNoUndo

Status = Literal["waiting", "playing", "over"]
WAITING: Final = "waiting"
PLAYING: Final = "playing"
OVER: Final = "over"
CHAT_KEPT = 50
"""Number of chat lines that a page gets."""
MOST_PAUSE = 5.0
"""Maximum seconds that bots hold their answer after a person's choice."""


@dataclass(frozen=True)
class ChatEntry:
    """A line of chat."""

    number: int
    at: float
    name: str
    seat: int | None
    text: str
    once: str | None = None
    """Its name given by the writer's page; sent again under this name, it is not repeated."""


class Table:
    """A table in its present state."""

    game: Game | None

    def __init__(self, setup: Setup) -> None:
        self.setup = setup
        self.number = 0
        self.updated = setup.created
        self.last_choice = setup.created
        """When the last choice was made here, in seconds since 1970."""
        self.seats = [Seat(seat.name, seat.owner, seat.level) for seat in setup.seats]
        self.chat: list[ChatEntry] = []
        self.rematch: str | None = None
        self.watch_renewals = 0
        """Number of renewals of the link to watch; earlier links are void."""
        self.sent_away: set[str] = set()
        """People who may not watch."""
        self.seat_requests = SeatRequests()
        self.changed_from = 0
        """The first choice of the game that the last entry added or undid."""
        self.game = None if setup.record is None else read(setup.record)
        self.bots_think_less = False
        """Whether the last bot thought less than usual because many others were in line."""
        self._pause = 0.0
        """Seconds of pause that came with the last choice."""
        self.undo_history = UndoHistory(self.moves, setup.practice)
        self._sheet: ScoreSheet | None = None
        self._begin_when_full()

    @property
    def status(self) -> Status:
        """Waiting for people, playing, or over."""
        if self.game is None:
            return WAITING
        return OVER if self.game.over else PLAYING

    @property
    def moves(self) -> int:
        """Number of choices in the game."""
        return 0 if self.game is None else len(self.game.moves)

    @property
    def played_here(self) -> bool:
        """Whether anybody chose here; an imported finished game can only be viewed."""
        return self.moves > self.undo_history.brought

    @property
    def host_name(self) -> str | None:
        """Name of the host, while the host has a seat."""
        return next((seat.name for seat in self.seats if seat.owner == self.setup.host), None)

    def link_opens_more(self, seat: int) -> bool:
        """Whether the link of a taken seat opens another free seat, or watching.

        Like the link to watch, it does so until that is renewed.
        """
        return not self.seats[seat].open and not self.watch_renewals

    def open_seats(self) -> list[int]:
        """Seats where somebody may still sit down."""
        return [k for k, seat in enumerate(self.seats) if seat.open]

    def seats_of(self, person: str | None) -> list[int]:
        """The seats that belong to a person."""
        return [k for k, seat in enumerate(self.seats) if person and seat.owner == person]

    def seat_to_look_from(self, person: str | None) -> int | None:
        """Of a person's seats the one whose turn it is, else one they play, else any."""
        mine = self.seats_of(person)
        playing = [seat for seat in mine if not self.seats[seat].left]
        turn = [seat for seat in playing if seat in self.to_act()]
        return next(iter([*turn, *playing, *mine]), None)

    def several_people(self) -> bool:
        """Whether more than one person plays here; those at one screen share an owner.

        All seats of an imported game belong to the person who imported it.
        """
        owners = [seat.owner for seat in self.seats if seat.owner is not None]
        return len(owners if self.setup.record is None else set(owners)) > 1

    def can_put_away(self, person: str) -> bool:
        """Whether nobody else would be kept waiting if a person never came back."""
        return self.status == OVER or self.people() <= {person}

    def who_leaves(self, entry: Entry) -> str | None:
        """The person who has no part in this table any more after an entry, if any."""
        if entry.kind == SEND_AWAY:
            return str(entry.data["person"])
        if entry.kind != STAND:
            return None
        owner = self.seats[entry.data["seat"]].owner
        last = owner is not None and len(self.seats_of(owner)) == 1
        return owner if last and owner != self.setup.host else None

    def concerns(self, person: str) -> bool:
        """Whether a person has a seat or is the host."""
        return person == self.setup.host or bool(self.seats_of(person))

    def hosts(self, person: str, gone: Callable[[str], bool]) -> bool:
        """Whether a person is the host, or plays here while the host is gone."""
        host = self.setup.host
        return person == host or (bool(self.seats_of(person)) and gone(host))

    def people(self) -> set[str]:
        """Everybody who has a seat."""
        return {seat.owner for seat in self.seats if seat.owner is not None}

    def asked(self, seat: int) -> int:
        """The number of a seat's present question; each answer and undo counts."""
        return len(self.seats[seat].said)

    def to_act(self) -> tuple[int, ...]:
        """Seats that are being asked."""
        return () if self.game is None else self.game.to_act

    def has_bots(self) -> bool:
        """Whether a bot plays in any seat."""
        return any(seat.level is not None for seat in self.seats)

    def bots_to_act(self) -> list[int]:
        """Seats of bots that are being asked."""
        return [seat for seat in self.to_act() if self.seats[seat].level is not None]

    @property
    def practice(self) -> bool:
        """Whether this is a practice game; an imported one may have been."""
        return self.game is not None and self.game.practice

    @property
    def pause(self) -> float:
        """Seconds, counted from the last choice, that bots hold their answer so that it can be
        undone.
        """
        if not self._pause or self.game is None or self.setup.practice or not self.bots_to_act():
            return 0.0
        return self._pause if self.why_no_undo(self.game.moves[-1][0]) is None else 0.0

    def undoable(self, seat: int) -> list[int]:
        """Numbers of the choices that a seat may go back to: at a practice table all its own."""
        return self.undo_history.undoable(self.game, seat, self.seats[seat].undos)

    def why_no_undo(self, seat: int) -> WhyNoUndo | None:
        """Why a seat cannot undo its last choice, or None if it can."""
        return self.undo_history.why_not(self.game, seat, self.seats[seat].undos)

    def check_owner(self, seat: int, person: str) -> None:
        """Refuse a person to whom a seat does not belong."""
        if not 0 <= seat < len(self.seats) or self.seats[seat].owner != person:
            raise not_your_seat(seat)

    def running_game(self) -> Game:
        """The game that is being played; raises a Problem if none is."""
        if self.game is None or self.game.over:
            raise Problem(409, "not-your-turn", "The game is not being played.")
        return self.game

    def apply(self, entry: Entry, taken_back: bool = False) -> None:
        """Apply a stored entry; `taken_back` if it is a choice that a later entry will undo."""
        self.changed_from = self.moves + 1
        if taken_back and self.game is not None:
            self.undo_history.keep(self.game)
        data = entry.data
        if entry.kind == SIT:
            seat = self.seats[data["seat"]]
            seat.owner, seat.name = data["person"], data["name"]
            self.sent_away.discard(data["person"])
            self.seat_requests.seated(data["person"])
        elif entry.kind == ASK:
            self.seat_requests.ask(SeatRequest(entry.number, data["person"], data["name"]))
        elif entry.kind == TURN_DOWN:
            self.seat_requests.turn_down(data["person"])
        elif entry.kind == STAND:
            seat = self.seats[data["seat"]]
            seat.owner, seat.name = None, ""
            seat.stood += 1
        elif entry.kind == NAME:
            self.seats[data["seat"]].name = data["name"]
        elif entry.kind == BOT:
            seat = self.seats[data["seat"]]
            seat.level, seat.name = data["level"], data.get("name", seat.name)
            self._pause = 0.0
        elif entry.kind == RETURN:
            self.seats[data["seat"]].level = None
        elif entry.kind == CHOOSE:
            self._choose(data["seat"], data["action"], data.get("bot", False))
            self.last_choice = entry.at
            self._pause = data.get("pause", 0.0)
            if data.get("bot", False):
                self.bots_think_less = data.get("less", False)
        elif entry.kind == UNDO:
            self._undo(data["seat"], data.get("count", 1))
        elif entry.kind == GO_ON:
            self._pause = 0.0
        elif entry.kind == SAY:
            words = (data["name"], data["seat"], data["text"], data.get("once"))
            self.chat = [*self.chat, ChatEntry(entry.number, entry.at, *words)][-CHAT_KEPT:]
        elif entry.kind == RENEW_WATCH_LINK:
            self.watch_renewals += 1
        elif entry.kind == SEND_AWAY:
            self.watch_renewals += 1
            self.sent_away.add(data["person"])
        elif entry.kind == REMATCH:
            self.rematch = data["table"]
        self.number = entry.number
        self.updated = entry.at
        self._begin_when_full()

    def record(self) -> str:
        """The game as a record, for after the end."""
        if self.game is None or not self.game.over:
            raise Problem(409, "not-possible", "The record tells everything; it is for the end.")
        return write_text(self.game)

    def sheet(self) -> ScoreSheet | None:
        """The score sheet of a finished game; it never changes again."""
        if self._sheet is None and self.game is not None and self.game.over:
            self._sheet = score_sheet(self.game)
        return self._sheet

    def _begin_when_full(self) -> None:
        if self.game is None and not self.open_seats():
            self.game = Game(
                [seat.name for seat in self.seats],
                edition=self.setup.edition,
                options=self.setup.options,
                seed=self.setup.seed,
                start=self.setup.start,
                printed=self.setup.printed,
                practice=self.setup.practice,
            )
            self.changed_from = 0
            self.seat_requests.open = []

    def _choose(self, seat: int, action: int, by_bot: bool) -> None:
        assert self.game is not None
        self.game.play(seat, action)
        self.seats[seat].said.append((CHOOSE, action))
        self.undo_history.by_bots.append(by_bot)

    def _undo(self, seat: int, count: int) -> None:
        assert self.game is not None
        asked = set(self.game.to_act)
        first = self.moves - count + 1
        self.game = self.undo_history.take_back(self.game, count)
        self._pause = 0.0
        self.seats[seat].said.append((UNDO, -1))
        # After one undone choice, the other seats still have the same question.
        same = self.game.to_act if count == 1 else ()
        for other in asked - {seat, *same}:
            # An answer to that question may be on its way, so the next question gets a new number.
            self.seats[other].said.append((WITHDRAWN, -1))
        # Lines of earlier rounds may have left the page (T10).
        self.changed_from = first if count == 1 else 0
