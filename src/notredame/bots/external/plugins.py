"""Plug-ins: bots that other packages provide through the entry-point group `notredame.bots`.

Their code never runs in this process. Each bot has a process of its own (`protocol.py`), which
creates it, passes questions and answers, and describes it.
"""

from __future__ import annotations

import re
import sys
from collections.abc import Container, Iterator
from dataclasses import dataclass
from functools import partial
from importlib.metadata import EntryPoint, distributions

from notredame.compiling.cache import memo
from notredame.rules.errors import NotreDameError, shown

from ..bot_info import BotInfo
from ..budget import Budget, read_budget
from .process import one_line
from .program_bot import ProgramBot

GROUP = "notredame.bots"
DEFAULT_BUDGET = Budget(seconds=0.5)
_NAME = re.compile(r"[A-Za-z0-9][A-Za-z0-9._-]{0,39}")


@dataclass(frozen=True)
class Offer:
    """A bot that a package declares."""

    name: str
    package: str
    problem: str | None
    """Why it is not available under this name, if it is not."""

    def refusal(self, why: str) -> NotreDameError:
        """The error that says why this bot cannot play."""
        return NotreDameError(
            f"The bot {shown(self.name)} of the package {self.package} cannot play: {why}"
        )


def entries() -> Iterator[tuple[str, EntryPoint]]:
    """Yield every entry point for a bot, with its package's name."""
    for package in distributions():
        try:
            found = [(package.name, entry) for entry in package.entry_points.select(group=GROUP)]
        except Exception:
            continue  # a package with unreadable metadata must not stop a game
        yield from found


def offers(own: Container[str]) -> list[Offer]:
    """The bots that packages declare, sorted by name; the names in `own` are reserved."""
    found = sorted({(entry.name, str(package)) for package, entry in entries()})
    names = [name for name, _ in found]
    out = []
    for name, package in found:
        problem = None
        if not _NAME.fullmatch(name):
            problem = "a name is at most 40 letters, digits, dots, dashes and underscores."
        elif name in own:
            problem = "there is already a bot of this name."
        elif names.count(name) > 1:
            problem = "another package has a bot of the same name."
        out.append(Offer(name, package, problem))
    return out


def package_maker(offer: Offer) -> partial[ProgramBot]:
    """Return a function that creates a package's bot, in a process of its own."""
    if offer.problem is not None:
        raise offer.refusal(offer.problem)
    command = (sys.executable, "-P", "-m", "notredame.bots.external.protocol", offer.name)
    return partial(ProgramBot, command)


@memo
def package_bot(offer: Offer) -> BotInfo:
    """A package's bot, with the description that it gives of itself."""
    make = package_maker(offer)
    try:
        bot = make(seed=0)
        bot.close()
        line, budget = (one_line(str(bot.about.get(key, ""))) for key in ("line", "budget"))
        return BotInfo(offer.name, line, read_budget(budget), make, offer.package)
    except NotreDameError as problem:
        raise offer.refusal(str(problem)) from None
