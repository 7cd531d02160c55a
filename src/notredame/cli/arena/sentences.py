"""What a report on a match says in sentences."""

from __future__ import annotations

from notredame.arena import Report

from .match import Wanted
from .plan_sentences import plan_sentences
from .words import points, share_words

PLACES = ("1st", "2nd", "3rd", "4th", "5th")


def sentences_of(wanted: Wanted, report: Report, finished: int) -> list[str]:
    """All that is to be said about a match besides its table.

    `finished` is the number of all finished games.
    """
    match = wanted.match
    seatings = len(match.seatings)
    out = [f"Even would be {report.even:.1%} for every seat."]
    if len(set(match.entrants)) == 1:
        out.append(
            f"This is a control: all bots are {match.entrants[0]}, so each interval around wins "
            f"should contain {report.even:.1%}, 19 times out of 20."
        )
    places = ", ".join(
        share_words(place, share) for place, share in zip(PLACES, report.places, strict=False)
    )
    out.append(f"Wins by place in the first round's turn order: {places}.")
    thinking = ", ".join(
        f"{bot.label} {_time(bot.seconds)} (at worst {_time(bot.slowest)})" for bot in report.bots
    )
    out.append(f"Thinking time per move: {thinking}.")
    out += _leads(report)
    if wanted.asked != wanted.games:
        out.append(
            f"{wanted.asked} games were asked for; {wanted.games} are whole deals with all "
            f"{seatings} seatings."
        )
    out += _open_deals(report, seatings)
    out += plan_sentences(wanted.plan, wanted.games, report, finished)
    return out + [
        fault_words(bot.label, bot.faults, bot.most_frequent_fault)
        for bot in report.bots
        if bot.most_frequent_fault is not None
    ]


def _leads(report: Report) -> list[str]:
    """What luck changes, where it was estimated."""
    out = []
    for bot in report.bots:
        if bot.lead_less_luck is None:
            continue
        ratio = bot.variance_ratio
        worth = "" if ratio is None else f", worth {ratio:.2f} times the games"
        less_luck = points(bot.lead_less_luck)
        out.append(f"Lead of {bot.label}: {points(bot.lead)}; less luck {less_luck}{worth}.")
    return out


def _open_deals(report: Report, seatings: int) -> list[str]:
    """What is not counted yet, and why intervals are missing."""
    out = []
    if report.open_deals:
        left_out = ", so they are left out" if report.deals else ""
        out.append(
            f"Deals not yet played with all {seatings} seatings: {report.open_deals}; "
            f"luck has not cancelled there{left_out}."
        )
    if report.deals < 2:
        out.append("Intervals need at least two whole deals.")
    return out


def fault_words(label: str, times: int, most_frequent: str) -> str:
    """How often a bot was at fault, and its most frequent fault."""
    if times == 1:
        return f"{label} made a fault: {most_frequent}"
    return f"{label} made {times} faults, most often this: {most_frequent}"


def _time(seconds: float) -> str:
    return f"{seconds:.2f} s" if seconds >= 1 else f"{1000 * seconds:.3g} ms"
