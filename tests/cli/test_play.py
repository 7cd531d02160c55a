"""`notredame play`, with keys typed as a person would type them."""

from __future__ import annotations

import contextlib
import os
import re
import signal
import subprocess
import sys
from pathlib import Path

import pytest

from notredame import Game, Result
from notredame.cli.terminal import bots
from notredame.cli.terminal.bots import bot_seed
from notredame.cli.terminal.score_sheet import winners_in_words
from notredame.records import read
from notredame.rules.choices import CHOICES
from notredame.text import catalogue

from .command_runner import refused, run_process
from .terminal_driver import ENOUGH, SAVED, Terminal, game_at

Capture = pytest.CaptureFixture[str]


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_a_whole_game_against_bots(terminal: Terminal, players: int) -> None:
    quick = ("--bot", "random")
    done = terminal.play("--players", players, "--seed", 4, "--new-persons", *quick, keys=ENOUGH)
    assert " wins with " in done.out or " share the win " in done.out
    assert terminal.saved().over
    assert len(terminal.saved().names) == players


def test_a_whole_game_as_a_process(tmp_path: Path) -> None:
    quick = {"NOTREDAME_PLAIN": "1"}
    done = run_process("play", "--seed", 4, "--bot", "random", cwd=tmp_path, keys=ENOUGH, env=quick)
    assert done.code == 0
    assert done.err == ""
    assert f"notredame check {SAVED}" in done.out


def test_end_of_input_loses_nothing(terminal: Terminal) -> None:
    terminal.play("--players", 3, "--seed", 1, keys="1\n")
    assert len(terminal.saved().moves) > 0


@pytest.mark.parametrize("closed", ["<&-", "</dev/null"])
def test_a_closed_keyboard_raises_eof(tmp_path: Path, closed: str) -> None:
    command = f"NOTREDAME_PLAIN=1 {sys.executable} -m notredame play --seed 1 {closed}"
    done = subprocess.run(
        ["sh", "-c", command], cwd=tmp_path, capture_output=True, text=True, timeout=60, check=False
    )
    assert (done.returncode, done.stderr) == (0, "")
    assert (tmp_path / SAVED).exists()


def test_a_closed_window_is_like_leaving(tmp_path: Path) -> None:
    with subprocess.Popen(
        [sys.executable, "-u", "-m", "notredame", "play", "--seed", "1"],
        cwd=tmp_path,
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        env=os.environ | {"PYTHONUTF8": "1", "NOTREDAME_PLAIN": "1"},
    ) as process:
        assert process.stdout is not None
        seen = b""
        while b"for help)" not in seen:
            seen += os.read(process.stdout.fileno(), 4096)
        process.send_signal(signal.SIGTERM)
        assert process.wait(20) == 0
    assert read((tmp_path / SAVED).read_text(encoding="utf-8")).names[0] == "Blue"


# Bots.


def test_a_seed_repeats_the_whole_game(terminal: Terminal) -> None:
    for _ in range(2):
        terminal.play(
            "--players", 3, "--seed", 9, "--bot", "medium", "--bot", "random", keys=ENOUGH
        )
    assert terminal.saved().over
    assert terminal.saved().moves == terminal.saved("notredame-game-2.txt").moves


def test_bots_have_fresh_seeds_unless_the_game_is_to_be_repeatable(
    terminal: Terminal, monkeypatch: pytest.MonkeyPatch
) -> None:
    drawn: list[bytes] = []

    def fresh() -> bytes:
        drawn.append(os.urandom(32))
        return drawn[-1]

    monkeypatch.setattr(bots, "fresh_seed", fresh)
    terminal.play("--players", 4, "--seed", 9, keys="1\nq\n")
    assert drawn == []
    terminal.play("--players", 4, keys="q\n")
    assert len(drawn) == 3
    terminal.play("--load", SAVED, keys="q\n")
    assert len(drawn) == 6


def test_seeds_of_bots() -> None:
    seed = bytes(32)
    assert bot_seed(seed, 1) == bot_seed(seed, 1)
    assert len({bot_seed(seed, 1), bot_seed(seed, 2), bot_seed(bytes([1] * 32), 1)}) == 3
    assert bot_seed(None, 1) != bot_seed(None, 1)


# Undo.


def test_undo_before_others_go_on(terminal: Terminal) -> None:
    done = terminal.play("--players", 3, "--seed", 2, keys="1\n1\n1\nu\n2\n\nq\n")
    assert done.out.count("Which card do you play?") >= 2
    terminal.play("--players", 3, "--seed", 2, keys="1\n1\n2\n\nq\n")
    assert terminal.saved().moves == terminal.saved("notredame-game-2.txt").moves


def test_undo_is_refused_once_something_was_revealed(terminal: Terminal) -> None:
    done = terminal.play("--players", 3, "--seed", 2, keys="1\nu\nq\n")
    assert "can no longer be undone" in done.out


def test_nothing_to_take_back_has_its_own_sentence(terminal: Terminal) -> None:
    done = terminal.play("--players", 3, "--seed", 2, keys="u\nq\n")
    assert "There is nothing to undo yet" in done.out
    assert "can no longer" not in done.out


# Prompts.


def test_commands_in_capitals_and_unknown_words(terminal: Terminal) -> None:
    done = terminal.play("--seed", 2, keys="R fool\nFLY away\nQ\n")
    assert "P6  Fool" in done.out
    output = done.out[done.out.index("I don't know “FLY”.") :]
    assert "Type a number to make that choice" in output


def test_commands_work_where_enter_is_awaited(terminal: Terminal) -> None:
    keys = "1\n1\n1\n?\ns mine.txt\n7\nb\nlang de\nq\n"
    done = terminal.play("--players", 3, "--seed", 2, keys=keys)
    output = done.out[done.out.index("Enter to continue") :]
    for words in (
        "Type a number to make that choice",
        "saved in mine.txt",
        "Press Enter to continue",
        "Prestige ?",
        "Enter: weiter",
        "gespeichert",
    ):
        assert words in output
    assert terminal.saved().moves == terminal.saved("mine.txt").moves
    assert terminal.saved().moves[-1][0] == 0


def test_whatever_is_typed_there_is_no_traceback(terminal: Terminal) -> None:
    odd = (
        "[/]\n[red]X\n:smile:\n\x00\n1\x00\n"
        + "9" * 5000
        + "\n²\n٣\n-1\n0\n\n\x1b[2J\n"
        + "x" * 9999
    )
    done = terminal.play("--seed", 2, keys=odd + "\nr [/]\nl [/]\nlang [b]\nr \x00\nq\n")
    assert "I don't know “[/]”." in done.out
    assert "I don't know “:smile:”." in done.out
    assert "no rule or topic '[/]'" in done.out
    assert "\x1b" not in done.out
    assert done.out.count("Please type a number from 1 to 3") == 5
    assert terminal.saved().over is False


def test_bytes_that_are_not_utf_8(tmp_path: Path) -> None:
    done = subprocess.run(
        [sys.executable, "-m", "notredame", "play", "--seed", "1"],
        input=b"\xff\xfe\n1\ns \xff\nq\n",
        capture_output=True,
        cwd=tmp_path,
        env=os.environ | {"PYTHONUTF8": "1", "NOTREDAME_PLAIN": "1"},
        timeout=60,
        check=False,
    )
    assert (done.returncode, done.stderr) == (0, b"")
    assert (tmp_path / SAVED).exists()


def test_a_screen_without_unicode(tmp_path: Path) -> None:
    plain = {"PYTHONIOENCODING": "ascii", "PYTHONUTF8": "0", "NOTREDAME_PLAIN": "1"}
    done = run_process("play", "--seed", 1, "--bot", "random", cwd=tmp_path, keys=ENOUGH, env=plain)
    assert (done.code, done.err) == (0, "")


@pytest.mark.parametrize("names", [["[/]", "[red]X"], [":smile:", "{name}"], ["名前", "%s"]])
def test_names_are_shown_as_they_are(terminal: Terminal, names: list[str]) -> None:
    terminal.width(120)
    done = terminal.play(*names, "--players", 2, "--seed", 3, keys="1\n\n" * 1500)
    head = next(line for line in done.out.splitlines() if "┃" in line)
    assert all(name in head for name in names)
    assert f"{names[1]}, it's your turn" in done.out


def test_hiring_tells_price_and_help_in_the_order_of_the_board(terminal: Terminal) -> None:
    game = game_at("hire")
    done = terminal.play("--load", terminal.put(game), keys="q\n")
    menu = done.out[done.out.index(" 1 Hire the") :]
    places = []
    for person in game.view(0).as_dict()["persons"]:
        name = catalogue("en").say("person_the", person)
        places.append(menu.index(f"Hire {name} (1 coin) – "))
        assert catalogue("en").person_help(person)[:20] in menu
    assert places == sorted(places)
    assert menu.index(" 4 Hire nobody") > places[-1]
    assert menu.index("Whom do you hire?") > menu.index("Hire nobody")


def test_the_price_is_the_tables(terminal: Terminal) -> None:
    done = terminal.play("--load", terminal.put(game_at("hire", hire_cost=2)), keys="q\n")
    assert done.out.count(" (2 coins) – ") == 3


@pytest.mark.parametrize("key", ["0", "4"])
def test_zero_passes_where_passing_is_possible(terminal: Terminal, key: str) -> None:
    done = terminal.play("--load", terminal.put(game_at("hire")), keys=f"5\n{key}\n")
    assert "Please type a number from 1 to 4" in done.out
    assert "Anna hires nobody." in done.out
    done = terminal.play("--load", terminal.put(game_at("card")), keys="0\n")
    assert "Please type a number from 1 to 3" in done.out


def test_a_drive_lists_its_messages_and_the_other_stops_on_demand(terminal: Terminal) -> None:
    game = game_at("drive")
    takes = sum(choice.parts["do"] == "take" for choice in game.choices(0))
    done = terminal.play("--load", terminal.put(game), keys=f"{takes + 1}\n0\n{takes + 1}\n\nq\n")
    assert f"Please type a number from 1 to {takes}" in done.out, "none that is not listed"
    before, _, after = done.out.partition("Where does your carriage stop?")
    assert "Just stop" not in before
    assert " 0 Stop without taking …" in before
    assert f"{takes + 1} Just stop: " in after
    saved = terminal.saved("kept.txt")
    assert CHOICES[saved.moves[len(game.moves)][1]].parts["do"] == "drive"


def test_enter_takes_the_step_back_with_the_rat(terminal: Terminal) -> None:
    game = game_at("rat", seed=6)
    back = f"rat-back:{game.view(0).as_dict()['asked_about']['most']}"
    done = terminal.play("--load", terminal.put(game), keys="\nq\n")
    assert " 1 Move the rat back 1 space" in done.out
    assert "Enter for 1" in done.out
    assert CHOICES[terminal.saved("kept.txt").moves[len(game.moves)][1]].id == back


def test_rules_in_the_language_of_the_table(terminal: Terminal) -> None:
    keys = "r Narr\nr den Narren\nr gasthaus\nr Seuche\nr A7\nr Quatsch\nq\n"
    done = terminal.play("--language", "de", keys=keys)
    assert done.out.count("P6  Narr") == 2
    assert "A8  Gasthaus" in done.out
    assert "G1  " in done.out
    assert "A7  " in done.out
    assert "ein Thema 'Quatsch' gibt es nicht" in done.out


# The end.


def result(prestige: tuple[int, ...], left: tuple[int, ...]) -> Result:
    keys = list(zip(prestige, left, strict=True))
    ranks = tuple(1 + sum(other > key for other in keys) for key in keys)
    return Result(prestige, left, tuple({"park": p} for p in prestige), ranks)


def test_the_last_line_tells_when_the_tie_break_decided() -> None:
    words, names = catalogue("en"), ("Anna", "Ben", "Cleo")
    decided = "Tied on prestige: coins and markers in the supply broke the tie."
    assert winners_in_words(result((9, 9, 3), (2, 1, 8)), names, words) == [
        "Anna wins with 9 prestige.",
        decided,
    ]
    assert winners_in_words(result((9, 8, 3), (2, 2, 8)), names, words) == [
        "Anna wins with 9 prestige."
    ]
    assert winners_in_words(result((9, 9, 3), (2, 2, 8)), names, words) == [
        "Anna and Ben share the win with 9 prestige."
    ]
    assert winners_in_words(result((9, 9, 9), (2, 2, 1)), names, words)[1:] == [decided]


def test_what_is_told_does_not_depend_on_the_log_option(terminal: Terminal) -> None:
    outputs = [
        terminal.play("--seed", 8, "--bot", "random", "--option", option, keys=ENOUGH).out
        for option in ("log=whole", "log=round")
    ]
    outputs = [re.sub("game-?[0-9]*.txt", "", out) for out in outputs]
    assert outputs[0] == outputs[1]
    assert "The game is over." in outputs[0]


# Arguments.


@pytest.mark.parametrize(
    ("arguments", "words"),
    [
        (["--players", "1"], "2 to 5 players"),
        (["A", "B", "C", "--players", "2"], "3 people do not fit"),
        (["A", "bot:easy", "C", "--players", "2"], "3 people and bots do not fit"),
        (["bot:easy", "bot:hard", "--players", "2"], "Someone has to play"),
        (["A", "A"], "same name"),
        (["Bot 1"], "is a bot's name"),
        (["Anna", "Bot x"], "is a bot's name"),
        (["a\nb"], "no name"),
        (["--seed", "xyz"], "64 hexadecimal digits"),
        (["--seed", "9" * 79], "64 hexadecimal digits"),
        (["--seed", "9" * 78], "from 0 to 2**256 - 1"),
        (["--seed", "٣"], "64 hexadecimal digits"),
        (["--bot", "genius"], "there are random"),
        (["A", "B", "--players", "2", "--bot", "genius"], "there are random"),
        (["A", "bot:genius"], "There is no bot 'genius'; there are random"),
        (["--bot", "easy@soon"], "A budget is seconds such as 0.5s"),
        (["--bot", "run:no-such-program"], "There is no program 'no-such-program'"),
        (["A", "B", "C", "--bot", "easy", "--bot", "hard"], "--bot names 2 bots; the seats"),
        (["--language", "klingon"], "there are de, en"),
        (["--load", "nothing.txt"], "nothing.txt"),
        (["--load", ""], "--load needs the name of a file"),
        (["--load", "  "], "--load needs the name of a file"),
        (["--load", "."], "Cannot read"),
        (["--load", "x", "--players", "4"], "--players cannot be given"),
        (["--load", "x", "--seed", "1"], "--seed cannot be given"),
        (["--load", "x", "--edition", "anniversary-2017"], "--edition cannot be given"),
        (["--load", "x", "--new-persons"], "--new-persons cannot be given"),
        (["--load", "x", "--option", "coins=25"], "--option cannot be given"),
        (["--load", "x", "--printed", "p"], "--printed cannot be given"),
        (["--edition", "x"], "there are anniversary-2017"),
        (["--colour"], "unrecognized arguments"),
    ],
)
def test_bad_input_is_a_sentence(capsys: Capture, arguments: list[str], words: str) -> None:
    assert words in refused(capsys, "play", *arguments).replace("Unrecognized", "unrecognized")


@pytest.mark.parametrize("seed", ["7", "7" * 63, "7" * 65, "7" * 64, "ab" * 32])
def test_seeds_are_decimal_but_for_64_digits(terminal: Terminal, seed: str) -> None:
    terminal.play("--seed", seed, keys="q\n")
    wanted = Game(4, seed=seed if len(seed) == 64 else int(seed))
    assert terminal.saved().deal == wanted.deal


def test_the_first_board_does_not_wait_for_a_compiler(tmp_path: Path) -> None:
    """Starting imports and compiles nothing that is not needed; `make bench` measures the time.

    Another process compiles for later and ends with the game. llvmlite alone, without Numba, says
    which processor to compile for.
    """
    with subprocess.Popen(
        [sys.executable, "-X", "importtime", "-m", "notredame", "play", "--seed", "1"],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        cwd=tmp_path,
        env=os.environ | {"XDG_CACHE_HOME": str(tmp_path / "cache"), "PYTHONUTF8": "1"},
        start_new_session=True,
    ) as process:
        try:
            out, err = process.communicate("q\n", timeout=60)
        finally:
            with contextlib.suppress(ProcessLookupError):
                os.killpg(process.pid, signal.SIGKILL)
    assert process.returncode == 0
    assert "Which card do you keep?" in out
    imported = {line.rsplit("|", 1)[-1].strip() for line in err.splitlines()}
    assert "notredame.rules.game" in imported
    assert not imported & {"numba", "numpy"}
