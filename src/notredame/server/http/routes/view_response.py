"""What a seat may know of the game, field by field (`rules/knowledge/description.py`)."""

from __future__ import annotations

from typing import Any, Literal

from pydantic import Field

from .responses import SOMETIMES, Answer, Colour, Kind, SeatIndex

Card = str | None
"""Null where the seat that looks may not know it."""
Person = str | None
FROM: Any = Field(alias="from", default_factory=lambda: None)


class CardOfColour(Answer):
    """A card; its colour is that of the deck it comes from."""

    card: Card
    colour: Colour


class Message(Answer):
    """A message that somebody took."""

    colour: Colour
    kind: Kind


class Sets(Answer):
    """Which messages a carriage may still take."""

    by: Literal["colour", "kind"]
    least: int | None = SOMETIMES
    """By colour: a colour may be taken of which the seat has so many; null where none are left."""
    kind: Kind | None = SOMETIMES
    """By kind: the one that the seat collects, or null before the first."""


class AskedAbout(Answer):
    """What the question is about; which fields there are depends on the question."""

    card: str = SOMETIMES
    moved: bool = SOMETIMES
    steps: int = SOMETIMES
    sets: Sets = SOMETIMES
    most: int = SOMETIMES
    left: int = SOMETIMES
    of: Literal["hotel", "hostess"] = SOMETIMES
    prestige: bool = SOMETIMES
    origin: str = FROM
    to: str = SOMETIMES
    returned: int = SOMETIMES
    further: int = SOMETIMES


class Player(Answer):
    """A player, as far as the seat that looks may know."""

    seat: SeatIndex
    colour: Colour
    coins: int
    supply: int
    """Markers to use."""
    general_supply: int
    """Markers to gain."""
    cathedral: int
    """Markers there."""
    sectors: dict[str, int]
    """Markers in each; the friend is not among them."""
    friend: str | None
    """Its sector."""
    rat: int
    carriage: str
    """A market, such as `blue/left-inner`."""
    messages: list[Message]
    prestige: int | None
    """Null where totals are hidden."""
    prestige_by_source: dict[str, int] | None
    doctor: bool
    spied: bool
    rat_after_plague: int | None
    """Where the rat will be after this round, as things stand."""
    drafted: int
    played: list[CardOfColour]
    hand: list[CardOfColour]
    pack: list[Card]
    """Cards to choose from in the draft."""
    dealt: list[list[Card]]
    """Of this period's rounds so far: the card its owner kept, the left neighbour, the next."""
    deck: list[Card]
    later_decks: list[list[Card]]


class View(Answer):
    """Everything a seat may know of the game; what it may not know is null."""

    seat: SeatIndex | None
    """Who looks; null for a watcher, and from above, where nothing is hidden."""
    round: str | None
    """A1 to C3; null when the game is over."""
    phase: Literal["draft", "cards", "hire", "plague", "over"]
    question: str
    to_act: list[SeatIndex]
    start_player: SeatIndex
    persons: list[str]
    """Who can be hired this round."""
    plague: int
    asked_about: AskedAbout
    boroughs: list[Colour]
    cathedral_tile: int
    players: list[Player]
    markets: dict[str, Kind]
    """Messages that are still there, by market."""
    persons_in_game: list[str]
    gray_past: list[str]
    gray_to_come: list[Person]
    brown_past: list[str]
    brown_to_come: list[Person]
    coins_in_supply: int | None
    """Null where coins are unlimited."""
