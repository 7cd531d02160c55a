"""A sequential test: deals are added one by one, each as a number, until they decide between two
hypotheses about the mean.
"""

from __future__ import annotations

import math
from dataclasses import dataclass
from typing import Literal

from notredame.rules.errors import NotreDameError, shown

ERROR = 0.05
"""Probability of each of the two wrong decisions."""
LIMIT = math.log((1 - ERROR) / ERROR)
"""Logarithm of the likelihood ratio that decides."""
MOST = 1_000_000
"""The most that a hypothesis can be, either way; points and shares are far below."""
LEAST_DEALS = 20
"""With fewer deals their variance is not known well enough to decide."""


@dataclass(frozen=True)
class StoppingRule:
    """Two hypotheses about a mean: it is at most `low`, or at least `high`."""

    low: float
    high: float

    def __post_init__(self) -> None:
        if not -MOST <= self.low < self.high <= MOST:
            raise NotreDameError(
                f"A stopping rule needs two numbers from {-MOST} to {MOST}, the smaller one first, "
                f"not {shown(self.low)} and {shown(self.high)}."
            )


@dataclass(frozen=True)
class Verdict:
    """What a sequential test decided."""

    decided: Literal["low", "high"]
    """Which hypothesis holds: the mean is at most `low`, or at least `high`."""
    deals: int
    """Number of deals after which it decided."""


class SequentialTest:
    """A generalised sequential probability ratio test of the mean of deals.

    Their numbers are taken as normal, with the variance that they show so far. `low` is tested
    against `high`; a mean beyond them is decided sooner, one between them later, either way.
    """

    def __init__(self, rule: StoppingRule) -> None:
        self._rule = rule
        self.deals = 0
        """Number of deals that were added until the verdict."""
        self._mean = 0.0
        self._squares = 0.0
        """Sum of squared distances from the mean."""
        self.verdict: Verdict | None = None

    def add(self, number: float) -> None:
        """Add the number of a deal; after the verdict, deals are ignored."""
        if self.verdict is not None:
            return
        self.deals += 1
        distance = number - self._mean
        self._mean += distance / self.deals
        self._squares += distance * (number - self._mean)
        if self.deals >= LEAST_DEALS:
            ratio = self._log_likelihood_ratio()
            if abs(ratio) >= LIMIT:
                self.verdict = Verdict("high" if ratio > 0 else "low", self.deals)

    def _log_likelihood_ratio(self) -> float:
        """How much better the deals agree with `high` than with `low`."""
        rule = self._rule
        above = self._mean - (rule.low + rule.high) / 2
        variance = self._squares / (self.deals - 1)
        if not variance:
            return math.copysign(math.inf, above) if above else 0.0
        return self.deals * (rule.high - rule.low) * above / variance
