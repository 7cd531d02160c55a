"""A bot that is another program, asked in lines of JSON (docs/bot-protocol.md).

Whatever the program does, it does to itself: what it says is believed only when it is one of the
possible choices, and it is waited for only as long as its budget allows.
"""

from __future__ import annotations

import json
from collections.abc import Sequence
from typing import Any

from notredame.rules.choices import Choice
from notredame.rules.errors import NotreDameError, shown
from notredame.rules.knowledge.view import View

from ..budget import Budget
from .process import LONGEST_LINE, Child, in_a_line

VERSION = 1
"""Of the protocol."""
LARGEST_SEED = 1 << 53
"""Seeds stay below it, so that every language can hold them."""
START_SECONDS = 10.0
"""How long a program may take to get ready."""
GRACE_SECONDS = 0.5
GRACE_SHARE = 0.5
"""An answer may come later than the budget says, by seconds or a share of it, whichever is more."""
SECONDS_FOR_STEPS = 60.0
"""How long a budget of steps alone may take."""
VIEWS = ("names", "state")


class BotFault(NotreDameError):
    """A bot did not do what bots do; its text says what, with the bot as `it`."""


class NoAnswer(BotFault):
    """A bot that did not start or did not answer in time: each further try would cost as much."""


def allowed(budget: Budget) -> float:
    """The seconds after which an answer comes too late."""
    if budget.seconds is None:
        return SECONDS_FOR_STEPS
    return budget.seconds + max(GRACE_SECONDS, GRACE_SHARE * budget.seconds)


class ProgramBot:
    """A program at the table. After a fault it is ended; a new one must be started."""

    about: dict[str, Any]
    """What it said of itself when it was ready."""

    def __init__(self, command: Sequence[str], seed: int) -> None:
        try:
            self._child = Child(command)
        except (OSError, ValueError) as problem:
            raise NoAnswer(f"It could not be started: {problem}.") from None
        self._asked = 0
        try:
            self.about = self._get_ready(seed)
        except BaseException:
            self._child.end(kindly=False)
            raise

    def choose(self, view: View, choices: Sequence[Choice], budget: Budget) -> Choice:
        """What the program chooses, if it may."""
        try:
            return self._ask(view, {choice.id: choice for choice in choices}, budget)
        except BaseException:
            self._child.end(kindly=False)
            raise

    def close(self) -> None:
        """The game is over, or left: end the program."""
        self._child.end()

    def _get_ready(self, seed: int) -> dict[str, Any]:
        self._say({"notredame": VERSION, "seed": seed % LARGEST_SEED})
        try:
            answer = self._hear(START_SECONDS)
        except NoAnswer:
            raise NoAnswer(f"It was not ready within {START_SECONDS:g} seconds.") from None
        except BotFault as fault:
            raise NoAnswer(f"It did not get ready. {fault}") from None
        if answer.get("ready") is not True:
            why = answer.get("why")
            reason = in_a_line(why) if isinstance(why, str) else f"it said {shown(answer)}."
            raise NoAnswer(f"It is not ready: {reason}")
        if answer.get("view", VIEWS[0]) not in VIEWS:
            raise NoAnswer(
                f"It asked for the view {shown(answer['view'])}; there are {' and '.join(VIEWS)}."
            )
        return answer

    def _ask(self, view: View, offered: dict[str, Choice], budget: Budget) -> Choice:
        self._asked += 1
        in_names = self.about.get("view", VIEWS[0]) == VIEWS[0]
        self._say(
            {
                "id": self._asked,
                "choices": list(offered),
                "budget": {
                    "seconds": budget.seconds,
                    "steps": budget.steps,
                    "cores": budget.cores,
                },
                "view": view.as_dict() if in_names else view.as_numbers(),
            }
        )
        answer = self._hear(allowed(budget))
        number, chosen = answer.get("id"), answer.get("choice")
        if type(number) is not int or number != self._asked:
            raise BotFault(f"It was asked question {self._asked} and answered {shown(number)}.")
        if not isinstance(chosen, str) or chosen not in offered:
            raise BotFault(
                f"It chose {shown(chosen)}, which is not possible; {shown(list(offered))} are."
            )
        return offered[chosen]

    def _say(self, message: dict[str, Any]) -> None:
        self._child.say(json.dumps(message).encode("ascii"))

    def _hear(self, seconds: float) -> dict[str, Any]:
        """Its next line, which must be a JSON object."""
        try:
            line = self._child.hear(seconds)
        except TimeoutError:
            raise NoAnswer(f"It gave no answer within {seconds:g} seconds.") from None
        if line is None:
            raise BotFault(self._child.how_it_ended())
        if len(line) > LONGEST_LINE:
            raise BotFault(f"It said a line of more than {LONGEST_LINE} bytes.")
        try:
            answer = json.loads(line.decode("utf-8"))
        except (ValueError, RecursionError):
            raise BotFault(f"It said {shown(line)}, which is not JSON.") from None
        if not isinstance(answer, dict):
            raise BotFault(f"It said {shown(answer)}, which is not a JSON object.")
        return answer
