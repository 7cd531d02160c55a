"""A position as a row of ints, from what lies open to everybody.

A row begins with what all seats share; a block for each seat follows, in the order of the seats.
"""

from __future__ import annotations

from typing import Any

from notredame.bots.thinking.features import N_FEATURES, note_features, note_sectors
from notredame.bots.thinking.workspace import Workspace
from notredame.compiling.twins import Layout, rule
from notredame.rules.model.persons import N_BROWN, N_PERSONS
from notredame.rules.model.pieces import MAX_PLAYERS, N_CARDS
from notredame.rules.model.state import (
    PHASE_CARDS,
    PHASE_DRAFT,
    PHASE_HIRE,
    State,
)

STATE: Any = Layout(State)

# What all seats share.
ROUND = 0
PHASE = 1
TURN = 2
"""Turns done in this phase."""
START = 3
"""The seat that holds the start figure."""
ASK = 4
"""The question being asked."""
PERSONS_HERE = 5
"""For each person, 1 if it can be hired in this round."""
PERSONS_TO_COME = PERSONS_HERE + N_PERSONS
"""For each person, 1 if it is known to come: the grey ones in the game that have not appeared, and
the brown ones of this period."""
SHARED = PERSONS_TO_COME + N_PERSONS
"""Length of this part."""

# A seat's block.
FEATURES = 0
PRESTIGE = N_FEATURES
"""Hundredths of a point, after this round's plague and cathedral."""
CARDS_TO_PLAY = PRESTIGE + 1
"""Cards that the seat has yet to play in this round."""
TO_HIRE = CARDS_TO_PLAY + 1
"""1 when the seat has yet to hire in this round."""
DECK_LEFT = TO_HIRE + 1
"""For each card, 1 unless it was played in the open from the seat's deck in this period."""
BLOCK = DECK_LEFT + N_CARDS
"""Length of a block."""
ROW = SHARED + MAX_PLAYERS * BLOCK
"""Length of a row; the blocks of seats that are not in the game are left as they are."""


@rule
def write_persons(s: State, row: list[int], at: int) -> None:
    """Write which persons can be hired in this round, and which are known to come."""
    next_round = s.round_no + 1
    for person in range(N_PERSONS):
        row[at + PERSONS_HERE + person] = 0
        grey = person >= N_BROWN and (s.in_game >> person) & 1
        row[at + PERSONS_TO_COME + person] = 1 if grey else 0
    if next_round % 3 != 0:
        for person in range(N_BROWN):
            row[at + PERSONS_TO_COME + person] = 1
    for round_no in range(3 * (s.round_no // 3), next_round):
        row[at + PERSONS_TO_COME + s.brown[2 * round_no]] = 0
        row[at + PERSONS_TO_COME + s.brown[2 * round_no + 1]] = 0
    for round_no in range(next_round):
        row[at + PERSONS_TO_COME + s.grey[round_no]] = 0
    if s.phase <= PHASE_HIRE:
        for k in range(3):
            row[at + PERSONS_HERE + s.persons[k]] = 1


@rule
def write_seat(s: State, seat: int, row: list[int], at: int, workspace: Workspace) -> None:
    """Write a seat's block."""
    p = s.players[seat]
    features = workspace.features
    row[at + PRESTIGE] = note_features(s, seat, features)
    note_sectors(p, features)
    for k in range(N_FEATURES):
        row[at + FEATURES + k] = features[k]
    cards = 0
    if s.phase == PHASE_DRAFT:
        cards = 2
    elif s.phase == PHASE_CARDS:
        for slot in range(3):
            cards += (p.in_hand >> slot) & 1
        cards = max(0, cards - 1)
    row[at + CARDS_TO_PLAY] = cards
    behind = (seat - s.start) % s.n >= s.turn
    row[at + TO_HIRE] = 1 if s.phase < PHASE_HIRE or (s.phase == PHASE_HIRE and behind) else 0
    for card in range(N_CARDS):
        row[at + DECK_LEFT + card] = 1
    for place in range(N_CARDS):
        if (p.shown >> place) & 1:
            row[at + DECK_LEFT + p.deck[N_CARDS * (s.round_no // 3) + place]] = 0


@rule
def write_row(s: State, row: list[int], at: int, workspace: Workspace) -> None:
    """Write a position that is not the end of the game into the ROW ints from `at` on."""
    row[at + ROUND] = s.round_no
    row[at + PHASE] = s.phase
    row[at + TURN] = s.turn
    row[at + START] = s.start
    row[at + ASK] = s.ask
    write_persons(s, row, at)
    for seat in range(s.n):
        write_seat(s, seat, row, at + SHARED + BLOCK * seat, workspace)


@rule
def write_row_on_bytes(data: Any, row: Any, workspace: Workspace) -> None:
    write_row(data.view(STATE)[0], row, 0, workspace)
