"""Bots in `notredame play`: of every level, in any seat, and kept in saved games."""

from __future__ import annotations

import io
import os
import shlex
import signal
import sys
import time
from pathlib import Path

import pytest
from rich.cells import cell_len
from rich.console import Console

from notredame import Game
from notredame.bots import read_entrant
from notredame.bots.own.random_bot import RandomBot
from notredame.cli.terminal.bots import Bots
from notredame.cli.terminal.keyboard import CLEAR_LINE, Keyboard
from notredame.cli.terminal.running_game import RunningGame
from notredame.rules.choices import Choice
from notredame.seat_names import bot_in, brief, people_in, saved_name
from notredame.text import languages

from .command_runner import refused
from .terminal_driver import ENOUGH, SAVED, Terminal, asked

LEVELS = ("easy", "medium", "hard", "expert", "champion")


def names(terminal: Terminal, *arguments: object) -> list[str]:
    """The names at a table that is set up with these arguments."""
    terminal.play(*arguments, "--seed", 1)
    (terminal.folder / SAVED).rename(terminal.folder / "last.txt")
    return list(terminal.saved("last.txt").names)


# Who sits where.


def test_the_usual_opponent_is_medium(terminal: Terminal) -> None:
    assert names(terminal) == ["Blue", "Bot 1 (medium)", "Bot 2 (medium)", "Bot 3 (medium)"]


def test_one_bot_for_all_seats_or_one_for_each(terminal: Terminal) -> None:
    assert names(terminal, "Anna", "--bot", "easy", "--players", 3) == [
        "Anna",
        "Bot 1 (easy)",
        "Bot 2 (easy)",
    ]
    assert names(terminal, "Anna", "--bot", "easy", "--bot", "random") == [
        "Anna",
        "Bot 1 (easy)",
        "Bot 2 (random)",
        "Bot 3 (random)",
    ]


def test_bots_in_any_seat(terminal: Terminal) -> None:
    table = ("Anna", "bot:easy", "Ben", "bot:greedy")
    wanted = ["Anna", "Bot 1 (easy)", "Ben", "Bot 2 (greedy)"]
    assert names(terminal, *table) == wanted
    wanted.append("Bot 3 (random)")
    assert names(terminal, *table, "--players", 5, "--bot", "random") == wanted
    assert people_in(terminal.saved("last.txt")) == [0, 2]


def test_an_unnamed_person_takes_the_first_free_seat(terminal: Terminal) -> None:
    assert names(terminal, "bot:easy", "--players", 3) == ["Bot 1 (easy)", "Red", "Bot 2 (medium)"]


@pytest.mark.parametrize("level", LEVELS)
def test_every_level_answers_at_once(level: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Within a second, even the first time with nothing compiled. The machine may be busy."""
    monkeypatch.setenv("NOTREDAME_PLAIN", "1")
    game = Game(4, seed=1)
    bots = Bots({2: level})
    began = time.monotonic()
    assert bots.choose(2, game.view(2)) in game.choices(2)
    assert time.monotonic() - began < 5
    assert bots.failed() == []
    assert (read_entrant(level).budget.seconds or 0) <= 1


# Names.


def test_a_name_says_which_bot_it_is() -> None:
    for bot in (*LEVELS, "search@0.5s/2000/2cores", "a.package-bot_1@3s"):
        name = saved_name(3, bot)
        assert (brief(name), bot_in(name)) == ("Bot 3", bot)
        assert Game([name, "Anna"], seed=1).names[0] == name


def test_names_of_people_and_of_bots_without_a_level() -> None:
    assert brief("Anna (the Great)") == "Anna (the Great)"
    assert brief("Bot 1") == "Bot 1"
    assert bot_in("Bot 1") == bot_in("Anna") == "medium"


def test_names_that_cannot_hold_the_bot_show_that_something_is_missing() -> None:
    assert saved_name(1, "run:python3 'my \"bot\".py'") == "Bot 1 (run:…)"
    name = saved_name(2, f"{'x' * 40}@0.5s")
    assert Game([name, "Anna"], seed=1).names[0] == name
    assert name.endswith("x…)")


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("players", [2, 4, 5])
def test_names_of_bots_fit_the_board(language: str, players: int) -> None:
    bots = [saved_name(k, f"search@0.12345s/200{k}") for k in range(1, players)]
    game = Game(["Anna", *bots], seed=1)
    for width in (40, 80, 120):
        lines = asked(game, 0, width, language).splitlines()
        assert max(map(cell_len, lines)) <= width
        assert all(f"Bot {k}" in "".join(lines) for k in range(1, players))


# Saved games.


def test_a_loaded_game_goes_on_with_the_same_bots(terminal: Terminal) -> None:
    done = terminal.play("bot:easy", "Anna", "bot:random", "--bot", "planner@2", keys="1\nq\n")
    assert f"To continue: notredame play --load {SAVED}\n" in done.out
    done = terminal.play("--load", SAVED, keys="1\nq\n")
    assert "Bots: Bot 1 (easy), Bot 2 (random), Bot 3 (planner@2)." in done.out
    assert f"To continue: notredame play --load {SAVED}\n" in done.out
    game = terminal.saved()
    running = RunningGame(game, people_in(game))
    assert running.bots.called == {0: "easy", 2: "random", 3: "planner@2"}


def test_other_bots_for_a_loaded_game(terminal: Terminal) -> None:
    kept = terminal.put(Game(["Anna", "Bot 1", "Bot 2 (genius)", "Bot 3 (easy)"], seed=1))
    bots = ("--bot", "easy", "--bot", "random")
    done = terminal.play("--load", kept, *bots, keys="q\n")
    assert "Bots: Bot 1 (easy), Bot 2 (random), Bot 3 (random)." in done.out
    command = f"notredame play --load {kept} --bot easy --bot random"
    assert f"To continue: {command}\n" in done.out
    again = terminal.play(*shlex.split(command)[2:], keys="q\n")
    assert f"To continue: {command}\n" in again.out


def test_games_saved_before_bots_had_levels(terminal: Terminal) -> None:
    kept = terminal.put(Game(["Anna", "Bot 1", "Bot 2"], seed=1))
    done = terminal.play("--load", kept, keys="1\nq\n")
    assert "Bots: Bot 1 (medium), Bot 2 (medium)." in done.out
    assert f"To continue: notredame play --load {kept}\n" in done.out


def test_a_saved_game_with_an_unknown_bot(terminal: Terminal) -> None:
    kept = terminal.put(Game(["Anna", "Bot 1 (genius)"], seed=1))
    error = refused(terminal.capsys, "play", "--load", kept)
    assert "Bot 1 (genius) cannot continue: There is no bot 'genius'" in error
    assert "use --bot to say who plays" in error
    done = terminal.play("Cleo", "--seed", 1, keys=f"l {kept}\ny\nq\n")
    assert "Bot 1 (genius) cannot continue" in done.out
    assert terminal.saved().names[0] == "Cleo"


def test_a_saved_game_starts_no_program(terminal: Terminal) -> None:
    for name in ("Bot 1 (run:touch ran)", "Bot 1 (run:…)"):
        kept = terminal.put(Game([name, "Anna"], seed=1))
        error = refused(terminal.capsys, "play", "--load", kept)
        assert f"{name} cannot continue: A saved game" in error
    assert not Path("ran").exists()


def test_a_finished_game_needs_no_bots(terminal: Terminal) -> None:
    game = Game(["Anna", "Bot 1 (run:…)"], seed=1)
    while not game.over:
        game.play(game.to_act[0], game.choices(game.to_act[0])[0])
    done = terminal.play("--load", terminal.put(game))
    assert " wins with " in done.out
    assert "At the keyboard: Anna. Bots: Bot 1 (run:…)." in done.out


# Bots that fail.


def test_a_bot_that_fails_is_named_and_the_game_goes_on(terminal: Terminal) -> None:
    terminal.width(200)
    table = ("Anna", "bot:run:false", "--bot", "random", "--players", 3)
    done = terminal.play(*table, "--seed", 1, keys=ENOUGH)
    assert "Bot 1 (run:…) failed; a random choice was made instead." in done.out
    assert "Bot 2 (random) has failed" not in done.out
    last = done.out[done.out.index("Result") :]
    assert "Bot 1 (run:…) reported an error: It did not get ready." in last
    assert "went wrong" not in done.out[: -len(last)]
    assert last.count("is given up.") == 1
    assert terminal.saved().over


def test_the_command_to_continue_names_a_program(terminal: Terminal) -> None:
    terminal.width(200)
    table = ("Anna", "bot:run:false", "bot:easy", "bot:easy", "--language", "de")
    done = terminal.play(*table, "--seed", 1, keys="1\nq\n")
    assert "Bot 1 (run:…) ist ausgefallen; stattdessen wurde zufällig gewählt." in done.out
    command = f"play --load {SAVED} --bot run:false --bot easy --language de"
    assert f"Weiterspielen: notredame {command}\n" in done.out
    assert "It did not get ready" not in done.out, "a fault may tell a hand, and the game goes on"
    done = terminal.play(*shlex.split(command)[1:], keys="q\n")
    assert "Bots: Bot 1 (run:false), Bot 2 (easy), Bot 3 (easy)." in done.out


PROGRAM = """
import json, os, sys
sys.stdin.readline()
print('{"ready": true}', flush=True)
open("pid", "w").write(str(os.getpid()))
for line in sys.stdin:
    asked = json.loads(line)
    print(json.dumps({"id": asked["id"], "choice": asked["choices"][0]}), flush=True)
"""


@pytest.mark.parametrize("keys", ["1\nq\n", ENOUGH])
def test_programs_end_when_the_game_is_left_or_over(terminal: Terminal, keys: str) -> None:
    (terminal.folder / "my bot.py").write_text(PROGRAM)
    program = f"run:{sys.executable} -S -E 'my bot.py'@60s"
    done = terminal.play("--players", 2, "--bot", program, "--seed", 1, keys=keys)
    assert "random choice" not in done.out
    with pytest.raises(ProcessLookupError):
        os.kill(int(Path("pid").read_text()), 0)
    assert terminal.saved().over or shlex.quote(program) in done.out


def test_people_can_leave_while_a_bot_thinks(
    terminal: Terminal, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The window is closed while a bot thinks."""

    def think(*_: object) -> Choice:
        signal.raise_signal(signal.SIGTERM)
        raise AssertionError("nobody is here any more")

    monkeypatch.setattr(RandomBot, "choose", think)
    done = terminal.play("--bot", "random", "--seed", 1, keys=ENOUGH)
    assert f"To continue: notredame play --load {SAVED}" in done.out
    assert terminal.saved().moves == []


# While they think.


class Screen(Keyboard):
    """A keyboard whose screen can be cleared, or not."""

    def __init__(self, terminal: bool) -> None:
        super().__init__()
        self.out = io.StringIO()
        self.console = Console(file=self.out, force_terminal=terminal, width=30)


def test_thinking_is_shown_only_while_a_bot_thinks(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("TERM", "xterm")
    monkeypatch.setattr("notredame.cli.terminal.keyboard.MOMENT", 0.01)
    screen = Screen(terminal=True)
    with screen.meanwhile("Bot 1 (medium) is thinking about everything …"):
        time.sleep(0.3)
        assert "Bot 1 (medium) is thinking" in screen.out.getvalue()
        assert "\n" not in screen.out.getvalue()
    assert screen.out.getvalue().endswith(CLEAR_LINE)


def test_a_quick_bot_is_not_shown_as_thinking(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("TERM", "xterm")
    monkeypatch.setattr("notredame.cli.terminal.keyboard.MOMENT", 60)
    screen = Screen(terminal=True)
    with screen.meanwhile("Bot 1 is thinking …"):
        pass
    assert screen.out.getvalue() == CLEAR_LINE


def test_what_is_written_to_a_file_has_no_thinking_in_it(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("notredame.cli.terminal.keyboard.MOMENT", 0)
    screen = Screen(terminal=False)
    with screen.meanwhile("Bot 1 is thinking …"):
        time.sleep(0.05)
    assert screen.out.getvalue() == ""
