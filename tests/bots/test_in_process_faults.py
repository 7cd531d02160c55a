"""Bots that run in this process: their faults are survived as well."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

import pytest

from notredame import Game
from notredame.bots import Bot, Budget, Entrant, Guarded, registry
from notredame.bots.bot_info import BotInfo
from notredame.rules.choices import BY_ID, Choice
from notredame.rules.knowledge.view import View

Answer = Callable[[View, Sequence[Choice], Budget], Any]


class Puppet:
    """A bot that does what a test says."""

    def __init__(self, answer: Answer) -> None:
        self.choose = answer


def seat_puppet(monkeypatch: pytest.MonkeyPatch, make: Callable[[int], Bot]) -> Guarded:
    """Register `make` as one of our own bots, and seat it."""
    known = BotInfo("puppet", "does what a test says", Budget(steps=1), make)
    monkeypatch.setitem(registry.OWN, "puppet", known)
    return Guarded(Entrant("puppet", Budget(steps=3)), seed=1)


def fail(problem: BaseException) -> Any:
    """Raise in an expression."""
    raise problem


ANSWERS: dict[str, tuple[Answer, str]] = {
    "error": (
        lambda view, choices, budget: fail(ZeroDivisionError("by zero.")),
        "It crashed (ZeroDivisionError: by zero.).",
    ),
    "exit": (lambda view, choices, budget: fail(SystemExit(3)), "It crashed (SystemExit: 3)."),
    "nothing": (
        lambda view, choices, budget: None,
        "It chose None, which is not possible.",
    ),
    "an id": (
        lambda view, choices, budget: choices[0].id,
        "It chose 'keep:bank', which is not possible.",
    ),
    "illegal": (
        lambda view, choices, budget: BY_ID["pass"],
        "It chose 'pass', which is not possible.",
    ),
    "makes a choice possible": (
        lambda view, choices, budget: choices.append(BY_ID["pass"]),  # type: ignore[attr-defined]
        "It crashed (AttributeError: 'tuple' object has no attribute 'append').",
    ),
}


@pytest.mark.parametrize("case", ANSWERS)
def test_faults_are_survived(case: str, monkeypatch: pytest.MonkeyPatch) -> None:
    answer, expected = ANSWERS[case]
    game = Game(3, seed=7)
    bot = seat_puppet(monkeypatch, lambda seed: Puppet(answer))
    for _ in range(5):
        assert bot.choose(game.view(0), game.choices(0)) in game.choices(0)
    bot.close()
    assert [str(fault) for fault in bot.faults] == [f"puppet: {expected}"] * 5


def test_a_bot_that_cannot_be_created_is_survived(monkeypatch: pytest.MonkeyPatch) -> None:
    game = Game(3, seed=7)
    bot = seat_puppet(monkeypatch, lambda seed: fail(KeyError("book")))
    assert bot.choose(game.view(0), game.choices(0)) in game.choices(0)
    assert [fault.what for fault in bot.faults] == ["It crashed (KeyError: 'book')."]


def test_ctrl_c_is_not_a_fault(monkeypatch: pytest.MonkeyPatch) -> None:
    game = Game(3, seed=7)
    bot = seat_puppet(
        monkeypatch,
        lambda seed: Puppet(lambda view, choices, budget: fail(KeyboardInterrupt())),
    )
    with pytest.raises(KeyboardInterrupt):
        bot.choose(game.view(0), game.choices(0))


def test_a_bot_gets_its_seed_a_view_the_choices_and_its_budget(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    game = Game(3, seed=7)
    got: list[Any] = []

    def answer(view: View, choices: Sequence[Choice], budget: Budget) -> Choice:
        got.extend([view, choices, budget])
        return choices[-1]

    def make(seed: int) -> Bot:
        got.append(seed)
        return Puppet(answer)

    bot = seat_puppet(monkeypatch, make)
    assert bot.choose(game.view(0), game.choices(0)) == game.choices(0)[-1]
    assert got == [1, game.view(0), tuple(game.choices(0)), Budget(steps=3)]
    bot.choose(game.view(0), game.choices(0))
    assert got.count(1) == 1, "one bot for the whole game"
    assert not bot.faults
