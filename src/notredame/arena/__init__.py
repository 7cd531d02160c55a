"""Matches between bots, and what their numbers say.

Every deal is played with every seating of the bots, so that luck with cards and seats cancels. All
chance comes from the seed of the match; a finished game is a line that rebuilds it. `docs/arena.md`
says how to read the numbers and the file.
"""

from .game_line import GameLine
from .games import play_game, rebuild
from .match import Fixture, Match
from .results.file import ResultFile, Results, read_results
from .statistics.intervals import Estimate, Share, wilson
from .statistics.plan import Plan, make_plan
from .statistics.report import Report, Standing, report_of
from .statistics.sequential_test import StoppingRule, Verdict

__all__ = [
    "Estimate",
    "Fixture",
    "GameLine",
    "Match",
    "Plan",
    "Report",
    "ResultFile",
    "Results",
    "Share",
    "Standing",
    "StoppingRule",
    "Verdict",
    "make_plan",
    "play_game",
    "read_results",
    "rebuild",
    "report_of",
    "wilson",
]
