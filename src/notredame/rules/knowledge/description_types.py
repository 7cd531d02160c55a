"""A described state, field by field: what people, pages and outside programs read."""

from __future__ import annotations

from typing import Literal

from ..choices import Deck
from ..model.asked_about import AskedAbout
from ..model.pieces import Colour, Kind
from ..typed_data import SeatIndex, TypedDict

Phase = Literal["draft", "cards", "hire", "plague", "over"]
CardId = str | None
"""Null where the seat that looks may not know it."""
PersonId = str | None


class CardOfColour(TypedDict):
    """A card; its colour is that of the deck it comes from."""

    card: CardId
    colour: Colour


class HandCard(CardOfColour):
    """A card in somebody's hand."""

    deck: Deck
    """Whose deck it comes from, as `play:DECK:CARD` names it."""


class Message(TypedDict):
    """A message that somebody took."""

    colour: Colour
    kind: Kind


class PlayerDescription(TypedDict):
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
    """Whether the doctor was hired this round."""
    spied: bool
    """Whether the player knows the order of the grey persons."""
    rat_after_plague: int | None
    """Where the rat will be after this round, as things stand."""
    drafted: int
    """Cards kept in this round's draft."""
    played: list[CardOfColour]
    hand: list[HandCard]
    pack: list[CardId]
    """Cards to choose from in the draft."""
    dealt: list[list[CardId]]
    """Of this period's rounds so far: the card its owner kept, the left neighbour, the next."""
    deck: list[CardId]
    later_decks: list[list[CardId]]


class StateDescription(TypedDict):
    """A game in plain names; what is veiled is null."""

    round: str | None
    """A1 to C3; null when the game is over."""
    phase: Phase
    question: str
    to_act: list[SeatIndex]
    start_player: SeatIndex
    persons: list[str]
    """Who can be hired this round."""
    plague: int
    """How far rats move on at the end of the round, before hospitals help."""
    asked_about: AskedAbout
    boroughs: list[Colour]
    cathedral_tile: int
    """Prestige that the cathedral shares out at the end of the period."""
    players: list[PlayerDescription]
    markets: dict[str, Kind]
    """Messages that are still there, by market."""
    persons_in_game: list[str]
    gray_past: list[str]
    gray_to_come: list[PersonId]
    brown_past: list[str]
    brown_to_come: list[PersonId]
    coins_in_supply: int | None
    """Null where coins are unlimited."""


class ViewDescription(StateDescription):
    """Everything a seat may know of the game; what it may not know is null."""

    seat: SeatIndex | None
    """Who looks; null for a watcher, and from above, where nothing is hidden."""
