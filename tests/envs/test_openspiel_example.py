"""OpenSpiel's own IS-MCTS plays, and the benchmark measures, both on a small scale."""

from __future__ import annotations

import runpy
from pathlib import Path

import pyspiel
import pytest
from rich.console import Console
from tools.bench import openspiel
from tools.bench.counting import repeated

EXAMPLE = Path(__file__).resolve().parents[2] / "examples" / "openspiel_ismcts.py"


@pytest.mark.parametrize("players", [2, 5])
def test_ismcts_plays_a_match(players: int, capsys: pytest.CaptureFixture[str]) -> None:
    main = runpy.run_path(str(EXAMPLE))["main"]
    size = ["--players", str(players), "--games", "1", "--simulations", "4"]
    assert len(main(size)) == 1
    assert "IS-MCTS won" in capsys.readouterr().out


@pytest.mark.soak
def test_the_benchmark_measures_everything() -> None:
    games = (*openspiel.PLAYERS, openspiel.OURS)
    games += (*openspiel.PYTHON, *openspiel.SCALE)
    works = {name: openspiel.steps(pyspiel.load_game(name)) for name in games}
    works |= openspiel.decisions((openspiel.OURS, *openspiel.PYTHON))
    works |= {name: repeated(call, 1) for name, call in openspiel.calls().items()}
    console = Console(quiet=True)
    assert openspiel.print_report(console, openspiel.measure(works, 1, 0.001)) > 0


def test_a_step_of_the_benchmark_is_a_move_or_chance_and_a_decision_a_move() -> None:
    game = pyspiel.load_game("notre_dame(players=2)")
    named = openspiel.decisions(["notre_dame(players=2)"])
    moved, seen = (work()[0] for work in named.values())  # the same chance, so the same game
    assert moved == seen == openspiel.steps(game)()[0] - 82
