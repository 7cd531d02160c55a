"""`notredame play`, with keys typed as a person would."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

from notredame.records import read

from .running import refused, run_process

Capture = pytest.CaptureFixture[str]
ENOUGH = "1\n\n" * 400
"""The first choice, then Enter, again and again: a whole game."""
SAVED = "notredame-game.txt"


def saved(folder: Path) -> str:
    return (folder / SAVED).read_text(encoding="utf-8")


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_a_whole_game_against_bots(tmp_path: Path, players: int) -> None:
    arguments = ("play", "--players", players, "--seed", 4, "--new-persons")
    done = run_process(*arguments, cwd=tmp_path, keys=ENOUGH)
    assert done.code == 0, done.err
    assert "Traceback" not in done.err
    assert " wins with " in done.out or " share the win " in done.out
    game = read(saved(tmp_path))
    assert game.over
    assert len(game.names) == players


def test_board_prompt_and_numbered_choices(tmp_path: Path) -> None:
    done = run_process("play", "--seed", 5, cwd=tmp_path, keys="q\n")
    for words in ("Round A1", "Which card do you keep?", "  1  Keep", "Cathedral (10)", "→"):
        assert words in done.out


def test_others_cards_and_totals_are_never_shown(tmp_path: Path) -> None:
    done = run_process("play", "--seed", 5, cwd=tmp_path, keys="1\n1\n1\n\nlog\nq\n")
    assert "Prestige ?" in done.out
    assert "Bot 1 keeps a card" in done.out
    assert "Bot 1 draws" not in done.out


def test_leaving_saves_and_loading_goes_on(tmp_path: Path) -> None:
    first = run_process("play", "Anna", "--players", 3, "--seed", 1, cwd=tmp_path, keys="1\nq\n")
    assert f"notredame play --load {SAVED}" in first.out
    moves = len(read(saved(tmp_path)).moves)
    assert moves > 0
    done = run_process("play", "--load", SAVED, cwd=tmp_path, keys=ENOUGH)
    assert done.code == 0
    game = read(saved(tmp_path))
    assert game.over
    assert game.names[0] == "Anna"


def test_end_of_input_loses_nothing(tmp_path: Path) -> None:
    done = run_process("play", "--players", 3, "--seed", 1, cwd=tmp_path, keys="1\n")
    assert done.code == 0
    assert "Traceback" not in done.err
    assert len(read(saved(tmp_path)).moves) > 0


def test_taking_back_before_others_go_on(tmp_path: Path) -> None:
    keys = "1\n1\n1\nu\n2\n\nq\n"
    done = run_process("play", "--players", 3, "--seed", 2, cwd=tmp_path, keys=keys)
    assert done.out.count("Which card do you play?") >= 2
    game = read(saved(tmp_path))
    mine = [action for seat, action in game.moves if seat == 0]
    other = run_process("play", "--players", 3, "--seed", 2, cwd=tmp_path, keys="1\n1\n2\n\nq\n")
    assert "Traceback" not in other.err
    assert mine[2] == [a for seat, a in read(saved(tmp_path)).moves if seat == 0][2]


def test_taking_back_is_refused_once_something_came_to_light(tmp_path: Path) -> None:
    done = run_process("play", "--players", 3, "--seed", 2, cwd=tmp_path, keys="1\nu\nq\n")
    assert "can no longer be taken back" in done.out


def test_save_load_rules_language_and_help_at_the_table(tmp_path: Path) -> None:
    keys = (
        "s mine.txt\n1\nl mine.txt\nr fool\nr nonsense\nl nowhere\nlang de\nlang xx\n?\n77\n\nq\n"
    )
    done = run_process("play", "--players", 3, "--seed", 2, cwd=tmp_path, keys=keys)
    assert "The game is saved in mine.txt." in done.out
    assert "Cannot read nowhere" in done.out
    assert "Welche Karte" in done.out
    assert "there are de, en" in done.out
    assert "von 1 bis" in done.out
    assert len(read(saved(tmp_path)).moves) == len(read((tmp_path / "mine.txt").read_text()).moves)


def test_two_people_at_one_keyboard_hand_over(tmp_path: Path) -> None:
    done = run_process(
        "play", "Anna", "Ben", "--players", 3, "--seed", 3, cwd=tmp_path, keys="\n1\n\n1\n\nq\n"
    )
    assert "Anna, please take over" in done.out
    assert "Ben, please take over" in done.out
    after = done.out.split("Ben, please take over")[1].split("please take over")[0]
    assert "Anna draws" not in after


def test_whole_game_for_people_only(tmp_path: Path) -> None:
    keys = "1\n\n" * 1500
    done = run_process("play", "Anna", "Ben", "--players", 2, "--seed", 3, cwd=tmp_path, keys=keys)
    assert done.code == 0
    assert read(saved(tmp_path)).over


@pytest.mark.parametrize(
    ("arguments", "words"),
    [
        (["--players", "1"], "2 to 5 players"),
        (["A", "B", "C", "--players", "2"], "3 people do not fit"),
        (["A", "A"], "same name"),
        (["--seed", "xyz"], "64 hexadecimal digits"),
        (["--bot", "genius"], "there are random"),
        (["--language", "klingon"], "there are de, en"),
        (["--load", "nothing.txt"], "Cannot read nothing.txt"),
        (["--edition", "x"], "there are anniversary-2017"),
        (["--colour"], "unrecognized arguments"),
    ],
)
def test_bad_input_is_a_sentence(capsys: Capture, arguments: list[str], words: str) -> None:
    assert words in refused(capsys, "play", *arguments).replace("Unrecognized", "unrecognized")


def test_the_first_board_does_not_wait_for_a_compiler(tmp_path: Path) -> None:
    """Nothing is compiled or even imported for it; the time itself is measured by `make bench`."""
    cold = os.environ | {"XDG_CACHE_HOME": str(tmp_path / "cache")}
    done = subprocess.run(
        [sys.executable, "-X", "importtime", "-m", "notredame", "play", "--seed", "1"],
        input="q\n",
        capture_output=True,
        text=True,
        cwd=tmp_path,
        env=cold,
        check=True,
        timeout=60,
    )
    assert "Which card do you keep?" in done.stdout
    imported = {line.rsplit("|", 1)[-1].strip() for line in done.stderr.splitlines()}
    assert "notredame.rules.game" in imported
    assert not imported & {"numba", "numpy", "llvmlite"}
    assert not (tmp_path / "cache").exists()
