"""Donations on the card Notre Dame: coins for prestige, with a marker on the cathedral (A11)."""

from __future__ import annotations

from notredame.compiling.twins import rule

from ..model.actions import ASK_DONATION, ASK_NOTHING, DONATE, PASS
from ..model.asked_about import AskedAbout
from ..model.events import tell_no_effect
from ..model.pieces import CATHEDRAL, DONATION_PRESTIGE, FROM_DONATIONS, NOTRE_DAME, SUPPLY
from ..model.state import Player, State
from .gains import gain_prestige, move_marker, pay

MOST_COINS = len(DONATION_PRESTIGE) - 1


@rule
def offer_donation(s: State, p: Player, marker_moved: int) -> None:
    """Ask how much to donate; with a marker moved on the board, at least one coin must go."""
    s.marker_moved = marker_moved
    if marker_moved > 0 and p.coins == 1:
        donate(s, p, 1)
    else:
        s.ask = ASK_DONATION


@rule
def donate(s: State, p: Player, coins: int) -> None:
    """Pay coins for prestige."""
    s.ask = ASK_NOTHING
    pay(s, p, coins)
    if s.marker_moved == 0:
        move_marker(s, p, SUPPLY, CATHEDRAL)
    gain_prestige(s, p, DONATION_PRESTIGE[coins], FROM_DONATIONS)


@rule
def legal_donation(s: State, seat: int, out: list[int]) -> int:
    """One to three coins; also nothing, unless a marker was moved."""
    n = 0
    if s.marker_moved == 0:
        out[0] = PASS
        n = 1
    for coins in range(1, min(MOST_COINS, s.players[seat].coins) + 1):
        out[n] = DONATE + coins - 1
        n += 1
    return n


@rule
def answer_donation(s: State, seat: int, action: int) -> None:
    """Donate, or let the card have no effect."""
    if action == PASS:
        tell_no_effect(s, seat, NOTRE_DAME, -1)
    else:
        donate(s, s.players[seat], action - DONATE + 1)


def about_donation(s: State) -> AskedAbout:
    """Whether a marker was moved for the donation."""
    return {"moved": bool(s.marker_moved)}
