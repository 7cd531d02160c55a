"""Matches between bots, and what their numbers say.

Every deal is played with every seating of the bots, so that luck with cards and seats cancels. All
chance comes from the seed of the match; a finished game is a line that rebuilds it. `docs/arena.md`
says how to read the numbers and the file.
"""

from .games import play_game, rebuild
from .match import Fixture, Match
from .result_file import ResultFile, Results, read_results
from .result_line import GameLine
from .statistics import Report, Share, Standing, report_of, wilson

__all__ = [
    "Fixture",
    "GameLine",
    "Match",
    "Report",
    "ResultFile",
    "Results",
    "Share",
    "Standing",
    "play_game",
    "read_results",
    "rebuild",
    "report_of",
    "wilson",
]
