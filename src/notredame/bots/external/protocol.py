"""Lets a bot written in Python speak the protocol (docs/bot-protocol.md).

`python -m notredame.bots.external.protocol NAME` is how a package's bot plays, in a process of its
own.
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
from .plugins import DEFAULT_BUDGET, entries


def load(name: str) -> Callable[[int], Bot]:
    """What makes a package's bot; a sentence when it cannot be had."""
    entry = next(entry for _, entry in entries() if entry.name == name)
    try:
        make = entry.load()
    except Exception as problem:
        traceback.print_exc()
        raise NotreDameError(
            f"{entry.value} cannot be imported ({type(problem).__name__}: {problem})."
        ) from None
    if not callable(make):
        raise NotreDameError(f"{entry.value} is {shown(make)}, which makes no bot from a seed.")
    if not isinstance(getattr(make, "budget", DEFAULT_BUDGET), Budget):
        raise NotreDameError(f"{entry.value}.budget is {shown(make.budget)}, which is no Budget.")
    return make  # type: ignore[no-any-return]


def about(make: Callable[[int], Bot]) -> dict[str, Any]:
    """What a bot says of itself when it is ready."""
    lines = (make.__doc__ or "").strip().splitlines()
    return {
        "ready": True,
        "view": "state",
        "line": lines[0] if lines else "",
        "budget": str(getattr(make, "budget", DEFAULT_BUDGET)),
    }


def speak(name: str, questions: IO[str], answers: IO[str]) -> None:
    """Answer line by line, until there are no more questions."""

    def say(message: dict[str, Any]) -> None:
        answers.write(json.dumps(message) + "\n")
        answers.flush()

    hello = json.loads(questions.readline())
    try:
        make = load(name)
    except NotreDameError as problem:
        say({"ready": False, "why": str(problem)})
        return
    bot = make(hello["seed"])
    say(about(make))
    for line in questions:
        asked = json.loads(line)
        view = View.from_numbers(asked["view"])
        choices = [BY_ID[choice] for choice in asked["choices"]]
        choice = bot.choose(view, choices, Budget(**asked["budget"]))
        say({"id": asked["id"], "choice": choice.id})


def main() -> None:
    """Speak on standard input and output; what a bot prints goes where it does no harm."""
    answers = os.fdopen(os.dup(1), "w", encoding="utf-8")
    os.dup2(2, 1)
    speak(sys.argv[1], sys.stdin, answers)


if __name__ == "__main__":
    main()
