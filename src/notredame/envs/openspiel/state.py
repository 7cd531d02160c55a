"""The state of the OpenSpiel game; a thin layer, because OpenSpiel calls it often."""

from __future__ import annotations

import pickle
from base64 import b64encode
from collections.abc import Callable
from typing import Any

import pyspiel

from notredame.rules.choices import CHOICES
from notredame.rules.errors import IllegalChoice
from notredame.rules.knowledge.veil import WATCHER
from notredame.rules.model.actions import N_ACTIONS

from ..stepping import observation
from .deal import MAX_OUTCOMES
from .strings import row_in_words
from .table import CHANCE, OVER, Table
from .worlds import another_game

NO_ATTRIBUTES = b64encode(pickle.dumps({})).decode()


def _serialised_history(table: Table) -> str:
    """A history in OpenSpiel's serialised form, from which a state with it is quickly created."""
    past = [f"{CHANCE}:{outcome}" for outcome in table.drawn]
    past += [f"{seat}:{move}" for seat, move in zip(table.seats, table.moves, strict=True)]
    return f"history={','.join(past)}\nmove_number={len(past)}\n__dict__={NO_ATTRIBUTES}"


class NotreDameState(pyspiel.State):  # type: ignore[misc]
    """A game of Notre Dame at some moment.

    OpenSpiel keeps the history. Everything else is in one attribute, `table`, because OpenSpiel
    clones and serialises attributes one by one.
    """

    def __init__(self, game: Any) -> None:
        """Create the initial state; only the game calls this."""
        super().__init__(game)
        self.table = Table(game.setup)

    def current_player(self) -> int:
        """The seat that is asked, CHANCE, or OVER; in the draft, one seat after the other."""
        return self.table.current

    def is_terminal(self) -> bool:
        """Whether the game is over."""
        return self.table.current == OVER

    def is_chance_node(self) -> bool:
        """Whether something is being dealt."""
        return self.table.current == CHANCE

    def legal_actions(self, player: int | None = None) -> list[int]:
        """The player's legal actions, ascending.

        OpenSpiel's own version makes five calls to this object before `_legal_actions`.
        """
        table = self.table
        if player is None or player == table.current:
            return table.answers().copy()
        found: list[int] = super().legal_actions(player)
        return found

    def _legal_actions(self, player: int) -> list[int]:
        return self.table.answers()

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """The outcomes of this chance node, with their probabilities."""
        if self.table.current != CHANCE:
            raise pyspiel.SpielError("Nothing is being dealt now: this is not a chance node.")
        outcomes = self.table.answers()
        probability = 1.0 / len(outcomes)
        return [(outcome, probability) for outcome in outcomes]

    def _apply_action(self, action: int) -> None:
        try:
            self.table.apply(action)
        except IllegalChoice as problem:
            raise pyspiel.SpielError(str(problem)) from None

    def _action_to_string(self, player: int, action: int) -> str:
        if player == CHANCE:
            if not 0 <= action < MAX_OUTCOMES:
                raise pyspiel.SpielError(f"Chance has no outcome {action}; see chance_outcomes().")
            return self.table.name(action) if action in self.table.answers() else f"deal:{action}"
        if not 0 <= action < N_ACTIONS:
            raise pyspiel.SpielError(f"There is no action {action}; there are 0 to 156.")
        return CHOICES[action].id

    def returns(self) -> list[float]:
        """The result for each player; zeros before the end."""
        return self.table.returns()

    def resample_from_infostate(
        self, player_id: int, probability_sampler: Callable[[], float]
    ) -> NotreDameState:
        """A state that the player cannot tell from this one, with everything unseen drawn anew.

        Every deal that agrees with what the player has seen is equally likely, and so is every
        draft of the others. One number of the sampler is used, as a seed.
        """
        if not 0 <= player_id < self.table.setup.players:
            raise pyspiel.SpielError(
                f"There is no player {player_id}; there are 0 to {self.table.setup.players - 1}."
            )
        seed = int(probability_sampler() * (1 << 53))
        table = another_game(self.table, player_id, seed)
        state: NotreDameState = self.get_game().deserialize_state(_serialised_history(table))
        state.table = table
        return state

    def __str__(self) -> str:
        table = self.table
        if table.state is None:
            return f"dealing: {len(table.drawn)} of {table.setup.shuffles.count} pieces are drawn"
        plain = table.setup.engine.release(table.state)
        row = [0] * observation.observation_size(plain.n)
        observation.observe(plain, WATCHER, row)
        return f"after {len(table.moves)} moves: " + row_in_words(row, plain.n)
