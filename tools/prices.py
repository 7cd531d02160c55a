"""Find the prices of `bots/thinking/prices.py` by play: `python tools/prices.py --rounds 15`.

Games are played wildly up to some round and by the quick policy from there on; what the seats'
parts were worth is then fitted to what they still gained. The policy plays by the prices, so this
is done again and again: games of the last few policies together, half a step each time, and a new
champion only when it beats the old one. Every champion is written at once, so a run can be stopped.
"""

from __future__ import annotations

import argparse
import textwrap
from dataclasses import replace
from pathlib import Path
from typing import Any

import numpy as np

from notredame.bots.thinking import training_games
from notredame.bots.thinking.features import N_FEATURES
from notredame.bots.thinking.value import SCALE
from notredame.bots.thinking.workspace import new_workspace
from notredame.compiling import twins
from notredame.rules.fast.raw import blank_state, engine
from notredame.rules.model.options import DEFAULT_EDITION, options_of

FILE = Path(__file__).parents[1] / "src/notredame/bots/thinking/prices.py"
HEAD = '''"""What each part of a value is worth, by rounds to come; found by `tools/prices.py`."""

from __future__ import annotations

from notredame.compiling.twins import table

PRICES = table(
    int(price)
    for price in """
'''
TAIL = '''""".split()  # noqa: SIM905
)
"""A paragraph for each number of rounds to come, from 1 to 9, with a price for every part."""
'''
REMEMBERED = 5
"""Policies whose games are fitted together."""
RIDGE = 30.0
"""How many samples' worth of belief in the old prices."""
WILDEST = 70

rules = engine("compiled")
TABLES = [
    (
        players,
        rules.hold(
            blank_state(
                players, options=replace(options_of(DEFAULT_EDITION), new_persons=new_persons)
            )
        ),
    )
    for players in (2, 3, 4, 5)
    for new_persons in (False, True)
]
Samples = dict[int, Any]
"""For each number of rounds to come, a row for each seat of each game."""


def play(prices: Any, games: int, seed: int) -> Samples:
    """Games by the quick policy with these prices."""
    workspace = twins.twin(new_workspace)()
    workspace.prices[:] = prices
    sample = twins.twin(training_games.sample_on_bytes)
    dice, rng = np.random.default_rng(seed), rules.chance(seed)
    found: dict[int, list[Any]] = {}
    row = np.zeros(5 * training_games.SAMPLE, np.int64)
    for number in range(games):
        players, state = TABLES[number % len(TABLES)]
        stop = int(dice.integers(1, 9))
        sample(
            state,
            rng,
            stop,
            dice.integers(0, 3, 5) * dice.integers(0, WILDEST // 2, 5),
            row,
            workspace,
        )
        seats = row[: players * training_games.SAMPLE].reshape(players, -1)
        found.setdefault(9 - stop, []).append(seats.copy())
    return {rounds: np.concatenate(rows) for rounds, rows in found.items()}


def fit(samples: Samples, prices: Any) -> Any:
    """Prices that explain what was still gained, not far from the old ones without reason."""
    new = prices.reshape(9, N_FEATURES) / SCALE
    for rounds, rows in samples.items():
        parts = rows[:, :N_FEATURES].astype(float)
        gained = (rows[:, -1] - rows[:, -2]).astype(float)
        old = new[rounds - 1].copy()
        seen = (parts != 0).sum(0)
        old *= seen / (seen + RIDGE)  # nothing is believed of what hardly ever happens
        belief = RIDGE * np.maximum(1, parts.var(0))
        belief[0] = 1e-3
        left = gained - parts @ old
        new[rounds - 1] = old + np.linalg.solve(parts.T @ parts + np.diag(belief), parts.T @ left)
        error = gained - parts @ new[rounds - 1]
        print(f"  {rounds} rounds to come: {len(rows)} seats, error {error.std() / 100:.1f} points")
    new[8] = new[7]  # at the very beginning all positions are alike
    return np.rint(SCALE * new).astype(np.int64).ravel()


def lead(prices: Any, champion: Any, games: int) -> float:
    """By how much prices do better than others, in points, at mirrored tables."""
    duel = twins.twin(training_games.duel_on_bytes)
    one, other = twins.twin(new_workspace)(), twins.twin(new_workspace)()
    one.prices[:], other.prices[:] = prices, champion
    rng = rules.chance(99)
    total, count = 0.0, 0
    for players, state in TABLES:
        for _ in range(games // players):
            rules.deal(state, rng)
            for seat in range(players):
                table = rules.copy(state)
                duel(table, seat, one, other)
                prestige = [p.prestige for p in rules.release(table).players[:players]]
                total += prestige[seat] - (sum(prestige) - prestige[seat]) / (players - 1)
                count += 1
    return total / count


def write(prices: Any) -> None:
    """Write the prices where the bots find them."""
    rows = (textwrap.fill(" ".join(map(str, row)), 98) for row in prices.reshape(9, N_FEATURES))
    FILE.write_text(HEAD + "\n\n".join(rows) + "\n" + TAIL)


def main() -> None:
    """Find better prices than there are."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--rounds", type=int, default=15)
    parser.add_argument("--games", type=int, default=16_000, help="in each round")
    parser.add_argument("--seed", type=int, default=100)
    arguments = parser.parse_args()
    champion = twins.twin(new_workspace)().prices.copy()
    prices = champion.copy()
    remembered: list[Samples] = []
    for number in range(arguments.rounds):
        print(f"Round {number + 1} of {arguments.rounds}")
        remembered.append(play(prices, arguments.games, arguments.seed + number))
        del remembered[:-REMEMBERED]
        together = {
            rounds: np.concatenate([samples[rounds] for samples in remembered])
            for rounds in remembered[-1]
        }
        prices = (prices + fit(together, prices)) // 2
        ahead = lead(prices, champion, 800)
        print(f"  {ahead:+.2f} points against the champion", flush=True)
        if ahead > 0:
            champion = prices.copy()
            write(champion)


if __name__ == "__main__":
    main()
