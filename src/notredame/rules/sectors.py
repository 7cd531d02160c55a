"""Executing action cards and sectors (A rules)."""

from __future__ import annotations

from .actions import (
    ASK_BENEFIT,
    ASK_DONATION,
    ASK_DRIVE,
    ASK_FRIEND,
    ASK_MARKER,
    ASK_NOTHING,
    BENEFIT_COIN,
    BENEFIT_MARKER,
    BENEFIT_RAT,
)
from .compiled import rule
from .events import CARD_PLAYED, FRIEND_MOVED, NO_EFFECT, tell
from .gains import (
    coins_to_be_had,
    gain_coins,
    gain_prestige,
    move_marker,
    pay,
    rat_back,
    take_markers,
)
from .pieces import (
    BANK,
    CARRIAGE_HOUSE,
    CATHEDRAL,
    DONATION_PRESTIGE,
    FRIEND,
    FROM_DONATIONS,
    FROM_HOTEL,
    FROM_RESIDENCE,
    HOTEL,
    NOTRE_DAME,
    OFF_BOARD,
    RESIDENCE,
    SCHOOL,
    SUPPLY,
)
from .state import NOWHERE, Player, State, deck_owner, markers_elsewhere, pieces


@rule
def benefit_works(s: State, p: Player, benefit: int) -> bool:
    """Whether a benefit of hotel or hostess would have an effect (PR3)."""
    if benefit == BENEFIT_COIN:
        return coins_to_be_had(s, p)
    if benefit == BENEFIT_MARKER:
        return p.general > 0 or (s.hotel > 0 and s.hotel_prestige > 0)
    return p.rat > 0


@rule
def take_benefit(s: State, p: Player, benefit: int) -> None:
    """One coin, one marker (or point), or the rat one space back (A8)."""
    s.left -= 1
    if benefit == BENEFIT_COIN:
        gain_coins(s, p, 1)
    elif benefit == BENEFIT_RAT:
        rat_back(s, p, 1)
    elif s.hotel > 0 and s.hotel_prestige > 0:
        s.points += 1
    else:
        take_markers(s, p, 1)


@rule
def offer_benefits(s: State, p: Player) -> None:
    """Ask for the benefits still due; one that is the only one to have an effect is taken (PR3)."""
    s.ask = ASK_NOTHING
    while s.left > 0:
        works = 0
        only = 0
        for benefit in range(3):
            if benefit_works(s, p, benefit):
                works += 1
                only = benefit
        if works > 1:
            s.ask = ASK_BENEFIT
            return
        if works == 0:
            s.left = 0
        else:
            take_benefit(s, p, only)
    gain_prestige(s, p, s.points, FROM_HOTEL)
    s.points = 0


@rule
def execute_sector(s: State, p: Player, sector: int) -> None:
    """The sector's action, counting all pieces there (A1, A4 to A10)."""
    s.ask = ASK_NOTHING
    s.place = NOWHERE  # how the piece came here makes no difference to what is asked now
    count = pieces(p, sector)
    if sector == SCHOOL:
        take_markers(s, p, count)
    elif sector == BANK:
        gain_coins(s, p, count)
    elif sector == RESIDENCE:
        gain_prestige(s, p, count, FROM_RESIDENCE)
    elif sector == CARRIAGE_HOUSE:
        s.amount = count
        s.ask = ASK_DRIVE
    elif sector == HOTEL:
        s.hotel = 1
        s.points = 0
        s.left = 2 if count >= s.hotel_double_from else 1
        offer_benefits(s, p)
    else:
        rat_back(s, p, 1)


@rule
def place_and_execute(s: State, p: Player, source: int, sector: int) -> None:
    """A marker into a sector, then the sector's action."""
    move_marker(s, p, source, sector)
    execute_sector(s, p, sector)


@rule
def lay_open(s: State, p: Player, slot: int) -> int:
    """A card leaves the hand face up; everyone sees its colour (T5)."""
    owner = deck_owner(s, p.seat, slot)
    card = s.players[owner].deck[3 * s.round_no + slot]
    s.players[owner].shown |= 1 << (3 * (s.round_no % 3) + slot)
    p.in_hand -= 1 << slot
    tell(s, CARD_PLAYED, p.seat, card, owner, 0)
    return card


@rule
def play_card(s: State, p: Player, card: int) -> None:
    """Execute an action card, or ask what it needs (A1 to A3, A11, A12)."""
    s.ask = ASK_NOTHING
    if card == FRIEND:
        s.ask = ASK_FRIEND
    elif card == NOTRE_DAME and p.coins == 0:
        tell(s, NO_EFFECT, p.seat, card, -1, 0)
    elif p.supply > 0:
        if card == NOTRE_DAME:
            s.moved = 0
            s.ask = ASK_DONATION
        else:
            place_and_execute(s, p, SUPPLY, card)
    elif markers_elsewhere(p, card) > 0:
        s.place = card
        s.ask = ASK_MARKER
    else:
        tell(s, NO_EFFECT, p.seat, card, -1, 0)


@rule
def supply_from_board(s: State, p: Player, source: int) -> None:
    """With an empty supply, a marker from elsewhere on the board serves (A2)."""
    if s.place != NOTRE_DAME:
        place_and_execute(s, p, source, s.place)
        return
    move_marker(s, p, source, CATHEDRAL)
    s.place = NOWHERE
    s.moved = 1
    if p.coins > 1:
        s.ask = ASK_DONATION
    else:
        donate(s, p, 1)


@rule
def donate(s: State, p: Player, coins: int) -> None:
    """Donate coins for prestige, with a marker on the cathedral (A11)."""
    s.ask = ASK_NOTHING
    pay(s, p, coins)
    if s.moved == 0:
        move_marker(s, p, SUPPLY, CATHEDRAL)
    gain_prestige(s, p, DONATION_PRESTIGE[coins], FROM_DONATIONS)


@rule
def move_friend(s: State, p: Player, sector: int) -> None:
    """The friend to a sector, without its action."""
    source = p.friend if p.friend >= 0 else OFF_BOARD
    p.friend = sector
    tell(s, FRIEND_MOVED, p.seat, source, sector, 0)
