"""What happened: the events a choice causes, as the rules tell them.

An event is a tuple (event, seat, a, b, c). `happenings.Event` gives it names and says who may see
it.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from notredame.compiling.twins import silent

if TYPE_CHECKING:
    from .state import State

ROUND_BEGINS = 0  # a round, seat start player
PERSONS_APPEAR = 1  # a, b, c persons
CARDS_DRAWN = 2  # a, b, c cards; secret
CARD_KEPT = 3  # a card, b colour's seat; secret
CARDS_PASSED = 4  # a, b cards (b -1 when one), c to seat; secret
CARDS_RECEIVED = 5  # a, b cards (b -1 when one), c from seat; secret
CARD_PLAYED = 6  # a card, b colour's seat
CARD_HIDDEN = 7  # a card, b colour's seat; secret
NO_EFFECT = 8  # a card, or -1; b person, or -1
MARKERS_MOVED = 9  # a from place, b to place, c how many
FRIEND_MOVED = 10  # a from place, b to place
COINS_GAINED = 11  # a how many, b from seat or -1
COINS_PAID = 12  # a how many
COINS_MISSING = 13  # a how many nobody could give
PRESTIGE_GAINED = 14  # a for the thing itself, b park bonus, c source
PRESTIGE_LOST = 15  # a how many
RAT_MOVED = 16  # a from, b to
CARRIAGE_MOVED = 17  # a from market, b to market
MESSAGE_TAKEN = 18  # a market, b kind
PERSON_HIRED = 19  # a person, b coins
HIRE_DECLINED = 20  # a 1 when there was no choice
GRAY_SEEN = 21  # a person, b round in which it appears; secret
PLAGUE_STRIKES = 22  # a plague value for the seat, b pieces in the hospital
RAT_OVERRUN = 23  # the marker would have passed the last space
CATHEDRAL_SCORED = 24  # a tile, b markers, c share of each
PERIOD_ENDS = 25  # a period
GAME_ENDS = 26
EVENTS = (
    "round-begins",
    "persons-appear",
    "cards-drawn",
    "card-kept",
    "cards-passed",
    "cards-received",
    "card-played",
    "card-hidden",
    "no-effect",
    "markers-moved",
    "friend-moved",
    "coins-gained",
    "coins-paid",
    "coins-missing",
    "prestige-gained",
    "prestige-lost",
    "rat-moved",
    "carriage-moved",
    "message-taken",
    "person-hired",
    "hire-declined",
    "gray-seen",
    "plague-strikes",
    "rat-overrun",
    "cathedral-scored",
    "period-ends",
    "game-ends",
)


@silent
def tell(s: State, event: int, seat: int, a: int, b: int, c: int) -> None:
    """Note an event, if somebody listens."""
    if s.log is not None:
        s.log.append((event, seat, a, b, c))
