"""The order of choices in a list, and notes on what is missing from it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from notredame.rules.choices import Choice
from notredame.rules.model.pieces import KINDS, MARKETS

from .catalogue import Catalogue


def in_order(choices: Sequence[Choice], view: Mapping[str, Any]) -> list[Choice]:
    """Choices in the order of a list: persons as they lie, messages before mere stops, pass last.

    Messages are sorted by what they bring, the most prestige first; markets clockwise from the
    seat's own borough, with staying in place last.
    """
    me = view["players"][view["seat"]]

    def place(choice: Choice) -> tuple[int, ...]:
        parts = choice.parts
        if parts["do"] == "pass":
            return (2,)
        if parts["do"] == "hire":
            return (0, view["persons"].index(parts["person"]))
        if parts["do"] in ("take", "drive"):
            where = _way_to(parts["market"], view)
            if parts["do"] == "drive":
                return (1, parts["market"] == me["carriage"], *where)
            return (0, -KINDS.index(view["markets"][parts["market"]]), *where)
        return (0, choice.action)

    return sorted(choices, key=place)


def messages_refused(
    choices: Sequence[Choice], view: Mapping[str, Any], words: Catalogue
) -> list[str]:
    """Which messages within reach the carriage may not take, and why."""
    if view["question"] != "drive":
        return []
    stops = [choice.parts["market"] for choice in choices if choice.parts["do"] == "drive"]
    taken = {choice.parts["market"] for choice in choices if choice.parts["do"] == "take"}
    left = [market for market in stops if market in view["markets"] and market not in taken]
    here = view["players"][view["seat"]]["carriage"]
    lines = []
    if here in left and _sets_allow(here, view):
        left.remove(here)
        at = words.market(here, view["boroughs"])
        lines.append(words.terminal("stay_takes_nothing", market=at))
    if left:
        lines.insert(0, _why_not(left, view, words))
    return lines


def _why_not(markets: Sequence[str], view: Mapping[str, Any], words: Catalogue) -> str:
    """Which colours or kinds the sets do not allow; the map shows where they lie."""
    sets = view["asked_about"]["sets"]
    if sets["by"] == "kind":
        kinds = {view["markets"][market] for market in markets}
        listed = words.enumerated(words.kind(kind) for kind in KINDS if kind in kinds)
        return words.terminal("sets_kind", kinds=listed, kind=words.kind(sets["kind"]))
    colours = {market.split("/")[0] for market in markets}
    listed = words.enumerated(words.colour(c) for c in view["boroughs"] if c in colours)
    if sets["least"] == 0:
        return words.terminal("sets_new_colour", colours=listed)
    return words.terminal("sets_colour", colours=listed, least=sets["least"])


def _sets_allow(market: str, view: Mapping[str, Any]) -> bool:
    sets = view["asked_about"]["sets"]
    if sets["by"] == "kind":
        return sets["kind"] in (None, view["markets"][market])
    held = view["players"][view["seat"]]["messages"]
    colour = market.split("/")[0]
    return bool(sum(message["colour"] == colour for message in held) == sets["least"])


def _way_to(market: str, view: Mapping[str, Any]) -> tuple[int, int]:
    """Steps clockwise from the seat's own borough to the market's, and which market of it."""
    colour, place = market.split("/")
    boroughs = view["boroughs"]
    own = boroughs.index(view["players"][view["seat"]]["colour"])
    return (boroughs.index(colour) - own) % len(boroughs), MARKETS.index(place)
