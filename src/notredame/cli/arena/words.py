"""Estimates in words."""

from __future__ import annotations

from notredame.arena import Estimate

NO_INTERVAL = "–"


def share_words(name: str, share: Estimate) -> str:
    """A share of wins in a sentence, with its interval if it has one."""
    reach = "" if share.low is None else f" ({interval(share)})"
    return f"{name} {share.mean:.1%}{reach}"


def points(estimate: Estimate) -> str:
    """A mean number of points, with half of its interval if it has one."""
    if estimate.high is None:
        return f"{estimate.mean:+.2f}"
    return f"{estimate.mean:+.2f} ±{estimate.high - estimate.mean:.2f}"


def interval(share: Estimate) -> str:
    """The interval of a share of wins, in per cent."""
    if share.low is None or share.high is None:
        return NO_INTERVAL
    return f"{100 * share.low:.1f}–{100 * share.high:.1f}"
