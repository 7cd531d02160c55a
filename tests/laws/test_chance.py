"""The fast generator: uniform, and neighbouring seeds are unrelated."""

from __future__ import annotations

import itertools
from collections import Counter

from notredame.rules.game import Game
from notredame.rules.model.chance import draw, seed_chance, shuffle


def first_draws(n: int, seeds: range, draws: int = 1) -> list[tuple[int, ...]]:
    out = []
    for seed in seeds:
        rng = [0]
        seed_chance(rng, seed)
        out.append(tuple(draw(rng, n) for _ in range(draws)))
    return out


def far_from_even(counts: list[int]) -> float:
    """How many standard deviations chi-square is from its mean."""
    expected = sum(counts) / len(counts)
    chi = sum((count - expected) ** 2 / expected for count in counts)
    freedom = len(counts) - 1
    return float((chi - freedom) / (2 * freedom) ** 0.5)


def test_draws_are_even() -> None:
    rng = [0]
    seed_chance(rng, 7)
    for n in (2, 3, 9, 48):
        counts = Counter(draw(rng, n) for _ in range(20_000))
        assert abs(far_from_even([counts[k] for k in range(n)])) < 5


def test_first_draws_of_neighbouring_seeds_are_even_and_unrelated() -> None:
    for n in (2, 6, 9):
        drawn = [first for (first,) in first_draws(n, range(20_000))]
        singles = Counter(drawn)
        assert abs(far_from_even([singles[k] for k in range(n)])) < 5
        pairs = Counter(itertools.pairwise(drawn))
        assert abs(far_from_even([pairs[a, b] for a in range(n) for b in range(n)])) < 5


def test_worlds_of_neighbouring_seeds_are_unrelated() -> None:
    view = Game(3, seed=1).view(0)
    orders = [tuple(view.possible_world(seed).grey[1:3]) for seed in range(4000)]
    changes = sum(a != b for a, b in itertools.pairwise(orders))
    assert abs(changes - 2000) < 5 * 32, "half of the neighbours differ when they are unrelated"
    browns = Counter(view.possible_world(seed).brown[2] for seed in range(4000))
    assert abs(far_from_even(list(browns.values()))) < 5


def test_shuffle_reaches_every_order_alike_and_touches_nothing_else() -> None:
    rng = [0]
    seed_chance(rng, 3)
    orders: Counter[tuple[int, ...]] = Counter()
    for _ in range(12_000):
        items = [9, 0, 1, 2, 3, 9]
        shuffle(rng, items, 1, 4)
        assert items[0] == items[5] == 9
        orders[tuple(items[1:5])] += 1
    assert len(orders) == 24
    assert abs(far_from_even(list(orders.values()))) < 5


def test_shuffle_draws_like_draw() -> None:
    one, other = [0], [0]
    seed_chance(one, 11)
    seed_chance(other, 11)
    items = list(range(9))
    shuffle(one, items, 0, 9)
    expected = list(range(9))
    for i in range(8, 0, -1):
        j = draw(other, i + 1)
        expected[i], expected[j] = expected[j], expected[i]
    assert items == expected
    assert one == other
