"""Which answers are legal, in ascending order."""

from __future__ import annotations

from .actions import (
    ASK_ACTRESS_FROM,
    ASK_BENEFACTOR,
    ASK_BENEFIT,
    ASK_BISHOP,
    ASK_BUTCHER,
    ASK_CARD,
    ASK_COACHMAN,
    ASK_DONATION,
    ASK_DRIVE,
    ASK_FOOL_FROM,
    ASK_FOOL_TO,
    ASK_FRIEND,
    ASK_GYPSIES,
    ASK_HIRE,
    ASK_KEEP,
    ASK_MARKER,
    ASK_MINSTREL_FROM,
    ASK_MINSTREL_GROUP,
    ASK_OVER,
    ASK_PLAGUE,
    ASK_PROCURATOR,
    ASK_RAT,
    BENEFIT,
    DONATE,
    DRIVE,
    FROM,
    FROM_FRIEND,
    GROUP_OF,
    HIRE,
    KEEP,
    KIND,
    PASS,
    PLAY,
    RAT_BACK,
    TAKE,
    TO,
)
from .compiled import rule
from .draft import may_keep
from .messages import distance_row, may_take, set_limit
from .persons import bishop_may, empty_after, fullest, messages_held
from .pieces import ADVISOR, CATHEDRAL, CENTRE, N_KINDS, N_SECTORS
from .plague import loses_from
from .sectors import benefit_works
from .state import Player, State, markers_at, pieces


@rule
def may_act(s: State, seat: int) -> bool:
    """Whether a seat is being asked; in the draft, several are at once."""
    if s.ask == ASK_KEEP:
        return may_keep(s, seat)
    return s.ask != ASK_OVER and seat == s.current


@rule
def legal(s: State, out: list[int]) -> int:
    """Write the legal answers of the current seat into `out`; return how many."""
    return answers(s, s.current, out)


@rule
def legal_for(s: State, seat: int, out: list[int]) -> int:
    """Write the legal answers of one seat into `out`; return how many."""
    if may_act(s, seat):
        return answers(s, seat, out)
    return 0


@rule
def answers(s: State, seat: int, out: list[int]) -> int:
    """Write the answers of a seat that is asked into `out`; return how many."""
    p = s.players[seat]
    ask = s.ask
    if ask == ASK_KEEP:
        return legal_keep(s, seat, out)
    n = 0
    if ask == ASK_CARD:
        k = 3 * s.round_no
        for slot in range(3):
            if (p.in_hand >> slot) & 1:
                owner = seat - slot if seat >= slot else seat - slot + s.n  # deck_owner, inlined
                out[n] = PLAY + 9 * slot + s.players[owner].deck[k + slot]
                n += 1
    elif ask == ASK_HIRE:
        out[0] = PASS
        n = 1
        for i in range(3):
            if s.further < 0 or s.persons[i] != ADVISOR:
                out[n] = HIRE + s.persons[i]
                n += 1
        if out[1] > out[2]:  # the two brown persons; a gray one always comes after
            out[1], out[2] = out[2], out[1]
    elif ask == ASK_DRIVE:
        n = legal_drive(s, p, out)
    elif ask == ASK_FRIEND:
        for sector in range(N_SECTORS):
            if sector != p.friend:
                out[n] = TO + sector
                n += 1
    elif ask == ASK_BENEFIT:
        for benefit in range(3):
            if benefit_works(s, p, benefit):
                out[n] = BENEFIT + benefit
                n += 1
    elif ask == ASK_DONATION:
        if s.moved == 0:
            out[0] = PASS
            n = 1
        for coins in range(1, min(3, p.coins) + 1):
            out[n] = DONATE + coins - 1
            n += 1
    elif ask == ASK_MARKER:
        for place in range(CATHEDRAL + 1):
            if place != s.place and markers_at(p, place) > 0:
                out[n] = FROM + place
                n += 1
        out[n] = PASS
        n += 1
    elif ask == ASK_RAT or ask == ASK_BENEFACTOR:
        for spaces in range(s.amount + 1):
            out[spaces] = RAT_BACK + spaces
        n = s.amount + 1
    else:
        n = legal_for_person(s, p, out)
    return n


@rule
def legal_keep(s: State, seat: int, out: list[int]) -> int:
    """The cards a drafter has before it, sorted."""
    k = 3 * s.round_no
    if s.players[seat].drafted == 0:
        deck = s.players[seat].deck
        for i in range(3):
            out[i] = KEEP + deck[k + i]
        return 3
    deck = s.players[(seat - 1) % s.n].deck
    out[0] = KEEP + deck[k + 1]
    out[1] = KEEP + deck[k + 2]
    return 2


@rule
def legal_drive(s: State, p: Player, out: list[int]) -> int:
    """Markets within reach to stop at, and messages to take there (A7).

    Staying put is no stop; coming back by a walk of two or more is.
    """
    here = p.carriage
    steps = s.amount
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
def legal_for_person(s: State, p: Player, out: list[int]) -> int:
    """Answers to what the persons and the plague ask."""
    ask = s.ask
    n = 0
    if ask == ASK_MINSTREL_FROM or ask == ASK_ACTRESS_FROM:
        for sector in range(N_SECTORS):
            if pieces(p, sector) > 0:
                out[n] = FROM + sector
                n += 1
    elif ask == ASK_FOOL_FROM:
        for place in range(CATHEDRAL + 1):
            if markers_at(p, place) > 0:
                out[n] = FROM + place
                n += 1
        if p.friend >= 0:
            out[n] = FROM_FRIEND
            n += 1
    elif ask == ASK_MINSTREL_GROUP:
        for markers in range(1, min(3, p.sectors[s.place]) + 1):
            out[n] = GROUP_OF + markers - 1
            n += 1
        if p.friend == s.place:
            for markers in range(min(2, p.sectors[s.place]) + 1):
                out[n] = GROUP_OF + 3 + markers
                n += 1
    elif ask == ASK_BISHOP:
        for sector in range(N_SECTORS):
            if bishop_may(s, p, sector):
                out[n] = TO + sector
                n += 1
    elif ask == ASK_PROCURATOR:
        for sector in range(N_SECTORS):
            if pieces(p, sector) > 0:
                out[n] = TO + sector
                n += 1
    elif ask == ASK_GYPSIES:
        for place in range(max(0, s.place), CATHEDRAL + 1):
            if markers_at(p, place) > 0:
                out[n] = FROM + place
                n += 1
        out[n] = PASS
        n += 1
    elif ask == ASK_COACHMAN:
        for kind in range(N_KINDS):
            if messages_held(p, kind) > 0:
                out[n] = KIND + kind
                n += 1
    elif ask == ASK_BUTCHER:
        for sector in range(s.place + 1, N_SECTORS):
            if pieces(p, sector) == 0 and empty_after(p, sector) >= s.amount - 1:
                out[n] = TO + sector
                n += 1
    elif ask == ASK_PLAGUE:
        most = fullest(p)
        for sector in range(N_SECTORS):
            if loses_from(p, sector, most):
                out[n] = FROM + sector
                n += 1
    elif ask != ASK_OVER:  # fool, minstrel, actress: to any other sector of the own borough
        away = p.friend if ask == ASK_FOOL_TO and s.place < 0 else s.place
        for sector in range(N_SECTORS):
            if sector != away:
                out[n] = TO + sector
                n += 1
    return n
