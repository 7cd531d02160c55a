"""The plan of a match, written before its first game: how many games, and what decides."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from notredame.rules.errors import NotreDameError, shown

from ..game_line import GameLine
from ..match import Match
from .deals import Measure
from .sequential_test import LEAST_DEALS, StoppingRule

MEASURES: Mapping[str, Measure] = {
    "wins": GameLine.win,
    "margin": GameLine.margin,
    "lead": GameLine.lead,
    "lead-less-luck": GameLine.lead_less_luck,
}
"""Measures that a match can be decided by."""
DEFAULT_MEASURE = "wins"
MOST_GAMES = 10_000_000


@dataclass(frozen=True)
class Plan:
    """What is to be played, and which one measure decides."""

    games: int
    """Number of games, in whole deals; with a stopping rule, at most."""
    bot: str
    """Label of the bot whose measure decides."""
    decides: str = DEFAULT_MEASURE
    """One of `MEASURES`."""
    stop: StoppingRule | None = None


def make_plan(
    match: Match, games: int, decides: str = DEFAULT_MEASURE, stop: StoppingRule | None = None
) -> Plan:
    """The plan of a match about the bot that was named first."""
    plan = Plan(games, next(iter(match.bots)), decides, stop)
    _check(plan, match)
    return plan


def read_plan(data: Any, match: Match) -> Plan:
    """A plan from the first line of a result file, where it is an object like `Plan`."""
    if not isinstance(data, dict) or data.keys() != {"games", "bot", "decides", "stop"}:
        raise NotreDameError(f"its plan cannot be {shown(data)}")
    if type(data["games"]) is not int or not 0 <= data["games"] <= match.round_up(MOST_GAMES):
        raise NotreDameError(f"its games cannot be {shown(data['games'])}")
    for key in ("bot", "decides"):
        if type(data[key]) is not str:
            raise NotreDameError(f"its plan cannot be about {shown(data[key])}")
    plan = Plan(data["games"], data["bot"], data["decides"], _read_stop(data["stop"]))
    _check(plan, match)
    return plan


def _read_stop(data: Any) -> StoppingRule | None:
    if data is None:
        return None
    if (
        not isinstance(data, dict)
        or data.keys() != {"low", "high"}
        or any(type(value) not in (int, float) for value in data.values())
    ):
        raise NotreDameError(f"its stopping rule cannot be {shown(data)}")
    return StoppingRule(**data)


def _check(plan: Plan, match: Match) -> None:
    """Refuse a plan that the match cannot fulfil."""
    if plan.decides not in MEASURES:
        raise NotreDameError(
            f"A match is decided by {', '.join(MEASURES)}, not by {shown(plan.decides)}."
        )
    if plan.bot not in match.bots:
        raise NotreDameError(f"There is no bot {shown(plan.bot)} in this match.")
    if plan.decides == "lead-less-luck" and match.luck_worlds == 0:
        raise NotreDameError("The lead less luck can only decide if luck is estimated: add --luck.")
    if plan.stop is None:
        return
    if plan.decides == "wins" and not 0 <= plan.stop.low < plan.stop.high <= 1:
        raise NotreDameError(
            "Wins are a share from 0 to 1, so they cannot stop a match "
            f"at {plan.stop.low:g} or {plan.stop.high:g}."
        )
    least = LEAST_DEALS * len(match.seatings)
    if plan.games < least:
        raise NotreDameError(
            f"A stopping rule needs at least {LEAST_DEALS} deals, which are {least} games here, "
            f"not {plan.games}."
        )


def plan_difference(kept: Plan, decides: str | None, stop: StoppingRule | None) -> str | None:
    """Why a plan is not the one that is wanted, as a sentence; None wants nothing special."""
    if decides is not None and decides != kept.decides:
        return f"{kept.decides} decides, not {decides}"
    if stop is not None and stop != kept.stop:
        return f"it stops {_stop(kept.stop)}, not {_stop(stop)}"
    return None


def _stop(rule: StoppingRule | None) -> str:
    return "after all games" if rule is None else f"at {rule.low:g} or {rule.high:g}"
