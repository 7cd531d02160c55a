"""Computes the prices of `bots/thinking/prices.py`: `python tools/prices.py --rounds 15`.

Games are played partly at random up to some round, and by the quick policy from there on; prices of
the seats' features are then fitted to what the seats still gained. Since the policy plays by these
prices, this is repeated: each round fits the games of the last few policies together and goes half
of the way to the result. New prices become the champion only if they beat the old champion. Every
champion is written at once, so a run can be stopped at any time.
"""

from __future__ import annotations

import argparse
import textwrap
from pathlib import Path
from typing import Any

import numpy as np

from notredame.bots.thinking.features import N_FEATURES
from notredame.bots.thinking.value import SCALE
from notredame.bots.thinking.workspace import new_workspace
from notredame.compiling import twins
from notredame.rules.fast.raw import engine
from notredame.training.game_kinds import GAME_KINDS
from notredame.training.rows import blocks_of, rounds_to_come
from notredame.training.samples import Sampler, new_state
from notredame.training.sampling.games import duel_on_bytes
from notredame.training.sampling.position_row import FEATURES, PRESTIGE

FILE = Path(__file__).parents[1] / "src/notredame/bots/thinking/prices.py"
HEAD = '''"""The price of each feature, by rounds to come, as computed by `tools/prices.py`."""

from __future__ import annotations

from notredame.compiling.twins import lookup_table

PRICES = lookup_table(
    int(price)
    for price in """
'''
TAIL = '''""".split()  # noqa: SIM905
)
"""One paragraph for each number of rounds to come, from 1 to 9, with a price for every feature."""
'''
REMEMBERED = 5
"""Number of the latest policies whose games are fitted together."""
RIDGE = 30.0
"""Weight of the old prices in a fit, in samples."""
SeatRows = dict[int, Any]
"""Rows by number of rounds to come, with a row for each seat of each game: the features, prestige
at that moment and at the end (hundredths of a point)."""


def play(prices: Any, games: int, seed: int) -> SeatRows:
    """Play games by the quick policy with these prices."""
    sampler = Sampler(prices)
    found: dict[int, list[Any]] = {}
    for kind, (players, new_persons) in enumerate(GAME_KINDS):
        samples = sampler.play(players, new_persons, games // len(GAME_KINDS), 1000 * seed + kind)
        blocks = blocks_of(samples.rows, players)
        finals = 100 * samples.finals[:, :, None].astype(int)
        features = blocks[:, :, FEATURES : FEATURES + N_FEATURES]
        seats = np.concatenate([features, blocks[:, :, PRESTIGE : PRESTIGE + 1], finals], axis=2)
        to_come = rounds_to_come(samples.rows)
        for rounds in set(to_come.tolist()):
            of_rounds = seats[to_come == rounds]
            found.setdefault(rounds, []).append(of_rounds.reshape(-1, N_FEATURES + 2))
    return {rounds: np.concatenate(rows) for rounds, rows in found.items()}


def fit(samples: SeatRows, prices: Any) -> Any:
    """Fit prices to what was still gained, by ridge regression towards the old ones."""
    new = prices.reshape(9, N_FEATURES) / SCALE
    for rounds, rows in samples.items():
        features = rows[:, :N_FEATURES].astype(float)
        gained = (rows[:, -1] - rows[:, -2]).astype(float)
        old = new[rounds - 1].copy()
        seen = (features != 0).sum(0)
        old *= seen / (seen + RIDGE)  # prices of rare features shrink towards zero
        penalty = RIDGE * np.maximum(1, features.var(0))
        penalty[0] = 1e-3
        left = gained - features @ old
        change = np.linalg.solve(features.T @ features + np.diag(penalty), features.T @ left)
        new[rounds - 1] = old + change
        error = gained - features @ new[rounds - 1]
        print(f"  {rounds} rounds to come: {len(rows)} seats, error {error.std() / 100:.1f} points")
    new[8] = new[7]  # there are no samples of 9 rounds to come: all games start alike
    return np.rint(SCALE * new).astype(np.int64).ravel()


def lead(prices: Any, champion: Any, games: int) -> float:
    """Mean lead of `prices` over the champion's, in points; each deal is played from each seat."""
    duel = twins.twin(duel_on_bytes)
    one, other = twins.twin(new_workspace)(), twins.twin(new_workspace)()
    one.prices[:], other.prices[:] = prices, champion
    rules = engine("compiled")
    rng = rules.chance(99)
    total, count = 0.0, 0
    for players, new_persons in GAME_KINDS:
        state = new_state(players, new_persons)
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
    """Write the prices to the module that bots read."""
    rows = (textwrap.fill(" ".join(map(str, row)), 98) for row in prices.reshape(9, N_FEATURES))
    FILE.write_text(HEAD + "\n\n".join(rows) + "\n" + TAIL)


def main() -> None:
    """Look for better prices than the present ones."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--rounds", type=int, default=15)
    parser.add_argument("--games", type=int, default=16_000, help="in each round")
    parser.add_argument("--seed", type=int, default=100)
    arguments = parser.parse_args()
    champion = twins.twin(new_workspace)().prices.copy()
    prices = champion.copy()
    remembered: list[SeatRows] = []
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
