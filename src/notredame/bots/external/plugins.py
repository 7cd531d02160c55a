"""Bots that other packages bring through entry points of the group `notredame.bots`.

Their code never runs in this process: a process of its own (`protocol.py`) makes them, asks them,
and tells what they are.
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

from ..bot_info import Known
from ..budget import Budget, read_budget
from .process import in_a_line
from .program_bot import ProgramBot

GROUP = "notredame.bots"
DEFAULT_BUDGET = Budget(seconds=0.5)
_NAME = re.compile(r"[A-Za-z0-9][A-Za-z0-9._-]{0,39}")


@dataclass(frozen=True)
class Offer:
    """A bot that a package says it brings."""

    name: str
    package: str
    problem: str | None
    """Why it cannot be had under this name."""

    def refusal(self, why: str) -> NotreDameError:
        """Why it cannot be had, with its name."""
        sentence = f"The bot {shown(self.name)} of the package {self.package} cannot play: {why}"
        return NotreDameError(sentence)


def entries() -> Iterator[tuple[str, EntryPoint]]:
    """All entry points for bots, each with its package."""
    for package in distributions():
        try:
            found = [(package.name, entry) for entry in package.entry_points.select(group=GROUP)]
        except Exception:
            continue  # a package whose own papers cannot be read must not stop a game
        yield from found


def offers(own: Container[str]) -> list[Offer]:
    """What packages offer, by name; `own` are names that are taken."""
    found = sorted({(entry.name, str(package)) for package, entry in entries()})
    names = [name for name, _ in found]
    out = []
    for name, package in found:
        problem = None
        if not _NAME.fullmatch(name):
            problem = "a name is letters, digits, dots, dashes and underscores, at most 40."
        elif name in own:
            problem = "there is one of this name already."
        elif names.count(name) > 1:
            problem = "another package brings one of the same name."
        out.append(Offer(name, package, problem))
    return out


def package_maker(offer: Offer) -> partial[ProgramBot]:
    """Makes a package's bot, in a process of its own."""
    if offer.problem is not None:
        raise offer.refusal(offer.problem)
    command = (sys.executable, "-P", "-m", "notredame.bots.external.protocol", offer.name)
    return partial(ProgramBot, command)


@memo
def package_bot(offer: Offer) -> Known:
    """A package's bot, as it describes itself."""
    make = package_maker(offer)
    try:
        bot = make(seed=0)
        bot.close()
        line, budget = (in_a_line(str(bot.about.get(part, ""))) for part in ("line", "budget"))
        return Known(offer.name, line, read_budget(budget), make, offer.package)
    except NotreDameError as problem:
        raise offer.refusal(str(problem)) from None
