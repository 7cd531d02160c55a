"""A bot that is another program, asked in lines of JSON (docs/bot-protocol.md).

The program is not trusted: its answer counts only if it is one of the possible choices and comes
within the time that its budget allows.
"""

from __future__ import annotations

import json
from collections.abc import Sequence
from typing import Any

from notredame.rules.choices import Choice
from notredame.rules.errors import NotreDameError, shown
from notredame.rules.knowledge.view import View

from ..budget import Budget
from .process import MAX_LINE_BYTES, Child, one_line

VERSION = 1
"""Version of the protocol."""
LARGEST_SEED = 1 << 53
"""Exclusive limit of the seeds that are sent, so that a double can hold them."""
START_SECONDS = 10.0
"""Time that a program has to get ready."""
GRACE_SECONDS = 0.5
GRACE_SHARE = 0.5
"""Extra time for an answer, in seconds and as a share of the budget; the longer one applies."""
SECONDS_FOR_STEPS = 60.0
"""Time limit for an answer when the budget has steps only."""
VIEWS = ("names", "state")


class BotFault(NotreDameError):
    """A fault of a bot. The message describes it in a sentence that calls the bot "it"."""


class NoAnswer(BotFault):
    """A bot did not start or did not answer in time; every retry would cost as much time again."""


def time_limit(budget: Budget) -> float:
    """Seconds after which an answer is too late."""
    if budget.seconds is None:
        return SECONDS_FOR_STEPS
    return budget.seconds + max(GRACE_SECONDS, GRACE_SHARE * budget.seconds)


class ProgramBot:
    """A bot played by a program. A fault ends the program; another bot must then be created."""

    about: dict[str, Any]
    """The message in which it said that it was ready."""

    def __init__(self, command: Sequence[str], seed: int) -> None:
        try:
            self._child = Child(command)
        except (OSError, ValueError) as problem:
            raise NoAnswer(f"It could not be started: {problem}.") from None
        self._asked = 0
        try:
            self.about = self._get_ready(seed)
        except BaseException:
            self._child.end(wait=False)
            raise

    def choose(self, view: View, choices: Sequence[Choice], budget: Budget) -> Choice:
        """Ask the program; raises BotFault unless it answers with a possible choice in time."""
        try:
            return self._ask(view, {choice.id: choice for choice in choices}, budget)
        except BaseException:
            self._child.end(wait=False)
            raise

    def close(self) -> None:
        """End the program, when the game is over or abandoned."""
        self._child.end()

    def _get_ready(self, seed: int) -> dict[str, Any]:
        self._send({"notredame": VERSION, "seed": seed % LARGEST_SEED})
        try:
            answer = self._receive(START_SECONDS)
        except NoAnswer:
            raise NoAnswer(f"It was not ready within {START_SECONDS:g} seconds.") from None
        except BotFault as fault:
            raise NoAnswer(f"It did not get ready. {fault}") from None
        if answer.get("ready") is not True:
            why = answer.get("why")
            reason = one_line(why) if isinstance(why, str) else f"it said {shown(answer)}."
            raise NoAnswer(f"It is not ready: {reason}")
        if answer.get("view", VIEWS[0]) not in VIEWS:
            raise NoAnswer(
                f"It asked for the view {shown(answer['view'])}; there are {' and '.join(VIEWS)}."
            )
        return answer

    def _ask(self, view: View, offered: dict[str, Choice], budget: Budget) -> Choice:
        self._asked += 1
        in_names = self.about.get("view", VIEWS[0]) == VIEWS[0]
        self._send(
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
        answer = self._receive(time_limit(budget))
        number, chosen = answer.get("id"), answer.get("choice")
        if type(number) is not int or number != self._asked:
            raise BotFault(f"It was asked question {self._asked} and answered {shown(number)}.")
        if not isinstance(chosen, str) or chosen not in offered:
            raise BotFault(
                f"It chose {shown(chosen)}, which is not possible; {shown(list(offered))} are."
            )
        return offered[chosen]

    def _send(self, message: dict[str, Any]) -> None:
        self._child.send(json.dumps(message).encode("ascii"))

    def _receive(self, seconds: float) -> dict[str, Any]:
        """Read its next line, which must be a JSON object."""
        try:
            line = self._child.receive(seconds)
        except TimeoutError:
            raise NoAnswer(f"It gave no answer within {seconds:g} seconds.") from None
        if line is None:
            raise BotFault(self._child.how_it_ended())
        if len(line) > MAX_LINE_BYTES:
            raise BotFault(f"It wrote a line of more than {MAX_LINE_BYTES} bytes.")
        try:
            answer = json.loads(line.decode("utf-8"))
        except (ValueError, RecursionError):
            raise BotFault(f"It said {shown(line)}, which is not JSON.") from None
        if not isinstance(answer, dict):
            raise BotFault(f"It said {shown(answer)}, which is not a JSON object.")
        return answer
