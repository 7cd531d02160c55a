"""The match that decides in the end: the search with new weights against the search with old."""

from __future__ import annotations

from pathlib import Path

from notredame.arena import Match, Plan, make_plan
from notredame.bots import Budget, Entrant
from notredame.bots.registry import WITH_WEIGHTS
from notredame.bots.thinking.game_kinds import GAME_KINDS
from notredame.rules.model.options import DEFAULT_EDITION, options_of

from .settings import Settings

DECIDES = "lead"
"""The measure that decides: it tells strength apart with fewer games than wins do."""


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
    return match, make_plan(match, settings.match_deals * len(match.seatings), DECIDES)
