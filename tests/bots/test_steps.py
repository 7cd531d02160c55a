"""How far a step of the search plays, and at which positions it is valued."""

from __future__ import annotations

from typing import Any

import pytest

from notredame import Game
from notredame.bots.thinkers import Thinker
from notredame.bots.thinking.policy import quick_answer
from notredame.bots.thinking.tree import result_of_end, step
from notredame.bots.thinking.workspace import WORLD
from notredame.rules.model.state import PHASE_OVER, State
from notredame.rules.play.questions import apply_by
from tests.positions import Table


class Step:
    """A step of a search that is new, with up to so many ends."""

    def __init__(self, veiled: State, seat: int, action: int, most_ends: int) -> None:
        thinker = Thinker()
        self.workspace: Any = thinker.workspace
        self.tree = thinker.new_tree(10, 1)
        self.result = step(veiled, seat, action, 0, most_ends, self.workspace, self.tree)
        self.worths = list(self.tree.worths[: veiled.n])

    @property
    def state(self) -> State:
        """The position at its last end."""
        found: State = self.workspace.states[WORLD]
        return found


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_a_step_is_the_mean_of_the_ends_of_the_next_round_and_the_one_after(players: int) -> None:
    view = Game(players, seed=1).view(0)
    action = view.choices()[0].action
    one, two = (Step(view.state, 0, action, ends) for ends in (1, 2))
    assert (one.state.round_no, two.state.round_no) == (2, 3)
    first_worths, first_result = one.worths, one.result
    while one.state.round_no == 2:
        seat = one.state.current
        apply_by(one.state, seat, quick_answer(one.state, seat, one.workspace))
    later_result = result_of_end(one.state, 0, one.workspace, one.tree)
    later_worths = one.tree.end[:players]
    assert two.worths == [(a + b) // 2 for a, b in zip(first_worths, later_worths, strict=True)]
    assert two.result == (first_result + later_result) // 2
    assert first_result != later_result


def test_a_step_that_reaches_the_end_of_the_game_has_no_further_end() -> None:
    table = Table(3)
    table.in_round("C2")
    table.turn_of(0)
    view = table.game.view(0)
    action = view.choices()[0].action
    one, two = (Step(view.state, 0, action, ends) for ends in (1, 2))
    assert one.state.phase == two.state.phase == PHASE_OVER
    assert (one.worths, one.result) == (two.worths, two.result)
