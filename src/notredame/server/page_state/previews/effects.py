"""The parts of what a choice brings."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from notredame.text import Catalogue

Part = dict[str, Any]
"""`what` names its pictogram, `text` says it; `change` or `to` is the number alone."""

COUNTED = {"coins": "coin", "markers": "marker", "prestige": "prestige"}
"""What is counted, and the thing it is counted in."""


def amount(what: str, change: int, words: Catalogue) -> Part:
    """A gain or a loss."""
    return {"what": what, "change": change, "text": words.signed(COUNTED[what], change)}


def certain(ways: Sequence[Sequence[Part]], words: Catalogue) -> list[Part]:
    """What is true whichever way it goes; of gains that differ, the least."""
    out = []
    for part in ways[0]:
        if all(part in way for way in ways):
            out.append(part)
            continue
        changes = [_change(part["what"], way) for way in ways]
        if part.get("change") and min(changes) > 0:
            least = words.signed(COUNTED[part["what"]], min(changes))
            text = words.say("brings", "at-least", amount=least)
            out.append({"what": part["what"], "text": text})
    return out


def _change(what: str, parts: Sequence[Part]) -> int:
    return sum(part.get("change", 0) for part in parts if part["what"] == what)
