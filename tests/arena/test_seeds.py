"""All chance of a match comes from its seed."""

from __future__ import annotations

from notredame.arena import play_game
from notredame.arena.seeds import bot_seed, deal_seed

from .sample_matches import match_of, timeless, two_bots

SEATING = ("a", "b", "b")


def test_deal_seeds_stay_what_they_are() -> None:
    """Deal seeds never change: files of earlier versions depend on them."""
    assert deal_seed(1, 1).hex().startswith("fc5dd3949c62887b")
    assert len(deal_seed(1, 1)) == 32


def test_deals_of_neighbouring_seeds_have_nothing_in_common() -> None:
    drawn = {deal_seed(seed, deal) for seed in range(30) for deal in range(30)}
    assert len(drawn) == 900


def test_every_bot_in_every_seat_of_every_game_has_its_own_seed() -> None:
    seatings = (SEATING, ("b", "a", "b"), ("b", "b", "a"))
    drawn = [
        bot_seed(seed, deal, seating, seat)
        for seed in (1, 11)
        for deal in (1, 11)
        for seating in seatings
        for seat in range(3)
    ]
    assert len(set(drawn)) == len(drawn)


def test_the_seed_decides_the_games_of_a_match() -> None:
    first, again = play_game(two_bots(seed=5), 2), play_game(two_bots(seed=5), 2)
    assert timeless(first) == timeless(again)
    assert play_game(two_bots(seed=6), 2).moves != first.moves


def test_bots_of_a_control_do_not_choose_alike() -> None:
    match = match_of("random", "random", players=2)
    one, two = play_game(match, 1), play_game(match, 2)
    assert one.seed == two.seed
    assert one.moves != two.moves
