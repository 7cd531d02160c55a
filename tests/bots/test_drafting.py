"""What keeping a card is worth: the own gain, the left neighbour's, and the card itself."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace

import pytest

from notredame.bots.thinking.drafting import (
    CARD_WORTH,
    DRAFT_OF_KIND,
    LEFT_GAIN,
    OWN_GAIN,
    PICK_WEIGHTS,
    PICKS,
    rate_keeps,
)
from notredame.bots.thinking.game_kinds import kind_of
from notredame.bots.thinking.policy import quick_answer, rate_quickly
from notredame.bots.thinking.turns import VALUE
from notredame.bots.thinking.workspace import Workspace
from notredame.bots.weights.weights import blank_weights
from notredame.bots.workspaces import plain_workspace
from notredame.rules.choices import CHOICES
from notredame.rules.game import Game
from notredame.rules.model.pieces import CARDS, N_CARDS
from notredame.rules.model.state import State


def drafting_by(state: State, change: Callable[[list[int]], object]) -> Workspace:
    """A workspace whose draft weights are nothing at all but for a change."""
    weights, kind = blank_weights(), kind_of(state)
    draft = [0] * DRAFT_OF_KIND
    change(draft)
    own = replace(weights.kinds[kind], draft=tuple(draft))
    workspace = plain_workspace(weights.with_kind(kind, own))
    for k in range(5 * N_CARDS):
        workspace.gains[k] = 0
    return workspace


def row_of(round_no: int, pick: int) -> int:
    return PICK_WEIGHTS * (PICKS * round_no + pick)


def ratings(state: State, seat: int, workspace: Workspace) -> dict[str, int]:
    """What keeping each card is worth."""
    out = [0] * 3
    n = rate_keeps(state, seat, out, workspace)
    return {CHOICES[out[k]].id.removeprefix("keep:"): workspace.worths[k] for k in range(n)}


def test_the_own_gain_counts() -> None:
    state = Game(3, seed=1).state
    workspace = drafting_by(state, lambda draft: draft.__setitem__(OWN_GAIN, 500))
    first, *others = ratings(state, 0, workspace)
    workspace.gains[CARDS.index(first)] = 300
    assert ratings(state, 0, workspace) == {first: 150} | dict.fromkeys(others, 0)


def test_what_the_left_neighbour_gains_from_the_best_card_passed_on_counts_against_it() -> None:
    state = Game(3, seed=1).state
    workspace = drafting_by(state, lambda draft: draft.__setitem__(LEFT_GAIN, -500))
    first, second, third = ratings(state, 0, workspace)
    workspace.gains[N_CARDS + CARDS.index(first)] = 400
    workspace.gains[N_CARDS + CARDS.index(second)] = 200
    assert ratings(state, 0, workspace) == {first: -100, second: -200, third: -200}


def test_in_the_second_pick_one_card_is_passed_on() -> None:
    game = Game(2, seed=1)
    for seat in (0, 1):
        game.play(seat, game.choices(seat)[0])
    at = row_of(0, 1) + LEFT_GAIN
    workspace = drafting_by(game.state, lambda draft: draft.__setitem__(at, -1000))
    first, second = ratings(game.state, 0, workspace)
    workspace.gains[N_CARDS + CARDS.index(first)] = 400
    assert ratings(game.state, 0, workspace) == {first: 0, second: -400}


@pytest.mark.parametrize("round_no", [0, 4, 8])
def test_a_card_is_worth_something_of_its_own_in_each_round(round_no: int) -> None:
    state = Game(4, seed=2).state
    state.round_no = round_no
    card = next(iter(ratings(state, 0, plain_workspace())))
    at = row_of(round_no, 0) + CARD_WORTH + CARDS.index(card)
    workspace = drafting_by(state, lambda draft: draft.__setitem__(at, 70))
    assert ratings(state, 0, workspace)[card] == 70
    assert sum(ratings(state, 0, workspace).values()) == 70
    assert CHOICES[quick_answer(state, 0, workspace)].id == f"keep:{card}"


def test_levels_are_told_the_same() -> None:
    state = Game(3, seed=5).view(0).state
    out, worths = [0] * 3, [0] * 3
    n = rate_quickly(state, 0, [1], VALUE, out, worths, plain_workspace())
    found = {CHOICES[out[k]].id.removeprefix("keep:"): worths[k] for k in range(n)}
    assert found == ratings(state, 0, plain_workspace())
