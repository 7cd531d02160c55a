"""A table: its setup with all its entries applied, and which entries are allowed next.

Pure: no clock, no store. A writer first asks (`may_…` raises a Problem), then stores the entry, and
then applies it; applying never fails.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, Final, Literal

from notredame import Game
from notredame.records import read, write_text
from notredame.rules.choices import BY_ID
from notredame.seat_names import bot_name

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
from .setup import Setup, free_name
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

    # Entries that are allowed

    def may_choose(
        self, seat: int, asked: int, choice: str, person: str, pause: float = 0.0
    ) -> dict[str, Any] | None:
        """The data of a choice; None if the same choice was already made.

        Bots hold their answer for `pause` seconds, unless other people would have to wait as well.
        """
        self._own(seat, person)
        action = BY_ID[choice].action if choice in BY_ID else -1
        if self.seats[seat].answered(asked, (CHOOSE, action)):
            return None
        game = self._playing()
        self._plays(seat)
        legal = {option.action for option in game.choices(seat)}
        if not legal:
            raise Problem(409, "not-your-turn", "It is not for you to choose now.")
        if action not in legal:
            raise Problem(422, "not-possible", "That cannot be chosen now.")
        alone = sum(other.owner is not None for other in self.seats) == 1
        paused = {"pause": pause} if pause and alone else {}
        return {"seat": seat, "action": action, **paused}

    def may_go_on(self, seat: int, person: str) -> dict[str, Any] | None:
        """The data of ending a pause; None if there is none."""
        self._own(seat, person)
        return {} if self.pause else None

    def may_undo(
        self, seat: int, asked: int, person: str, to: int | None = None
    ) -> dict[str, Any] | None:
        """The data of an undo; None if it was already done.

        `to` is the number of the choice to go back to, the seat's last one by default.
        """
        self._own(seat, person)
        if self.seats[seat].answered(asked, (UNDO, -1)):
            return None
        self._playing()
        self._plays(seat)
        why = self.why_no_undo(seat)
        if why is not None:
            raise Problem(409, "no-undo", f"That can no longer be taken back ({why}).")
        possible = self.undoable(seat)
        if to is not None and to not in possible:
            raise Problem(409, "no-undo", "There is no choice of yours to go back to.")
        count = self.moves - (to or possible[-1]) + 1
        return {"seat": seat} if count == 1 else {"seat": seat, "count": count}

    def undoable(self, seat: int) -> list[int]:
        """Numbers of the choices that a seat may go back to: at a practice table all its own."""
        return self.undo_history.undoable(self.game, seat, self.seats[seat].undos)

    def why_no_undo(self, seat: int) -> WhyNoUndo | None:
        """Why a seat cannot undo its last choice, or None if it can."""
        return self.undo_history.why_not(self.game, seat, self.seats[seat].undos)

    def may_sit(self, person: str, seat: int | None, name: str) -> dict[str, Any] | None:
        """The data of taking a seat, or the first open one; None for a person who sits here
        already.

        Such a person may have tried out a link before giving it away.
        """
        if self.seats_of(person):
            return None
        if seat is None:
            if not self.open_seats():
                raise Problem(409, "table-full", "Every seat at this table is taken.")
            seat = self.open_seats()[0]
        if seat not in self.open_seats():
            raise Problem(409, "seat-taken", "That seat is taken.")
        return {"seat": seat, "person": person, "name": self._free_name(name)}

    def may_ask(self, person: str, name: str) -> dict[str, Any] | None:
        """The data of a request for a seat; None for a person who asks already or has one."""
        if self.seats_of(person) or self.seat_requests.asks(person):
            return None
        if self.status != WAITING:
            raise Problem(409, "table-full", "Every seat at this table is taken.")
        return self.seat_requests.may_ask(person, name)

    def may_let_in(
        self, request: SeatRequest, person: str, gone: Callable[[str], bool]
    ) -> dict[str, Any] | None:
        """The data of accepting a seat request; None if it was answered meanwhile."""
        self.check_hosts(person, gone)
        if request not in self.seat_requests.open:
            return None
        return self.may_sit(request.person, None, request.name)

    def may_turn_down(
        self, request: SeatRequest, person: str, gone: Callable[[str], bool]
    ) -> dict[str, Any] | None:
        """The data of refusing a seat request; None if it was answered meanwhile."""
        self.check_hosts(person, gone)
        return {"person": request.person} if request in self.seat_requests.open else None

    def may_be_called(self, seat: int, person: str, name: str) -> dict[str, Any] | None:
        """The data of a new name before the game begins; None if the name is the same."""
        self._own(seat, person)
        if self.status != WAITING:
            raise Problem(409, "not-possible", "The game has begun; names stay as they are.")
        others = [other.name for k, other in enumerate(self.seats) if k != seat and not other.open]
        free = free_name(name, others)
        return None if free == self.seats[seat].name else {"seat": seat, "name": free}

    def may_stand(
        self, seat: int, person: str, gone: Callable[[str], bool]
    ) -> dict[str, Any] | None:
        """The data of getting up before the game begins; None if nobody sits there.

        The host may do so for a person who is away.
        """
        owner = self.seats[seat].owner if 0 <= seat < len(self.seats) else None
        if owner is None and person == self.setup.host and seat in self.open_seats():
            return None
        if owner is None or person not in (owner, self.setup.host):
            raise not_your_seat(seat)
        if self.status != WAITING:
            raise Problem(409, "not-possible", "The game has begun; let a bot play on.")
        if person != owner and not gone(owner):
            raise _still_here()
        return {"seat": seat}

    def may_leave(self, seat: int, person: str, level: str) -> dict[str, Any] | None:
        """The data of a bot that takes over for a person; None if one already has."""
        self._own(seat, person)
        self._playing()
        return None if self.seats[seat].left else {"seat": seat, "level": level}

    def may_return(self, seat: int, person: str) -> dict[str, Any] | None:
        """The data of a person's return; None if they never left."""
        self._own(seat, person)
        return None if self.seats[seat].level is None else {"seat": seat}

    def may_fill(
        self, seat: int, person: str, level: str, gone: Callable[[str], bool]
    ) -> dict[str, Any] | None:
        """The data of a bot for a seat that is open, or whose person has left or is gone.

        Only the host may ask for it, or anybody with a seat while the host is gone; the person may
        still come back. None if that bot already plays there.
        """
        if not self.hosts(person, gone):
            sentence = (
                "Only the host may put a bot into a seat, or whoever plays once they are gone."
            )
            raise Problem(403, "host-fills", sentence)
        if 0 <= seat < len(self.seats) and self.seats[seat].left:
            return None if self.seats[seat].level == level else {"seat": seat, "level": level}
        owner = self.seats[seat].owner if 0 <= seat < len(self.seats) else None
        if owner is not None and owner != person and self.status == PLAYING:
            if not gone(owner):
                raise _still_here()
            return {"seat": seat, "level": level}
        if seat not in self.open_seats():
            raise Problem(409, "seat-taken", "That seat is taken.")
        bots = sum(other.level is not None for other in self.seats)
        name = self._free_name(bot_name(bots + 1, level))
        return {"seat": seat, "level": level, "name": name}

    def may_send_away(
        self, watcher: str, person: str, gone: Callable[[str], bool]
    ) -> dict[str, Any] | None:
        """The data of removing a watcher; None if they are already removed."""
        self.check_hosts(person, gone)
        if self.concerns(watcher):
            raise Problem(409, "not-possible", "Whoever plays here cannot be sent away.")
        return None if watcher in self.sent_away else {"person": watcher}

    def may_renew_watch_link(
        self, renewals: int, person: str, gone: Callable[[str], bool]
    ) -> dict[str, Any] | None:
        """The data of renewing the link to watch; None if it was renewed meanwhile."""
        self.check_hosts(person, gone)
        return {} if self.watch_renewals == renewals else None

    def check_hosts(self, person: str, gone: Callable[[str], bool]) -> None:
        """Refuse a person who may not decide about watchers and requests for seats."""
        if not self.hosts(person, gone):
            sentence = "Only the host decides who comes in, or whoever plays once they are gone."
            raise Problem(403, "host-decides", sentence)

    def may_say(self, person: str, text: str, once: str | None) -> dict[str, Any] | None:
        """The data of a line of chat; None if the same one was just said."""
        mine = self.seats_of(person)
        if not mine:
            raise Problem(403, "not-your-seat", "Watchers do not chat; players do.")
        seat = mine[0]
        if once is not None and any(s.once == once and s.seat == seat for s in self.chat):
            return None
        return {"name": self.seats[seat].name, "seat": seat, "text": text, "once": once}

    def _free_name(self, name: str) -> str:
        return free_name(name, [seat.name for seat in self.seats if not seat.open])

    # Entries that were made

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

    def _own(self, seat: int, person: str) -> None:
        if not 0 <= seat < len(self.seats) or self.seats[seat].owner != person:
            raise not_your_seat(seat)

    def _playing(self) -> Game:
        if self.game is None or self.game.over:
            raise Problem(409, "not-your-turn", "The game is not being played.")
        return self.game

    def _plays(self, seat: int) -> None:
        if self.seats[seat].level is not None:
            raise Problem(409, "not-your-turn", "A bot plays there; come back first.")


def _still_here() -> Problem:
    sentence = "Whoever sits there was here a moment ago; please wait a minute."
    return Problem(409, "still-here", sentence)
