"""Places on the board of a choice or an event, by the names that the drawings use."""

from __future__ import annotations

from collections.abc import Sequence

from notredame.rules.choices import Choice
from notredame.rules.knowledge.description_types import ViewDescription
from notredame.rules.named_events import Event


def places_of_choice(choice: Choice, view: ViewDescription) -> list[str]:
    """Places that a choice lights up; none for one that is only a button."""
    assert view["seat"] is not None
    parts, me = choice.parts, view["players"][view["seat"]]
    colour = me["colour"]
    do = parts["do"]
    if do == "keep":
        return [f"pack:{parts['card']}"]
    if do == "play":
        return [f"hand:{parts['deck']}:{parts['card']}"]
    if do == "from":
        return [_piece(parts["place"], colour)]
    if do == "to":
        return [f"sector:{colour}/{parts['sector']}"]
    if do in ("drive", "take"):
        return [f"market:{parts['market']}"]
    if do == "hire":
        return [f"person:{parts['person']}"]
    if do == "rat-back":
        return [f"rat:{colour}/{me['rat'] - parts['spaces']}"]
    if do == "donate":
        return ["cathedral"]
    if do == "benefit":
        where = {"coin": "coins", "marker": "supply", "rat": "rat"}[parts["benefit"]]
        return [f"{where}:{colour}"]
    return []


def places_of_event(event: Event, colours: Sequence[str]) -> list[str]:
    """Places that a line of the log is about."""
    if event.seat is None:
        return [f"person:{person}" for person in event.parts.get("persons", ())]
    colour, parts = colours[event.seat], event.parts
    kind = event.kind
    if kind == "markers-moved" or kind == "friend-moved":
        return [_place(parts[end], colour) for end in ("from", "to") if parts[end] != "off-board"]
    if kind.startswith("coins-"):
        return [f"coins:{colour}"]
    if kind.startswith("prestige-"):
        return [f"prestige:{colour}"]
    if kind in ("rat-moved", "plague-strikes"):
        return [f"rat:{colour}"]
    if kind == "carriage-moved":
        return [f"market:{parts['from']}", f"market:{parts['to']}"]
    if kind == "message-taken":
        driven = [f"market:{parts['from']}"] if "from" in parts else []
        return [*driven, f"market:{parts['market']}", f"messages:{colour}"]
    if kind == "person-hired":
        return [f"person:{parts['person']}"]
    if kind == "cathedral-scored":
        return ["cathedral"]
    return [f"player:{colour}"]


def _piece(place: str, colour: str) -> str:
    return f"friend:{colour}" if place == "friend" else _place(place, colour)


def _place(place: str, colour: str) -> str:
    if place == "cathedral":
        return "cathedral"
    if place == "supply":
        return f"supply:{colour}"
    if place == "general-supply":
        return f"general:{colour}"
    return f"sector:{colour}/{place}"
