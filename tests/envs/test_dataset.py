"""`notredame dataset`: what it writes, how it resumes, and what it refuses."""

from __future__ import annotations

import json
import os
import re
import shlex
import signal
import subprocess
import sys
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from notredame.arena import Match, play_game
from notredame.bots import read_entrant
from notredame.cli import dataset as command
from notredame.envs.dataset import read_part
from notredame.envs.decode import view_from
from notredame.envs.one_game import OneGame
from notredame.rules.knowledge.view import View
from tests.cli.command_runner import refused, run

Capture = pytest.CaptureFixture[str]
BOTS = ("dataset", "--bots", "random,greedy", "--players", 3, "--seed", 4)


GAMES_IN_A_PART = 2


@pytest.fixture(autouse=True)
def small_parts(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(command, "GAMES_IN_A_PART", GAMES_IN_A_PART)


def files(folder: Path) -> dict[str, bytes]:
    return {file.name: file.read_bytes() for file in sorted(folder.iterdir())}


@pytest.mark.parametrize("form", ["parquet", "npz"])
def test_every_choice_of_every_game_is_a_row(form: str, tmp_path: Path, capsys: Capture) -> None:
    out = tmp_path / "data"
    done = run(capsys, *BOTS, "--games", 3, "--out", out, "--format", form)
    assert done.code == 0, done.err
    schema = json.loads((out / "schema.json").read_text())
    assert [part["file"] for part in schema["parts"]] == [
        f"games-0000001-0000002.{form}",
        f"games-0000003-0000003.{form}",
    ]
    match = Match(tuple(map(read_entrant, ("random", "greedy"))), 3, 4)
    seatings = set()
    for part in schema["parts"]:
        rows = read_part(str(out / part["file"]))
        assert {name: str(column.dtype) for name, column in rows.items()} == {
            name: about["type"] for name, about in schema["columns"].items()
        }
        for game in range(part["first"], part["last"] + 1):
            of_game = {name: column[rows["game"] == game] for name, column in rows.items()}
            seatings.add(check_game(match, schema, game, of_game))
    assert len(seatings) == 3


def check_game(
    match: Match, schema: dict[str, Any], game: int, rows: dict[str, Any]
) -> tuple[str, ...]:
    """Compare the rows of a game with the game as the arena plays it; return its seating."""
    line = play_game(match, command._number(match, game))
    assert line.deal == game
    assert rows["move"].tolist() == list(range(len(line.pairs())))
    for seat in range(3):
        mine = rows["seat"] == seat
        assert rows["choice"][mine].tolist() == [a for s, a in line.pairs() if s == seat]
        assert set(rows["prestige"][mine]) == {line.scores[seat]}
        assert set(rows["margin"][mine]) == {line.margin(seat)}
        won = 1 / len(line.winners) if seat in line.winners else 0
        assert set(rows["outcome"][mine]) == {np.float32(won)}
        assert {schema["labels"][bot] for bot in rows["bot"][mine]} == {line.seating[seat]}
    assert all(mask[choice] for mask, choice in zip(rows["mask"], rows["choice"], strict=True))
    first = match.begin(match.fixture(line.game))
    seat = first.state.current
    setup = {name: schema[name] for name in ("players", "edition", "options")}
    assert view_from(rows["observation"][0], OneGame(**setup).blank) == View(first.state, seat)
    return line.seating


def test_the_schema_names_every_number(tmp_path: Path, capsys: Capture) -> None:
    run(capsys, *BOTS, "--games", 1, "--out", tmp_path / "data", "--format", "npz")
    schema = json.loads((tmp_path / "data" / "schema.json").read_text())
    rows = read_part(tmp_path / "data" / schema["parts"][0]["file"])
    for part in schema["observation"]:
        assert len(part["names"]) == int(np.prod(part["shape"])), part["name"]
    last = schema["observation"][-1]
    assert last["start"] + int(np.prod(last["shape"])) == rows["observation"].shape[1]
    assert len(schema["actions"]) == rows["mask"].shape[1] == 157
    assert (schema["bots"][1]["bot"], schema["seed"], schema["reproducible"]) == ("greedy", 4, True)


@pytest.fixture(params=["parquet", "npz"])
def resumed(request: pytest.FixtureRequest, tmp_path: Path, capsys: Capture) -> Callable[..., None]:
    """Writes data, spoils its two parts, resumes, and compares, in either format."""

    def resume(spoil: Callable[[Path, Path], object], *more: object) -> None:
        out = tmp_path / "data"
        asked = (*BOTS, "--games", 4, "--format", request.param, "--out", out)
        assert run(capsys, *asked).code == 0
        whole = files(out)
        spoil(*sorted(out.glob("games-*")))
        assert run(capsys, *asked, "--resume", *more).code == 0
        assert files(out) == whole

    return resume


def test_a_missing_part_is_written_again_bit_for_bit(resumed: Callable[..., None]) -> None:
    def lose(_: Path, part: Path) -> None:
        part.rename(part.with_name(part.name + ".4711.unfinished"))  # as a killed run leaves it

    resumed(lose, "--jobs", 2)


def truncated(whole: bytes) -> bytes:
    return whole[: len(whole) // 2]


def zeroed(whole: bytes) -> bytes:
    return bytes(len(whole))


def nothing(whole: bytes) -> bytes:
    return b""


@pytest.mark.parametrize("broken", [truncated, zeroed, nothing])
def test_a_damaged_part_is_written_again(
    resumed: Callable[..., None], broken: Callable[[bytes], bytes]
) -> None:
    resumed(lambda part, _: part.write_bytes(broken(part.read_bytes())))


def test_a_part_with_the_rows_of_other_games_is_written_again(
    resumed: Callable[..., None],
) -> None:
    resumed(lambda one, two: one.write_bytes(two.read_bytes()))


def test_a_run_that_was_killed_writing_the_schema_starts_again(
    tmp_path: Path, capsys: Capture
) -> None:
    (tmp_path / "data").mkdir()
    (tmp_path / "data" / "schema.json.part").write_text("{")
    asked = (*BOTS, "--games", 1, "--format", "npz", "--out", tmp_path / "data")
    assert run(capsys, *asked).code == 0
    assert sorted(files(tmp_path / "data")) == ["games-0000001-0000001.npz", "schema.json"]


def test_random_choices_that_replace_a_bots_are_reported(tmp_path: Path, capsys: Capture) -> None:
    """The bot gives two possible answers, then an impossible one."""
    bot = tmp_path / "bot.py"
    bot.write_text(
        "import json, sys\n"
        "sys.stdin.readline()\n"
        "print(json.dumps({'ready': True, 'view': 'names'}), flush=True)\n"
        "for number, line in enumerate(sys.stdin):\n"
        "    asked = json.loads(line)\n"
        "    choice = asked['choices'][0] if number < 2 else 'dance'\n"
        "    print(json.dumps({'id': asked['id'], 'choice': choice}), flush=True)\n"
    )
    asked = ("dataset", "--bots", f"run:{shlex.join([sys.executable, str(bot)])},random")
    out = tmp_path / "data"
    done = run(capsys, *asked, "--players", 2, "--games", 1, "--format", "npz", "--out", out)
    rows = read_part(out / "games-0000001-0000001.npz")
    own = rows["fault"][rows["bot"] == 0]
    # A new process is started after each failure, so every third choice is a random one.
    assert own.tolist() == [int(k % 3 == 2) for k in range(len(own))]
    assert not rows["fault"][rows["bot"] == 1].any()
    first = rows["mask"].argmax(1)
    theirs = (rows["bot"] == 0) & (rows["fault"] == 0)
    assert (rows["choice"] == first)[theirs].all()
    assert f"{own.sum()} choices are random because a bot failed" in done.err
    assert f"made {own.sum()} faults, most often this: It chose 'dance', which is not" in done.err
    assert done.out == f"1 game is in {out}; schema.json describes it.\n"


@pytest.mark.parametrize(("games", "jobs"), [(1, 1), (300, 1), (300, 2)])
def test_a_bot_that_never_gets_ready_stops_the_run(
    games: int, jobs: int, tmp_path: Path, capsys: Capture
) -> None:
    bot = tmp_path / "bot.py"
    bot.write_text("import chess_engine_of_the_year\n")
    label = f"run:{shlex.join([sys.executable, str(bot)])}"
    out = tmp_path / "data"
    asked = ("dataset", "--bots", f"{label},random", "--players", 2, "--games", games)
    done = run(capsys, *asked, "--jobs", jobs, "--format", "npz", "--out", out)
    assert done.code == 2
    message = done.err.splitlines()[-1]  # after the lines of progress
    assert "faults, most often this: It did not get ready. It ended with exit code 1" in message
    assert "chess_engine_of_the_year" in message
    assert "None of its choices was its own" in message
    assert len(list(out.glob("games-*"))) <= 2


SMALL_PARTS = f"""
from notredame.cli import dataset, main
dataset.GAMES_IN_A_PART = {GAMES_IN_A_PART}
main.main()
"""


def test_an_interrupted_run_resumes_to_the_same_data(tmp_path: Path, capsys: Capture) -> None:
    asked = ("dataset", "--bots", "random", "--players", 2, "--games", 150, "--format", "npz")
    began = [*map(str, asked), "--out", str(tmp_path / "cut")]
    whole_command = [sys.executable, "-c", SMALL_PARTS, *began]
    with subprocess.Popen(whole_command, stdout=subprocess.PIPE, stderr=subprocess.PIPE) as process:
        while not list((tmp_path / "cut").glob("games-*.npz")):
            time.sleep(0.02)
            assert process.poll() is None
        os.kill(process.pid, signal.SIGINT)
        _, errors = process.communicate(timeout=60)
    assert process.returncode == 130
    assert b"--resume continues" in errors
    assert len(files(tmp_path / "cut")) < 1 + 150 // GAMES_IN_A_PART
    assert run(capsys, *asked, "--out", tmp_path / "cut", "--resume").code == 0
    assert run(capsys, *asked, "--out", tmp_path / "whole").code == 0
    assert files(tmp_path / "cut") == files(tmp_path / "whole")


def test_other_data_is_not_mixed_in(tmp_path: Path, capsys: Capture) -> None:
    asked = (*BOTS, "--games", 1, "--format", "npz", "--out", tmp_path / "data")
    run(capsys, *asked)
    assert "already has a data set; add --resume" in refused(capsys, *asked)
    words = refused(capsys, *asked, "--resume", "--seed", 5)
    assert "contains other data: in its schema.json `seed` is 4, not 5" in words
    schema = tmp_path / "data" / "schema.json"
    kept = json.loads(schema.read_text())
    schema.write_text(json.dumps(kept | {"teacher": "me"}))
    assert "`teacher` is 'me', not None" in refused(capsys, *asked, "--resume")
    for other in ([1, 2], {"title": "mine"}):
        schema.write_text(json.dumps(other))
        assert "is not the schema of a data set" in refused(capsys, *asked, "--resume")
    (tmp_path / "full").mkdir()
    (tmp_path / "full" / "thesis.txt").write_text("mine")
    assert "is not empty" in refused(capsys, *asked[:-1], tmp_path / "full")


@pytest.mark.parametrize(
    ("change", "words"),
    [
        (("--bots", "random,nobody"), "There is no bot 'nobody'"),
        (("--games", 0), "--games: must be 1 to"),
        (("--players", 6), "2 to 5"),
        (("--jobs", 0), "--jobs: must be 1 to 64"),
        (("--seed", -1), "--seed: must be 0 or more"),
        (("--edition", "first"), "There is no edition 'first'"),
        (("--format", "csv"), "invalid choice: 'csv'"),
    ],
)
def test_bad_input_is_refused(
    change: tuple[object, ...], words: str, tmp_path: Path, capsys: Capture
) -> None:
    assert words in refused(capsys, *BOTS, "--games", 1, "--out", tmp_path / "data", *change)
    assert not (tmp_path / "data").exists()


def test_a_format_that_needs_more_says_what_to_install(
    tmp_path: Path, capsys: Capture, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(command, "find_spec", lambda name: None if name == "pyarrow" else True)
    words = refused(capsys, *BOTS, "--games", 1, "--out", tmp_path / "data")
    assert "--format parquet needs pyarrow" in words
    assert "pip install 'notredame[parquet]'" in words


def test_without_numpy_or_pyarrow_reading_says_what_to_install(tmp_path: Path) -> None:
    for package, use, words in (
        ("numpy", "pass", "notredame.envs.dataset needs NumPy: pip install 'notredame[parquet]'."),
        (
            "pyarrow",
            "notredame.envs.dataset.read_part(pathlib.Path('x.parquet'))",
            "Parquet files need PyArrow: pip install 'notredame[parquet]'.",
        ),
    ):
        code = (
            f"import sys, pathlib; sys.modules[{package!r}] = None; "
            f"import notredame.envs.dataset; {use}"
        )
        done = subprocess.run(
            [sys.executable, "-c", code], capture_output=True, text=True, check=False
        )
        assert done.stderr.strip().splitlines()[-1] == f"ImportError: {words}"


def test_reading_as_the_docs_say(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    page = (Path(__file__).parents[2] / "docs" / "research.md").read_text(encoding="utf-8")
    blocks = re.findall(r"```python\n(.*?)```", page, re.DOTALL)
    (example,) = [block for block in blocks if "read_part" in block]
    monkeypatch.chdir(tmp_path)
    run(
        capsys,
        "dataset",
        "--bots",
        "random",
        "--games",
        1,
        "--players",
        2,
        "--format",
        "npz",
        "--out",
        "data",
    )
    exec(example, {})
    assert capsys.readouterr().out.startswith("(")
