"""The order of choices in a list, and which of them come first to hand."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from notredame.rules.choices import Choice
from notredame.rules.model.pieces import KINDS, MARKETS


def in_order(choices: Sequence[Choice], view: Mapping[str, Any]) -> list[Choice]:
    """Choices in the order of a list: persons as they lie, messages before mere stops, pass last.

    Messages are sorted by what they bring, the most prestige first; markets clockwise from the
    seat's own borough, with staying in place last. The rat's longest step back comes first, unless
    it is paid for.
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
        if parts["do"] == "rat-back" and view["question"] == "rat":
            return (0, -parts["spaces"])
        return (0, choice.action)

    return sorted(choices, key=place)


def listed_at_once(choices: Sequence[Choice]) -> int:
    """How many choices of an ordered list are listed at once.

    In a drive that may take messages, the stops without taking follow behind one entry.
    """
    takes = sum(choice.parts["do"] == "take" for choice in choices)
    return takes or len(choices)


def default_choice(choices: Sequence[Choice], view: Mapping[str, Any]) -> Choice | None:
    """The first choice of an ordered list, where hardly anybody would choose another.

    A message's step back with the rat costs nothing (M4).
    """
    return choices[0] if view["question"] == "rat" else None


def _way_to(market: str, view: Mapping[str, Any]) -> tuple[int, int]:
    """Steps clockwise from the seat's own borough to the market's, and which market of it."""
    colour, place = market.split("/")
    boroughs = view["boroughs"]
    own = boroughs.index(view["players"][view["seat"]]["colour"])
    return (boroughs.index(colour) - own) % len(boroughs), MARKETS.index(place)
