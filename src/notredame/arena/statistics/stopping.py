"""Stopping a match early: its plan's sequential test, deal by deal.

Deals are taken in their order, and each when it is whole, so the verdict does not depend on which
game was finished first.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable

from ..game_line import GameLine
from ..match import Match
from .deals import deal_means
from .plan import MEASURES, Plan
from .sequential_test import SequentialTest, Verdict


class Stopping:
    """The stopping rule of a match, if its plan has one, applied to its games as they come."""

    def __init__(self, match: Match, plan: Plan | None, lines: Iterable[GameLine] = ()) -> None:
        """`lines` are games that are finished already."""
        self._plan = plan
        self._seatings = len(match.seatings)
        self._test = None if plan is None or plan.stop is None else SequentialTest(plan.stop)
        self._waiting: dict[int, list[GameLine]] = defaultdict(list)
        self._next_deal = 1
        for line in lines:
            self.add(line)

    @property
    def verdict(self) -> Verdict | None:
        """What has been decided, if anything."""
        return None if self._test is None else self._test.verdict

    @property
    def tested_deals(self) -> int:
        """Number of deals that the rule was applied to, until it decided."""
        return 0 if self._test is None else self._test.deals

    def add(self, line: GameLine) -> None:
        """Add a finished game."""
        if self._test is None or self._plan is None:
            return
        self._waiting[line.deal].append(line)
        while len(self._waiting[self._next_deal]) == self._seatings:
            deal = self._waiting.pop(self._next_deal)
            (mean,) = deal_means([deal], self._plan.bot, MEASURES[self._plan.decides])
            self._test.add(mean)
            self._next_deal += 1


def lines_until(verdict: Verdict | None, lines: Iterable[GameLine]) -> list[GameLine]:
    """The games of the deals until a verdict, in order; all of them without one."""
    until = [line for line in lines if verdict is None or line.deal <= verdict.deals]
    return sorted(until, key=lambda line: line.game)
