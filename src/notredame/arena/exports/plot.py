"""The match as a picture: each bot's wins, margin and distribution of scores."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import chain
from pathlib import Path
from typing import Any

from ..game_line import GameLine
from ..match import Match
from ..statistics.deals import counted_deals, seats_of
from ..statistics.intervals import Estimate
from ..statistics.report import Report
from ..statistics.stopping import lines_until


def counted_scores(match: Match, report: Report, lines: Sequence[GameLine]) -> list[list[int]]:
    """The scores of each bot of a report, in the games that its results are counted over."""
    counted = counted_deals(match, lines_until(report.verdict, lines))
    return [
        [line.scores[seat] for line, seat in seats_of(bot.label, chain.from_iterable(counted))]
        for bot in report.bots
    ]


def write_plot(
    path: Path, title: str, match: Match, report: Report, lines: Sequence[GameLine]
) -> None:
    """Draw wins and margins with their intervals beside the distributions of scores, as PNG."""
    from matplotlib.backends.backend_agg import FigureCanvasAgg
    from matplotlib.figure import Figure

    labels = [bot.label for bot in report.bots]
    at = list(range(len(labels)))
    figure = Figure(figsize=(7 + 2 * len(labels), 5), layout="constrained")
    FigureCanvasAgg(figure)
    figure.suptitle(title, parse_math=False)
    wins, margins, scores = figure.subplots(1, 3)

    def draw(axes: Any, estimates: Sequence[Estimate], even: float | None) -> None:
        axes.errorbar(
            at,
            [estimate.mean for estimate in estimates],
            yerr=_reach(estimates),
            fmt="o",
            capsize=4,
        )
        axes.margins(x=0.2)
        if even is not None:
            axes.axhline(even, linestyle="--", color="grey", label="even")
            axes.legend()

    draw(wins, [bot.wins for bot in report.bots], report.even)
    wins.set(title="share of wins, with 95 % interval", ylim=(0, 1))
    two_players = len(report.places) == 2  # with more, equal bots have a margin below 0
    draw(margins, [bot.margin for bot in report.bots], 0 if two_players else None)
    margins.set(title="margin in points, with 95 % interval")
    scores.boxplot(counted_scores(match, report, lines), positions=at, showmeans=True)
    scores.set(title="scores (triangle: mean)")
    for axes in (wins, margins, scores):
        axes.set_xticks(at, labels, rotation=20, ha="right", parse_math=False)
    figure.savefig(path, format="png", dpi=120)


def _reach(estimates: Sequence[Estimate]) -> tuple[list[float], list[float]]:
    """How far the intervals reach down and up; not at all without one."""
    return (
        [0.0 if one.low is None else one.mean - one.low for one in estimates],
        [0.0 if one.high is None else one.high - one.mean for one in estimates],
    )
