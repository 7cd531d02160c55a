"""`resample_from_infostate`: another playable game that one seat cannot tell from the first."""

from __future__ import annotations

from collections import Counter
from random import Random
from typing import Any

import pyspiel
import pytest

from notredame.envs.openspiel.setup import stored_parameters
from notredame.envs.openspiel.table import played
from notredame.rules.model.actions import FROM, PLAY

from .openspiel_games import EVERY_GAME, random_game, some_states

every_game = pytest.mark.parametrize("name", EVERY_GAME)


def replayed(state: Any) -> Any:
    """The table that the history of a state leads to."""
    table = state.table
    return played(stored_parameters(table.setup.parameters), bytes(table.drawn), bytes(table.moves))


def plain(table: Any) -> Any:
    """A table's true state."""
    return table.setup.engine.release(table.state)


@every_game
def test_history_leads_to_the_position(name: str) -> None:
    """Outcomes and moves of the resampled history are legal and lead to its position."""
    rng = Random(1)
    for state in some_states(name):
        for player in range(state.num_players()):
            other = state.resample_from_infostate(player, rng.random)
            assert other.history() == [*other.table.drawn, *other.table.moves]
            assert len(other.history()) == other.move_number() == state.move_number()
            assert plain(replayed(other)) == plain(other.table)
            assert replayed(other).seats == other.table.seats


@every_game
def test_a_resampled_game_can_be_played_to_its_end(name: str) -> None:
    rng = Random(2)
    for state in some_states(name, every=60):
        other = state.resample_from_infostate(0, rng.random)
        while not other.is_terminal():
            other.apply_action(rng.choice(other.legal_actions()))
        assert sum(other.returns()) == pytest.approx(0)


def test_open_moves_stay_and_hidden_ones_vary() -> None:
    """Only the cards that others kept in the draft differ."""
    rng = Random(3)
    *_, state = random_game("notre_dame(players=4,new_persons=True)")
    kept = set()
    for _ in range(20):
        other = state.resample_from_infostate(1, rng.random)
        for seat, old, new in zip(
            state.table.seats, state.table.moves, other.table.moves, strict=True
        ):
            if old >= PLAY or seat == 1:
                assert new == old
        kept.add(bytes(move for move in other.table.moves if move < PLAY))
    assert len(kept) == 20


def test_cards_of_past_periods_are_drawn_anew() -> None:
    """The history keeps nothing that the seat never saw, even where it no longer matters."""
    rng = Random(4)
    *_, state = random_game("notre_dame(players=5)")
    # Seat 0 has never seen the first card that seat 3 kept unless it was played.
    decks = Counter(
        other.table.deal.decks[0][3]
        for other in (state.resample_from_infostate(0, rng.random) for _ in range(50))
    )
    assert len(decks) > 40


@pytest.mark.parametrize("name", ["notre_dame(players=2)", "notre_dame(players=3)"])
def test_unseen_cards_are_equally_likely(name: str) -> None:
    """In the first draft, each of nine cards is first in another deck about a ninth of the time."""
    rng = Random(5)
    state = next(iter(random_game(name)))
    found: Counter[int] = Counter()
    for _ in range(1800):
        other = state.resample_from_infostate(0, rng.random)
        found[other.table.deal.decks[0][1][0]] += 1
    assert len(found) == 9
    assert all(
        140 < times < 265 for times in found.values()
    )  # 200 expected, ± 4.5 standard deviations or more


def test_a_card_played_last_in_a_period_is_remembered() -> None:
    """If no player can hire and the plague asks nothing, a period ends with a played card: the
    period's cards are forgotten at once, although all seats have seen that one.
    """
    found = 0
    for seed in range(100):
        before = 0
        for state in random_game("notre_dame(players=3,hire_cost=2)", seed):
            round_no = state.table.setup.fields.number(state.table.state, "round_no")
            period, played_now = round_no // 3, state.table.moves[-1:]
            if period > before and PLAY <= played_now[0] < FROM:
                found += 1
                for number in range(15):
                    other = state.resample_from_infostate(number % 3, Random(number).random)
                    assert plain(replayed(other)) == plain(other.table)
            before = period
    assert found >= 5


def test_before_the_first_move_everything_is_drawn_anew() -> None:
    """While chance is dealing, no seat has seen anything."""
    rng = Random(6)
    state = pyspiel.load_game("notre_dame").new_initial_state()
    for _ in range(40):
        state.apply_action(rng.choice(state.legal_actions()))
    other = state.resample_from_infostate(0, rng.random)
    assert other.is_chance_node()
    assert len(other.history()) == 40
    assert other.history() != state.history()
    while other.is_chance_node():
        other.apply_action(rng.choice(other.legal_actions()))


def test_same_number_same_world() -> None:
    """The sampler's number determines everything."""
    state = next(iter(some_states("notre_dame", every=100)))
    one, two = (state.resample_from_infostate(2, lambda: 0.25) for _ in range(2))
    assert one.history() == two.history()
