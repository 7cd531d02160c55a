"""The carriage and its messages (A7, M1 to M4)."""

from __future__ import annotations

from notredame.compiling.twins import rule

from ..model.actions import ASK_NOTHING, ASK_RAT, DRIVE, RAT_BACK, TAKE
from ..model.asked_about import AskedAbout, MessageSets
from ..model.events import tell_carriage_moved, tell_message_taken
from ..model.persons import NOBODY
from ..model.pieces import (
    CENTRE,
    FROM_MESSAGES,
    KIND_COIN,
    KIND_MARKER,
    KIND_PRESTIGE,
    KIND_RAT,
    KINDS,
    N_KINDS,
)
from ..model.state import Player, State
from .gains import gain_coins, gain_prestige_through, rat_back, take_markers


@rule
def token_at(s: State, market: int) -> int:
    """The kind of the message on a market, or -1."""
    if market % 5 == CENTRE:
        return -1
    return s.tokens[4 * (market // 5) + market % 5 - 1]


@rule
def edge_market(edge: int) -> int:
    """The market of a message place, 4 * borough + edge."""
    return 5 * (edge // 4) + edge % 4 + 1


@rule
def distance_row(s: State, here: int, borough: int) -> int:
    """The index where the distances from a market to the five markets of a borough begin."""
    return 25 * (here % 5) + 5 * ((borough - here // 5) % s.boroughs)


@rule
def on_board(s: State, colour: int, kind: int) -> bool:
    """Whether the message of that colour and kind is still on its market."""
    for edge in range(4):
        if s.tokens[4 * colour + edge] == kind:
            return True
    return False


@rule
def least_of_a_colour(s: State, p: Player) -> int:
    """The fewest messages the player holds of any colour that is still on the board.

    A colour may be taken by a player who holds exactly that many of it (M2).
    """
    least = 99
    for colour in range(s.boroughs):
        left = False
        for edge in range(4):
            if s.tokens[4 * colour + edge] >= 0:
                left = True
        if left and p.by_colour[colour] < least:
            least = p.by_colour[colour]
    return least


@rule
def binding_kind(s: State, p: Player) -> int:
    """The kind the player has begun, lacks colours of, and can still complete; or -1 (M3).

    There is at most one: a kind can only be begun while none binds, and a broken one stays broken.
    """
    for kind in range(N_KINDS):
        begun = False
        complete = True
        possible = True
        for colour in range(s.boroughs):
            if p.taken[4 * colour + kind] > 0:
                begun = True
            else:
                complete = False
                if not on_board(s, colour, kind):
                    possible = False
        if begun and possible and not complete:
            return kind
    return -1


@rule
def set_limit(s: State, p: Player) -> int:
    """The constraint that the rule of sets puts on the next message; see `may_take`."""
    if s.sets_by_kind > 0:
        return binding_kind(s, p)
    return least_of_a_colour(s, p)


@rule
def may_take(s: State, p: Player, market: int, limit: int) -> bool:
    """Whether there is a message on the market that the rule of sets allows the player."""
    kind = token_at(s, market)
    if kind < 0:
        return False
    if s.sets_by_kind > 0:
        return limit < 0 or limit == kind
    return p.by_colour[market // 5] == limit


@rule
def drive(s: State, p: Player, market: int) -> None:
    """Stop the carriage at a market (A7)."""
    if p.carriage != market:
        tell_carriage_moved(s, p.seat, p.carriage, market)
    p.carriage = market


@rule
def use_messages(s: State, p: Player, kind: int, count: int, source: int, person: int) -> None:
    """Give the benefit of messages of one kind, all at once: one gain (S4, M4, X9)."""
    s.ask = ASK_NOTHING
    gain_prestige_through(s, p, count * KIND_PRESTIGE[kind], source, person)
    if kind == KIND_COIN:
        gain_coins(s, p, count)
    elif kind == KIND_MARKER:
        take_markers(s, p, count)
    elif kind == KIND_RAT:
        s.rat_spaces = min(count, p.rat)
        if s.rat_spaces > 0:
            s.ask = ASK_RAT


@rule
def take_message(s: State, p: Player, market: int) -> None:
    """Take the message at the carriage's stop and use it at once (A7)."""
    colour = market // 5
    kind = token_at(s, market)
    s.tokens[4 * colour + market % 5 - 1] = -1
    p.taken[4 * colour + kind] = 1
    p.by_colour[colour] += 1
    tell_message_taken(s, p.seat, market, kind)
    use_messages(s, p, kind, 1, FROM_MESSAGES, NOBODY)


@rule
def legal_drive(s: State, seat: int, out: list[int]) -> int:
    """Markets within reach to stop at, and messages to take there (A7).

    Staying put is no stop; coming back by a walk of two or more is.
    """
    p = s.players[seat]
    here = p.carriage
    steps = s.drive_steps
    n = 0
    for borough in range(s.boroughs):
        row = distance_row(s, here, borough)
        for k in range(5):
            if s.distance[row + k] <= steps:
                out[n] = DRIVE + 5 * borough + k
                n += 1
    limit = set_limit(s, p)
    for i in range(n):
        market = out[i] - DRIVE
        if market % 5 != CENTRE and may_take(s, p, market, limit):
            if market != here or steps > 1:
                out[n] = TAKE + 4 * (market // 5) + market % 5 - 1
                n += 1
    return n


@rule
def answer_drive(s: State, seat: int, action: int) -> None:
    """Stop at a market, perhaps with its message (A7)."""
    p = s.players[seat]
    s.drive_steps = 0
    if action < TAKE:
        drive(s, p, action - DRIVE)
    else:
        market = edge_market(action - TAKE)
        drive(s, p, market)
        take_message(s, p, market)


def about_drive(s: State) -> AskedAbout:
    """How far the carriage may drive, and what the rule of sets allows (M2, M3)."""
    limit = set_limit(s, s.players[s.current])
    sets: MessageSets
    if s.sets_by_kind:
        sets = {"by": "kind", "kind": KINDS[limit] if limit >= 0 else None}
    else:
        sets = {"by": "colour", "least": limit if max(s.tokens) >= 0 else None}
    return {"steps": s.drive_steps, "sets": sets}


@rule
def legal_rat(s: State, seat: int, out: list[int]) -> int:
    """From no space to as many as the rat may go back."""
    for spaces in range(s.rat_spaces + 1):
        out[spaces] = RAT_BACK + spaces
    return s.rat_spaces + 1


@rule
def answer_rat(s: State, seat: int, action: int) -> None:
    """Move the rat back as far as its owner likes (M4)."""
    rat_back(s, s.players[seat], action - RAT_BACK)


def about_rat(s: State) -> AskedAbout:
    """The most spaces that the rat may go back."""
    return {"most": s.rat_spaces}
