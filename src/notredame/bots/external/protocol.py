"""The bot's side of the protocol (docs/bot-protocol.md), for bots written in Python.

`python -m notredame.bots.external.protocol NAME` runs a package's bot, in a process of its own.
"""

from __future__ import annotations

import json
import os
import sys
import traceback
from collections.abc import Callable
from typing import IO, Any

from notredame.rules.choices import BY_ID
from notredame.rules.errors import NotreDameError, shown
from notredame.rules.knowledge.view import View

from ..bot import Bot
from ..budget import Budget
from ..evaluation import Evaluation
from .plugins import DEFAULT_BUDGET, entries


def load(name: str) -> Callable[[int], Bot]:
    """Import what creates a package's bot from a seed; raises NotreDameError if that fails."""
    entry = next(entry for _, entry in entries() if entry.name == name)
    try:
        make = entry.load()
    except Exception as problem:
        traceback.print_exc()
        raise NotreDameError(
            f"{entry.value} cannot be imported ({type(problem).__name__}: {problem})."
        ) from None
    if not callable(make):
        raise NotreDameError(f"{entry.value} is {shown(make)}, which cannot create a bot.")
    if not isinstance(getattr(make, "budget", DEFAULT_BUDGET), Budget):
        raise NotreDameError(f"{entry.value}.budget is {shown(make.budget)}, not a Budget.")
    return make  # type: ignore[no-any-return]


def about(make: Callable[[int], Bot], bot: Bot) -> dict[str, Any]:
    """The message that says a bot is ready, and describes it."""
    lines = (make.__doc__ or "").strip().splitlines()
    return {
        "ready": True,
        "view": "state",
        "evaluates": callable(getattr(bot, "evaluate", None)),
        "line": lines[0] if lines else "",
        "budget": str(getattr(make, "budget", DEFAULT_BUDGET)),
    }


def run(name: str, questions: IO[str], answers: IO[str]) -> None:
    """Answer questions line by line until there are no more."""

    def send(message: dict[str, Any]) -> None:
        answers.write(json.dumps(message) + "\n")
        answers.flush()

    hello = json.loads(questions.readline())
    try:
        make = load(name)
    except NotreDameError as problem:
        send({"ready": False, "why": str(problem)})
        return
    bot = make(hello["seed"])
    send(about(make, bot))
    for line in questions:
        asked = json.loads(line)
        view, budget = View.from_numbers(asked["view"]), Budget(**asked["budget"])
        if "evaluate" in asked:
            send({"id": asked["id"], **described(bot.evaluate(view, budget))})  # type: ignore[attr-defined]
            continue
        choices = [BY_ID[choice] for choice in asked["choices"]]
        choice = bot.choose(view, choices, budget)
        send({"id": asked["id"], "choice": choice.id})


def described(evaluation: Evaluation) -> dict[str, Any]:
    """An evaluation as the protocol sends it."""
    seats = evaluation.seats
    return {
        "prestige": [seat.prestige for seat in seats],
        "win_chance": [seat.win_chance for seat in seats],
        "error": seats[0].error,
        "parts": [dict(seat.parts) for seat in seats],
    }


def main() -> None:
    """Run a bot on standard input and output; what the bot prints goes to standard error."""
    answers = os.fdopen(os.dup(1), "w", encoding="utf-8")
    os.dup2(2, 1)
    run(sys.argv[1], sys.stdin, answers)


if __name__ == "__main__":
    main()
