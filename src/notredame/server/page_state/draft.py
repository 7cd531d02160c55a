"""Cards on their way from seat to seat while they are drafted."""

from __future__ import annotations

from notredame.board.cards import pack_colour, passed_cards
from notredame.rules.knowledge.description_types import CardOfColour, StateDescription
from notredame.rules.model.pieces import Colour
from notredame.rules.typed_data import TypedDict


class DraftCards(TypedDict):
    """A seat's cards in the draft that are not in its hand."""

    pack_colour: Colour
    """Of the cards to choose from."""
    passed: list[CardOfColour]
    """What the seat has passed on this round."""


def draft_cards(view: StateDescription) -> list[DraftCards]:
    """By seat, as far as the view knows; none when no cards are drafted."""
    if view["phase"] != "draft":
        return []
    players = view["players"]
    return [
        {"pack_colour": pack_colour(players, seat), "passed": passed_cards(players, seat)}
        for seat in range(len(players))
    ]
