"""Messages that a carriage may not take now, and why (A7, M2, M3)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from typing import Any, NamedTuple

from notredame.rules.choices import Choice

from .catalogue import Catalogue
from .grammar import sentence


class RefusedMessage(NamedTuple):
    """A message on the board that the carriage may not take now."""

    market: str
    why: str
    in_reach: bool
    """Whether the carriage could stop there."""


def refused_messages(
    choices: Sequence[Choice], view: Mapping[str, Any], words: Catalogue
) -> list[RefusedMessage]:
    """All messages that cannot be chosen in a drive; none for other questions."""
    if view["question"] != "drive":
        return []
    stops = {choice.parts["market"] for choice in choices if choice.parts["do"] == "drive"}
    taken = {choice.parts["market"] for choice in choices if choice.parts["do"] == "take"}
    return [
        RefusedMessage(
            market,
            sentence(_why(market, market in stops, view, words)),
            market in stops,
        )
        for market in view["markets"]
        if market not in taken
    ]


def reasons_in_reach(refused: Sequence[RefusedMessage]) -> list[str]:
    """Why messages within reach are refused, each reason once."""
    return list(dict.fromkeys(message.why for message in refused if message.in_reach))


def _why(market: str, in_reach: bool, view: Mapping[str, Any], words: Catalogue) -> str:
    if not in_reach:
        steps = words.count("market", view["asked_about"]["steps"])
        return words.say("drive", "far", steps=steps)
    colours = [words.colour(colour) for colour in _missing(market, view)]
    if not colours:
        return words.say("drive", "here", market=words.market(market, view["markets"]))
    missing = words.listed(colours)
    sets = view["asked_about"]["sets"]
    if sets["by"] == "kind":
        return words.say("drive", "kind", kind=words.kind(sets["kind"]), missing=missing)
    return words.say("drive", "colour", colour=words.colour(_colour(market)), missing=missing)


def _missing(market: str, view: Mapping[str, Any]) -> list[str]:
    """The colours that the rule of sets wants before a message; none if it allows the message."""
    sets = view["asked_about"]["sets"]
    held = view["players"][view["seat"]]["messages"]
    if sets["by"] == "kind":
        if sets["kind"] in (None, view["markets"][market]):
            return []
        begun = {message["colour"] for message in held if message["kind"] == sets["kind"]}
        return [colour for colour in view["boroughs"] if colour not in begun]
    count = Counter(message["colour"] for message in held)
    if count[_colour(market)] == sets["least"]:
        return []
    left = {_colour(one) for one in view["markets"]}
    return [c for c in view["boroughs"] if c in left and count[c] == sets["least"]]


def _colour(market: str) -> str:
    return market.split("/")[0]
