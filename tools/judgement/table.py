"""The table of judgement: how much is luck, and what share of the rest each value explains."""

from __future__ import annotations

from collections import defaultdict
from pathlib import Path
from typing import Any

import numpy as np

from notredame.bots import thinkers
from notredame.bots.thinking.game_kinds import GAME_KINDS
from notredame.bots.weights.weights import shipped_weights
from notredame.compiling import twins
from notredame.rules.model.pieces import PLAYER_COUNTS
from notredame.training.judgement.benchmark_file import read_benchmark, read_head
from notredame.training.judgement.explained import explained, knowable
from notredame.training.judgement.outcome import Outcome
from notredame.training.judgement.position import Position
from notredame.training.network import inputs_of, networked, with_addition
from notredame.training.price_value import LeadValue, by_prices, left_over
from notredame.training.prices.fitting import fitted
from notredame.training.prices.moments import PRICE_TABLE, moments_of
from notredame.training.rows import rounds_to_come
from notredame.training.samples import Sampler, Samples
from notredame.training.sampling.position_row import ROW, write_row_on_bytes

SAMPLED_GAMES = 8000
"""Games that values are fitted to, for each kind of game."""
SHARE = 4
"""Percentage of moments that are taken from each of them."""
ROUNDS_TO_COME = ("0 or 1", "2 or 3", "4 or 5", "6 or more")


def rows_of(positions: list[Position]) -> np.ndarray:
    """Positions as rows."""
    thinker = thinkers.CompiledThinker()
    write = twins.twin(write_row_on_bytes)
    rows = np.zeros((len(positions), ROW), np.int64)
    for row, position in zip(rows, positions, strict=True):
        write(thinker.hold(position.state()), row, thinker.workspace)
    return rows


def boosted(players: int, base: LeadValue, samples: Samples, seed: int) -> LeadValue:
    """A value and what gradient boosting adds to it."""
    model = _boosting()(max_iter=200, learning_rate=0.08, random_state=seed)
    model.fit(inputs_of(samples.rows, players), left_over(base, samples).ravel())
    return with_addition(base, players, model.predict)


def _boosting() -> Any:
    try:
        from sklearn.ensemble import HistGradientBoostingRegressor
    except ImportError:
        raise SystemExit("The table needs scikit-learn: pip install scikit-learn") from None
    return HistGradientBoostingRegressor


def values_for(kind: int, seed: int) -> dict[str, LeadValue]:
    """Every value of the table for a kind of game, by name."""
    players, new_persons = GAME_KINDS[kind]
    samples = Sampler().play(players, new_persons, SAMPLED_GAMES, seed, SHARE)
    own = by_prices(players, fitted(moments_of(samples, players), np.zeros(PRICE_TABLE)))
    return {
        "the bots' prices": by_prices(players, np.array(shipped_weights().kinds[kind].prices)),
        "prices fitted at once": own,
        "with gradient boosting": boosted(players, own, samples, seed),
        "with a small network": networked(players, own, samples, seed),
    }


class Group:
    """Positions of one row of the table, with what each value says of them."""

    def __init__(self) -> None:
        self.outcomes: list[Outcome] = []
        self.estimates: dict[str, list[list[float]]] = defaultdict(list)

    def cells(self, games: int) -> list[str]:
        """Number of positions, share of luck, and what each value explains with its error."""
        found = [explained(self.outcomes, leads) for leads in self.estimates.values()]
        luck = knowable(self.outcomes, games).luck_share
        shares = [f"{one.share:.2f} ({one.error:.1f})" for one in found]
        return [f"{len(self.outcomes):,}", f"{luck:.0%}", *shares]


def print_table(file: Path, seed: int) -> None:
    """Print what can be known, and what each value explains of it, by players and rounds."""
    _boosting()
    games = int(read_head(file)["games"])
    labelled = list(read_benchmark(file))
    by_players = {f"{players} players": Group() for players in PLAYER_COUNTS}
    by_rounds = {f"{rounds} rounds to come": Group() for rounds in ROUNDS_TO_COME}
    everything = Group()
    for kind, of_kind in enumerate(GAME_KINDS):
        group = by_players[f"{of_kind[0]} players"]
        some = [pair for pair in labelled if (pair[0].players, pair[0].new_persons) == of_kind]
        rows = rows_of([position for position, _ in some])
        found = {name: value(rows).tolist() for name, value in values_for(kind, seed).items()}
        stages = np.minimum(rounds_to_come(rows) // 2, len(ROUNDS_TO_COME) - 1).tolist()
        for k, (_, outcome) in enumerate(some):
            for each in (everything, group, list(by_rounds.values())[stages[k]]):
                each.outcomes.append(outcome)
                for name, leads in found.items():
                    each.estimates[name].append(leads[k])
    names = list(everything.estimates)
    print(f"| | positions | luck | {' | '.join(names)} |\n|---|---|---|{'---|' * len(names)}")
    for title, each in {"all": everything, **by_players, **by_rounds}.items():
        print(f"| {title} | {' | '.join(each.cells(games))} |")
