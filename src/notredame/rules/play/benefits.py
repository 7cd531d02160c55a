"""Benefits of hotel and hostess: a coin, a marker (or a point), the rat back (A8, PR3).

The hotel gives one; from how many pieces on it gives two, `execute_sector` asks the edition.
"""

from __future__ import annotations

from notredame.compiling.twins import rule

from ..model.actions import (
    ASK_BENEFIT,
    ASK_NOTHING,
    BENEFIT,
    BENEFIT_COIN,
    BENEFIT_MARKER,
    BENEFIT_RAT,
)
from ..model.asked_about import AskedAbout
from ..model.pieces import FROM_HOTEL
from ..model.state import Player, State
from .gains import coins_to_be_had, gain_coins, gain_prestige, rat_back, take_markers


@rule
def give_benefits(s: State, p: Player, count: int, at_hotel: int) -> None:
    """Let a player choose benefits of the hotel, or of the hostess."""
    s.at_hotel = at_hotel
    s.hotel_points = 0
    s.benefits_left = count
    offer_benefits(s, p)


@rule
def benefit_works(s: State, p: Player, benefit: int) -> bool:
    """Whether a benefit would have an effect (PR3)."""
    if benefit == BENEFIT_COIN:
        return coins_to_be_had(s, p)
    if benefit == BENEFIT_MARKER:
        return p.general > 0 or (s.at_hotel > 0 and s.hotel_prestige > 0)
    return p.rat > 0


@rule
def take_benefit(s: State, p: Player, benefit: int) -> None:
    """Give one coin or one marker (or point), or move the rat one space back (A8)."""
    s.benefits_left -= 1
    if benefit == BENEFIT_COIN:
        gain_coins(s, p, 1)
    elif benefit == BENEFIT_RAT:
        rat_back(s, p, 1)
    elif s.at_hotel > 0 and s.hotel_prestige > 0:
        s.hotel_points += 1
    else:
        take_markers(s, p, 1)


@rule
def offer_benefits(s: State, p: Player) -> None:
    """Ask for the benefits still due; take one that is the only one to have an effect (PR3)."""
    s.ask = ASK_NOTHING
    while s.benefits_left > 0:
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
            s.benefits_left = 0
        else:
            take_benefit(s, p, only)
    gain_prestige(s, p, s.hotel_points, FROM_HOTEL)
    s.hotel_points = 0


@rule
def legal_benefit(s: State, seat: int, out: list[int]) -> int:
    """Benefits that would have an effect."""
    n = 0
    for benefit in range(3):
        if benefit_works(s, s.players[seat], benefit):
            out[n] = BENEFIT + benefit
            n += 1
    return n


@rule
def answer_benefit(s: State, seat: int, action: int) -> None:
    """Take a benefit, and go on with those still due."""
    p = s.players[seat]
    take_benefit(s, p, action - BENEFIT)
    offer_benefits(s, p)


def about_benefit(s: State) -> AskedAbout:
    """How many are due, who gives them, and whether a marker is a point instead."""
    prestige = bool(s.at_hotel and s.hotel_prestige)
    return {
        "left": s.benefits_left,
        "of": "hotel" if s.at_hotel else "hostess",
        "prestige": prestige,
    }
