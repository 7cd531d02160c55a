"""What our own bots think with: plain and compiled modes agree, and values make sense."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from notredame import Game
from notredame.bots import Budget, make_bot
from notredame.bots.own.planner import PlannerBot
from notredame.bots.own.search import SearchBot
from notredame.bots.thinkers import CompiledThinker, Thinker, prepare
from notredame.bots.thinking.drafting import rate_card
from notredame.bots.thinking.features import (
    N_FEATURES,
    PERSON_HERE,
    note_features,
    note_sectors,
    rounds_to_come,
    turns_to_come,
)
from notredame.bots.thinking.game_kinds import GAME_KINDS
from notredame.bots.thinking.race import ANSWERS
from notredame.bots.thinking.tree import NODES
from notredame.bots.thinking.turns import PRESTIGE_NOW, VALUE
from notredame.bots.thinking.value import SCALE, value
from notredame.bots.weights.weights import shipped_weights
from notredame.bots.workspaces import plain_workspace
from notredame.rules.knowledge.view import View
from notredame.rules.model.persons import PERSONS
from notredame.rules.model.pieces import CARDS, ROUNDS
from notredame.rules.model.state import PHASE_HIRE
from notredame.rules.play.persons.counting import person_prestige
from tests.positions import Table

from .test_fair import Position, positions

KINDS: list[type[Thinker]] = [Thinker, CompiledThinker]


@pytest.fixture(scope="module")
def some_positions() -> list[Position]:
    prepare()
    return list(positions(40))


def test_plain_and_compiled_ratings_and_plans_are_the_same(some_positions: list[Position]) -> None:
    for number, (state, _, seat) in enumerate(some_positions):
        view = View(state, seat)
        found = []
        for thinker in (Thinker(), CompiledThinker()):
            held = thinker.hold(view.state)
            found.append(
                (
                    thinker.rate(held, seat, thinker.chance(number), PRESTIGE_NOW),
                    thinker.rate(held, seat, thinker.chance(number), VALUE),
                    thinker.plan(held, seat, thinker.chance(number), 1, 12),
                )
            )
        assert found[0] == found[1]


def test_plain_and_compiled_searches_are_the_same(some_positions: list[Position]) -> None:
    for state, _, seat in some_positions:
        found = []
        for kind in (Thinker, CompiledThinker):
            found.append(SearchBot(3, kind).think(View(state, seat), Budget(steps=5)))
        assert found[0] == found[1]


@pytest.mark.parametrize("name", ["greedy", "quick", "planner", "search", "easy", "medium", "hard"])
def test_the_same_seed_and_steps_choose_the_same(name: str, some_positions: list[Position]) -> None:
    for state, _, seat in some_positions:
        view = View(state, seat)
        one, other = (
            make_bot(name, 9).choose(view, view.choices(), Budget(steps=40)) for _ in range(2)
        )
        assert one == other


def test_a_used_thinker_rates_like_a_new_one(some_positions: list[Position]) -> None:
    used = Thinker()
    for state, _, seat in some_positions:
        new = Thinker()
        for aim in (PRESTIGE_NOW, VALUE):
            rated = [one.rate(state, seat, one.chance(1), aim) for one in (used, new)]
            assert rated[0] == rated[1]


def test_a_search_on_two_cores_is_repeatable_and_differs_from_one_on_one() -> None:
    prepare()
    view = Game(4, seed=3).view(0)
    both = [SearchBot(4).think(view, Budget(steps=64, cores=2)) for _ in range(2)]
    assert both[0] == both[1]
    assert both[0] != SearchBot(4).think(view, Budget(steps=64))


def test_a_search_rates_possible_choices_and_shares_add_up(
    some_positions: list[Position],
) -> None:
    for state, _, seat in some_positions:
        view = View(state, seat)
        thoughts = SearchBot(4).think(view, Budget(steps=200))
        assert {thought.choice for thought in thoughts} <= set(view.choices())
        assert sum(thought.share for thought in thoughts) == pytest.approx(1)
        assert thoughts[0].behind == 0
        most = max(thought.share for thought in thoughts)
        assert thoughts[0].share >= most - 1 / 50, "one step less, in a world that is not finished"


def test_a_search_stops_when_one_choice_is_left() -> None:
    prepare()
    done = 0

    class Counting(CompiledThinker):
        def __init__(self) -> None:
            super().__init__()
            run: Callable[..., None] = self.run_race

            def counted(*arguments: Any) -> None:
                nonlocal done
                done += arguments[2]
                run(*arguments)

            self.run_race = counted

    view = last_choice().game.view(0)
    thoughts = SearchBot(1, new_thinker=Counting).think(view, Budget(steps=20_000))
    assert thoughts[0].choice.id == "donate:3"
    assert done < 1000


def test_a_longer_search_is_the_same_in_plain_mode_and_when_the_tree_is_full() -> None:
    prepare()
    view = Game(2, seed=1).view(0)
    for steps in (8, 300):
        found = [SearchBot(1, new_thinker=kind).think(view, Budget(steps=steps)) for kind in KINDS]
        assert found[0] == found[1]
    raced = []
    for kind in KINDS:
        thinker = kind()
        tree, race = thinker.new_tree(2, 1), thinker.new_race()
        held = thinker.hold(view.state)
        thinker.run_race(held, 0, 12, thinker.workspace, tree, race)
        n = race.counters[ANSWERS]
        assert sum(race.tried[:n]) == 12
        assert tree.used[NODES] == 2
        raced.append((list(race.totals[:n]), list(race.latest[:n])))
    assert raced[0] == raced[1]


def test_the_gain_of_a_card_does_not_depend_on_the_seats_prestige() -> None:
    """Stored gains are compared across possible worlds and rounds."""
    table = Table(3)
    workspace = plain_workspace()
    before = rate_card(table.state, 0, CARDS.index("bank"), VALUE, workspace)
    table.player(0).prestige += 40
    assert rate_card(table.state, 0, CARDS.index("bank"), VALUE, workspace) == before


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_the_gain_of_a_full_carriage_house_includes_a_message(players: int) -> None:
    """Answers without a message come first, and there are many; those with one must be tried."""
    table = Table(players)
    table.lay(0, carriage_house=4)
    carriage = CARDS.index("carriage-house")
    assert rate_card(table.state, 0, carriage, PRESTIGE_NOW, plain_workspace()) == 400


def test_the_friend_is_tried_in_every_sector() -> None:
    table = Table(4)
    table.lay(0, carriage_house=4, residence=6)
    friend = CARDS.index("trusted-friend")
    assert rate_card(table.state, 0, friend, PRESTIGE_NOW, plain_workspace()) == 700


def last_choice() -> Table:
    """A table at its last card, Notre Dame, with coins to donate and no person worth hiring."""
    table = Table(2)
    table.lay(0, residence=1)
    table.in_round("C3")
    table.coins(3, 3)
    table.open_persons("doctor", "minstrel", "mayor")
    table.give_card("notre-dame")
    table.turn_of(0, second=True)
    for player in table.state.players:
        player.in_hand = 3
    table.answer("play:own:notre-dame")
    return table


@pytest.mark.parametrize(
    "name", ["greedy", "quick", "planner", "search", "hard", "expert", "champion"]
)
def test_no_bot_keeps_coins_at_the_end_of_the_game(name: str) -> None:
    prepare()
    table = last_choice()
    choices = table.game.choices(0)
    assert make_bot(name, 1).choose(table.game.view(0), choices, Budget(steps=100)).id == "donate:3"


def test_a_planner_with_a_time_limit_rates_every_choice() -> None:
    prepare()
    game = Game(4, seed=3)
    plans = PlannerBot(1).plans(game.view(0), Budget(seconds=0.05))
    assert set(plans) == {choice.action for choice in game.choices(0)}


def test_a_value_is_the_sum_of_its_features_at_their_prices(some_positions: list[Position]) -> None:
    workspace = plain_workspace()
    for state, _, seat in some_positions:
        rounds = rounds_to_come(state)
        if rounds > 0:
            prestige = note_features(state, seat, workspace.features)
            note_sectors(state.players[seat], workspace.features)
            kind = GAME_KINDS.index((state.n, bool(state.new_persons)))
            row = (ROUNDS + 1) * turns_to_come(state, seat) + rounds
            of_kind = shipped_weights().kinds[kind].prices
            prices = of_kind[N_FEATURES * row : N_FEATURES * (row + 1)]
            total = sum(
                price * amount for price, amount in zip(prices, workspace.features, strict=True)
            )
            assert value(state, seat, workspace) == prestige + total // SCALE


def test_what_this_rounds_grey_person_would_bring_counts_while_the_hire_is_to_come() -> None:
    table = Table(2)
    table.lay(0, park=3, hospital=4)
    table.in_round("C1")
    table.open_persons("doctor", "minstrel", "mayor")
    table.turn_of(0)
    features = plain_workspace().features
    table.coins(1, 1)
    note_features(table.state, 0, features)
    wanted = person_prestige(table.state, table.player(0), PERSONS.index("mayor"))
    assert features[PERSON_HERE] == wanted > 0
    table.coins(0, 0)
    note_features(table.state, 0, features)
    assert features[PERSON_HERE] == 0, "the seat cannot pay"
    table.coins(1, 1)
    table.state.phase, table.state.start, table.state.turn = PHASE_HIRE, 0, 1
    note_features(table.state, 0, features)
    assert features[PERSON_HERE] == 0, "it has had its hire"


def test_a_value_includes_this_rounds_plague() -> None:
    table = Table(3)
    table.lay(0, residence=2)
    table.player(0).prestige = 10
    table.turn_of(0)
    table.state.plague = 5
    safe = value(table.state, 0, plain_workspace())
    table.player(0).rat = 9
    assert value(table.state, 0, plain_workspace()) < safe - 200
    table.player(0).doctor = 1
    assert value(table.state, 0, plain_workspace()) > safe - 200 - 9 * 100


def before_the_last_plague(table: Table) -> None:
    """Put a table into the last round when everybody has had the hire."""
    state = table.state
    state.round_no, state.phase, state.turn = 8, PHASE_HIRE, state.n


def test_a_value_includes_this_rounds_scoring_of_the_cathedral() -> None:
    table = Table(3)
    table.lay(0, cathedral=1)
    before_the_last_plague(table)
    with_marker = value(table.state, 0, plain_workspace())
    table.lay(0, supply=5)
    assert with_marker - value(table.state, 0, plain_workspace()) == 800 - 1


def test_at_the_end_prestige_counts_and_then_the_tie_break() -> None:
    table = Table(2)
    before_the_last_plague(table)
    table.player(0).prestige = 30
    before = value(table.state, 0, plain_workspace())
    table.player(0).coins += 1
    assert value(table.state, 0, plain_workspace()) == before + 1
