"""Possible worlds are drawn uniformly from all deals that agree with what a seat has seen."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Iterator, Mapping

import pytest

from notredame.compiling import structs
from notredame.rules.fast.raw import engine
from notredame.rules.game import Game
from notredame.rules.knowledge.description import seats_to_act
from notredame.rules.knowledge.veil import WATCHER
from notredame.rules.model.persons import PERSONS
from notredame.rules.model.state import PHASE_CARDS, PHASE_DRAFT, PHASE_HIRE, State, hand_card

from .checks import all_deals, veiled

DRAWS_PER_DEAL = 60


def play_until(game: Game, rng: random.Random, round_no: int, drafted: int) -> Game:
    """Play at random into a round, until `drafted` draft choices have been made there."""
    while True:
        s = game.state
        if s.round_no == round_no:
            if s.phase == PHASE_DRAFT and sum(p.drafted for p in s.players[: s.n]) == drafted:
                return game
            if s.phase == PHASE_CARDS and drafted > 2 * s.n and s.turn >= drafted - 2 * s.n:
                return game
        seat = rng.choice(game.to_act)
        game.play(seat, rng.choice(game.choices(seat)))


def worlds(s: State, viewer: int, count: int, seed: int) -> list[State]:
    """Many possible worlds of one seat, from the compiled engine."""
    fast = engine("compiled")
    rng = fast.chance(seed)
    view = fast.veil(fast.hold(s), viewer)
    return [fast.release(fast.imagine(view, viewer, rng)) for _ in range(count)]


def decks(s: State, viewer: int, colour: int, count: int, seed: int) -> Iterator[list[int]]:
    """One player's deck in many possible worlds, read where the compiled engine holds it."""
    fast = engine("compiled")
    rng = fast.chance(seed)
    view = fast.veil(fast.hold(s), viewer)
    layout = structs.dtype(State)
    for _ in range(count):
        world = fast.imagine(view, viewer, rng).view(layout)[0]
        yield world["players"][colour]["deck"].tolist()


def assert_uniform(counts: Mapping[tuple[int, ...], int], cells: int, draws: int) -> None:
    """A chi-square test that fails by chance in fewer than one of a hundred thousand runs."""
    assert len(counts) <= cells
    expected = draws / cells
    chi = sum((counts[cell] - expected) ** 2 / expected for cell in counts)
    chi += (cells - len(counts)) * expected
    freedom = cells - 1
    # Wilson and Hilferty: the cube root of chi / freedom is close to normal.
    z = ((chi / freedom) ** (1 / 3) - (1 - 2 / (9 * freedom))) / (2 / (9 * freedom)) ** 0.5
    assert z < 4.5, f"{cells} deals, z = {z:.1f}"


@pytest.mark.parametrize("players", [2, 3, 4, 5])
@pytest.mark.parametrize("stage", ["first picks", "second picks", "after the draft", "cards"])
def test_decks_are_dealt_uniformly(players: int, stage: str) -> None:
    drafted = {
        "first picks": players - 1,
        "second picks": players + 1,
        "after the draft": 2 * players + 1,
        "cards": 3 * players + 1,
    }[stage]
    checked = 0
    for round_no, new_persons in ((1, False), (2, True), (5, False), (8, True)):
        start = Game(players, seed=11 * players, options={"new_persons": new_persons})
        game = play_until(start, random.Random(4), round_no, drafted)
        first = 9 * (round_no // 3)
        for viewer in (WATCHER, round_no % players):
            for colour in range(players):
                view = veiled(game.state, viewer).players[colour].deck[first : first + 9]
                if view.count(-1) > 5:  # 720 deals and more; the smaller cases run the same code
                    continue
                deals = list(all_deals(game.state, viewer, colour))
                assert tuple(game.state.players[colour].deck[first : first + 9]) in deals
                if len(deals) == 1:
                    continue
                draws = DRAWS_PER_DEAL * len(deals)
                found = Counter(
                    tuple(deck[first : first + 9])
                    for deck in decks(game.state, viewer, colour, draws, 31 * viewer + colour + 5)
                )
                assert set(found) <= set(deals)
                assert_uniform(found, len(deals), draws)
                checked += 1
    assert checked >= 2 * players


@pytest.mark.parametrize("new_persons", [False, True])
def test_persons_are_dealt_uniformly(new_persons: bool) -> None:
    game = Game(3, seed=5, options={"new_persons": new_persons})
    play_until(game, random.Random(1), 3, 0)
    s = game.state
    draws = 4000
    found = worlds(s, 1, draws, 9)
    greys = Counter(tuple(world.grey[4:6]) for world in found)
    assert_uniform(greys, 2, draws)
    assert set(greys) == {(s.grey[4], s.grey[5]), (s.grey[5], s.grey[4])}
    later = Counter(tuple(world.grey[6:9]) for world in found)
    assert_uniform(later, 6, draws)
    assert all(set(world.grey) == set(s.grey) for world in found), "which nine play is public"
    browns = Counter(tuple(world.brown[8:12]) for world in found)
    assert_uniform(browns, 24, draws)
    assert all(world.brown[:8] == s.brown[:8] for world in found)


def test_future_decks_are_dealt_uniformly() -> None:
    game = Game(4, seed=3)
    draws = 20_000
    found = worlds(game.state, 2, draws, 1)
    for place in (9, 17, 26):
        cards: Counter[tuple[int, ...]] = Counter(
            (world.players[2].deck[place],) for world in found
        )
        assert_uniform(cards, 9, draws)
    pairs: Counter[tuple[int, ...]] = Counter(
        (world.players[0].deck[9], world.players[0].deck[18]) for world in found
    )
    assert_uniform(pairs, 81, draws)


def test_spy_keeps_the_grey_order_in_every_world_of_the_hirer() -> None:
    game = game_with("spy", 3)
    seat = game.to_act[0]
    game.play(seat, "hire:spy")
    other = (seat + 1) % 3
    assert {tuple(w.grey) for w in worlds(game.state, seat, 50, 3)} == {tuple(game.state.grey)}
    assert len({tuple(w.grey) for w in worlds(game.state, other, 50, 3)}) > 1


def test_scholar_leaves_third_cards_in_hand_and_secret_in_every_world() -> None:
    game = game_with("scholar", 4)
    hirer = game.to_act[0]
    game.play(hirer, "hire:scholar")
    waiting = [seat for seat in range(4) if game.state.players[seat].in_hand]
    assert len(waiting) == 3
    viewer, hidden = waiting[0], waiting[1]
    slot = game.state.players[hidden].in_hand >> 1
    found = {hand_card(w, hidden, slot) for w in worlds(game.state, viewer, 300, 5)}
    assert hand_card(game.state, hidden, slot) in found
    played = game.state.players[hirer].sectors
    assert all(w.players[hirer].sectors == played for w in worlds(game.state, viewer, 5, 1))


def game_with(person: str, players: int) -> Game:
    """A game with New Persons, played at random to the hiring of a round with a grey person."""
    number = PERSONS.index(person)
    for seed in range(200):
        game = Game(players, seed=seed, options={"new_persons": True})
        if number not in game.deal.grey:
            continue
        rng = random.Random(seed)
        while not game.over:
            s = game.state
            if s.phase == PHASE_HIRE and s.persons[2] == number and game.question == "hire":
                return game
            seat = rng.choice(game.to_act)
            game.play(seat, rng.choice(game.choices(seat)))
    raise AssertionError(f"no game with the {person}")


def test_worlds_differ_in_their_secrets_and_repeat_with_their_seed() -> None:
    game = play_until(Game(4, seed=1), random.Random(3), 1, 4)
    view = game.view(2)
    first, again, other = (view.possible_world(seed) for seed in (1, 1, 2))
    assert first == again
    assert first != other
    assert first.players[0].deck != other.players[0].deck


def test_world_can_be_played_on() -> None:
    game = play_until(Game(5, seed=1, options={"new_persons": True}), random.Random(3), 4, 7)
    for seed in range(20):
        world = game.view(3).possible_world(seed)
        assert seats_to_act(world) == game.to_act
        plain = engine("plain")
        assert plain.playout(world, plain.chance(seed)) > 100
