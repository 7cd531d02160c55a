"""A position as a row of numbers: what it says, and that it says nothing hidden."""

from __future__ import annotations

import random

import pytest

from notredame import Game
from notredame.bots.workspaces import plain_workspace
from notredame.rules.knowledge.possible_worlds import imagine
from notredame.rules.knowledge.veil import WATCHER, veil
from notredame.rules.model.chance import seed_chance
from notredame.rules.model.persons import N_BROWN, N_PERSONS
from notredame.rules.model.pieces import CARDS
from notredame.rules.model.state import PHASE_CARDS, PHASE_DRAFT, PHASE_HIRE, State
from notredame.training.sampling.position_row import (
    BLOCK,
    CARDS_TO_PLAY,
    DECK_LEFT,
    PERSONS_HERE,
    PERSONS_TO_COME,
    ROW,
    SHARED,
    TO_HIRE,
    write_row,
)
from tests.random_games import play_on


def random_game(players: int) -> Game:
    """A finished game of random choices, with New Persons."""
    game = Game(players, options={"new_persons": True}, seed=players)
    return play_on(game, random.Random(players))


def row_of(s: State) -> list[int]:
    row = [0] * ROW
    write_row(s, row, 0, plain_workspace())
    return row


def states(players: int) -> list[State]:
    """Every fifth state of a random game."""
    game = random_game(players)
    return [game.before(k + 1).state.copy() for k in range(0, len(game.moves), 5)]


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_a_row_says_only_what_everybody_can_see(players: int) -> None:
    for number, state in enumerate(states(players)):
        world, rng = state.copy(), [0]
        seed_chance(rng, number)
        veil(world, WATCHER)
        imagine(world, WATCHER, rng)
        assert row_of(world) == row_of(state)


@pytest.mark.parametrize("players", [2, 4])
def test_persons_here_and_to_come_are_apart(players: int) -> None:
    for state in states(players):
        row = row_of(state)
        here = row[PERSONS_HERE : PERSONS_HERE + N_PERSONS]
        to_come = row[PERSONS_TO_COME : PERSONS_TO_COME + N_PERSONS]
        assert sum(here) == (3 if state.phase <= PHASE_HIRE else 0)
        assert not any(a and b for a, b in zip(here, to_come, strict=True))
        assert sum(to_come[N_BROWN:]) == 8 - state.round_no
        assert sum(to_come[:N_BROWN]) == 4 - 2 * (state.round_no % 3)


def test_a_card_played_in_the_open_is_no_longer_in_the_deck() -> None:
    game = random_game(3)
    seen = 0
    for k in range(len(game.moves) - 1):
        before, after = game.before(k + 1).state, game.before(k + 2).state
        if before.phase != PHASE_CARDS or before.round_no != after.round_no:
            continue
        for colour in range(3):
            at = SHARED + BLOCK * colour + DECK_LEFT
            had, has = row_of(before)[at : at + 9], row_of(after)[at : at + 9]
            gone = [CARDS[card] for card in range(9) if had[card] > has[card]]
            shown = after.players[colour].shown & ~before.players[colour].shown
            assert len(gone) == shown.bit_count()
            seen += len(gone)
    assert seen > 30


def test_cards_and_hires_still_to_come_count_down() -> None:
    for state in states(4):
        row = row_of(state)
        blocks = [row[SHARED + BLOCK * k : SHARED + BLOCK * (k + 1)] for k in range(4)]
        if state.phase == PHASE_DRAFT:
            assert [block[CARDS_TO_PLAY] for block in blocks] == [2] * 4
        if state.phase < PHASE_HIRE:
            assert [block[TO_HIRE] for block in blocks] == [1] * 4
        if state.phase == PHASE_HIRE:
            assert sum(block[TO_HIRE] for block in blocks) == 4 - state.turn
            assert blocks[state.current][TO_HIRE] == 1
            assert [block[CARDS_TO_PLAY] for block in blocks] == [0] * 4
