"""A guard around a bot: faults are noted, and the match goes on."""

from __future__ import annotations

import random
import traceback
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from notredame.rules.choices import Choice
from notredame.rules.errors import shown
from notredame.rules.knowledge.view import View

from .bot import Bot
from .external.process import one_line
from .external.program_bot import BotFault, NoAnswer, ProgramBot
from .registry import Entrant, maker_of

MAX_TIMEOUTS = 3
"""Failures in a row to start or answer in time, after which a bot is no longer asked."""


@dataclass(frozen=True)
class Fault:
    """Something that a bot did wrong."""

    bot: str
    what: str
    """A sentence that calls the bot "it"."""

    def __str__(self) -> str:
        return f"{self.bot}: {self.what}"


class Guarded:
    """A bot in a seat of one game that always makes a possible choice.

    When the bot hangs, crashes, or gives a late or impossible answer, a random choice replaces its
    own, and a new bot is created for the next question.
    """

    faults: list[Fault]
    replaced = 0
    """Number of random choices that replaced the bot's."""

    def __init__(self, entrant: Entrant, seed: int) -> None:
        self.entrant = entrant
        self.faults = []
        self._make = maker_of(entrant.name)
        self._seed = seed
        self._random = random.Random(f"instead of a bot with seed {seed}")
        self._bot: Bot | None = None
        self._timeouts = 0

    def __getstate__(self) -> dict[str, Any]:
        """The state for copies and pickles: without a running program, which each starts anew."""
        state = vars(self).copy()
        if isinstance(self._bot, ProgramBot):
            state["_bot"] = None
        return state

    def choose(self, view: View, choices: Sequence[Choice]) -> Choice:
        """Return the bot's choice, or a random one in its place."""
        offered = tuple(choices)
        if self._timeouts < MAX_TIMEOUTS:
            try:
                choice = self._ask(view, offered)
            except KeyboardInterrupt:
                raise
            except BaseException as problem:
                self._note(problem)
            else:
                self._timeouts = 0
                return choice
        self.replaced += 1
        return self._random.choice(offered)

    def close(self) -> None:
        """End the bot's program, if it has one, when the game is over or abandoned."""
        bot, self._bot = self._bot, None
        if isinstance(bot, ProgramBot):
            bot.close()

    def _ask(self, view: View, offered: tuple[Choice, ...]) -> Choice:
        if self._bot is None:
            self._bot = self._make(self._seed)
        choice = self._bot.choose(view, offered, self.entrant.budget)
        if not isinstance(choice, Choice) or choice not in offered:
            chosen = choice.id if isinstance(choice, Choice) else choice
            raise BotFault(f"It chose {shown(chosen)}, which is not possible.")
        return choice

    def _note(self, problem: BaseException) -> None:
        """Note a fault and drop the bot."""
        self._bot = None
        if isinstance(problem, BotFault):
            what = str(problem)
        else:
            how = one_line("".join(traceback.format_exception_only(problem)))
            what = f"It crashed ({how})."
        self.faults.append(Fault(self.entrant.name, what))
        if isinstance(problem, NoAnswer):
            self._timeouts += 1
        if self._timeouts == MAX_TIMEOUTS:
            given_up = f"It failed to answer {MAX_TIMEOUTS} times in a row and is given up."
            self.faults.append(Fault(self.entrant.name, given_up))
