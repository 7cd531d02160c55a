"""Cards on their way from seat to seat in the draft."""

from __future__ import annotations

from notredame.rules.knowledge.description_types import CardOfColour, ViewDescription
from notredame.rules.model.pieces import Colour
from notredame.rules.typed_data import TypedDict
from notredame.text_board.cards import pack_colour, passed_cards


class DraftCards(TypedDict):
    """A seat's cards in the draft that are not in its hand."""

    pack_colour: Colour
    """Colour of the cards to choose from."""
    passed: list[CardOfColour]
    """Cards that the seat has passed on this round; empty for other seats than the viewer's."""


def draft_cards(view: ViewDescription) -> list[DraftCards]:
    """Draft cards by seat; empty outside the draft.

    What others passed on is not said: of a pair, the viewer may know the cards but not who has
    which. From above, nothing is hidden.
    """
    if view["phase"] != "draft":
        return []
    players = view["players"]
    return [
        {
            "pack_colour": pack_colour(players, seat),
            "passed": passed_cards(players, seat) if view["seat"] in (None, seat) else [],
        }
        for seat in range(len(players))
    ]
