"""The tools that produce the figures of the docs."""

from __future__ import annotations

import re
import sys
import tomllib
from pathlib import Path
from typing import Any

import pytest
from tools import environments, ladder
from tools.habits import Habits

from notredame.arena import ResultFile, make_plan, play_game, rebuild, report_of
from notredame.cli.main import build_parser
from notredame.rules.model.pieces import CARDS
from tests.arena.sample_matches import match_of


def test_lowest_versions_are_those_of_the_bounds() -> None:
    project: dict[str, Any] = {
        "dependencies": ["rich>=13.7"],
        "optional-dependencies": {
            "fast": ["numba>=0.60", "numpy>=1.9"],
            "other": [
                "numpy>=1.26",
                "psycopg[binary]>=3.2",
                "uvloop>=0.19; sys_platform != 'win32'",
            ],
            "dev": ["pytest>=8.2"],
            "train": ["torch==2.13.0"],
        },
    }
    assert environments.lowest(project) == {
        "rich": "13.7",
        "numba": "0.60",
        "numpy": "1.26",
        "psycopg": "3.2",
        "uvloop": "0.19",
    }
    project["dependencies"] = ["rich"]
    with pytest.raises(ValueError, match="'rich' has no lower bound"):
        environments.lowest(project)


def test_every_dependency_has_a_lower_bound() -> None:
    project = tomllib.loads((environments.ROOT / "pyproject.toml").read_text("utf-8"))["project"]
    assert {"numba", "rich", "fastapi", "gymnasium"} <= environments.lowest(project).keys()
    assert project["requires-python"] == f">={environments.VERSIONS[0]}"


def test_a_missing_python_is_skipped(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    called: list[str] = []
    here = "{}.{}".format(*sys.version_info[:2])
    monkeypatch.setenv("PYENV_ROOT", str(tmp_path))
    monkeypatch.setattr(environments, "VERSIONS", (here, "2.0"))

    def pretend(interpreter: str, *_: object) -> int:
        called.append(interpreter)
        return 0

    monkeypatch.setattr(environments, "run", pretend)
    (tmp_path / "versions" / f"{here}.1" / "bin").mkdir(parents=True)
    (tmp_path / "versions" / f"{here}.1" / "bin" / "python").symlink_to(sys.executable)
    assert environments.run_versions([]) == 0
    assert len(called) == 1
    output = capsys.readouterr().out
    assert f"Python {here}: passed." in output
    assert "Python 2.0: not found on PATH or in pyenv, skipped." in output
    monkeypatch.setattr(environments, "VERSIONS", ("2.0",))
    assert environments.run_versions([]) == 1
    assert environments.run_lowest([]) == 1


def test_make_bench_runs_every_benchmark() -> None:
    folder = environments.ROOT / "tools" / "bench"
    commands = {
        ".".join(path.relative_to(environments.ROOT).with_suffix("").parts)
        for path in folder.rglob("*.py")
        if '__name__ == "__main__"' in path.read_text("utf-8")
    }
    commands.remove("tools.bench.peers.worker")  # started by the others
    makefile = (environments.ROOT / "Makefile").read_text("utf-8")
    called = set(re.findall(r"-m (tools\.bench[.a-z]*)", makefile))
    assert called == {name.removesuffix(".__main__") for name in commands}


def test_every_match_of_the_ladder_is_an_arena_command() -> None:
    for name, arguments in ladder.matches().items():
        parsed = build_parser().parse_args(["arena", *arguments])
        assert f"-{parsed.players}-" in name
        assert parsed.new_persons == name.endswith("-new")


def test_the_ladder_tells_what_was_played(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(ladder, "FOLDER", tmp_path)
    match = match_of("greedy", "random", players=2)
    file = ResultFile(tmp_path / "greedy-random-2-base.jsonl", match, make_plan(match, 4), None)
    lines = [play_game(match, game) for game in (1, 2, 3, 4)]
    for line in lines:
        file.add(line)
    file.close()
    *_, row = ladder.table(["greedy-random-2-base", "quick-greedy-2-base"]).splitlines()
    cells = [cell.strip() for cell in row.strip("|").split("|")]
    assert cells[:4] == ["greedy@1 against random@1", "2", "base", "4"]
    wins = [line.ranks[line.seating.index("greedy")] == 1 for line in lines]
    assert cells[4] == f"{sum(wins) / 4:.1%}"
    bot = report_of(match, lines).bots[0]
    assert bot.wins.low is not None
    assert cells[5].startswith(f"{100 * bot.wins.low:.1f}–")
    assert cells[7].startswith(f"{bot.lead.mean:+.2f} ±")


def test_habits_count_every_card_that_was_played() -> None:
    match = match_of("greedy", "random", players=3)
    habits = Habits()
    for game in (1, 2):
        habits.watch(rebuild(match, play_game(match, game)))
    assert sum(habits.uses(card) for card in CARDS) == pytest.approx(2 * 9)
    assert len(habits.scores) == 6
    assert all(f"| {card} |" in habits.tables() for card in CARDS)
