"""How far a step of the search plays, and at which positions it is valued."""

from __future__ import annotations

from typing import Any

import pytest

from notredame import Game
from notredame.bots.thinkers import Thinker
from notredame.bots.thinking import tree as growing
from notredame.bots.thinking.policy import quick_answer
from notredame.bots.thinking.race import UNIT
from notredame.bots.thinking.tree import result_of_end, step
from notredame.bots.thinking.workspace import WORLD
from notredame.rules.model.state import PHASE_OVER, State
from notredame.rules.play.questions import apply_by
from tests.positions import Table


class Step:
    """One step with an empty tree, valued at `ends` ends."""

    def __init__(self, veiled: State, seat: int, action: int, ends: int) -> None:
        thinker = Thinker()
        self.workspace: Any = thinker.workspace
        self.tree = thinker.new_tree(10, 1)
        self.result = step(veiled, seat, action, 0, ends, self.workspace, self.tree)

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
    first_result = one.result
    while one.state.round_no == 2:
        seat = one.state.current
        apply_by(one.state, seat, quick_answer(one.state, seat, one.workspace))
    later_result = result_of_end(one.state, 0, one.workspace, one.tree)
    assert two.result == (first_result + later_result) // 2
    assert first_result != later_result
    assert two.tree.worths[:players] == one.tree.worths[:players]


def test_near_the_end_of_the_game_a_step_has_only_that_end() -> None:
    table = Table(3)
    table.in_round("C2")
    table.turn_of(0)
    view = table.game.view(0)
    action = view.choices()[0].action
    one, two = (Step(view.state, 0, action, ends) for ends in (1, 2))
    assert one.state.phase == two.state.phase == PHASE_OVER
    assert one.result == two.result


def test_no_tree_however_large_is_asked_after_the_end_of_the_next_round(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    view = Game(2, seed=1).view(0)
    action = view.choices()[0].action
    asked: list[int] = []

    def tree_without_end(s: State, seat: int, workspace: Any, tree: Any) -> int:
        first = not asked
        asked.append(s.round_no)
        return action if first else quick_answer(s, seat, workspace)

    monkeypatch.setattr(growing, "tree_answer", tree_without_end)
    assert Step(view.state, 0, action, 2).state.round_no == 3
    assert set(asked) == {0, 1}


def test_reviews_hints_and_puzzles_value_a_step_at_the_end_of_the_next_round_alone() -> None:
    thinker, view = Thinker(), Game(3, seed=1).view(0)
    action = view.choices()[0].action
    (found,) = thinker.compare(view.state, 0, [action], 0, 1, thinker.new_tree(10, 1))
    one = Step(view.state, 0, action, 1)
    assert thinker.workspace.states[WORLD].round_no == 2
    assert found.values[:3] == one.tree.worths[:3]


def test_a_race_values_its_steps_at_two_ends() -> None:
    thinker, view = Thinker(), Game(3, seed=1).view(0)
    race = thinker.new_race()
    thinker.run_race(view.state, 0, 1, thinker.workspace, thinker.new_tree(10, 1), race)
    one, two = (Step(view.state, 0, race.actions[0], ends) for ends in (1, 2))
    assert race.latest[0] == two.result // UNIT != one.result // UNIT
