"""The effects of a choice."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Literal, NotRequired

from notredame.rules.typed_data import TypedDict
from notredame.text import Catalogue

Counted = Literal["coins", "markers", "prestige"]
COUNTED_IN: dict[Counted, str] = {"coins": "coin", "markers": "marker", "prestige": "prestige"}
"""What is counted, and the thing it is counted in."""


class Effect(TypedDict):
    """One thing that a choice would bring."""

    what: Counted | Literal["rat", "marker", "cathedral", "plague", "person", "card", "step"]
    """Its pictogram."""
    text: str
    change: NotRequired[int]
    """How many more, or less."""
    to: NotRequired[int]
    """Where the rat goes."""


def amount(what: Counted, change: int, words: Catalogue) -> Effect:
    """A gain or a loss."""
    return {"what": what, "change": change, "text": words.signed(COUNTED_IN[what], change)}


def certain(ways: Sequence[Sequence[Effect]], words: Catalogue) -> list[Effect]:
    """What is true whichever way it goes; of gains that differ, the least."""
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
