"""My statistics: over the finished games of the sender, to see, to take along and to delete."""

from __future__ import annotations

import json
from typing import Literal

from fastapi import APIRouter, Response

from notredame.rules.typed_data import TypedDict

from ...statistics.summary import FEW, GamesSummary, summary_of
from ...tables.game_result import GameResult
from ..dependencies import Asker, Dependency
from ..schemas.openapi import answer_model, refuses

router = APIRouter(prefix="/api/me/statistics", tags=["statistics"])
VERSION: Literal[2] = 2
"""Version of the exported file."""
FILE = "notredame-statistics.json"


class MyStatistics(GamesSummary):
    """The sender's statistics."""

    games: int
    """Number of games counted."""
    enough: int
    """Number of games from which intervals are stated."""
    limited: bool
    """Whether there are older games, which are not counted."""
    pending: bool
    """Whether finished games may still be missing; ask again in some seconds."""


class StatisticsExport(TypedDict):
    """Everything that the sender's statistics are made of."""

    format: Literal["notredame-statistics"]
    version: Literal[2]
    exported: float
    """Seconds since 1970."""
    games: list[GameResult]
    """The newest first; at most 2,000."""
    limited: bool
    """Whether there are older games, which are missing here."""
    pending: bool
    """Whether finished games may still be missing; export again in some seconds."""


class DeletedStatistics(TypedDict):
    """What was deleted."""

    games: int


@router.get("", response_model=answer_model(MyStatistics))
async def statistics(services: Dependency, who: Asker) -> MyStatistics:
    """My results by player count and opponents, points by source, and what reviews say."""
    counted = await services.statistics.of(who)
    return {
        **summary_of(counted.games),
        "games": len(counted.games),
        "enough": FEW,
        "limited": counted.limited,
        "pending": counted.pending,
    }


@router.get("/export", response_model=answer_model(StatisticsExport))
async def export(services: Dependency, who: Asker) -> Response:
    """My statistics as a file: each game with what is kept of it."""
    counted = await services.statistics.of(who)
    found: StatisticsExport = {
        "format": "notredame-statistics",
        "version": VERSION,
        "exported": services.settings.clock(),
        "games": counted.games,
        "limited": counted.limited,
        "pending": counted.pending,
    }
    name = f'attachment; filename="{FILE}"'
    words = json.dumps(found, ensure_ascii=False, indent=1)
    return Response(words, media_type="application/json", headers={"Content-Disposition": name})


@router.post(
    "/delete",
    response_model=answer_model(DeletedStatistics),
    responses=refuses(403),
)
async def delete(services: Dependency, who: Asker) -> DeletedStatistics:
    """Delete my statistics. Tables stay; games that have ended are not counted again."""
    return {"games": 0 if who is None else await services.statistics.delete(who)}
