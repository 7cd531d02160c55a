"""What a report says about the plan of its match: what decides, and whether it was kept to."""

from __future__ import annotations

from notredame.arena import Estimate, Plan, Report, StoppingRule

from .words import points, share_words


def plan_sentences(plan: Plan, wanted: int, report: Report, finished: int) -> list[str]:
    """What was planned and what came of it.

    `wanted` is the number of games of the command, `finished` that of all finished ones.
    """
    out = [f"What decides, as planned: {_deciding(plan, report)}."]
    if plan.stop is not None:
        out += _stop_sentences(plan, plan.stop, report, finished)
    if report.games > plan.games:
        out.append(
            f"{plan.games} games were planned, and {report.games} have been played: going on "
            "after a look at the result finds differences where there are none, more often than "
            "1 time in 20."
        )
    elif wanted < plan.games and report.verdict is None:
        out.append(f"{plan.games} games were planned, and {report.games} have been played.")
    return out


def _deciding(plan: Plan, report: Report) -> str:
    """The deciding measure with its interval."""
    name = f"{plan.decides.replace('-', ' ')} of {plan.bot}"
    estimate = _estimate(plan, report)
    if estimate is None:
        return f"{name}, not yet known"
    return share_words(name, estimate) if plan.decides == "wins" else f"{name} {points(estimate)}"


def _estimate(plan: Plan, report: Report) -> Estimate | None:
    """The estimate of the deciding measure; None while its bot has not played."""
    for bot in report.bots:
        if bot.label == plan.bot:
            found: Estimate | None = getattr(bot, plan.decides.replace("-", "_"))
            return found
    return None


def _stop_sentences(plan: Plan, stop: StoppingRule, report: Report, finished: int) -> list[str]:
    low, high = (
        f"{value:.1%}" if plan.decides == "wins" else f"{value:+g}"
        for value in (stop.low, stop.high)
    )
    at_most, at_least = f"at most {low}", f"at least {high}"
    verdict = report.verdict
    if verdict is None:
        rule = f"{at_most} or {at_least}"
        return [f"The stopping rule, {rule}, has not decided after {report.tested_deals} deals."]
    decided = (
        f"rather {at_least} than {at_most}"
        if verdict.decided == "high"
        else f"rather {at_most} than {at_least}"
    )
    out = [
        f"The stopping rule has decided after {verdict.deals} deals: {decided}.",
        "A match that stops by its result exaggerates it a little, and so does its interval.",
    ]
    if finished > report.games:
        out.append(f"Games finished after that, and not counted: {finished - report.games}.")
    return out
