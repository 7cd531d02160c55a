"""The match that decides in the end: the search with new weights against the search with old."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

from notredame.arena import GameLine, Match, Plan, make_plan, report_of
from notredame.arena.statistics.sequential_test import LEAST_DEALS, StoppingRule
from notredame.arena.statistics.stopping import Stopping
from notredame.bots import Budget, Entrant
from notredame.bots.registry import WITH_WEIGHTS
from notredame.bots.thinking.game_kinds import GAME_KINDS
from notredame.rules.model.options import DEFAULT_EDITION, options_of

from .settings import Settings

DECIDES = "lead"
"""The measure that decides: it tells strength apart with fewer games than wins do."""
STOP = StoppingRule(0.0, 1.0)
"""Hypotheses about the lead in points: at most 0, or at least 1. A verdict ends the match early."""


def match_for(kind: int, new: Path, old: Path, settings: Settings) -> tuple[Match, Plan]:
    """One search with the weights of `new` against others with those of `old`, and its plan."""
    players, new_persons = GAME_KINDS[kind]
    budget = Budget(steps=settings.match_steps)
    match = Match(
        entrants=tuple(Entrant(f"{WITH_WEIGHTS}{path}", budget) for path in (new, old)),
        players=players,
        seed=settings.seed,
        options=options_of(DEFAULT_EDITION).changed({"new_persons": new_persons}),
    )
    stop = STOP if settings.match_deals >= LEAST_DEALS else None
    return match, make_plan(match, settings.match_deals * len(match.seatings), DECIDES, stop)


def won(match: Match, plan: Plan, lines: Sequence[GameLine]) -> bool:
    """Whether the new weights have won: by the stopping rule, or by all games together."""
    verdict = Stopping(match, plan, lines).verdict
    if verdict is not None:
        return verdict.decided == "high"
    low = report_of(match, lines, plan).bots[0].lead.low
    return low is not None and low > 0
