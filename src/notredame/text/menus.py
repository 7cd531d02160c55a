"""The choices of a person as a list: in what order, and what is missing in it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from notredame.rules.choices import Choice
from notredame.rules.pieces import MARKETS

from .catalogues import Catalogue
from .words import sentence


def in_order(choices: Sequence[Choice], view: Mapping[str, Any]) -> list[Choice]:
    """Persons as they lie, messages before mere stops, both by borough, and passing last."""

    def place(choice: Choice) -> tuple[int, ...]:
        parts = choice.parts
        if parts["do"] == "pass":
            return (2,)
        if parts["do"] == "hire":
            return (0, view["persons"].index(parts["person"]))
        if parts["do"] in ("take", "drive"):
            colour, market = parts["market"].split("/")
            where = (view["boroughs"].index(colour), MARKETS.index(market))
            return (0 if parts["do"] == "take" else 1, *where)
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
        at = sentence(words.market(here, "market_stop"))
        lines.append(words.terminal("stay_takes_nothing", market=at))
    if left:
        said = ", ".join(f"{_short(market, words)} {_kind(market, view, words)}" for market in left)
        sets = view["asked_about"]["sets"]
        if sets["by"] == "kind":
            kind = words.kind(sets["kind"])
            lines.insert(0, words.terminal("sets_kind", messages=said, kind=kind))
        elif sets["least"] == 0:
            lines.insert(0, words.terminal("sets_new_colour", messages=said))
        else:
            lines.insert(0, words.terminal("sets_colour", messages=said, least=sets["least"]))
    return lines


def _sets_allow(market: str, view: Mapping[str, Any]) -> bool:
    sets = view["asked_about"]["sets"]
    if sets["by"] == "kind":
        return sets["kind"] in (None, view["markets"][market])
    held = view["players"][view["seat"]]["messages"]
    colour = market.split("/")[0]
    return bool(sum(message["colour"] == colour for message in held) == sets["least"])


def _short(market: str, words: Catalogue) -> str:
    colour, place = market.split("/")
    return f"{sentence(words.colour(colour))} {words.say('market_short', place)}"


def _kind(market: str, view: Mapping[str, Any], words: Catalogue) -> str:
    return words.say("kind_short", view["markets"][market])
