"""Minstrel and actress: pieces move from one sector to another (P5, X15)."""

from __future__ import annotations

from notredame.compiling.twins import rule

from ...model.actions import (
    ASK_ACTRESS_FROM,
    ASK_ACTRESS_TO,
    ASK_MINSTREL_FROM,
    ASK_MINSTREL_GROUP,
    ASK_MINSTREL_TO,
    ASK_NOTHING,
    FROM,
    GROUP_OF,
    TO,
)
from ...model.asked_about import AskedAbout
from ...model.events import tell_friend_moved, tell_markers_moved
from ...model.persons import ACTRESS, MINSTREL
from ...model.pieces import N_SECTORS, SECTORS
from ...model.state import Player, State, pieces, sectors_with
from ..question import Question
from ..sectors import execute_sector, legal_sectors_but
from .acting import nothing_to_do

MOST_PIECES = 3
"""The most pieces that the minstrel moves, the friend included."""


@rule
def hire_minstrel(s: State, p: Player) -> None:
    """Minstrel: up to three pieces move (P5)."""
    offer_source(s, p, MINSTREL, ASK_MINSTREL_FROM, ASK_MINSTREL_TO)


@rule
def hire_actress(s: State, p: Player) -> None:
    """Actress: all pieces of a sector move, and the new sector acts (X15)."""
    offer_source(s, p, ACTRESS, ASK_ACTRESS_FROM, ASK_ACTRESS_TO)


@rule
def offer_source(s: State, p: Player, person: int, ask_from: int, ask_to: int) -> None:
    """Ask which sector pieces leave, unless only one has any (PR1, PR5)."""
    sources = sectors_with(p, 1)
    if sources == 0:
        nothing_to_do(s, p, person)
        return
    s.ask = ask_from
    if sources == 1:
        s.ask = ask_to
        for sector in range(N_SECTORS):
            if pieces(p, sector) > 0:
                s.moving_from = sector


@rule
def legal_source(s: State, seat: int, out: list[int]) -> int:
    """Sectors with pieces."""
    n = 0
    for sector in range(N_SECTORS):
        if pieces(s.players[seat], sector) > 0:
            out[n] = FROM + sector
            n += 1
    return n


@rule
def answer_minstrel_source(s: State, seat: int, action: int) -> None:
    """Note the sector that the minstrel's pieces leave, and ask where they go."""
    s.moving_from = action - FROM
    s.ask = ASK_MINSTREL_TO


@rule
def answer_actress_source(s: State, seat: int, action: int) -> None:
    """Note the sector that the actress's pieces leave, and ask where they go."""
    s.moving_from = action - FROM
    s.ask = ASK_ACTRESS_TO


@rule
def legal_target(s: State, seat: int, out: list[int]) -> int:
    """Every other sector."""
    return legal_sectors_but(s.moving_from, out)


def about_target(s: State) -> AskedAbout:
    """The sector that the pieces leave."""
    return {"from": SECTORS[s.moving_from]}


@rule
def answer_minstrel_target(s: State, seat: int, action: int) -> None:
    """Ask how many move and whether the friend does, unless only one piece stands there."""
    p = s.players[seat]
    s.moving_to = action - TO
    if pieces(p, s.moving_from) > 1:
        s.ask = ASK_MINSTREL_GROUP
    elif p.friend == s.moving_from:
        move_group(s, p, s.moving_from, s.moving_to, 0, 1)
    else:
        move_group(s, p, s.moving_from, s.moving_to, 1, 0)


@rule
def legal_group(s: State, seat: int, out: list[int]) -> int:
    """One to three markers, or the friend with none to two (P5)."""
    p = s.players[seat]
    there = p.sectors[s.moving_from]
    n = 0
    for markers in range(1, min(MOST_PIECES, there) + 1):
        out[n] = GROUP_OF + markers - 1
        n += 1
    if p.friend == s.moving_from:
        for markers in range(min(MOST_PIECES - 1, there) + 1):
            out[n] = GROUP_OF + MOST_PIECES + markers
            n += 1
    return n


@rule
def answer_group(s: State, seat: int, action: int) -> None:
    """Move the group."""
    group = action - GROUP_OF
    if group < MOST_PIECES:
        move_group(s, s.players[seat], s.moving_from, s.moving_to, group + 1, 0)
    else:
        move_group(s, s.players[seat], s.moving_from, s.moving_to, group - MOST_PIECES, 1)


def about_group(s: State) -> AskedAbout:
    """The sectors that the pieces leave and enter."""
    return {"from": SECTORS[s.moving_from], "to": SECTORS[s.moving_to]}


@rule
def answer_actress_target(s: State, seat: int, action: int) -> None:
    """Move all pieces; the new sector acts (X15)."""
    p = s.players[seat]
    friend = 1 if p.friend == s.moving_from else 0
    move_group(s, p, s.moving_from, action - TO, p.sectors[s.moving_from], friend)
    execute_sector(s, p, action - TO)


@rule
def move_group(s: State, p: Player, source: int, target: int, markers: int, friend: int) -> None:
    """Move markers, and perhaps the friend, from one sector to another."""
    s.ask = ASK_NOTHING
    if markers > 0:
        p.sectors[source] -= markers
        p.sectors[target] += markers
        tell_markers_moved(s, p.seat, source, target, markers)
    if friend > 0:
        p.friend = target
        tell_friend_moved(s, p.seat, source, target)


SERVICES = ((MINSTREL, hire_minstrel), (ACTRESS, hire_actress))
QUESTIONS = (
    Question(ASK_MINSTREL_FROM, legal_source, answer_minstrel_source),
    Question(ASK_MINSTREL_TO, legal_target, answer_minstrel_target, about_target),
    Question(ASK_MINSTREL_GROUP, legal_group, answer_group, about_group),
    Question(ASK_ACTRESS_FROM, legal_source, answer_actress_source),
    Question(ASK_ACTRESS_TO, legal_target, answer_actress_target, about_target),
)
