"""Evaluators by name: ours, and those that bots of others offer."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import ExitStack, contextmanager

from notredame.rules.errors import NotreDameError
from notredame.rules.knowledge.view import View

from .budget import Budget
from .evaluated_answers import EvaluatedAnswers
from .evaluation import Evaluation, Evaluator, PositionEvaluator
from .external.program_bot import BotFault, ProgramBot
from .own.evaluator import SearchEvaluator
from .registry import OWN, maker_of

OWN_EVALUATOR = "search"
"""The bot of ours whose way of thinking evaluates."""
TRIES = 2
"""Attempts for one evaluation; a bot that fails is started anew."""


def as_evaluator(evaluator: PositionEvaluator, seed: int) -> Evaluator:
    """An evaluator that tells answers apart, made of one that evaluates positions if need be."""
    if callable(getattr(evaluator, "compare", None)):
        return evaluator  # type: ignore[return-value]
    return EvaluatedAnswers(evaluator, seed)


class BotEvaluations:
    """The evaluations of a bot of others. Its program is not trusted: whatever it does wrong
    becomes a sentence that names it.
    """

    def __init__(self, name: str, seed: int) -> None:
        self.name = name
        self._make, self._seed = maker_of(name), seed
        self._bot: ProgramBot | None = None
        try:
            self._started()
        except BotFault as fault:
            raise self._failed(fault) from None

    def evaluate(self, view: View, budget: Budget) -> Evaluation:
        """Ask the bot, a second time if it fails; raises NotreDameError if it fails again."""
        for attempt in range(1, TRIES + 1):
            try:
                return self._started().evaluate(view, budget)
            except BotFault as fault:
                self._bot = None
                if attempt == TRIES:
                    raise self._failed(fault) from None
        raise AssertionError

    def close(self) -> None:
        """End the bot's program."""
        bot, self._bot = self._bot, None
        if bot is not None:
            bot.close()

    def _started(self) -> ProgramBot:
        if self._bot is None:
            bot = self._make(self._seed)
            assert isinstance(bot, ProgramBot)
            if not bot.evaluates:
                bot.close()
                raise no_evaluations(self.name)
            self._bot = bot
        return self._bot

    def _failed(self, fault: BotFault) -> NotreDameError:
        return NotreDameError(f"The bot {self.name} failed to evaluate: {fault}")


def no_evaluations(name: str) -> NotreDameError:
    """The error for a bot that evaluates nothing."""
    return NotreDameError(
        f"The bot {name} offers no evaluations; {OWN_EVALUATOR} does, and so do bots of others "
        "that say so (docs/bot-protocol.md)."
    )


@contextmanager
def evaluators_of(name: str, count: int, seed: int) -> Iterator[list[Evaluator]]:
    """So many evaluators of the bot of this name, to be used at the same time.

    Raises NotreDameError if the bot offers no evaluations.
    """
    if name == OWN_EVALUATOR:
        yield [SearchEvaluator(seed) for _ in range(count)]
        return
    if name in OWN:
        raise no_evaluations(name)
    with ExitStack() as stack:
        found: list[Evaluator] = []
        for _ in range(count):
            bot = BotEvaluations(name, seed)
            stack.callback(bot.close)
            found.append(EvaluatedAnswers(bot, seed))
        yield found
