"""Entrants as typed: our own bots, programs, and their budgets."""

from __future__ import annotations

import sys
from pathlib import Path

import pytest

from notredame import NotreDameError
from notredame.bots import Budget, Entrant, bot_names, find_bot, make_bot, read_entrant
from notredame.bots.registry import OWN


def test_our_own() -> None:
    assert bot_names()[: len(OWN)] == list(OWN)
    for name in OWN:
        known = find_bot(name)
        assert known.name == name
        assert known.origin == "built in"
        assert known.line
        assert read_entrant(name) == Entrant(name, known.budget)
        assert str(read_entrant(f"{name}@0.5s")) == f"{name}@0.5s"
        make_bot(name, seed=1 << 300)


def test_an_entrants_own_budget_overrides_the_common_one() -> None:
    common = Budget(steps=9)
    assert read_entrant("random", common).budget == common
    assert read_entrant("random@2s", common).budget == Budget(seconds=2)
    assert read_entrant("run:sh x.sh", common).budget == common
    assert read_entrant("run:sh x.sh@2s", common).budget == Budget(seconds=2)


@pytest.mark.parametrize(
    ("text", "name", "budget"),
    [
        ("run:sh bot.sh", "run:sh bot.sh", Budget(seconds=0.5)),
        ("run:sh bot.sh@3s/2cores", "run:sh bot.sh", Budget(seconds=3, cores=2)),
        ("run:sh 'my bot.sh'@40", "run:sh 'my bot.sh'", Budget(steps=40)),
        ("run:sh bot@home", "run:sh bot@home", Budget(seconds=0.5)),
        ("run:sh bot@home@0.1s", "run:sh bot@home", Budget(seconds=0.1)),
        ("run:sh bot@", "run:sh bot@", Budget(seconds=0.5)),
    ],
)
def test_programs(text: str, name: str, budget: Budget) -> None:
    entrant = read_entrant(text)
    assert entrant == Entrant(name, budget)
    assert read_entrant(str(entrant)) == entrant
    assert find_bot(name).origin == "command"


@pytest.mark.parametrize(
    ("text", "sentence"),
    [
        ("nobody", "There is no bot 'nobody'; there are random"),
        ("nobody@0.5s", "There is no bot 'nobody'; there are random"),
        ("nobody@fast", "There is no bot 'nobody'; there are random"),
        ("", "There is no bot ''; there are random"),
        ("Random", "There is no bot 'Random'; there are random"),
        ("random@", "A budget is seconds such as 0.5s"),
        ("random@fast", "A budget is seconds such as 0.5s"),
        ("random@0", "A step budget is a whole number from 1"),
        ("run:", "'run:' names no program; run:python3 my_bot.py would."),
        ("run: @2s", "'run: ' names no program"),
        ("run:no-such-program --fast", "There is no program 'no-such-program' to run."),
        ("run:no-such-program@2s", "There is no program 'no-such-program' to run."),
        ("run:sh 'bot", '"run:sh \'bot" cannot be read as a command: No closing quotation.'),
        ("run:a\0b", "There is no program 'a\\x00b' to run."),
    ],
)
def test_an_unknown_bot_is_refused_at_once(text: str, sentence: str) -> None:
    with pytest.raises(NotreDameError) as problem:
        read_entrant(text)
    assert str(problem.value).startswith(sentence)
    assert str(problem.value).endswith(".")


@pytest.mark.skipif(sys.platform == "win32", reason="rights of files")
def test_a_file_that_may_not_be_run_is_refused_at_once(tmp_path: Path) -> None:
    file = tmp_path / "bot"
    file.touch()
    with pytest.raises(NotreDameError, match=r"There is no program .* to run"):
        read_entrant(f"run:{file}")
