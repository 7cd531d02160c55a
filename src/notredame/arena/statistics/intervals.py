"""95 % intervals: around a share of independent games, and around the mean of deals."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from statistics import NormalDist, fmean, variance

Z = NormalDist().inv_cdf(0.975)
"""Standard errors that hold 95 % of a normal distribution."""
SMALL_FREEDOM = (12.706, 4.303, 3.182, 2.776, 2.571, 2.447, 2.365, 2.306)
"""Standard errors that hold 95 % of Student's t distribution, from 1 degree of freedom on."""


@dataclass(frozen=True)
class Share:
    """A share of wins and the 95 % interval around it."""

    share: float
    low: float
    high: float


@dataclass(frozen=True)
class Estimate:
    """A mean over deals and the 95 % interval around it."""

    mean: float
    low: float | None
    """The true mean lies between `low` and `high`; None with fewer than two whole deals."""
    high: float | None


def wilson(wins: float, tries: float, errors: float = Z) -> Share:
    """A share with Wilson's score interval, which stays within 0 and 1 and suits few games.

    A win shared by two is half a win for each. `errors` is how many standard errors it reaches.
    """
    share = wins / tries
    square = errors * errors / tries
    centre = (share + square / 2) / (1 + square)
    reach = errors / (1 + square) * (share * (1 - share) / tries + square / (4 * tries)) ** 0.5
    return Share(share, max(0.0, min(share, centre - reach)), min(1.0, max(share, centre + reach)))


def students_t(freedom: int) -> float:
    """Standard errors that hold 95 % of Student's t distribution, which has the wider tails of
    few numbers.

    From 9 degrees of freedom on, the first terms of its expansion about the normal distribution
    (Abramowitz and Stegun 26.7.5), of which three decimals are right.
    """
    if freedom <= len(SMALL_FREEDOM):
        return SMALL_FREEDOM[freedom - 1]
    return (
        Z
        + (Z**3 + Z) / (4 * freedom)
        + (5 * Z**5 + 16 * Z**3 + 3 * Z) / (96 * freedom**2)
        + (3 * Z**7 + 19 * Z**5 + 17 * Z**3 - 15 * Z) / (384 * freedom**3)
    )


def share_over_deals(shares: Sequence[float], games: int) -> Estimate:
    """The mean of shares of wins, one for each deal, with Wilson's interval.

    As many independent games are assumed as would spread the mean as much as the deals do: the
    deals, times the variance among games, divided by that among deals. To both variances that of
    one game unlike all others is added, 1 / `games`, since what has not differed yet still may.
    `games` counts all deals; a bot in several seats of a game counts once for each.
    """
    deals, share = len(shares), fmean(shares)
    if deals < 2:
        return Estimate(share, None, None)
    among_games = share * (1 - share) * games / (games - 1)
    tries = deals * (among_games + 1 / games) / (variance(shares) + 1 / games)
    found = wilson(share * tries, tries, students_t(deals - 1))
    return Estimate(share, found.low, found.high)


def mean_over_deals(numbers: Sequence[float]) -> Estimate:
    """The mean of numbers, one for each deal, with Student's t interval."""
    deals, mean = len(numbers), fmean(numbers)
    if deals < 2:
        return Estimate(mean, None, None)
    reach = students_t(deals - 1) * (variance(numbers) / deals) ** 0.5
    return Estimate(mean, mean - reach, mean + reach)
