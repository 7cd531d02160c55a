"""One OpenSpiel game: the outcomes of chance, the moves, and the position."""

from __future__ import annotations

from typing import Any

from notredame.rules.choices import CHOICES
from notredame.rules.errors import IllegalChoice, shown
from notredame.rules.model.deal import Deal
from notredame.rules.model.events import event_name, tell_card_played
from notredame.rules.model.state import State
from notredame.rules.play.questions import apply
from notredame.rules.play.rounds import set_up

from ..stepping.rewards import RANK, WIN_SHARE, reward_at_end
from .setup import Setup, from_stored_parameters, setup_of, stored_parameters

CHANCE = -1
OVER = -4
"""OpenSpiel's numbers for the player to act when no player is."""


class Table:
    """A game that is dealt piece by piece and then played."""

    __slots__ = (
        "_answers",
        "_ends",
        "current",
        "deal",
        "drawn",
        "moves",
        "seats",
        "setup",
        "state",
    )

    def __init__(self, setup: Setup) -> None:
        self.setup = setup
        self.drawn = bytearray()
        """Outcomes of chance."""
        self.moves = bytearray()
        """Actions of players."""
        self.seats = bytearray()
        """The seat of each action."""
        self.deal: Deal | None = None
        """The deal; None until everything is drawn."""
        self.state: Any = None
        """The position as the engine holds it; None until everything is drawn."""
        self.current = CHANCE
        """The seat that is asked, or CHANCE, or OVER."""
        self._answers: list[int] | None = None
        self._ends: list[Any] | None = None

    def answers(self) -> list[int]:
        """The possible actions or outcomes of chance, ascending; callers must not change them."""
        if self._answers is None:
            if self.current >= 0:
                self._answers = self.setup.engine.legal(self.state)
            elif self.current == CHANCE:
                self._answers = self.setup.shuffles.outcomes(self.drawn)
            else:
                self._answers = []
        return self._answers

    def apply(self, action: int) -> None:
        """Apply a move or an outcome of chance."""
        if action not in self.answers():
            raise IllegalChoice(self._refusal(action))
        self._answers = None
        if self.state is None:
            self.drawn.append(action)
            if len(self.drawn) == self.setup.shuffles.count:
                self._begin()
            return
        engine = self.setup.engine
        engine.apply(self.state, action)
        self.moves.append(action)
        self.seats.append(self.current)
        self.current = OVER if engine.over(self.state) else engine.current(self.state)

    def _begin(self) -> None:
        self.deal = self.setup.shuffles.deal(self.drawn)
        self.state = self._first(self.deal)
        self.current = self.setup.engine.current(self.state)

    def _first(self, deal: Deal) -> Any:
        plain = self.setup.blank.copy()
        deal.write_into(plain)
        set_up(plain)
        return self.setup.engine.hold(plain)

    def _refusal(self, action: int) -> str:
        if self.current == OVER:
            return "The game is over; begin a new one."
        possible = ", ".join(f"{a} ({self.name(a)})" for a in self.answers()[:6])
        more = ", ..." if len(self.answers()) > 6 else ""
        chooser = "Chance" if self.current == CHANCE else f"Player {self.current}"
        return f"{chooser} cannot choose {shown(action)} now; possible are {possible}{more}."

    def name(self, action: int) -> str:
        """The name of an action, or of an outcome while chance is to act."""
        if self.state is None:
            return self.setup.shuffles.outcome_name(len(self.drawn), action)
        return CHOICES[action].id

    def returns(self) -> list[float]:
        """The result of each seat; zeros before the end."""
        players = self.setup.players
        if self.current != OVER:
            return [0.0] * players
        kind, s = self.setup.reward_kind, self.setup.engine.release(self.state)
        rewards = [reward_at_end(s, seat, kind) for seat in range(players)]
        if kind == WIN_SHARE:  # scaled so that the results add up to zero
            return [(players * share - 1) / (players - 1) for share in rewards]
        if kind == RANK:
            return [2 * rank - 1 for rank in rewards]
        return rewards

    def copy(self) -> Table:
        """An independent copy."""
        twin = Table(self.setup)
        twin.drawn, twin.moves, twin.seats = self.drawn[:], self.moves[:], self.seats[:]
        if self.state is not None:
            twin.deal, twin.state = self.deal, self.setup.engine.copy(self.state)
        twin.current, twin._answers, twin._ends = self.current, self._answers, self._ends
        return twin

    def __deepcopy__(self, memo: object) -> Table:
        """Copy for OpenSpiel's `clone`."""
        return self.copy()

    def __reduce__(self) -> tuple[Any, ...]:
        """Reduce to parameters, outcomes and moves, which any machine and engine can replay."""
        stored = stored_parameters(self.setup.parameters)
        return played, (stored, bytes(self.drawn), bytes(self.moves))

    def period_ends(self) -> list[Any]:
        """The last position of each past period, before its cards were forgotten."""
        if self.deal is None:
            return []
        engine, fields = self.setup.engine, self.setup.fields
        period = fields.number(self.state, "round_no") // 3
        if self._ends is None or len(self._ends) != period:
            self._ends, state, k = [], self._first(self.deal), 0
            while len(self._ends) < period:
                before = engine.copy(state)
                engine.apply(state, self.moves[k])
                if fields.number(state, "round_no") // 3 > len(self._ends):
                    self._ends.append(engine.hold(_shown(engine.release(before), self.moves[k])))
                k += 1
        return self._ends


def _shown(s: State, action: int) -> State:
    """The state before an answer, except that a card which the answer plays is already shown."""
    after = s.copy()
    after.log = []
    apply(after, action)
    for event, _, values in after.log:
        if event == event_name(tell_card_played):
            card, owner = values
            deck = s.players[owner].deck
            slot = deck.index(card, 3 * s.round_no) - 3 * s.round_no
            s.players[owner].shown |= 1 << (3 * (s.round_no % 3) + slot)
    return s


def played(stored: dict[str, Any], drawn: bytes, moves: bytes) -> Table:
    """Replay outcomes of chance and moves; serialised states refer to this function by name."""
    table = Table(setup_of(from_stored_parameters(stored)))
    for outcome in drawn:
        table.apply(outcome)
    for action in moves:
        table.apply(action)
    return table
