"""The effects of a choice."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Literal, NotRequired

from notredame.rules.typed_data import TypedDict
from notredame.text import Catalogue

Counted = Literal["coins", "markers", "prestige"]
COUNTED_IN: dict[Counted, str] = {"coins": "coin", "markers": "marker", "prestige": "prestige"}
"""Names of countable effects, and of their units in the catalogue."""


class Effect(TypedDict):
    """One effect of a choice."""

    what: Counted | Literal["rat", "marker", "cathedral", "plague", "person", "card", "step"]
    """Name of its pictogram."""
    text: str
    change: NotRequired[int]
    """Gain, or loss if negative."""
    to: NotRequired[int]
    """The rat's new space."""


def amount(what: Counted, change: int, words: Catalogue) -> Effect:
    """An effect that is a gain or a loss."""
    return {"what": what, "change": change, "text": words.signed(COUNTED_IN[what], change)}


def certain(ways: Sequence[Sequence[Effect]], words: Catalogue) -> list[Effect]:
    """Effects common to all ways that a choice may go; of gains that differ, the smallest."""
    out: list[Effect] = []
    for effect in ways[0]:
        what = effect["what"]
        if all(effect in way for way in ways):
            out.append(effect)
        elif what in COUNTED_IN:
            least = min(_change(what, way) for way in ways)
            if effect.get("change") and least > 0:
                text = words.say("brings", "at-least", amount=words.signed(COUNTED_IN[what], least))
                out.append({"what": what, "text": text})
    return out


def _change(what: str, effects: Sequence[Effect]) -> int:
    return sum(effect.get("change", 0) for effect in effects if effect["what"] == what)
