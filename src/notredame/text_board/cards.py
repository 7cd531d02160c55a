"""A seat's cards of a round as text: in hand, kept, passed on."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from rich.console import Group, RenderableType
from rich.text import Text

from notredame.rules.knowledge.description_types import CardOfColour, PlayerDescription
from notredame.rules.model.pieces import Colour
from notredame.seat_names import brief
from notredame.text import Catalogue

from .borough import STYLES
from .fitting import flow


def draw_cards(
    view: Mapping[str, Any], names: Sequence[str], words: Catalogue, width: int
) -> RenderableType:
    """Draw the cards to choose from or in hand, and those kept, played or passed on so far."""
    seat, count = view["seat"], len(names)
    me = view["players"][seat]
    right, left = (seat - 1) % count, (seat + 1) % count
    parts: list[Text] = []
    if me["pack"]:
        drawn = words.terminal("drawn")
        title = drawn if me["drafted"] == 0 else words.terminal("arrived", name=brief(names[right]))
        parts.append(_named(title, me["pack"], words))
    if view["phase"] == "draft":
        if me["hand"]:
            parts.append(_named(words.terminal("kept"), _cards(me["hand"]), words))
    elif me["hand"]:
        parts.append(_hand(me["hand"], words))
    if me["played"] and view["phase"] == "cards":
        parts.append(_named(words.terminal("played"), _cards(me["played"]), words))
    if view["phase"] in ("draft", "cards") and (passed := passed_cards(view["players"], seat)):
        parts.append(
            _named(words.terminal("passed_on", name=brief(names[left])), _cards(passed), words)
        )
    return Group(*flow(parts, width, Text(" · ")))


def pack_colour(players: Sequence[PlayerDescription], seat: int) -> Colour:
    """The colour of the cards a seat chooses from: first its own, then its right neighbour's."""
    return players[seat - 1 if players[seat]["drafted"] else seat]["colour"]


def passed_cards(players: Sequence[PlayerDescription], seat: int) -> list[CardOfColour]:
    """The cards a seat passed on this round: two of its own, one of its right neighbour."""
    me, right = players[seat], players[seat - 1]
    if not me["dealt"] or not me["drafted"]:
        return []
    passed: list[CardOfColour] = [
        {"card": card, "colour": me["colour"]} for card in me["dealt"][-1][1:]
    ]
    if me["drafted"] > 1:
        passed.append({"card": right["dealt"][-1][2], "colour": right["colour"]})
    return passed


def kept_cards(view: Mapping[str, Any]) -> list[str]:
    """The cards that the seat kept this round, from its own deck and the two to the right."""
    seat, players = view["seat"], view["players"]
    if not players[seat]["dealt"]:
        return []
    if view["phase"] == "draft":
        return _cards(players[seat]["hand"])
    return [players[(seat - slot) % len(players)]["dealt"][-1][slot] for slot in range(3)]


def draw_draft(
    view: Mapping[str, Any], names: Sequence[str], words: Catalogue, width: int
) -> list[Text]:
    """Draw what the seat kept and passed on in this round's draft."""
    left = brief(names[(view["seat"] + 1) % len(names)])
    titles = (words.terminal("kept"), words.terminal("passed_on", name=left))
    passed = _cards(passed_cards(view["players"], view["seat"]))
    found = zip(titles, (kept_cards(view), passed), strict=True)
    return flow([_named(title, c, words) for title, c in found if c], width, Text(" · "))


def _cards(held: Sequence[Mapping[str, Any]]) -> list[str]:
    return [card["card"] for card in held]


def _named(title: str, cards: Sequence[str], words: Catalogue) -> Text:
    return Text(f"{title}: {', '.join(words.card(card) for card in cards)}")


def _hand(hand: Sequence[Mapping[str, str]], words: Catalogue) -> Text:
    text = Text(f"{words.terminal('hand')}: ")
    for i, held in enumerate(hand):
        text.append(", " if i else "")
        colour = words.say("colour_short", held["colour"])
        text.append(f"{words.card(held['card'])} ({colour})", style=STYLES[held["colour"]])
    return text
