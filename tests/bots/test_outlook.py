"""The outlook of positions: parts that add up, win chances, and what chance has revealed."""

from __future__ import annotations

import pytest

from notredame import Game
from notredame.bots import Budget
from notredame.bots.answer_ranking import mean_of
from notredame.bots.evaluation import Loss
from notredame.bots.own.evaluator import SearchEvaluator, leads_of
from notredame.bots.own.win_chances import win_chances
from notredame.bots.thinkers import CompiledThinker, Thinker, WorldValues, prepare
from notredame.bots.thinking.outlook import (
    ALL_CARDS_KNOWN,
    BEFORE_ROUND,
    OWN_CARDS_KNOWN,
    PERSONS_KNOWN,
    deal_again,
)
from notredame.bots.thinking.parts import N_PARTS, PART_OF_FEATURE, PARTS, UNIT
from notredame.rules.knowledge.view import View
from notredame.rules.model.chance import seed_chance
from notredame.rules.model.pieces import MAX_PLAYERS
from notredame.rules.model.state import State
from tests.positions import Table

from .test_fair import Position, positions

FEW = Budget(steps=60)


def give_hand(table: Table, *cards: str) -> None:
    """Let seat 0 play first, with these cards in its hand."""
    for slot, card in enumerate(cards):
        table.give_card(card, slot=slot)
    table.turn_of(0)


@pytest.fixture(scope="module")
def some_positions() -> list[Position]:
    prepare()
    return list(positions(24))


def test_plain_and_compiled_comparisons_are_the_same(some_positions: list[Position]) -> None:
    for state, _, seat in some_positions[::4]:
        view = View(state, seat)
        actions = [choice.action for choice in view.choices()][:3]
        found: list[list[WorldValues]] = []
        for thinker in (Thinker(), CompiledThinker()):
            tree = thinker.new_tree(20, 5)
            held = thinker.hold(view.state)
            found.append(thinker.compare(held, seat, actions, 3, 2, tree))
            found[-1].append(thinker.outlook(held, seat, 8, 1))
            found[-1].append(thinker.stage_outlook(thinker.hold(state), seat, 3, 8, 1))
        assert found[0] == found[1]


def test_the_parts_of_a_value_add_up_to_it(some_positions: list[Position]) -> None:
    thinker = CompiledThinker()
    for state, _, seat in some_positions:
        samples = thinker.outlook(thinker.hold(View(state, seat).state), seat, 1, 1)
        for other in range(state.n):
            parts = samples.parts[N_PARTS * other : N_PARTS * (other + 1)]
            assert sum(parts) * 100 // UNIT == samples.values[other]


def test_every_feature_belongs_to_a_part_that_is_no_source() -> None:
    named = [PARTS[part] for part in PART_OF_FEATURE]
    assert named[0] == "base"
    assert named[1:5] == ["coins"] * 4
    assert named[5:9] == ["markers"] * 4
    assert named[22] == "base", "that the general supply is empty does not mean more markers"
    assert named[10:17] == ["rat"] * 7
    assert named[-5:] == ["hospital-pieces"] * 5
    assert set(named) == set(PARTS[8:])


def test_answers_that_lead_to_the_same_are_worth_the_same() -> None:
    prepare()
    table = Table(players=4, seed=3)
    give_hand(table, "hotel", "hotel", "bank")
    compared = SearchEvaluator(1).compare(table.game.view(0), None, Budget(steps=300))
    hotels = [a for a in compared.answers if a.choice.id.endswith("hotel")]
    assert len(hotels) == 2
    assert hotels[0].behind == pytest.approx(hotels[1].behind)


def test_the_best_answer_loses_nothing_for_certain(some_positions: list[Position]) -> None:
    for state, _, seat in some_positions[:8]:
        view = View(state, seat)
        best = SearchEvaluator(1).compare(view, None, Budget(steps=240)).best.choice
        assert not SearchEvaluator(1).compare(view, best, Budget(steps=240)).loss.certain


def test_a_loss_is_certain_above_two_standard_errors() -> None:
    assert Loss(0.21, 0.1).certain
    assert not Loss(0.2, 0.1).certain


def test_win_chances_add_up_and_grow_sharper_towards_the_end() -> None:
    early, late = (win_chances([50, 46, 44], rounds) for rounds in (7, 1))
    assert sum(early) == pytest.approx(1)
    assert 1 / 3 < early[0] < late[0] < 1
    assert win_chances([40, 40], 0) == [0.5, 0.5]


def test_a_lead_is_over_the_mean_of_the_others() -> None:
    values = [1000, 600, 800, *[0] * (MAX_PLAYERS - 3)]
    assert leads_of(values, 0, 3) == [3.0]
    assert leads_of(values, 1, 3) == [-3.0]
    assert mean_of([1.0, 3.0]) == (2.0, 1.0)


def test_a_view_without_a_question_can_be_evaluated() -> None:
    prepare()
    game = Game(3, seed=1)
    game.play(0, game.choices(0)[0])
    assert not game.choices(0)
    evaluation = SearchEvaluator(1).evaluate(game.view(0), Budget(steps=20))
    assert evaluation.worlds == 20
    assert sum(seat.lead for seat in evaluation.seats) == pytest.approx(0)
    assert sum(seat.win_chance for seat in evaluation.seats) == pytest.approx(1)


def dealt_again(state: State, stage: int, seed: int) -> State:
    """The beginning of a round with what seat 1 and the table do not know at a stage dealt anew."""
    copy = state.copy()
    rng = [0]
    seed_chance(rng, seed)
    deal_again(copy, 1, stage, rng)
    return copy


@pytest.mark.parametrize("round_no", [0, 1, 5])
def test_what_chance_has_revealed_stays_and_the_rest_is_dealt_anew(round_no: int) -> None:
    game = Game(3, seed=9)
    while game.state.round_no < round_no:
        seat = game.to_act[0]
        game.play(seat, game.choices(seat)[0])
    true = game.state
    k = 3 * round_no

    def triples(s: State) -> list[list[int]]:
        return [s.players[seat].deck[k : k + 3] for seat in range(3)]

    others = {
        stage: [dealt_again(true, stage, seed) for seed in range(30)]
        for stage in (BEFORE_ROUND, PERSONS_KNOWN, OWN_CARDS_KNOWN, ALL_CARDS_KNOWN)
    }
    last_of_period = round_no % 3 == 2
    for stage, states in others.items():
        known = [sorted(s.persons) for s in states] == [sorted(true.persons)] * 30
        assert known == (stage >= PERSONS_KNOWN or last_of_period)
        own = [triples(s)[1] for s in states] == [triples(true)[1]] * 30
        assert own == (stage >= OWN_CARDS_KNOWN or last_of_period)
        every = [triples(s) for s in states] == [triples(true)] * 30
        assert every == (stage == ALL_CARDS_KNOWN or last_of_period)
        for s in states:
            assert s.plague == sum(s.rats[person] for person in s.persons)
            for seat in range(3):
                period = 9 * (round_no // 3)
                assert sorted(s.players[seat].deck[period : period + 9]) == list(range(9))


def test_grey_persons_that_the_spy_has_shown_stay() -> None:
    game = Game(3, seed=9)
    game.state.players[2].spied = 1
    for seed in range(10):
        assert dealt_again(game.state, BEFORE_ROUND, seed).grey == game.state.grey
