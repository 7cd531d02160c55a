"""Fits the spreads of `bots/own/win_chances.py`: `python -m tools.win_chances`.

Games are played by the quick policy, a few answers at random before some round. For each number of
rounds to come, the spread is the one under which the winners were most likely, given what the
position was worth to each seat at the start of that round. A table says how often seats with a
given chance really won.
"""

from __future__ import annotations

import argparse
import math
from collections import defaultdict
from typing import Any

import numpy as np

from notredame.bots.thinking.game_kinds import GAME_KINDS
from notredame.bots.weights.weights import shipped_weights
from notredame.training.price_value import priced
from notredame.training.samples import Sampler

WILD = 10
"""Percentage of answers given at random before the round that is looked at."""
ValuesAndShares = tuple[list[float], list[float]]
"""What a position was worth to each seat in points, and each seat's share of the win."""


def play(players: int, round_no: int, games: int, seed: int) -> list[ValuesAndShares]:
    """Games, each as it stood at the start of a round, and who won."""
    samples = Sampler().play(players, False, games, seed, stop=round_no, wild=WILD)
    prices = shipped_weights().kinds[GAME_KINDS.index((players, False))].prices
    values = priced(samples.rows, players, np.array(prices))
    best = samples.finals == samples.finals.max(1, keepdims=True)
    shares = best / best.sum(1, keepdims=True)
    return list(zip(values.tolist(), shares.tolist(), strict=True))


def likelihood(positions: list[ValuesAndShares], spread: float) -> float:
    """The logarithm of the likelihood of all wins, per game."""
    total = 0.0
    for values, shares in positions:
        best = max(values)
        weights = [math.exp((value - best) / spread) for value in values]
        total += sum(
            share * math.log(weight / sum(weights))
            for share, weight in zip(shares, weights, strict=True)
            if share
        )
    return total / len(positions)


def fitted(positions: list[ValuesAndShares]) -> float:
    """The most likely spread, to a tenth of a point."""
    return max((k / 10 for k in range(2, 200, 1)), key=lambda s: likelihood(positions, s))


def main() -> None:
    """Fit and print."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=400, help="for each round and player count")
    parser.add_argument("--seed", type=int, default=1)
    given = parser.parse_args()
    bins: dict[int, list[Any]] = defaultdict(list)
    for rounds in range(1, 9):
        by_players = {
            players: play(players, 9 - rounds, given.games, given.seed + 100 * rounds + players)
            for players in (2, 3, 4, 5)
        }
        pooled = [position for positions in by_players.values() for position in positions]
        spread = fitted(pooled)
        each = ", ".join(f"{n}: {fitted(positions):.1f}" for n, positions in by_players.items())
        print(f"{rounds} rounds to come: {spread:.1f} (by players: {each})", flush=True)
        for values, shares in pooled:
            weights = [math.exp((value - max(values)) / spread) for value in values]
            for weight, share in zip(weights, shares, strict=True):
                chance = weight / sum(weights)
                bins[int(10 * chance)].append((chance, share))
    print("expected  won    seats")
    for tenth in sorted(bins):
        expected, won = (np.mean(column) for column in zip(*bins[tenth], strict=True))
        print(f"{expected:8.3f}  {won:.3f}  {len(bins[tenth]):6}")


if __name__ == "__main__":
    main()
