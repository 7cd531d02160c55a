"""`notredame simulate`."""

from __future__ import annotations

import json
import signal
import subprocess
import sys
from pathlib import Path

import pytest

from notredame.compiling import cache
from notredame.records import read

from .command_runner import refused, run, run_process

Capture = pytest.CaptureFixture[str]


def figures(capsys: Capture, *arguments: object) -> dict[str, object]:
    done = run(capsys, "simulate", "--json", *arguments)
    assert done.code == 0
    found: dict[str, object] = json.loads(done.out)
    return found


def without_speed(found: dict[str, object]) -> dict[str, object]:
    return {key: value for key, value in found.items() if key != "speed"}


def test_reports_scores_lengths_wins_and_speed(capsys: Capture) -> None:
    done = run(capsys, "simulate", "--players", 3, "--games", 40, "--engine", "plain")
    assert done.code == 0
    for word in ("40 random games", "wins", "Decisions per game", "games/s", "decisions/s"):
        assert word in done.out


def test_json_adds_up(capsys: Capture) -> None:
    found = figures(capsys, "--players", 4, "--games", 50, "--engine", "plain")
    seats = found["seats"]
    assert isinstance(seats, list)
    assert sum(seat["wins"] for seat in seats) == pytest.approx(1, abs=0.001)
    order = found["wins_in_turn_order"]
    assert isinstance(order, list)
    assert sum(order) == pytest.approx(1, abs=0.001)
    for seat in seats:
        assert sum(seat["by_source"].values()) == pytest.approx(seat["mean"], abs=0.01)
        assert seat["least"] <= seat["median"] <= seat["most"]


def test_same_seed_same_games_whatever_the_engine_the_jobs_and_the_records(
    capsys: Capture, tmp_path: Path
) -> None:
    table = ("--players", 3, "--games", 210, "--seed", 5, "--new-persons")
    plain = figures(capsys, *table, "--engine", "plain")
    fast = figures(capsys, *table, "--engine", "compiled")
    jobs = figures(capsys, *table, "--engine", "compiled", "--jobs", 2)
    recorded = figures(capsys, *table, "--records", tmp_path)
    assert without_speed(plain) == without_speed(fast) == without_speed(jobs)
    assert without_speed(plain) == without_speed(recorded)
    other = figures(capsys, *table[:4], "--seed", 6, "--new-persons", "--engine", "plain")
    assert other["seats"] != plain["seats"]


def test_records_are_whole_games(capsys: Capture, tmp_path: Path) -> None:
    figures(
        capsys, "--players", 2, "--games", 3, "--option", "coins=unlimited", "--records", tmp_path
    )
    files = sorted(tmp_path.iterdir())
    assert [path.name for path in files] == [f"game-00000{k}.txt" for k in (1, 2, 3)]
    for path in files:
        game = read(path.read_text(encoding="utf-8"))
        assert game.over
        assert game.options.coins == "unlimited"


def test_records_of_two_runs_do_not_mix(capsys: Capture, tmp_path: Path) -> None:
    figures(capsys, "--games", 2, "--records", tmp_path)
    words = refused(capsys, "simulate", "--games", 2, "--records", tmp_path)
    assert "name an empty folder" in words


def test_few_games_are_not_worth_loading_the_compiled_rules(capsys: Capture) -> None:
    speed = figures(capsys, "--games", 20)["speed"]
    assert isinstance(speed, dict)
    assert speed["engine"] == "plain"


TELLS_WHAT_IS_COUNTED = """
import sys
from notredame.cli import main, simulate
simulate.CHUNK = 1
add = simulate.Tally.add
def add_and_tell(tally, results):
    add(tally, results)
    print("counted", file=sys.stderr, flush=True)
simulate.Tally.add = add_and_tell
main.main()
"""


def test_an_interruption_reports_what_is_done(tmp_path: Path) -> None:
    command = [sys.executable, "-c", TELLS_WHAT_IS_COUNTED, "simulate", "--engine", "plain"]
    running = subprocess.Popen(
        [*command, "--games", "1000000", "--json"],
        cwd=tmp_path,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
    )
    assert running.stderr is not None
    assert any("counted" in line for line in running.stderr)
    running.send_signal(signal.SIGINT)
    out, _ = running.communicate(timeout=60)
    assert running.returncode == 130
    found = json.loads(out)
    assert found["interrupted"] is True
    assert 0 < found["games"] < 1_000_000


def test_few_games_do_not_wait_for_the_compiler(tmp_path: Path) -> None:
    cold = {"XDG_CACHE_HOME": str(tmp_path)}
    done = run_process("simulate", "--games", 20, "--json", cwd=tmp_path, env=cold)
    assert json.loads(done.out)["speed"]["engine"] == "plain"
    assert not list(tmp_path.iterdir())


def test_compiled_engine_without_numba_says_what_to_install(
    capsys: Capture, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("NOTREDAME_PLAIN", "1")
    monkeypatch.setattr("notredame.rules.fast.raw._engines", {})
    assert not cache.available()
    assert "pip install numba" in refused(capsys, "simulate", "--engine", "compiled")


@pytest.mark.parametrize(
    ("arguments", "words"),
    [
        (["--players", "1"], "2 to 5 players"),
        (["--players", "6"], "2 to 5 players"),
        (["--players", "four"], "not a whole number"),
        (["--games", "0"], "--games: must be 1 or more"),
        (["--jobs", "0"], "--jobs: must be 1 to 64"),
        (["--seed", "-1"], "--seed: must be 0 or more"),
        (["--edition", "first"], "there are anniversary-2017"),
        (["--option", "coins"], "name=value"),
        (["--option", "gold=25"], "hotel_double_from"),
        (["--option", "coins=24"], "25 or unlimited"),
        (["--option", "coins=25", "--option", "coins=unlimited"], "twice"),
        (["--printed", "a\0b"], "Cannot read"),
        (["--records", "a\0b"], "Cannot write"),
        (["--new-persons", "--option", "new_persons=no"], "contradict"),
        (["--printed", "nowhere.toml"], "Cannot read 'nowhere.toml'"),
        (["--engine", "quick"], "invalid choice"),
        (["--records", "/dev/null/games"], "Cannot write"),
    ],
)
def test_bad_input_is_a_sentence(capsys: Capture, arguments: list[str], words: str) -> None:
    assert words in refused(capsys, "simulate", *arguments)
