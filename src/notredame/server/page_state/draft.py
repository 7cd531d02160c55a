"""Cards on their way from seat to seat in the draft."""

from __future__ import annotations

from notredame.board.cards import pack_colour, passed_cards
from notredame.rules.knowledge.description_types import CardOfColour, StateDescription
from notredame.rules.model.pieces import Colour
from notredame.rules.typed_data import TypedDict


class DraftCards(TypedDict):
    """A seat's cards in the draft that are not in its hand."""

    pack_colour: Colour
    """Colour of the cards to choose from."""
    passed: list[CardOfColour]
    """Cards that the seat has passed on this round."""


def draft_cards(view: StateDescription) -> list[DraftCards]:
    """Draft cards by seat, as far as the view knows them; empty outside the draft."""
    if view["phase"] != "draft":
        return []
    players = view["players"]
    return [
        {"pack_colour": pack_colour(players, seat), "passed": passed_cards(players, seat)}
        for seat in range(len(players))
    ]
