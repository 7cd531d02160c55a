"""A described state, field by field: what people, pages and outside programs read."""

from __future__ import annotations

from typing import Literal

from ..choices import Deck
from ..model.asked_about import AskedAbout
from ..model.pieces import Colour, Kind
from ..typed_data import SeatIndex, TypedDict

Phase = Literal["draft", "cards", "hire", "plague", "over"]
CardId = str | None
"""Null where the viewing seat may not know it."""
PersonId = str | None


class CardOfColour(TypedDict):
    """A card; its colour is that of the deck it comes from."""

    card: CardId
    colour: Colour


class HandCard(CardOfColour):
    """A card in a player's hand."""

    deck: Deck
    """Whose deck it comes from, as `play:DECK:CARD` names it."""


class Message(TypedDict):
    """A message that a player has taken."""

    colour: Colour
    kind: Kind


class PlayerDescription(TypedDict):
    """A player, as far as the viewing seat may know."""

    seat: SeatIndex
    colour: Colour
    coins: int
    supply: int
    """Markers in the supply, ready to be placed."""
    general_supply: int
    """Markers in the general supply."""
    cathedral: int
    """Own markers on the cathedral."""
    sectors: dict[str, int]
    """Own markers in each sector, the friend not counted."""
    friend: str | None
    """The sector where the friend stands; null off the board."""
    rat: int
    carriage: str
    """The market where the carriage stands, such as `blue/left-inner`."""
    messages: list[Message]
    prestige: int | None
    """Null where totals are hidden."""
    prestige_by_source: dict[str, int] | None
    doctor: bool
    """Whether the doctor was hired this round."""
    spied: bool
    """Whether the player knows the order of the grey persons, through the spy (X7)."""
    rat_after_plague: int | None
    """The space the rat will reach after this round, as things stand."""
    drafted: int
    """Cards kept in this round's draft."""
    played: list[CardOfColour]
    hand: list[HandCard]
    pack: list[CardId]
    """Cards to choose from in the draft."""
    dealt: list[list[CardId]]
    """Per round of this period: the cards that the owner, the left neighbour and the next kept."""
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
    """Persons that can be hired this round."""
    plague: int
    """Spaces that rats move on at the end of the round, before hospitals help."""
    asked_about: AskedAbout
    boroughs: list[Colour]
    cathedral_tile: int
    """Prestige that the cathedral shares out at the end of the period."""
    cathedral_share: int
    """Prestige that each marker on the cathedral would bring now; 0 without any."""
    players: list[PlayerDescription]
    markets: dict[str, Kind]
    """Messages still on the board, by market."""
    persons_in_game: list[str]
    grey_past: list[str]
    grey_to_come: list[PersonId]
    brown_past: list[str]
    brown_to_come: list[PersonId]
    coins_in_supply: int | None
    """Null where coins are unlimited."""


class ViewDescription(StateDescription):
    """Everything a seat may know of the game; what it may not know is null."""

    seat: SeatIndex | None
    """The viewing seat; null for a watcher, and where nothing is hidden."""
