"""docs/bot-protocol.md agrees with the code."""

from __future__ import annotations

import json
import re
from pathlib import Path

import pytest

from notredame import Game
from notredame.bots import Budget, find_bot, read_entrant
from notredame.bots.external.plugins import DEFAULT_BUDGET
from notredame.bots.external.process import EXIT_SECONDS
from notredame.bots.external.program_bot import (
    GRACE_SECONDS,
    GRACE_SHARE,
    LARGEST_SEED,
    SECONDS_FOR_STEPS,
    START_SECONDS,
    ProgramBot,
)
from notredame.rules.knowledge.view import View

from .package import install
from .programs import program
from .test_whole_games import play

PAGE = (Path(__file__).resolve().parents[2] / "docs" / "bot-protocol.md").read_text("utf-8")


def blocks(kind: str) -> list[str]:
    """The page's code blocks of a kind, such as `python`."""
    return re.findall(rf"```{kind}\n(.*?)```", PAGE, re.DOTALL)


def test_the_exchange(tmp_path: Path) -> None:
    lines = blocks("text")[0].splitlines()
    answers = [line[2:] for line in lines if line.startswith("< ")]
    body = f"""
with open(sys.argv[0] + ".received", "w") as received:
    for line, answer in zip(sys.stdin, {answers!r}):
        received.write(line)
        print(answer, flush=True)
"""
    game = Game(3, seed=7)
    command = program(tmp_path, body).name.removeprefix("run:").split()
    bot = ProgramBot(command, seed=5)
    game.play(0, bot.choose(game.view(0), game.choices(0), DEFAULT_BUDGET))
    game.play(2, game.choices(2)[-1])
    game.play(0, bot.choose(game.view(0), game.choices(0), DEFAULT_BUDGET))
    bot.close()
    received = (tmp_path / "bot.py.received").read_text("utf-8").splitlines()
    documented = [line[2:] for line in lines if line.startswith("> ")]
    assert len(documented) == len(received) == len(answers) == 3
    for shown, sent in zip(documented, received, strict=True):
        assert sent.startswith(shown.removesuffix("...}}"))


def test_an_evaluation(tmp_path: Path) -> None:
    lines = blocks("text")[1].splitlines()
    answers = [line[2:] for line in lines if line.startswith("< ")]
    body = f"""
with open(sys.argv[0] + ".received", "w") as received:
    for line, answer in zip(sys.stdin, {answers!r}):
        received.write(line)
        print(answer, flush=True)
"""
    bot = ProgramBot(program(tmp_path, body).name.removeprefix("run:").split(), seed=5)
    assert bot.evaluates
    evaluated = bot.evaluate(Game(3, seed=7).view(0), Budget(steps=20))
    bot.close()
    assert [seat.prestige for seat in evaluated.seats] == [52.0, 48.5, 47.1]
    assert evaluated.seats[0].parts == {"coins": 2.5}
    received = (tmp_path / "bot.py.received").read_text("utf-8").splitlines()
    documented = [line[2:] for line in lines if line.startswith("> ")]
    for shown, sent in zip(documented, received, strict=True):
        assert sent.startswith(shown.removesuffix("...}}"))


def test_the_members_of_a_view() -> None:
    view = Game(3, seed=7).view(0).as_dict()
    tables = re.findall(r"\| member(?: of a player)? \|(.*?)\n\n", PAGE, re.DOTALL)
    for table, described in zip(tables, (view, view["players"][0]), strict=True):
        rows = [row.split("|")[1] for row in table.splitlines()[2:]]
        assert sorted(name for row in rows for name in re.findall(r"`(\w+)`", row)) == sorted(
            described
        )


def test_the_numbers() -> None:
    assert START_SECONDS == 10
    assert (GRACE_SECONDS, GRACE_SHARE, SECONDS_FOR_STEPS) == (0.5, 0.5, 60)
    assert LARGEST_SEED == 2**53
    assert EXIT_SECONDS == 0.5
    assert str(DEFAULT_BUDGET) == "0.5s"


def test_the_package(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (code,) = (text for text in blocks("python") if ">>>" not in text)
    (toml,) = blocks("toml")
    line = toml.splitlines()[1].replace('"', "")
    install(monkeypatch, tmp_path / "a", "my", line.replace("my_package", "my_bots"), code)
    known = find_bot("patient")
    assert (known.line, known.budget) == ("Passes when it can.", Budget(seconds=0.2))
    game = Game(3, seed=1)
    entrant = read_entrant("patient@2s")
    assert play(game, [entrant] * 3) == [[], [], []]


def test_the_view_is_sent_in_the_form_that_was_asked_for(tmp_path: Path) -> None:
    body = """
receive()
send(ready=True, view="state")
asked = receive()
open(sys.argv[0] + ".received", "w").write(json.dumps(asked["view"]))
answer(asked)
"""
    game = Game(3, seed=7)
    command = program(tmp_path, body).name.removeprefix("run:").split()
    bot = ProgramBot(command, seed=5)
    bot.choose(game.view(0), game.choices(0), DEFAULT_BUDGET)
    bot.close()
    received = json.loads((tmp_path / "bot.py.received").read_text("utf-8"))
    assert View.from_numbers(received) == game.view(0)
