"""Persons that act without asking anything, and what all persons share."""

from __future__ import annotations

from notredame.compiling.twins import rule

from ...model.events import tell_grey_seen, tell_no_effect
from ...model.persons import (
    ADVISOR,
    DOCTOR,
    HOSTESS,
    MISTRESS,
    MONEY_LENDER,
    MONK,
    NURSE,
    PRIEST,
    SCHOLAR,
    SPY,
    TRADER,
)
from ...model.pieces import CATHEDRAL, GENERAL, HOSPITAL, ROUNDS
from ...model.state import Player, State
from ..benefits import give_benefits
from ..gains import gain_coins, move_marker, rat_back, take_markers
from ..sectors import lay_open, place_and_execute, play_card

LENT_COINS = 2
"""Coins that the money lender gives (P1)."""
MONK_MARKERS = 2
"""Markers that the monk gives (P3)."""
ADVISED_HIRES = 2
"""The most further persons that the advisor lets a player hire (X16)."""


@rule
def nothing_to_do(s: State, p: Player, person: int) -> None:
    """Tell that a hired person has no effect; the coin is spent (PR1)."""
    tell_no_effect(s, p.seat, -1, person)


@rule
def hire_hostess(s: State, p: Player) -> None:
    """Hostess: one benefit, as at the hotel (P2)."""
    give_benefits(s, p, 1, 0)


@rule
def hire_doctor(s: State, p: Player) -> None:
    """Doctor: this round's plague value does not count (P4)."""
    p.doctor = 1


@rule
def hire_nurse(s: State, p: Player) -> None:
    """Nurse: a marker into the hospital, and the rat one space back (X2)."""
    if p.general == 0 and p.rat == 0:
        nothing_to_do(s, p, NURSE)
    if p.general > 0:
        move_marker(s, p, GENERAL, HOSPITAL)
    rat_back(s, p, 1)


@rule
def hire_scholar(s: State, p: Player) -> None:
    """Scholar: the third card is shown and executed (X3, PR8)."""
    play_card(s, p, lay_open(s, p, p.in_hand >> 1))  # one bit is left: 1, 2 or 4


@rule
def hire_priest(s: State, p: Player) -> None:
    """Priest: a marker onto the cathedral (X4)."""
    if p.general > 0:
        move_marker(s, p, GENERAL, CATHEDRAL)
    else:
        nothing_to_do(s, p, PRIEST)


@rule
def hire_spy(s: State, p: Player) -> None:
    """Spy: shows the order of the grey persons to come (X7)."""
    p.spied = 1
    for k in range(s.round_no + 1, ROUNDS):
        tell_grey_seen(s, p.seat, s.grey[k], k)


@rule
def hire_trader(s: State, p: Player) -> None:
    """Trader: a coin for each market of the own borough without a message (X12)."""
    free = 5
    for edge in range(4):
        if s.tokens[4 * p.home + edge] >= 0:
            free -= 1
    gain_coins(s, p, free)


@rule
def hire_advisor(s: State, p: Player) -> None:
    """Advisor: further persons may be hired (X16)."""
    s.further_hires = ADVISED_HIRES


@rule
def hire_mistress(s: State, p: Player) -> None:
    """Mistress: a marker to where the friend stands, and that sector acts (X18)."""
    if p.friend >= 0 and p.general > 0:
        place_and_execute(s, p, GENERAL, p.friend)
    else:
        nothing_to_do(s, p, MISTRESS)


@rule
def hire_money_lender(s: State, p: Player) -> None:
    """Money lender: coins, before his point is counted (P1)."""
    gain_coins(s, p, LENT_COINS)


@rule
def hire_monk(s: State, p: Player) -> None:
    """Monk: markers, before his point is counted (P3)."""
    take_markers(s, p, MONK_MARKERS)


SERVICES = (
    (HOSTESS, hire_hostess),
    (DOCTOR, hire_doctor),
    (NURSE, hire_nurse),
    (SCHOLAR, hire_scholar),
    (PRIEST, hire_priest),
    (SPY, hire_spy),
    (TRADER, hire_trader),
    (ADVISOR, hire_advisor),
    (MISTRESS, hire_mistress),
)
FIRST_SERVICES = ((MONEY_LENDER, hire_money_lender), (MONK, hire_monk))
"""Services that come before the person's prestige is counted."""
