"""The match as a picture: each bot's share of wins and its distribution of scores."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

from .result_line import GameLine
from .statistics import Report


def write_plot(path: Path, title: str, report: Report, lines: Sequence[GameLine]) -> None:
    """Draw shares of wins with their intervals beside the distributions of scores, as PNG."""
    from matplotlib.backends.backend_agg import FigureCanvasAgg
    from matplotlib.figure import Figure

    labels = [bot.label for bot in report.bots]
    at = list(range(len(labels)))
    figure = Figure(figsize=(5 + 1.4 * len(labels), 5), layout="constrained")
    FigureCanvasAgg(figure)
    figure.suptitle(title, parse_math=False)
    wins, scores = figure.subplots(1, 2)

    shares = [bot.wins for bot in report.bots]
    reach = (
        [share.share - share.low for share in shares],
        [share.high - share.share for share in shares],
    )
    wins.errorbar(at, [share.share for share in shares], yerr=reach, fmt="o", capsize=4)
    wins.axhline(report.even, linestyle="--", color="grey", label="even")
    wins.set(title="share of wins, with 95 % interval", ylim=(0, 1))
    wins.margins(x=0.2)
    wins.legend()

    by_bot = [
        [
            line.scores[seat]
            for line in lines
            for seat, label in enumerate(line.seating)
            if label == bot
        ]
        for bot in labels
    ]
    scores.boxplot(by_bot, positions=at, showmeans=True)
    scores.set(title="scores (triangle: mean)")
    for axes in (wins, scores):
        axes.set_xticks(at, labels, rotation=20, ha="right", parse_math=False)
    figure.savefig(path, format="png", dpi=120)
