"""Log lines: one for each event, for any seat that may read it."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Any

from notredame.rules.named_events import Event

from .few_lines import DRAFT_ENDS
from .grammar import sentence

if TYPE_CHECKING:
    from .catalogue import Catalogue

BY_NAME = re.compile(r"\[([^]]*)\]")
"""The placeholder of the player's name in a line; without it, the line is a deed."""


def event_line(words: Catalogue, event: Event, names: Sequence[str]) -> str | None:
    """The log line of an event as a seat sees it; secret fields (None) are worded neutrally.

    None for events that are not worth a line: cards that others draw, and cards that arrive unseen,
    which the line about passing them has told already.
    """
    return _line(words, event, names, r"\1")


def event_deed(words: Catalogue, event: Event, names: Sequence[str]) -> str | None:
    """The line of an event without the name of its player, to stand beside that name."""
    line = _line(words, event, names, "")
    return line and sentence(line)


def _line(words: Catalogue, event: Event, names: Sequence[str], by_name: str) -> str | None:
    parts = event.parts
    if event.kind in ("cards-drawn", "cards-received") and parts["cards"] is None:
        return None
    key, values = _ABOUT[event.kind](words, event.kind, parts, names)
    if event.seat is not None:
        values["name"] = names[event.seat]
    return BY_NAME.sub(by_name, str(words.table("log")[key])).format(**values)


_Line = tuple[str, dict[str, object]]


def _plain(words: Catalogue, kind: str, parts: Mapping[str, Any], names: Sequence[str]) -> _Line:
    return kind, {}


def _round(words: Catalogue, kind: str, parts: Mapping[str, Any], names: Sequence[str]) -> _Line:
    return kind, {"round": parts["round"]}


def _persons(words: Catalogue, kind: str, parts: Mapping[str, Any], names: Sequence[str]) -> _Line:
    return kind, {"persons": words.listed([words.person(p) for p in parts["persons"]])}


def _cards(words: Catalogue, kind: str, parts: Mapping[str, Any], names: Sequence[str]) -> _Line:
    values: dict[str, object] = {}
    other = parts.get("to", parts.get("from"))
    if other is not None:
        values["other"] = names[other]
    if parts["cards"] is None:
        return f"{kind}-unseen", {**values, "count": words.count("card", parts["count"])}
    return kind, {**values, "cards": words.listed([words.card(card) for card in parts["cards"]])}


def _card(words: Catalogue, kind: str, parts: Mapping[str, Any], names: Sequence[str]) -> _Line:
    if parts["card"] is None:
        return f"{kind}-unseen", {}
    the = words.say("card_the", parts["card"])
    if "to" in parts:
        return f"{kind}-passed", {**_cards(words, kind, parts, names)[1], "the": the}
    return kind, {"the": the, "card": words.say("colour_card", parts["colour"])}


def _no_effect(
    words: Catalogue, kind: str, parts: Mapping[str, Any], names: Sequence[str]
) -> _Line:
    card, person = parts["card"], parts["person"]
    return kind, {"what": sentence(words.person(person) if person else words.card(card))}


def _markers(words: Catalogue, kind: str, parts: Mapping[str, Any], names: Sequence[str]) -> _Line:
    source, target = parts["from"], parts["to"]
    if target == "supply":
        key = "markers-taken"
    elif target == "general-supply":
        key = "markers-returned"
    elif source in ("supply", "general-supply"):
        key = "markers-placed"
    else:
        key = "markers-moved"
    return key, {
        "markers": words.count("marker", parts["count"]),
        "from": words.say("place_from", source),
        "to": words.say("place_to", target),
    }


def _friend(words: Catalogue, kind: str, parts: Mapping[str, Any], names: Sequence[str]) -> _Line:
    return "friend-placed" if parts["from"] == "off-board" else kind, {
        "from": words.say("place_from", parts["from"]),
        "to": words.say("place_to", parts["to"]),
    }


def _coins(words: Catalogue, kind: str, parts: Mapping[str, Any], names: Sequence[str]) -> _Line:
    coins = words.count("coin", parts["count"])
    giver = parts.get("from")
    if giver is None:
        return kind, {"coins": coins}
    return f"{kind}-from", {"coins": coins, "other": names[giver]}


def _prestige(words: Catalogue, kind: str, parts: Mapping[str, Any], names: Sequence[str]) -> _Line:
    values: dict[str, object] = {"prestige": words.count("prestige", parts["count"])}
    if "source" in parts:
        person = parts["person"]
        values["source"] = words.person(person) if person else words.source(parts["source"])
    bonus = parts.get("park_bonus", 0)
    if not bonus:
        return kind, values
    return f"{kind}-park", {**values, "bonus": words.count("prestige", bonus)}


def _rat(words: Catalogue, kind: str, parts: Mapping[str, Any], names: Sequence[str]) -> _Line:
    key = "rat-back" if parts["to"] < parts["from"] else "rat-forward"
    return key, {"from": parts["from"], "to": parts["to"]}


def _carriage(words: Catalogue, kind: str, parts: Mapping[str, Any], names: Sequence[str]) -> _Line:
    return kind, {"to": words.destination(parts["to"])}


def _message(words: Catalogue, kind: str, parts: Mapping[str, Any], names: Sequence[str]) -> _Line:
    colour = parts["market"].split("/")[0]
    key = f"{kind}-driven" if "from" in parts else kind
    return key, {"colour": words.colour(colour), "kind": words.kind(parts["kind"])}


def _hired(words: Catalogue, kind: str, parts: Mapping[str, Any], names: Sequence[str]) -> _Line:
    coins = words.count("coin", parts["coins"])
    return kind, {"the": words.say("person_the", parts["person"]), "coins": coins}


def _declined(words: Catalogue, kind: str, parts: Mapping[str, Any], names: Sequence[str]) -> _Line:
    return f"{kind}-coins" if parts["cannot_pay"] else kind, {}


def _seen(words: Catalogue, kind: str, parts: Mapping[str, Any], names: Sequence[str]) -> _Line:
    if parts["person"] is None:
        return f"{kind}-unseen", {"round": parts["round"]}
    return kind, {"round": parts["round"], "person": words.person(parts["person"])}


def _plague(words: Catalogue, kind: str, parts: Mapping[str, Any], names: Sequence[str]) -> _Line:
    return "plague-doctor" if parts["doctor"] else kind, {
        "rats": words.count("rat", parts["value"]),
        "pieces": words.count("piece", parts["hospital"]),
    }


def _cathedral(
    words: Catalogue, kind: str, parts: Mapping[str, Any], names: Sequence[str]
) -> _Line:
    return kind, {
        "prestige": words.count("prestige", parts["tile"]),
        "markers": words.count("marker", parts["markers"]),
        "share": parts["share"],
    }


def _period(words: Catalogue, kind: str, parts: Mapping[str, Any], names: Sequence[str]) -> _Line:
    return kind, {"period": words.period(parts["period"])}


_ABOUT = {
    "round-begins": _round,
    "persons-appear": _persons,
    "cards-drawn": _cards,
    "card-kept": _card,
    "cards-passed": _cards,
    "cards-received": _cards,
    DRAFT_ENDS: _plain,
    "card-played": _card,
    "card-hidden": _card,
    "no-effect": _no_effect,
    "markers-moved": _markers,
    "friend-moved": _friend,
    "coins-gained": _coins,
    "coins-paid": _coins,
    "coins-missing": _coins,
    "prestige-gained": _prestige,
    "prestige-lost": _prestige,
    "rat-moved": _rat,
    "carriage-moved": _carriage,
    "message-taken": _message,
    "person-hired": _hired,
    "hire-declined": _declined,
    "grey-seen": _seen,
    "plague-strikes": _plague,
    "rat-overrun": _plain,
    "cathedral-scored": _cathedral,
    "period-ends": _period,
    "game-ends": _plain,
}
