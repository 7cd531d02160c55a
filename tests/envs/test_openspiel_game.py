"""The OpenSpiel game itself: chance, parameters, returns, bounds, copies."""

from __future__ import annotations

import math
import pickle
from fractions import Fraction
from pathlib import Path
from random import Random
from typing import Any

import pyspiel
import pytest

from notredame.envs.openspiel import MOST_PRESTIGE, PARAMETERS
from notredame.rules.fast.raw import blank_state, engine, results_size
from notredame.rules.model.deal import check_deal
from notredame.rules.model.options import ALLOWED, options_of
from notredame.rules.model.printed_data import SHIPPED
from notredame.rules.result import Result, result_of

from .openspiel_games import random_game, some_states


@pytest.mark.parametrize("players", [2, 3, 4, 5])
@pytest.mark.parametrize("new_persons", [False, True])
def test_chance_draws_every_deal_equally_often(players: int, new_persons: bool) -> None:
    """The probabilities along any path multiply to one over the number of deals."""
    game = pyspiel.load_game(f"notre_dame(players={players},new_persons={new_persons})")
    state, odds, rng = game.new_initial_state(), Fraction(1), Random(players)
    while state.is_chance_node():
        outcomes = state.chance_outcomes()
        assert sum(p for _, p in outcomes) == pytest.approx(1)
        assert len(outcomes) > 1
        assert outcomes[-1][0] < game.max_chance_outcomes()
        odds /= len(outcomes)
        state.apply_action(rng.choice(outcomes)[0])
    assert state.move_number() == game.max_chance_nodes_in_history()
    boroughs, factorial = max(players, 4 if players == 2 else 0), math.factorial
    greys = (9 * 8 * 7 if new_persons else 3 * 2) ** 3
    decks = factorial(9) ** (3 * players)
    assert 1 / odds == players * factorial(4) ** boroughs * factorial(6) ** 3 * greys * decks
    check_deal(state.table.deal, players, new_persons)


def test_every_option_is_a_parameter() -> None:
    """All but `log`, which says what the page shows."""
    assert set(PARAMETERS) == {"players", "edition", "reward", "printed", *ALLOWED} - {"log"}


@pytest.mark.parametrize(
    ("words", "edition", "options"),
    [
        ("", "anniversary-2017", {}),
        ("edition=lifestyle-ru", "lifestyle-ru", {}),
        ("new_persons=True,hire_cost=2", "anniversary-2017", {"new_persons": True, "hire_cost": 2}),
        ("coins=-1,totals=open", "anniversary-2017", {"coins": "unlimited", "totals": "open"}),
        ("edition=rio-grande-2007,coins=25", "rio-grande-2007", {"coins": 25}),
        (
            "edition=player-aid,hotel_double_from=3,bishop_any_sector=no",
            "player-aid",
            {"hotel_double_from": 3, "bishop_any_sector": False},
        ),
        (
            "message_sets=kind,city_guard_cathedral=no,city_guard_friend=no",
            "anniversary-2017",
            {"message_sets": "kind", "city_guard_cathedral": False, "city_guard_friend": False},
        ),
        ("hotel_marker_is_prestige=True", "anniversary-2017", {"hotel_marker_is_prestige": True}),
    ],
)
def test_parameters_are_the_options(words: str, edition: str, options: dict[str, Any]) -> None:
    """A game string sets the rules' options, and the game's own string repeats them."""
    game = pyspiel.load_game(f"notre_dame({words})")
    wanted = blank_state(4, options=options_of(edition).changed(options))
    assert game.setup.blank == wanted
    assert pyspiel.load_game(str(game)).setup.blank == wanted


def ended(name: str, seed: int) -> tuple[list[float], Result]:
    """The returns of a random game, from OpenSpiel and from the rules."""
    *_, state = random_game(name, seed)
    table = state.table
    assert state.rewards() == state.returns()
    return state.returns(), result_of(table.setup.engine.release(table.state))


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_returns_are_the_rules_result(players: int) -> None:
    """Wins add up to zero, ranks go from 1 to -1, margins are in points."""
    for seed in range(8):
        name = f"notre_dame(players={players}"
        won, result = ended(f"{name})", seed)
        share = [(seat in result.winners) / len(result.winners) for seat in range(players)]
        assert won == pytest.approx([(players * part - 1) / (players - 1) for part in share])
        ranks, _ = ended(f"{name},reward=rank)", seed)
        assert ranks.index(max(ranks)) in result.winners
        assert sum(ranks) == pytest.approx(0)
        if len(set(result.ranks)) == players:
            assert ranks == pytest.approx(
                [1 - 2 * (rank - 1) / (players - 1) for rank in result.ranks]
            )
        margins, _ = ended(f"{name},reward=margin)", seed)
        for seat, margin in enumerate(margins):
            others = result.prestige[:seat] + result.prestige[seat + 1 :]
            assert margin == result.prestige[seat] - max(others)


def test_only_margins_of_more_than_two_are_not_zero_sum() -> None:
    """The utility type of the game distinguishes them."""
    utility = pyspiel.GameType.Utility
    for name, expected in {
        "notre_dame(players=5)": utility.ZERO_SUM,
        "notre_dame(players=5,reward=rank)": utility.ZERO_SUM,
        "notre_dame(players=2,reward=margin)": utility.ZERO_SUM,
        "notre_dame(players=3,reward=margin)": utility.GENERAL_SUM,
    }.items():
        game = pyspiel.load_game(name)
        assert game.get_type().utility == expected
        assert game.utility_sum() == (0.0 if expected == utility.ZERO_SUM else None)


@pytest.mark.parametrize("players", [2, 5])
@pytest.mark.parametrize("new_persons", [False, True])
def test_bounds_hold_in_many_random_games(players: int, new_persons: bool) -> None:
    """No game is longer than `max_game_length`, no prestige higher than MOST_PRESTIGE."""
    game = pyspiel.load_game(f"notre_dame(players={players},new_persons={new_persons})")
    fast, games = engine(), 1000 if engine().name == "compiled" else 10
    numbers = fast.simulate(fast.hold(game.setup.blank), fast.chance(1), games)
    width = results_size(players)
    assert max(numbers[0::width]) < game.max_game_length()
    assert max(max(numbers[2 + 10 * seat :: width]) for seat in range(players)) < MOST_PRESTIGE


def test_draft_goes_seat_by_seat() -> None:
    """Only the seat that is asked has actions."""
    state = next(random_game("notre_dame(players=4)"))
    start = state.table.deal.start
    for k in range(8):
        assert state.current_player() == (start + k) % 4
        assert [bool(state.legal_actions(seat)) for seat in range(4)].count(True) == 1
        state.apply_action(state.legal_actions()[0])


@pytest.mark.parametrize(
    "name", ["notre_dame(players=2)", "notre_dame(players=5,new_persons=True)"]
)
def test_copies_are_independent(name: str) -> None:
    """Clones, pickles and OpenSpiel's own serialisation are equal and independent."""
    for state in some_states(name, every=60):
        before, past = str(state), state.history()
        text = pyspiel.serialize_game_and_state(state.get_game(), state)
        copies = [
            state.clone(),
            pickle.loads(pickle.dumps(state)),
            pyspiel.deserialize_game_and_state(text)[1],
        ]
        for copy in copies:
            assert (str(copy), copy.history()) == (before, past)
            assert copy.information_state_string(0) == state.information_state_string(0)
            while not copy.is_terminal():
                copy.apply_action(copy.legal_actions()[-1])
            assert (str(state), state.history()) == (before, past)
        assert len({str(copy) for copy in copies}) == 1


def test_a_state_stored_before_its_edition_was_corrected_stays_as_it_was() -> None:
    """The Russian edition's city guard did not count the cathedral then."""
    old = Path(__file__).resolve().parents[1] / "old" / "lifestyle-ru.openspiel.txt"
    _, state = pyspiel.deserialize_game_and_state(old.read_text(encoding="utf-8"))
    assert state.table.setup.blank.guard_cathedral == 0
    assert state.returns() == [1.0, -1.0]
    assert pickle.loads(pickle.dumps(state)).returns() == [1.0, -1.0]


def test_a_state_stored_before_the_present_street_map_plays_on_with_its_own() -> None:
    old = Path(__file__).resolve().parents[1] / "old" / "running.openspiel.txt"
    _, state = pyspiel.deserialize_game_and_state(old.read_text(encoding="utf-8"))
    assert [state.action_to_string(action) for action in state.legal_actions()] == [
        "drive:red/centre",
        "drive:red/right-inner",
        "drive:green/centre",
        "drive:green/left-inner",
        "drive:green/left-outer",
        "drive:green/right-inner",
        "take:red/right-inner",
    ]
    again = pickle.loads(pickle.dumps(state))
    for one in (state, again):
        while not one.is_terminal():
            one.apply_action(one.legal_actions()[-1])
        plain = one.table.setup.engine.release(one.table.state)
        assert [p.prestige for p in plain.players[:3]] == [18, 7, 18]


def test_the_street_map_is_a_parameter() -> None:
    old, new = (
        next(random_game(f"notre_dame(players=2,printed={name})")) for name in ("ring", "windmill")
    )
    for state, name in ((old, "ring"), (new, "windmill")):
        assert state.table.setup.blank.distance == SHIPPED[name].distances(4)
        assert pickle.loads(pickle.dumps(state)).table.setup is state.table.setup
    with pytest.raises(pyspiel.SpielError, match="there are windmill, ring"):
        pyspiel.load_game("notre_dame(printed=square)")


def test_a_state_stored_now_is_of_the_corrected_edition() -> None:
    """It also shares its setup with the game that it belongs to."""
    state = next(random_game("notre_dame(players=2,edition=lifestyle-ru)"))
    again = pickle.loads(pickle.dumps(state))
    assert again.table.setup is state.table.setup
    assert again.table.setup.blank.guard_cathedral == 1


def test_actions_are_named_by_their_ids() -> None:
    """Outcomes of chance name what is dealt."""
    game = pyspiel.load_game("notre_dame(players=2)")
    state = game.new_initial_state()
    assert state.action_to_string(1) == "start: seat 1"
    state.apply_action(1)
    assert state.action_to_string(0) == "message blue: coin"
    state = next(random_game("notre_dame(players=2)"))
    action = state.legal_actions()[0]
    assert state.action_to_string(action).startswith("keep:")
    assert state.string_to_action(state.action_to_string(action)) == action
    assert game.num_distinct_actions() == 157
