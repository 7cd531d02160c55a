"""`--start`: choosing the start player in the commands that play games (S7)."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from notredame.arena import Match, make_plan, read_results
from notredame.arena.results.header import difference, read_head, write_head
from notredame.bots import read_entrant
from notredame.compiling import cache
from notredame.envs.dataset import read_part
from notredame.records import read
from notredame.rules.errors import NotreDameError

from .command_runner import refused, run
from .terminal_driver import Terminal

Capture = pytest.CaptureFixture[str]
COMMANDS = {
    "play": ("play", "Anna", "Ben", "--players", 3),
    "simulate": ("simulate", "--players", 3, "--games", 1),
    "arena": ("arena", "random", "random", "--players", 3, "--games", 1),
    "dataset": ("dataset", "--bots", "random", "--players", 3, "--games", 1, "--out", "data"),
}


@pytest.mark.parametrize(
    ("wanted", "begins"),
    [("0", 0), ("2", 2), ("Ben", 1), ("Bot 1", 2), ("Bot 1 (random)", 2), ("green", 2)],
)
def test_play_begins_with_whoever_is_named(terminal: Terminal, wanted: str, begins: int) -> None:
    terminal.play("Anna", "Ben", "--players", 3, "--bot", "random", "--start", wanted, "--seed", 5)
    assert terminal.saved().deal.start == begins


def test_a_name_counts_before_a_seat_and_a_colour(terminal: Terminal) -> None:
    terminal.play("Anna", "0", "blue", "--players", 3, "--start", "0")
    assert terminal.saved().deal.start == 1
    terminal.play("Anna", "Ben", "blue", "--players", 3, "--start", "blue")
    assert terminal.saved("notredame-game-2.txt").deal.start == 2


@pytest.mark.parametrize("start", [0, 1, 2])
def test_simulated_games_begin_with_the_seat(capsys: Capture, tmp_path: Path, start: int) -> None:
    table = ("simulate", "--players", 3, "--games", 5, "--seed", 2, "--start", start, "--json")
    recorded = json.loads(run(capsys, *table, "--records", tmp_path).out)
    for file in tmp_path.iterdir():
        assert read(file.read_text(encoding="utf-8")).deal.start == start
    assert recorded["start"] == start
    found = []
    for engine in ("plain", "compiled") if cache.available() else ("plain",):
        found.append(json.loads(run(capsys, *table, "--engine", engine).out))
    for figures in (recorded, *found):
        del figures["speed"]
        assert figures == recorded


def test_without_a_choice_the_start_player_is_drawn(capsys: Capture, tmp_path: Path) -> None:
    table = ("simulate", "--players", 3, "--games", 20, "--seed", 2)
    assert json.loads(run(capsys, *table, "--json").out)["start"] is None
    run(capsys, *table, "--records", tmp_path)
    starts = [read(file.read_text(encoding="utf-8")).deal.start for file in tmp_path.iterdir()]
    assert set(starts) == {0, 1, 2}


def test_in_the_arena_every_bot_begins_equally_often(capsys: Capture, tmp_path: Path) -> None:
    out = tmp_path / "match.jsonl"
    bots = ("arena", "random", "random@2", "--players", 3, "--games", 6, "--seed", 1)
    done = run(capsys, *bots, "--start", "red", "--out", out)
    assert "seat 1 begins" in " ".join(done.out.split())
    results = read_results(out)
    assert results is not None
    assert results.match.start == 1
    assert {line.start for line in results.lines} == {1}
    begins = [line.seating[1] for line in results.lines]
    assert begins.count("random@1") == 2, "one of three seats is its own"
    assert run(capsys, "arena", "--resume", "--out", out, "--games", 9).code == 0
    assert run(capsys, *bots, "--start", "1", "--out", out, "--resume").code == 0
    error = refused(capsys, *bots, "--out", out, "--resume")
    assert "its start player is seat 1, not drawn" in error
    error = refused(capsys, "arena", "--resume", "--out", out, "--start", 0)
    assert "--start cannot be given" in error


def test_an_older_result_file_has_a_drawn_start_player() -> None:
    match = Match(tuple(map(read_entrant, ("random", "random@2"))), 3, 4)
    head: dict[str, Any] = json.loads(write_head(match, make_plan(match, 3)))
    del head["start"]
    kept, again, _ = read_head(json.dumps(head))
    assert again.start is None
    assert difference(kept, match) is None
    for wrong in (3, -1, "0", True, [0]):
        with pytest.raises(NotreDameError, match="start player must be a seat from 0 to 2"):
            read_head(json.dumps(head | {"start": wrong}))


def test_data_is_of_games_that_the_seat_began(capsys: Capture, tmp_path: Path) -> None:
    out = tmp_path / "data"
    command = ("dataset", "--bots", "random", "--players", 2, "--games", 4, "--seed", 3)
    done = run(capsys, *command, "--start", 1, "--format", "npz", "--out", out)
    assert done.code == 0, done.err
    schema = json.loads((out / "schema.json").read_text(encoding="utf-8"))
    assert schema["start"] == 1
    for part in schema["parts"]:
        rows = read_part(out / part["file"])
        assert set(rows["seat"][rows["move"] == 0].tolist()) == {1}
    error = refused(capsys, *command, "--format", "npz", "--out", out, "--resume")
    assert "`start` is 1, not None" in error


@pytest.mark.parametrize("command", COMMANDS)
@pytest.mark.parametrize("wrong", ["3", "-1", "Cleo", "yellow", "", "1.0", "٣"])
def test_only_a_player_can_be_start_player(
    terminal: Terminal, capsys: Capture, command: str, wrong: str
) -> None:
    error = refused(capsys, *COMMANDS[command], f"--start={wrong}")
    assert "--start cannot be" in error
    assert "a seat from 0 to 2 or a colour (blue, red, green)" in error
    assert ("a name (Anna, Ben, Bot 1 (medium))" in error) == (command == "play")
    assert terminal.files() == []


def test_a_saved_game_says_itself_who_began(terminal: Terminal, capsys: Capture) -> None:
    terminal.play("Anna", "Ben", "--players", 2)
    error = refused(capsys, "play", "--load", "notredame-game.txt", "--start", "1")
    assert "--start cannot be given" in error
