"""Executing action cards and sectors (A rules)."""

from __future__ import annotations

from notredame.compiling.twins import rule

from ..model.actions import ASK_DRIVE, ASK_FRIEND, ASK_MARKER, ASK_NOTHING, FROM, PASS, TO
from ..model.asked_about import AskedAbout
from ..model.events import tell_card_played, tell_friend_moved, tell_no_effect
from ..model.pieces import (
    BANK,
    CARDS,
    CARRIAGE_HOUSE,
    CATHEDRAL,
    FRIEND,
    FROM_RESIDENCE,
    HOTEL,
    N_SECTORS,
    NOTRE_DAME,
    OFF_BOARD,
    RESIDENCE,
    SCHOOL,
    SUPPLY,
)
from ..model.state import (
    NOWHERE,
    Player,
    State,
    deck_owner,
    markers_at,
    markers_elsewhere,
    pieces,
)
from .benefits import give_benefits
from .donations import offer_donation
from .gains import gain_coins, gain_prestige, move_marker, rat_back, take_markers


@rule
def execute_sector(s: State, p: Player, sector: int) -> None:
    """Execute a sector's action, counting all pieces there (A1, A4 to A10)."""
    s.ask = ASK_NOTHING
    # How the piece came here makes no difference to what is asked now.
    s.card_to_place = NOWHERE
    s.moving_from = NOWHERE
    count = pieces(p, sector)
    if sector == SCHOOL:
        take_markers(s, p, count)
    elif sector == BANK:
        gain_coins(s, p, count)
    elif sector == RESIDENCE:
        gain_prestige(s, p, count, FROM_RESIDENCE)
    elif sector == CARRIAGE_HOUSE:
        s.drive_steps = count
        s.ask = ASK_DRIVE
    elif sector == HOTEL:
        give_benefits(s, p, 2 if count >= s.hotel_double_from else 1, 1)
    else:
        rat_back(s, p, 1)


@rule
def place_and_execute(s: State, p: Player, source: int, sector: int) -> None:
    """Place a marker into a sector, then execute the sector's action."""
    move_marker(s, p, source, sector)
    execute_sector(s, p, sector)


@rule
def lay_open(s: State, p: Player, slot: int) -> int:
    """Lay a card of the hand open; everyone sees its colour (T5)."""
    owner = deck_owner(s, p.seat, slot)
    card = s.players[owner].deck[3 * s.round_no + slot]
    s.players[owner].shown |= 1 << (3 * (s.round_no % 3) + slot)
    p.in_hand -= 1 << slot
    tell_card_played(s, p.seat, card, owner)
    return card


@rule
def play_card(s: State, p: Player, card: int) -> None:
    """Execute an action card, or ask what it needs (A1 to A3, A11, A12)."""
    s.ask = ASK_NOTHING
    if card == FRIEND:
        s.ask = ASK_FRIEND
    elif card == NOTRE_DAME and p.coins == 0:
        tell_no_effect(s, p.seat, card, -1)
    elif p.supply > 0:
        if card == NOTRE_DAME:
            offer_donation(s, p, 0)
        else:
            place_and_execute(s, p, SUPPLY, card)
    elif markers_elsewhere(p, card) > 0:
        s.card_to_place = card
        s.ask = ASK_MARKER
    else:
        tell_no_effect(s, p.seat, card, -1)


@rule
def legal_marker(s: State, seat: int, out: list[int]) -> int:
    """Places of own markers elsewhere on the board, or nothing (A2)."""
    n = 0
    for place in range(CATHEDRAL + 1):
        if place != s.card_to_place and markers_at(s.players[seat], place) > 0:
            out[n] = FROM + place
            n += 1
    out[n] = PASS
    return n + 1


@rule
def answer_marker(s: State, seat: int, action: int) -> None:
    """Use a marker from elsewhere on the board for an empty supply, or none (A2)."""
    p = s.players[seat]
    card = s.card_to_place
    if action == PASS:
        tell_no_effect(s, seat, card, -1)
    elif card == NOTRE_DAME:
        move_marker(s, p, action - FROM, CATHEDRAL)
        s.card_to_place = NOWHERE
        offer_donation(s, p, 1)
    else:
        place_and_execute(s, p, action - FROM, card)


def about_marker(s: State) -> AskedAbout:
    """The card that the marker is for."""
    return {"card": CARDS[s.card_to_place]}


@rule
def legal_friend(s: State, seat: int, out: list[int]) -> int:
    """Every sector but the one where the friend stands (A12)."""
    return legal_sectors_but(s.players[seat].friend, out)


@rule
def legal_sectors_but(away: int, out: list[int]) -> int:
    """Every sector of the own borough but one."""
    n = 0
    for sector in range(N_SECTORS):
        if sector != away:
            out[n] = TO + sector
            n += 1
    return n


@rule
def answer_friend(s: State, seat: int, action: int) -> None:
    """Move the friend to a sector, which acts (A12)."""
    p = s.players[seat]
    source = p.friend if p.friend >= 0 else OFF_BOARD
    p.friend = action - TO
    tell_friend_moved(s, seat, source, p.friend)
    execute_sector(s, p, p.friend)
