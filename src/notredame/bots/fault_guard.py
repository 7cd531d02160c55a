"""A bot at the table, whatever it does: a fault is noted, and the match goes on."""

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
from .external.process import in_a_line
from .external.program_bot import BotFault, NoAnswer, ProgramBot
from .registry import Entrant, maker_of

MOST_WAITS = 3
"""So many times in a row a bot may be waited for in vain; then it is given up."""


@dataclass(frozen=True)
class Fault:
    """What a bot did wrong."""

    bot: str
    what: str
    """A sentence about it."""

    def __str__(self) -> str:
        return f"{self.bot}: {self.what}"


class Guarded:
    """A bot in a seat of one game that always chooses something possible.

    When the bot hangs, crashes, answers late or nonsense, a random choice takes the place of its
    own and a new bot is made for the next one.
    """

    faults: list[Fault]
    replaced = 0
    """How many random choices took the place of the bot's."""

    def __init__(self, entrant: Entrant, seed: int) -> None:
        self.entrant = entrant
        self.faults = []
        self._make = maker_of(entrant.name)
        self._seed = seed
        self._random = random.Random(f"instead of a bot with seed {seed}")
        self._bot: Bot | None = None
        self._waits = 0

    def __getstate__(self) -> dict[str, Any]:
        """For copies and other processes: a program cannot be copied, so theirs begins anew."""
        own = vars(self).copy()
        if isinstance(self._bot, ProgramBot):
            own["_bot"] = None
        return own

    def choose(self, view: View, choices: Sequence[Choice]) -> Choice:
        """The bot's choice, or a random one in its place."""
        offered = tuple(choices)
        if self._waits < MOST_WAITS:
            try:
                choice = self._ask(view, offered)
            except KeyboardInterrupt:
                raise
            except BaseException as problem:
                self._note(problem)
            else:
                self._waits = 0
                return choice
        self.replaced += 1
        return self._random.choice(offered)

    def close(self) -> None:
        """The game is over, or left."""
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
        """Write a fault down; whoever made it does not go on."""
        self._bot = None
        if isinstance(problem, BotFault):
            what = str(problem)
        else:
            how = in_a_line("".join(traceback.format_exception_only(problem)))
            what = f"It crashed ({how})."
        self.faults.append(Fault(self.entrant.name, what))
        if isinstance(problem, NoAnswer):
            self._waits += 1
        if self._waits == MOST_WAITS:
            given_up = f"It was waited for in vain {MOST_WAITS} times in a row and is given up."
            self.faults.append(Fault(self.entrant.name, given_up))
