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
from ..evaluation import Evaluation, evaluation_from
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

    @property
    def evaluates(self) -> bool:
        """Whether it said that it evaluates positions."""
        return self.about.get("evaluates") is True

    def evaluate(self, view: View, budget: Budget) -> Evaluation:
        """Ask for an evaluation; raises BotFault unless the program gives one in time."""
        try:
            answer = self._answer({"evaluate": True}, view, budget)
            return read_evaluation(answer, view.state.n)
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
        chosen = self._answer({"choices": list(offered)}, view, budget).get("choice")
        if not isinstance(chosen, str) or chosen not in offered:
            raise BotFault(
                f"It chose {shown(chosen)}, which is not possible; {shown(list(offered))} are."
            )
        return offered[chosen]

    def _answer(self, question: dict[str, Any], view: View, budget: Budget) -> dict[str, Any]:
        """Ask a question about a view, and return the answer."""
        self._asked += 1
        in_names = self.about.get("view", VIEWS[0]) == VIEWS[0]
        self._send(
            {
                "id": self._asked,
                **question,
                "budget": {
                    "seconds": budget.seconds,
                    "steps": budget.steps,
                    "cores": budget.cores,
                },
                "view": view.as_dict() if in_names else view.as_numbers(),
            }
        )
        answer = self._receive(time_limit(budget))
        number = answer.get("id")
        if type(number) is not int or number != self._asked:
            raise BotFault(f"It was asked question {self._asked} and answered {shown(number)}.")
        return answer

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


def read_evaluation(answer: dict[str, Any], players: int) -> Evaluation:
    """The evaluation in a program's answer; raises BotFault if there is none."""
    prestige, chances = answer.get("prestige"), answer.get("win_chance")
    error, parts = answer.get("error", 0.0), answer.get("parts", [])
    for numbers in (prestige, chances):
        if not (isinstance(numbers, list) and len(numbers) == players and all(map(_is, numbers))):
            raise BotFault(
                f"It evaluated with {shown(answer)}; prestige and win_chance need a number for "
                f"each of {players} seats."
            )
    if not _is(error) or not (
        isinstance(parts, list)
        and len(parts) in (0, players)
        and all(isinstance(part, dict) and all(map(_is, part.values())) for part in parts)
    ):
        raise BotFault(
            f"It evaluated with {shown(answer)}; error is a number, and parts are an object of "
            "numbers for each seat."
        )
    assert prestige is not None
    assert chances is not None
    try:
        return evaluation_from(prestige, chances, error, parts)
    except NotreDameError as problem:
        raise BotFault(f"Its evaluation makes no sense. {problem}") from None


def _is(number: object) -> bool:
    return type(number) in (int, float)
