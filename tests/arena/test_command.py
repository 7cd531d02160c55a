"""`notredame arena`."""

from __future__ import annotations

import json
import os
import re
import signal
import subprocess
import sys
import time
from pathlib import Path
from typing import Any

import pytest

from notredame.arena import GameLine, ResultFile
from notredame.cli.arena.match import wanted_of
from notredame.cli.arena.report import HEADINGS
from notredame.cli.main import build_parser
from notredame.records import read
from tests.cli.command_runner import Done, refused, run, run_process

from .sample_matches import games_in

Capture = pytest.CaptureFixture[str]
BOTS = ("arena", "random", "random@2")
MATCH = (*BOTS, "--players", 3, "--seed", 1)


def figures(capsys: Capture, *arguments: object) -> dict[str, Any]:
    done = run(capsys, *arguments, "--json")
    assert done.code == 0
    found: dict[str, Any] = json.loads(done.out)
    return found


def rows_of(report: str) -> list[dict[str, str]]:
    """The rows of the table in a report, by heading; two spaces or more end a cell."""
    lines = report.partition("Even would be")[0].splitlines()
    start = next(number for number, line in enumerate(lines) if line.split()[:1] == ["bot"])
    cells = [re.split(r"\s{2,}", line.strip()) for line in lines[start + 2 :] if line.strip()]
    return [dict(zip(HEADINGS, row, strict=True)) for row in cells]


def test_reports_what_a_match_is_about(capsys: Capture, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("COLUMNS", "200")
    done = run(capsys, *MATCH, "--games", 4)
    assert done.code == 0
    for words in (
        "6 games, 3 players, anniversary-2017, seed 1",
        "Even would be 33.3%",
        "Wins by place in the first round's turn order: 1st",
        "Thinking time per move: random@1",
        "4 games were asked for; 6 are whole deals with all 3 seatings.",
        "margin, 95 %",
        "±",
        "rating",
    ):
        assert words in done.out
    assert "control" not in done.out


def test_bot_against_itself_is_announced_as_a_control(capsys: Capture) -> None:
    done = run(capsys, "arena", "random", "random", "--games", 2)
    assert "This is a control: all bots are random@1" in done.out
    assert "random#1" in done.out
    assert "random#2" in done.out


def test_intervals_wait_for_two_whole_deals(
    capsys: Capture, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("COLUMNS", "200")
    out = tmp_path / "match.jsonl"
    done = run(capsys, *MATCH, "--games", 3, "--out", out)
    assert "Intervals need at least two whole deals." in done.out
    assert [row["95 %"] for row in rows_of(done.out)] == ["–", "–"]
    for row in rows_of(done.out):
        assert re.fullmatch(r"[+-]\d+\.\d\d", row["margin, 95 %"]), "no interval"
        assert re.fullmatch(r"\d+\.\d ±\d\.\d", row["rating"]), "which has its own"
    assert "1st 33.3%," in done.out or "1st 66.7%," in done.out or "1st 0.0%," in done.out
    found = figures(capsys, "arena", "--resume", "--out", out)
    assert [found["bots"][0][key]["low"] for key in ("wins", "margin", "lead")] == [None] * 3
    table = rows_of(run(capsys, "arena", "--resume", "--out", out, "--games", 6).out)
    assert all("±" in row["margin, 95 %"] for row in table)
    more = figures(capsys, "arena", "--resume", "--out", out)
    assert None not in [more["bots"][0][key]["low"] for key in ("wins", "margin", "lead")]


def test_json_adds_up(capsys: Capture) -> None:
    found = figures(capsys, *MATCH, "--games", 6, "--new-persons")
    assert (found["games"], found["asked"], found["deals"]) == (6, 6, 2)
    assert (found["players"], found["seed"], found["interrupted"]) == (3, 1, False)
    assert found["options"]["new_persons"] is True
    wins = sum(bot["wins"]["mean"] * bot["seats"] for bot in found["bots"])
    assert wins == pytest.approx(6)
    assert sum(place["mean"] for place in found["places"]) == pytest.approx(1)


def test_match_without_a_seed_can_be_repeated_with_the_one_it_reports(capsys: Capture) -> None:
    first = figures(capsys, *BOTS, "--games", 2)
    again = figures(capsys, *BOTS, "--games", 2, "--seed", first["seed"])
    other = figures(capsys, *BOTS, "--games", 2)
    assert [bot["score"] for bot in first["bots"]] == [bot["score"] for bot in again["bots"]]
    assert other["seed"] != first["seed"]


@pytest.mark.parametrize(("bots", "players"), [(2, 2), (5, 5), (6, 4)])
def test_players_are_as_many_as_bots_or_four(bots: int, players: int) -> None:
    names = [f"random@{steps}" for steps in range(1, bots + 1)]
    arguments = build_parser().parse_args(["arena", *names])
    assert wanted_of(arguments).match.players == players


def test_budget_is_for_bots_without_one_of_their_own(capsys: Capture) -> None:
    found = figures(capsys, *BOTS, "--games", 2, "--budget", "0.5s")
    assert [bot["bot"] for bot in found["bots"]] == ["random@0.5s", "random@2"]


def test_result_does_not_depend_on_jobs(tmp_path: Path) -> None:
    one, two = tmp_path / "one.jsonl", tmp_path / "two.jsonl"
    for path, jobs in ((one, 1), (two, 2)):
        done = run_process(*MATCH, "--games", 9, "--out", path, "--jobs", jobs, cwd=tmp_path)
        assert (done.code, done.err.strip()) == (0, "")
    assert games_in(one) == games_in(two)


def test_resumed_match_plays_only_what_is_missing(capsys: Capture, tmp_path: Path) -> None:
    whole, cut = tmp_path / "whole.jsonl", tmp_path / "cut.jsonl"
    assert run(capsys, *MATCH, "--games", 9, "--out", whole).code == 0
    kept = b"".join(whole.read_bytes().splitlines(keepends=True)[:6])
    cut.write_bytes(kept + b'{"game":6,"de')
    done = run(capsys, "arena", "--resume", "--out", cut)
    assert done.code == 0
    assert "9 games" in done.out
    assert cut.read_bytes().startswith(kept)
    assert games_in(cut) == games_in(whole)
    finished = cut.read_bytes()
    assert run(capsys, *MATCH, "--games", 9, "--out", cut, "--resume").code == 0
    assert cut.read_bytes() == finished


def test_resumed_match_can_grow_and_keeps_its_seed(capsys: Capture, tmp_path: Path) -> None:
    path = tmp_path / "match.jsonl"
    first = figures(capsys, *BOTS, "--games", 2, "--out", path, "--resume")
    more = figures(capsys, *BOTS, "--games", 4, "--out", path, "--resume")
    assert (more["seed"], more["games"]) == (first["seed"], 4)


def test_another_match_does_not_go_into_the_same_file(capsys: Capture, tmp_path: Path) -> None:
    path = tmp_path / "match.jsonl"
    assert run(capsys, *MATCH, "--games", 3, "--out", path).code == 0
    before = path.read_bytes()
    assert "add --resume to continue it" in refused(capsys, *MATCH, "--out", path)
    for changes, words in (
        (("--seed", 2), "its seed is 1, not 2"),
        (("--players", 4), "its players is 3, not 4"),
        (("--option", "totals=open"), "its option totals is 'hidden', not 'open'"),
        (("--edition", "player-aid"), "its edition is 'anniversary-2017', not 'player-aid'"),
        (("--budget", "7"), "its bots are random@1, random@2, not random@7, random@2"),
    ):
        words_said = refused(capsys, *MATCH, *changes, "--out", path, "--resume")
        assert f"contains another match: {words}." in words_said
    words_said = refused(capsys, "arena", "--resume", "--out", path, "--seed", 1)
    assert "so --seed cannot be given" in words_said
    assert path.read_bytes() == before


def interrupted(tmp_path: Path, path: Path, *more: str) -> Done:
    """A long match that is interrupted after a few games."""
    command = [sys.executable, "-m", "notredame", *map(str, MATCH), "--games", "100000"]
    running = subprocess.Popen(
        [*command, "--out", str(path), "--json", *more],
        cwd=tmp_path,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        start_new_session=True,
    )
    until = time.monotonic() + 30
    while not path.exists() or path.read_bytes().count(b"\n") < 10:
        assert time.monotonic() < until
        time.sleep(0.05)
    os.killpg(running.pid, signal.SIGINT)  # as a terminal does, to all processes of the match
    out, err = running.communicate(timeout=30)
    return Done(running.returncode, out, err)


@pytest.mark.parametrize("jobs", ["1", "2"])
def test_interruption_loses_no_finished_game(tmp_path: Path, jobs: str) -> None:
    path = tmp_path / "match.jsonl"
    done = interrupted(tmp_path, path, "--jobs", jobs)
    assert done.code == 130
    assert "Traceback" not in done.err
    assert f"notredame arena --resume --out {path} --games 100002" in done.err
    found = json.loads(done.out)
    assert found["interrupted"] is True
    games = games_in(path)
    assert len(games) == found["games"] >= 9
    resumed = run_process("arena", "--resume", "--out", path, "--games", 3, cwd=tmp_path)
    assert resumed.code == 0
    kept = {game["game"]: game for game in games_in(path)}
    assert {1, 2, 3} <= set(kept)
    assert [kept[game["game"]] for game in games] == games, "what was finished is as it was"


def test_game_that_is_in_the_file_is_counted(
    capsys: Capture, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The same when the interruption comes between the two."""
    path = tmp_path / "match.jsonl"
    add = ResultFile.add

    def add_and_interrupt(file: ResultFile, line: GameLine) -> None:
        add(file, line)
        os.kill(os.getpid(), signal.SIGINT)

    monkeypatch.setattr(ResultFile, "add", add_and_interrupt)
    done = run(capsys, *MATCH, "--games", 9, "--out", path, "--json")
    assert done.code == 130
    assert json.loads(done.out)["games"] == len(games_in(path)) == 1


def test_interrupted_match_tells_what_was_played_from_what_is_counted(
    capsys: Capture, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Only whole deals are counted, here the first three games of four."""
    monkeypatch.setenv("COLUMNS", "200")
    path = tmp_path / "match.jsonl"
    add = ResultFile.add

    def add_and_interrupt(file: ResultFile, line: GameLine) -> None:
        add(file, line)
        if line.game == 4:
            os.kill(os.getpid(), signal.SIGINT)

    monkeypatch.setattr(ResultFile, "add", add_and_interrupt)
    done = run(capsys, *MATCH, "--games", 9, "--out", path)
    assert done.code == 130
    assert "Interrupted: 4 of 9 games have been played." in done.out
    assert "3 games, 3 players" in done.out


def test_killed_match_can_be_resumed(capsys: Capture, tmp_path: Path) -> None:
    path, whole = tmp_path / "match.jsonl", tmp_path / "whole.jsonl"
    command = [sys.executable, "-m", "notredame", *map(str, MATCH), "--games", "100000"]
    running = subprocess.Popen([*command, "--out", str(path)], stderr=subprocess.DEVNULL)
    until = time.monotonic() + 30
    while not path.exists() or path.read_bytes().count(b"\n") < 5:
        assert time.monotonic() < until
        time.sleep(0.02)
    running.kill()
    running.wait()
    games = path.read_bytes().count(b"\n") + 3
    assert run(capsys, "arena", "--resume", "--out", path, "--games", games).code == 0
    assert run(capsys, *MATCH, "--games", games, "--out", whole).code == 0
    assert games_in(path) == games_in(whole)


def test_game_of_a_file_is_printed_as_a_record(capsys: Capture, tmp_path: Path) -> None:
    path = tmp_path / "match.jsonl"
    assert run(capsys, *MATCH, "--games", 3, "--out", path).code == 0
    done = run(capsys, "arena", "--record", 2, "--out", path)
    game = read(done.out)
    line = games_in(path)[1]
    assert list(game.result().prestige) == line["scores"]
    assert [list(move) for move in game.moves] == line["moves"]
    assert game.names == ("random@2", "random@1", "random@2 (2)")
    assert "no game 4 among the 3" in refused(capsys, "arena", "--record", 4, "--out", path)


def test_faults_are_reported_by_bot(
    capsys: Capture, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("COLUMNS", "300")
    program = tmp_path / "mute.py"
    program.write_text("", encoding="utf-8")
    done = run(capsys, "arena", f"run:{sys.executable} {program}", "random", "--games", 2)
    assert done.code == 0
    assert "mute.py made" in done.out
    assert "random made" not in done.out
