"""`Game`, the friendly interface to the rules."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from .choices import BY_ID, CHOICES, Choice
from .errors import IllegalChoice, NotreDameError, SetupError, shown
from .knowledge.description import describe, round_name, seats_to_act
from .knowledge.description_types import StateDescription
from .knowledge.view import View
from .model.actions import ASK_OVER, MAX_CHOICES, QUESTIONS
from .model.deal import (
    Deal,
    boroughs_for,
    check_deal,
    commitment,
    deal_from_seed,
    read_seed,
    seat_colour,
)
from .model.events import event_name, tell_round_begins
from .model.options import DEFAULT_EDITION, Options, options_of
from .model.printed_data import PRINTED, Printed
from .model.state import State
from .named_events import Event, read_event
from .play.questions import apply_by, legal_for
from .play.rounds import set_up
from .result import Result, result_of


class Game:
    """A game of Notre Dame.

    >>> game = Game(players=["Anna", "Ben", "Cleo"], seed=7)
    >>> game.to_act
    (0, 1, 2)
    >>> [choice.id for choice in game.choices(0)]
    ['keep:bank', 'keep:residence', 'keep:hospital']
    """

    names: tuple[str, ...]
    """The players, by seat, clockwise."""
    edition: str
    options: Options
    printed: Printed
    deal: Deal
    seed: bytes | None
    """The secret seed of the deal, or None when the deal was given."""
    state: State
    """The true state. It is secret: show people and bots `view(seat)` instead."""
    moves: list[tuple[int, int]]
    """Seat and action of every choice so far. With the deal, this is the game."""
    practice: bool
    """Whether choices could be taken back even after something hidden was revealed."""

    def __init__(
        self,
        players: int | list[str] | tuple[str, ...],
        *,
        edition: str = DEFAULT_EDITION,
        options: Mapping[str, Any] | Options | None = None,
        seed: int | str | bytes | None = None,
        deal: Deal | None = None,
        start: int | None = None,
        printed: Printed = PRINTED,
        practice: bool = False,
    ) -> None:
        """Set up a game from a number of players or their names, and a seed or a deal.

        `options` changes single options of the edition. `start` chooses who begins; otherwise the
        deal says. `practice` marks a game whose result counts for nothing; the rules are the same.
        """
        if isinstance(players, list | tuple):
            count = len(players)
            boroughs = boroughs_for(count)
            self.names = tuple(players)
        else:
            count = players
            boroughs = boroughs_for(count)
            self.names = tuple(seat_colour(seat, count).capitalize() for seat in range(count))
        _check_names(self.names)
        self.edition = edition
        preset = options_of(edition)
        self.options = options if isinstance(options, Options) else preset.changed(options or {})
        self.printed = printed
        self.practice = practice
        if (seed is None) == (deal is None):
            raise SetupError("A game needs either a seed or a deal (fresh_seed() draws a seed).")
        if start is not None and (type(start) is not int or not 0 <= start < count):
            raise SetupError(f"The start player must be a seat from 0 to {count - 1}, not {start}.")
        new_persons = self.options.new_persons
        self.seed = None if seed is None else read_seed(seed)
        if deal is None:
            assert self.seed is not None
            deal = deal_from_seed(self.seed, count, new_persons, start)
        elif not isinstance(deal, Deal):
            raise SetupError("A deal is a Deal; deal_from_dict makes one from plain names.")
        elif start is not None and start != deal.start:
            raise SetupError("The deal says who begins; leave out start.")
        check_deal(deal, count, new_persons)
        self.deal = deal
        self.moves = []
        if not isinstance(printed, Printed):
            raise SetupError("The printed data is a Printed; printed_from_toml reads one.")
        s = State()
        s.n = count
        s.boroughs = boroughs
        self.options.write_into(s)
        printed.write_into(s)
        deal.write_into(s)
        s.log = []
        set_up(s)
        self._notes = s.log
        s.log = None
        self._marks = [len(self._notes)]
        self.state = s

    @property
    def commitment(self) -> str | None:
        """The commitment: a hash of the seed that may be published before the game ends."""
        return None if self.seed is None else commitment(self.seed)

    @property
    def over(self) -> bool:
        """Whether the game has ended."""
        return self.state.ask == ASK_OVER

    @property
    def to_act(self) -> tuple[int, ...]:
        """The seats that may choose now: several in the draft, none when the game is over."""
        return seats_to_act(self.state)

    @property
    def question(self) -> str:
        """The id of the question being asked."""
        return QUESTIONS[self.state.ask]

    def choices(self, seat: int | None = None) -> list[Choice]:
        """The choices of a seat now; without a seat, those of the first seat to act."""
        out = [0] * MAX_CHOICES
        asked = self.state.current if seat is None else self._seat(seat)
        return [CHOICES[a] for a in out[: legal_for(self.state, asked, out)]]

    def play(self, seat: int, choice: Choice | str | int) -> list[Event]:
        """Make a seat's choice, given as a `Choice`, its id or its number; return what happened."""
        action = self._action(self._seat(seat), choice)
        self.state.log = self._notes
        apply_by(self.state, seat, action)
        self.state.log = None
        self.moves.append((seat, action))
        self._marks.append(len(self._notes))
        return self.events(len(self.moves))

    def events(self, move: int) -> list[Event]:
        """The events that a choice caused; 1 is the first choice, 0 the set-up."""
        self._check_move(move)
        first = self._marks[move - 1] if move else 0
        return [read_event(note, self.state.n) for note in self._notes[first : self._marks[move]]]

    def log(self, seat: int | None) -> list[Event]:
        """The events so far, as a seat or a watcher may see them (T10).

        With the option `log` set to `round`, only those of the current round; right after a round
        has ended, also those that its last choice caused.
        """
        first = 0
        if self.options.log == "round":
            begins = event_name(tell_round_begins)
            first = max(i for i, note in enumerate(self._notes) if note[0] == begins)
            if self.moves:
                first = min(first, self._marks[-2])
        return [read_event(note, self.state.n).seen_by(seat) for note in self._notes[first:]]

    def view(self, seat: int | None) -> View:
        """What a seat may see; with None, what a watcher may see."""
        return View(self.state, None if seat is None else self._seat(seat))

    def result(self) -> Result:
        """The result: who won, and with what."""
        if not self.over:
            raise NotreDameError("The game is not over; it has no result yet.")
        return result_of(self.state)

    def copy(self) -> Game:
        """An independent copy."""
        other = object.__new__(Game)
        other.__dict__.update(self.__dict__)
        other.state = self.state.copy()
        other.moves = self.moves[:]
        other._notes = self._notes[:]
        other._marks = self._marks[:]
        return other

    def before(self, move: int) -> Game:
        """The game as it stood before a choice; 1 is the first, one past the last is now."""
        self._check_move(move - 1)
        earlier = Game(
            self.names,
            edition=self.edition,
            options=self.options,
            deal=self.deal,
            printed=self.printed,
            practice=self.practice,
        )
        earlier.seed = self.seed
        for seat, action in self.moves[: move - 1]:
            earlier.play(seat, action)
        return earlier

    def as_dict(self) -> StateDescription:
        """The complete true state in plain names, secrets included."""
        return describe(self.state)

    def _check_move(self, move: int) -> None:
        if type(move) is not int or not 0 <= move <= len(self.moves):
            raise NotreDameError(f"The game has {len(self.moves)} choices; there is none {move}.")

    def _seat(self, seat: int) -> int:
        if type(seat) is not int or not 0 <= seat < self.state.n:
            raise IllegalChoice(
                f"There is no seat {shown(seat)}; seats are 0 to {self.state.n - 1}."
            )
        return seat

    def _action(self, seat: int, choice: Choice | str | int) -> int:
        if self.over:
            raise IllegalChoice("The game is over; there is nothing to choose.")
        if isinstance(choice, Choice):
            action = choice.action
        elif isinstance(choice, str):
            if choice not in BY_ID:
                raise IllegalChoice(f"There is no choice {shown(choice)}.")
            action = BY_ID[choice].action
        elif type(choice) is int:
            action = choice
        else:
            raise IllegalChoice(f"A choice, its id or its number is needed, not {shown(choice)}.")
        legal = self.choices(seat)
        if not legal:
            waiting = ", ".join(self.names[other] for other in self.to_act)
            raise IllegalChoice(
                f"It is not for {self.names[seat]} to choose now, but for {waiting}."
            )
        if action not in {option.action for option in legal}:
            wanted = CHOICES[action].id if 0 <= action < len(CHOICES) else str(action)
            offered = ", ".join(option.id for option in legal)
            raise IllegalChoice(
                f"{self.names[seat]} cannot choose {wanted} now; possible are {offered}."
            )
        return action

    def __repr__(self) -> str:
        if self.over:
            where = "over"
        else:
            waiting = ", ".join(self.names[seat] for seat in self.to_act)
            where = f"{round_name(self.state.round_no)}, {self.question}, waiting for {waiting}"
        standing = ", ".join(
            f"{name} {p.prestige}p {p.coins}c {p.supply}+{p.general}m rat {p.rat}"
            for name, p in zip(self.names, self.state.players, strict=False)
        )
        return f"<Game {self.edition}: {where}; {standing}>"


def _check_names(names: Sequence[str]) -> None:
    for name in names:
        if (
            not isinstance(name, str)
            or not name.strip()
            or len(name) > 40
            or not name.isprintable()
        ):
            raise SetupError(f"{shown(name)} is no name: 1 to 40 printable characters, please.")
        if any(c in '"\\' for c in name) or name != name.strip():
            raise SetupError(f"{shown(name)} is no name: no quotes, backslashes or outer spaces.")
    if len(set(names)) != len(names):
        raise SetupError("Two players have the same name; give each a name of their own.")
