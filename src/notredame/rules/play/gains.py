"""Gaining and losing: prestige, coins, markers, and the rat."""

from __future__ import annotations

from notredame.compiling.twins import rule

from ..model.events import (
    tell_coins_gained,
    tell_coins_missing,
    tell_coins_paid,
    tell_markers_moved,
    tell_prestige_gained,
    tell_rat_moved,
)
from ..model.persons import NOBODY
from ..model.pieces import CATHEDRAL, FROM_PARK, GENERAL, PARK, PARK_PIECES, SUPPLY
from ..model.state import Player, State, pieces


@rule
def park_bonus(p: Player) -> int:
    """Prestige that the park adds to every gain of its owner (A9)."""
    return pieces(p, PARK) // PARK_PIECES


@rule
def gain_prestige(s: State, p: Player, amount: int, source: int) -> None:
    """Gain prestige once, from anything but a person."""
    gain_prestige_through(s, p, amount, source, NOBODY)


@rule
def gain_prestige_through(s: State, p: Player, amount: int, source: int, person: int) -> None:
    """Gain prestige once, through a person or nobody; pieces in the park add to it, but not to a
    gain of nothing (A9).
    """
    if amount <= 0:
        return
    bonus = park_bonus(p)
    p.prestige += amount + bonus
    p.ledger[source] += amount
    p.ledger[FROM_PARK] += bonus
    tell_prestige_gained(s, p.seat, amount, bonus, source, person)


@rule
def coins_in_supply(s: State) -> int:
    """Coins left beside the board when coins are limited (A5)."""
    count = s.coin_limit
    for seat in range(s.n):
        count -= s.players[seat].coins
    return count


@rule
def richest_other(s: State, taker: int) -> int:
    """The richest other player, the first clockwise from the taker among equals, or -1 (A5)."""
    richest = -1
    most = 0
    for step in range(1, s.n):
        seat = (taker + step) % s.n
        if s.players[seat].coins > most:
            most = s.players[seat].coins
            richest = seat
    return richest


@rule
def coins_to_be_had(s: State, p: Player) -> bool:
    """Whether a gain of coins would bring at least one."""
    return s.coin_limit == 0 or coins_in_supply(s) > 0 or richest_other(s, p.seat) >= 0


@rule
def gain_coins(s: State, p: Player, amount: int) -> None:
    """Gain coins once: from the supply, then from the richest others, as far as there are any."""
    if amount <= 0:
        return
    missing = 0
    if s.coin_limit > 0:
        missing = amount - min(amount, coins_in_supply(s))
    if amount > missing:
        p.coins += amount - missing
        tell_coins_gained(s, p.seat, amount - missing, -1)
    while missing > 0:
        giver = richest_other(s, p.seat)
        if giver < 0:
            tell_coins_missing(s, p.seat, missing)
            return
        part = min(missing, s.players[giver].coins)
        s.players[giver].coins -= part
        p.coins += part
        missing -= part
        tell_coins_gained(s, p.seat, part, giver)


@rule
def pay(s: State, p: Player, amount: int) -> None:
    """Return coins to the supply."""
    p.coins -= amount
    tell_coins_paid(s, p.seat, amount)


@rule
def take_markers(s: State, p: Player, amount: int) -> None:
    """Move own markers from the general supply to the supply, as far as there are any (A4)."""
    amount = min(amount, p.general)
    if amount > 0:
        p.general -= amount
        p.supply += amount
        tell_markers_moved(s, p.seat, GENERAL, SUPPLY, amount)


@rule
def move_marker(s: State, p: Player, source: int, target: int) -> None:
    """Move one marker from one place to another: sector, cathedral, supply or general supply."""
    if source == SUPPLY:
        p.supply -= 1
    elif source == GENERAL:
        p.general -= 1
    elif source == CATHEDRAL:
        p.cathedral -= 1
    else:
        p.sectors[source] -= 1
    if target == GENERAL:
        p.general += 1
    elif target == CATHEDRAL:
        p.cathedral += 1
    else:
        p.sectors[target] += 1
    tell_markers_moved(s, p.seat, source, target, 1)


@rule
def rat_back(s: State, p: Player, spaces: int) -> None:
    """Move the rat marker back, never below 0 (A9, A10)."""
    spaces = min(spaces, p.rat)
    if spaces > 0:
        p.rat -= spaces
        tell_rat_moved(s, p.seat, p.rat + spaces, p.rat)
