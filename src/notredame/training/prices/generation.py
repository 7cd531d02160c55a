"""One generation of prices of one kind of game: play by them, fit, duel with the best before."""

from __future__ import annotations

import time
from dataclasses import dataclass
from functools import reduce
from operator import add

import numpy as np

from notredame.bots.thinking.game_kinds import GAME_KINDS
from notredame.bots.weights.weights import Weights

from ..rows import Array
from ..samples import Sampler
from ..settings import Settings
from .duels import DuelResult, duel
from .fitting import error_of, fitted
from .moments import Moments, moments_of

REMEMBERED = 5
"""Number of the latest generations whose games are fitted together."""


@dataclass(frozen=True)
class Progress:
    """How far the prices of one kind of game have come."""

    prices: Array
    """Those that the next generation plays by."""
    best: Array
    """Those that won their duels so far."""
    remembered: tuple[Moments, ...] = ()
    """Moments of the latest generations, at most REMEMBERED."""


@dataclass(frozen=True)
class Generation:
    """What a generation of a kind of game has brought."""

    kind: int
    number: int
    """From 1."""
    prices: Array
    moments: Moments
    error: float
    """Root of the mean square error of the fit, in points."""
    result: DuelResult
    """The new prices against the best before them."""
    seconds: float

    @property
    def kept(self) -> bool:
        """Whether the new prices are surely better than the best before them."""
        return self.result.lead.low is not None and self.result.lead.low > 0


@dataclass(frozen=True)
class GenerationJob:
    """One generation of several kinds of game."""

    settings: Settings
    number: int
    start: Weights
    """The weights of the run's beginning, for every other kind of game."""
    progress: dict[int, Progress]
    """By kind."""


def raise_generation(job: GenerationJob, piece: int) -> Generation:
    """Do one generation of a kind of game; pieces are numbered from 1, kinds from 0.

    Only the seconds depend on where and when it is done.
    """
    began = time.perf_counter()
    kind, settings = piece - 1, job.settings
    players, new_persons = GAME_KINDS[kind]
    seeds = np.random.SeedSequence((settings.seed, kind, job.number)).generate_state(2)
    before = job.progress[kind]
    sampler = Sampler(job.start.with_kind(kind, before.prices.ravel()))
    samples = sampler.play(players, new_persons, settings.games, int(seeds[0]))
    moments = moments_of(samples, players)
    together = reduce(add, [*before.remembered, moments])
    found = fitted(together, before.prices)
    prices = (before.prices + found) // 2  # half of the way, since the policy changes with them
    result = duel(
        kind,
        job.start.with_kind(kind, prices.ravel()),
        job.start.with_kind(kind, before.best.ravel()),
        settings.duel_deals,
        int(seeds[1]),
    )
    seconds = time.perf_counter() - began
    error = error_of(found, together)
    return Generation(kind, job.number, prices, moments, error, result, seconds)


def after(before: Progress, generation: Generation) -> Progress:
    """How far the prices have come with one generation more."""
    return Progress(
        generation.prices,
        generation.prices if generation.kept else before.best,
        (*before.remembered, generation.moments)[-REMEMBERED:],
    )
