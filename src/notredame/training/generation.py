"""One generation of one kind of game: play by the weights, fit new ones, duel with the best."""

from __future__ import annotations

import time
from dataclasses import dataclass
from functools import reduce
from operator import add

import numpy as np

from notredame.bots.thinking.game_kinds import GAME_KINDS
from notredame.bots.weights.weights import KindWeights, Weights

from .drafts.fitting import DraftMoments, draft_moments_of, fitted_draft
from .drafts.picks import play_drafts
from .duels import DuelResult, duel
from .prices.fitting import error_of, fitted
from .prices.moments import PRICE_TABLE, Moments, moments_of
from .rows import Array
from .samples import Sampler
from .settings import Settings

REMEMBERED = 5
"""Number of the latest generations whose games are fitted together."""
SHARE = 8
"""Percentage of moments that are taken from each game that prices are fitted to."""


@dataclass(frozen=True)
class Progress:
    """How far the weights of one kind of game have come."""

    latest: KindWeights
    """Those that the next generation plays by."""
    best: KindWeights
    """Those that won their duels so far."""
    remembered: tuple[tuple[Moments, DraftMoments], ...] = ()
    """Sums of the latest generations, at most REMEMBERED - 1; the next one adds its own."""


@dataclass(frozen=True)
class Generation:
    """What a generation of a kind of game has brought."""

    kind: int
    number: int
    """From 1."""
    weights: KindWeights
    moments: Moments
    draft_moments: DraftMoments
    error: float
    """Root of the mean square error of the fitted prices, in points."""
    result: DuelResult
    """The new weights against the best before them."""
    seconds: float

    @property
    def kept(self) -> bool:
        """Whether the new weights are surely better than the best before them."""
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


def raise_generation(job: GenerationJob, kind: int) -> Generation:
    """Do one generation of a kind of game.

    Only the seconds depend on where and when it is done.
    """
    began = time.perf_counter()
    settings, before = job.settings, job.progress[kind]
    players, new_persons = GAME_KINDS[kind]
    seeds = np.random.SeedSequence((settings.seed, kind, job.number)).generate_state(3).tolist()

    sampler = Sampler(job.start.with_kind(kind, before.latest))
    samples = sampler.play(players, new_persons, settings.games, seeds[0], SHARE)
    moments = moments_of(samples, players)
    together = reduce(add, [*(one for one, _ in before.remembered), moments])
    old = np.reshape(before.latest.prices, PRICE_TABLE)
    found = fitted(together, old)
    prices = (old + found) // 2  # half of the way, since the policy changes with them

    with_prices = KindWeights(_ints(prices), before.latest.draft)
    picks = play_drafts(
        kind, job.start.with_kind(kind, with_prices), settings.draft_games, seeds[1]
    )
    draft_moments = draft_moments_of(picks)
    draft = fitted_draft(reduce(add, [*(one for _, one in before.remembered), draft_moments]))

    weights = KindWeights(_ints(prices), _ints(draft))
    result = duel(
        kind,
        job.start.with_kind(kind, weights),
        job.start.with_kind(kind, before.best),
        settings.duel_deals,
        seeds[2],
    )
    seconds = time.perf_counter() - began
    error = error_of(found, together)
    return Generation(kind, job.number, weights, moments, draft_moments, error, result, seconds)


def _ints(table: Array) -> tuple[int, ...]:
    return tuple(int(number) for number in table.ravel())


def after(before: Progress, generation: Generation) -> Progress:
    """How far the weights have come with one generation more."""
    sums = (generation.moments, generation.draft_moments)
    return Progress(
        generation.weights,
        generation.weights if generation.kept else before.best,
        (*before.remembered, sums)[1 - REMEMBERED :],
    )
