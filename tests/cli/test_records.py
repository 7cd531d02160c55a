"""`notredame replay` and `notredame check`."""

from __future__ import annotations

import json
import random
from pathlib import Path
from typing import Any

import pytest

from notredame import Game, commitment
from notredame.records import write_json, write_text

from .command_runner import refused, run

Capture = pytest.CaptureFixture[str]


@pytest.fixture(scope="module")
def game() -> Game:
    played = Game(["Anna", "Ben", "Cleo"], seed=12, options={"new_persons": True})
    rng = random.Random(1)
    while not played.over:
        seat = rng.choice(played.to_act)
        played.play(seat, rng.choice(played.choices(seat)))
    return played


@pytest.fixture
def record(game: Game, tmp_path: Path) -> Path:
    path = tmp_path / "game.txt"
    path.write_text(write_text(game), encoding="utf-8")
    return path


def replayed(capsys: Capture, record: Path, *arguments: object) -> list[dict[str, Any]]:
    done = run(capsys, "replay", record, "--json", *arguments)
    assert done.code == 0
    return [json.loads(line) for line in done.out.splitlines()]


def test_replay_tells_the_game_in_words(capsys: Capture, record: Path) -> None:
    done = run(capsys, "replay", record)
    assert done.code == 0
    assert "Round A1" in done.out
    assert "Cleo" in done.out
    assert "win" in done.out.splitlines()[-1]


def test_replay_speaks_german(capsys: Capture, record: Path) -> None:
    assert "Runde A1" in run(capsys, "replay", record, "--language", "de").out
    assert "there are de, en" in refused(capsys, "replay", record, "--language", "xx")


def test_replay_json_has_every_choice_with_the_complete_true_state(
    capsys: Capture, record: Path, game: Game
) -> None:
    lines = replayed(capsys, record)
    assert [line["number"] for line in lines] == list(range(len(game.moves) + 1))
    again = game.before(1)
    for line, (seat, action) in zip(lines[1:], game.moves, strict=True):
        events = again.play(seat, action)
        assert line["seat"] == seat
        assert line["events"] == json.loads(json.dumps([event.as_dict() for event in events]))
        assert line["state"] == json.loads(json.dumps(again.as_dict()))
    assert lines[-1]["result"]["prestige"] == list(game.result().prestige)


def test_replay_json_has_the_plain_names_that_a_program_needs(
    capsys: Capture, record: Path
) -> None:
    (line,) = replayed(capsys, record, "--from", 7, "--to", 7)
    assert {"seat", "id", "name", "parts", "events", "state"} <= set(line)
    state = line["state"]
    assert {"persons", "grey_to_come", "brown_to_come", "markets", "plague"} <= set(state)
    for player in state["players"]:
        assert {
            "coins",
            "supply",
            "general_supply",
            "sectors",
            "friend",
            "rat",
            "prestige",
            "carriage",
            "messages",
            "cathedral",
            "hand",
            "deck",
            "later_decks",
        } <= set(player)
        assert None not in player["deck"], "the true state hides nothing"


def test_replay_shows_a_part(capsys: Capture, record: Path) -> None:
    lines = replayed(capsys, record, "--from", 3, "--to", 5)
    assert [line["number"] for line in lines] == [3, 4, 5]


@pytest.mark.parametrize("part", [("--from", 9, "--to", 3), ("--to", 9999), ("--from", -1)])
def test_replay_of_no_part_is_refused(
    capsys: Capture, record: Path, part: tuple[object, ...]
) -> None:
    assert "This record has the choices 1 to" in refused(capsys, "replay", record, *part)


def test_check_verifies_rules_result_deal_and_commitment(
    capsys: Capture, record: Path, game: Game
) -> None:
    done = run(capsys, "check", record, "--commitment", commitment(12))
    assert done.code == 0
    assert f"All {len(game.moves)} choices are possible" in done.out
    assert "result agrees" in done.out
    assert "published before the game matches the seed" in done.out
    found = json.loads(run(capsys, "check", record, "--json").out)
    assert found["ok"] is True


def test_check_json_says_what_is_wrong(capsys: Capture, record: Path) -> None:
    record.write_text("notredame record 2\n", encoding="utf-8")
    done = run(capsys, "check", record, "--json")
    assert done.code == 2
    found = json.loads(done.out)
    assert found["ok"] is False
    assert "version" in found["fault"]


def test_check_reads_json_too(capsys: Capture, game: Game, tmp_path: Path) -> None:
    path = tmp_path / "game.json"
    path.write_text(write_json(game), encoding="utf-8")
    assert run(capsys, "check", path).code == 0


def test_check_refuses_another_commitment(capsys: Capture, record: Path) -> None:
    assert "has the commitment" in refused(capsys, "check", record, "--commitment", "0" * 64)


def test_check_refuses_a_changed_result(capsys: Capture, record: Path) -> None:
    text = record.read_text(encoding="utf-8")
    record.write_text(text.replace("Result: Anna ", "Result: Anna 1"), encoding="utf-8")
    assert "Line " in refused(capsys, "check", record)


def test_check_refuses_an_illegal_move_and_says_where(capsys: Capture, record: Path) -> None:
    lines = record.read_text(encoding="utf-8").splitlines()
    at = next(i for i, line in enumerate(lines) if "keep " in line)
    lines[at] = lines[at].split("keep")[0] + "hire the fool"
    record.write_text("\n".join(lines), encoding="utf-8")
    assert f"Line {at + 1}, move 1" in refused(capsys, "check", record)


def test_check_refuses_what_is_no_record(capsys: Capture, tmp_path: Path) -> None:
    assert "Cannot read" in refused(capsys, "check", tmp_path / "nothing.txt")
    assert "Cannot read" in refused(capsys, "check", tmp_path)
    path = tmp_path / "bytes"
    path.write_bytes(bytes(range(256)))
    refused(capsys, "check", path)
    path.write_text("notredame record 2\n")
    assert "version" in refused(capsys, "check", path)
    path.write_text("")
    refused(capsys, "check", path)


def test_mutated_records_never_show_a_traceback(capsys: Capture, record: Path) -> None:
    """The library is fuzzed at length in tests/records; this does the same through the command."""
    whole = record.read_bytes()
    rng = random.Random(5)
    faults = 0
    for _ in range(60):
        data = bytearray(whole)
        for _ in range(rng.randrange(1, 4)):
            at = rng.randrange(len(data))
            data[at : at + rng.randrange(9)] = rng.randbytes(rng.randrange(4))
        record.write_bytes(data[: rng.choice([len(data), rng.randrange(len(data))])])
        done = run(capsys, "check", record)
        assert done.code in (0, 2)
        assert done.err.count("\n") == (done.code == 2)
        faults += done.code == 2
    assert faults > 50
