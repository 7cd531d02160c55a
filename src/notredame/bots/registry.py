"""Bots by name: our own, those of other packages, and any program."""

from __future__ import annotations

import shlex
import shutil
from dataclasses import dataclass
from functools import partial
from pathlib import Path

from notredame.rules.errors import NotreDameError, shown

from .bot import Bot
from .bot_info import BotInfo, Maker
from .budget import Budget, read_budget
from .external.plugins import DEFAULT_BUDGET, Offer, offers, package_bot, package_maker
from .external.program_bot import ProgramBot
from .own.levels import CHAMPION, EXPERT, champion, easy, expert, hard, medium
from .own.one_turn import greedy, quick
from .own.planner import PlannerBot
from .own.random_bot import RandomBot
from .own.search import SearchBot
from .thinkers import current_thinker
from .weights.weights import Weights, read_weights

PLANNING = Budget(steps=4000)
SEARCHING = Budget(seconds=0.5)


def _thinker(name: str, line: str, budget: Budget, make: Maker) -> BotInfo:
    return BotInfo(name, line, budget, make, thinks=True)


OWN = {
    known.name: known
    for known in (
        BotInfo("random", "chooses at random", Budget(steps=1), RandomBot),
        _thinker("greedy", "takes what brings most prestige now", Budget(steps=1), greedy),
        _thinker("quick", "takes what is worth most after its turn", Budget(steps=1), quick),
        _thinker("planner", "plans its whole round and values the end", PLANNING, PlannerBot),
        _thinker("search", "searches possible worlds, the longer the better", SEARCHING, SearchBot),
        _thinker("easy", "for people: plays along", Budget(steps=1), easy),
        _thinker("medium", "for people: sees the main things", Budget(steps=1), medium),
        _thinker("hard", "for people: seldom errs within its turn", Budget(steps=1), hard),
        _thinker("expert", "for people: looks ahead a round or two", EXPERT, expert),
        _thinker("champion", "for people: the search at its best", CHAMPION, champion),
    )
}

RUN = "run:"
"""Prefix of a bot's name when the rest is a command."""
WITH_WEIGHTS = "search:"
"""Prefix of a bot's name when the rest is a file of weights, with which the search thinks."""


def bot_names() -> list[str]:
    """The names of all bots."""
    return [*OWN, *(offer.name for offer in offers(OWN) if offer.problem is None)]


def known_bots() -> tuple[list[BotInfo], list[str]]:
    """All bots, and a sentence on each of a package's bots that cannot play."""
    known, refused = list(OWN.values()), []
    for offer in offers(OWN):
        try:
            known.append(package_bot(offer))
        except NotreDameError as problem:
            refused.append(str(problem))
    return known, refused


def find_bot(name: str) -> BotInfo:
    """Find a bot by name; raises NotreDameError if there is none."""
    if name in OWN:
        return OWN[name]
    if name.startswith(RUN):
        return BotInfo(name, "a program of its own", DEFAULT_BUDGET, program_maker(name), "command")
    if name.startswith(WITH_WEIGHTS):
        line = "the search with weights of its own"
        return BotInfo(name, line, SEARCHING, weighted_maker(name), "file", thinks=True)
    return package_bot(find_offer(name))


def maker_of(name: str) -> Maker:
    """The function that creates the bot of this name; it does not start a package's bot."""
    if name in OWN:
        return OWN[name].make
    if name.startswith(RUN):
        return program_maker(name)
    if name.startswith(WITH_WEIGHTS):
        return weighted_maker(name)
    return package_maker(find_offer(name))


def make_bot(name: str, seed: int) -> Bot:
    """Create a bot by name; bots with the same seed choose alike."""
    return maker_of(name)(seed)


def thinks(name: str) -> bool:
    """Whether this is one of our bots that use a thinker, which can be compiled."""
    return name.startswith(WITH_WEIGHTS) or (name in OWN and OWN[name].thinks)


def find_offer(name: str) -> Offer:
    """Find the package's bot of this name; raises NotreDameError if there is none."""
    found = [offer for offer in offers(OWN) if offer.name == name]
    if not found:
        raise NotreDameError(
            f"There is no bot {shown(name)}; there are {', '.join(bot_names())}, "
            f"{WITH_WEIGHTS}FILE for weights of your own, and {RUN}COMMAND for a program."
        )
    return found[0]


def program_maker(name: str) -> Maker:
    """Return a function that starts a program as a bot, such as `run:python3 my_bot.py`."""
    try:
        command = shlex.split(name.removeprefix(RUN))
    except ValueError as problem:
        raise NotreDameError(f"{shown(name)} cannot be read as a command: {problem}.") from None
    if not command:
        raise NotreDameError(f"{shown(name)} names no program; {RUN}python3 my_bot.py would.")
    if shutil.which(command[0]) is None:
        raise NotreDameError(f"There is no program {shown(command[0])} to run.")
    return partial(ProgramBot, command)


def weights_of(name: str) -> Weights | None:
    """The weights of a bot that reads them from a file, such as `search:weights.json`."""
    if not name.startswith(WITH_WEIGHTS):
        return None
    return read_weights(Path(name.removeprefix(WITH_WEIGHTS)))


def weighted_maker(name: str) -> Maker:
    """Return a function that creates the search with the weights of a file, which is read now."""
    new_thinker = partial(current_thinker, weights_of(name))
    return partial(SearchBot, new_thinker=new_thinker)


@dataclass(frozen=True)
class Entrant:
    """A bot that takes part in a match: its name and budget."""

    name: str
    budget: Budget

    def __str__(self) -> str:
        return f"{self.name}@{self.budget}"


def read_entrant(text: str, budget: Budget | None = None) -> Entrant:
    """Parse an entrant: `search`, or `search@0.5s` with a budget.

    A command may contain an @ of its own, so there only a valid budget counts as one.
    """
    name, at, typed = text.rpartition("@")
    if not at or (name.startswith(RUN) and not _is_budget(typed)):
        known = find_bot(text)
        return Entrant(text, budget or known.budget)
    find_bot(name)
    return Entrant(name, read_budget(typed))


def _is_budget(text: str) -> bool:
    try:
        read_budget(text)
    except NotreDameError:
        return False
    return True
