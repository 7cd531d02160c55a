"""What a value of positions explains: of their outcomes, and of what can be known of them."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from .outcome import Outcome


@dataclass(frozen=True)
class Knowable:
    """How much of the lead at the end of a game can be known at all."""

    known: float
    """Variance of expected leads between positions, in square points, less the outcomes' errors."""
    luck: float
    """Variance of the lead around its expectation, in square points: what no value explains."""

    @property
    def luck_share(self) -> float:
        """The share of the outcome that is luck."""
        return self.luck / (self.known + self.luck)


@dataclass(frozen=True)
class Explained:
    """How well a value estimates expected leads."""

    share: float
    """Of what can be known: 1 is everything, 0 no better than no estimate, below 0 worse."""
    error: float
    """Root mean square error of the estimates, in points, less the outcomes' errors."""


def knowable(outcomes: Sequence[Outcome], games: int) -> Knowable:
    """How much can be known of some positions, whose outcomes are means over `games` games.

    Expected leads of all seats of a position add up to 0, so 0 is what an estimate that knows
    nothing says.
    """
    leads = [lead for outcome in outcomes for lead in outcome.lead.mean]
    noise = [error**2 for outcome in outcomes for error in outcome.lead.error]
    known = sum(lead**2 for lead in leads) - sum(noise)
    return Knowable(known / len(leads), sum(noise) / len(noise) * games)


def explained(outcomes: Sequence[Outcome], estimates: Sequence[Sequence[float]]) -> Explained:
    """How well estimated leads, by position and seat, agree with the outcomes."""
    known = missed = 0.0
    seats = 0
    for outcome, estimated in zip(outcomes, estimates, strict=True):
        for lead, error, guess in zip(
            outcome.lead.mean, outcome.lead.error, estimated, strict=True
        ):
            known += lead**2 - error**2
            missed += (guess - lead) ** 2 - error**2
            seats += 1
    return Explained(1 - missed / known, (max(0.0, missed) / seats) ** 0.5)
