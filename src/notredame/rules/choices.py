"""Choices with a stable id, a readable name and structured parts."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from types import MappingProxyType
from typing import Any, Literal, get_args

from .model.actions import (
    BENEFIT,
    DONATE,
    DRIVE,
    FROM,
    FROM_FRIEND,
    GROUP_OF,
    HIRE,
    KEEP,
    KIND,
    N_ACTIONS,
    PASS,
    PLAY,
    RAT_BACK,
    TAKE,
    TO,
)
from .model.persons import PERSONS
from .model.pieces import CARDS, COLOURS, KINDS, MARKETS, PLACES
from .play.messages import edge_market

Deck = Literal["own", "right", "far"]
DECKS: tuple[Deck, ...] = get_args(Deck)
"""Whose deck a card in hand comes from: the seat's own, its right neighbour's, or that of the seat
two to the right (T3); with two players `far` is the own deck again (T4)."""
BENEFITS = ("coin", "marker", "rat")


@dataclass(frozen=True)
class Choice:
    """One possible answer. The same id always means the same thing."""

    action: int
    """Its number in the dense action space."""
    id: str
    name: str
    """The choice in words, as records write it."""
    parts: Mapping[str, Any]
    """The choice as data for programs; `parts["do"]` says what is done."""

    def __str__(self) -> str:
        return self.name

    def __hash__(self) -> int:
        return self.action

    def __reduce__(self) -> tuple[Any, ...]:
        return _choice, (self.action,)


def _choice(action: int) -> Choice:
    """The choice of an action. Choices are pickled as their number alone."""
    return CHOICES[action]


def words(name: str) -> str:
    """An id in plain words: `city guard` for `city-guard`."""
    return {"notre-dame": "Notre Dame"}.get(name, name.replace("-", " "))


def market_id(market: int) -> str:
    """A market by the colour of its borough and its place there: `blue/left-inner`."""
    return f"{COLOURS[market // 5]}/{MARKETS[market % 5]}"


def _market_words(market: int) -> str:
    return f"{COLOURS[market // 5]} {MARKETS[market % 5]}"


def _count(number: int, thing: str) -> str:
    return f"{number} {thing}" if number == 1 else f"{number} {thing}s"


def _make(action: int) -> Choice:
    def choice(ident: str, name: str, **parts: Any) -> Choice:
        return Choice(action, ident, name, MappingProxyType(parts))

    if action < PLAY:
        card = CARDS[action - KEEP]
        return choice(f"keep:{card}", f"keep {words(card)}", do="keep", card=card)
    if action < FROM:
        slot, card = DECKS[(action - PLAY) // 9], CARDS[(action - PLAY) % 9]
        return choice(
            f"play:{slot}:{card}",
            f"play {words(card)} from the {slot} deck",
            do="play",
            card=card,
            deck=slot,
        )
    if action < FROM_FRIEND:
        place = PLACES[action - FROM]
        return choice(f"from:{place}", f"a marker from the {words(place)}", do="from", place=place)
    if action == FROM_FRIEND:
        return choice("from:friend", "the trusted friend", do="from", place="friend")
    if action < GROUP_OF:
        sector = PLACES[action - TO]
        return choice(f"to:{sector}", f"to the {words(sector)}", do="to", sector=sector)
    if action < PASS:
        group, most = action - GROUP_OF, (PASS - GROUP_OF) // 2
        friend, markers = group >= most, group + 1 if group < most else group - most
        if not friend:
            ident, name = f"group:{markers}", _count(markers, "marker")
        elif markers == 0:
            ident, name = "group:friend", "the friend alone"
        else:
            ident, name = f"group:friend+{markers}", f"the friend and {_count(markers, 'marker')}"
        return choice(ident, name, do="group", markers=markers, friend=friend)
    if action == PASS:
        return choice("pass", "pass", do="pass")
    if action < BENEFIT:
        coins = action - DONATE + 1
        return choice(
            f"donate:{coins}", f"donate {_count(coins, 'coin')}", do="donate", coins=coins
        )
    if action < RAT_BACK:
        benefit = BENEFITS[action - BENEFIT]
        named = {"coin": "a coin", "marker": "a marker", "rat": "the rat back"}[benefit]
        return choice(f"benefit:{benefit}", f"choose {named}", do="benefit", benefit=benefit)
    if action < DRIVE:
        spaces = action - RAT_BACK
        name = f"rat back {_count(spaces, 'space')}" if spaces else "leave the rat"
        return choice(f"rat-back:{spaces}", name, do="rat-back", spaces=spaces)
    if action < TAKE:
        market = action - DRIVE
        return choice(
            f"drive:{market_id(market)}",
            f"stop at {_market_words(market)}",
            do="drive",
            market=market_id(market),
        )
    if action < KIND:
        market = edge_market(action - TAKE)
        return choice(
            f"take:{market_id(market)}",
            f"take the message at {_market_words(market)}",
            do="take",
            market=market_id(market),
        )
    if action < HIRE:
        kind = KINDS[action - KIND]
        return choice(f"kind:{kind}", f"use the {kind} messages", do="kind", kind=kind)
    person = PERSONS[action - HIRE]
    return choice(f"hire:{person}", f"hire the {words(person)}", do="hire", person=person)


CHOICES: tuple[Choice, ...] = tuple(_make(action) for action in range(N_ACTIONS))
"""Every choice, by its action number."""
BY_ID: Mapping[str, Choice] = MappingProxyType({choice.id: choice for choice in CHOICES})
BY_NAME: Mapping[str, Choice] = MappingProxyType({choice.name: choice for choice in CHOICES})

assert len(BY_ID) == len(BY_NAME) == N_ACTIONS
