"""Persons that bring prestige for something that is counted: rows of one table."""

from __future__ import annotations

from collections.abc import Callable

from notredame.compiling.generated import switch
from notredame.compiling.twins import lookup_table, rule

from ...model.persons import (
    ADVOCATE,
    BEGGAR_KING,
    BELL_RINGER,
    CARPENTER,
    CITY_GUARD,
    GRAVEDIGGER,
    GUARD,
    GUILD_MASTER,
    HOST,
    HOSTESS,
    LADY,
    MANAGER,
    MAYOR,
    MONEY_LENDER,
    MONK,
    N_PERSONS,
    NIGHT_WATCHMAN,
    SPY,
)
from ...model.pieces import HOTEL, N_SECTORS, RAT_END
from ...model.state import Player, State, empty_sectors, fullest, pieces, sectors_with

GUILD_MASTER_FROM = 2
"""Pieces that a sector needs to count for the guild master (P10)."""
MAYOR_FROM = 3
"""Pieces that a sector needs to count for the mayor (P14)."""


@rule
def one(s: State, p: Player) -> int:
    """Always 1, for persons that bring a fixed number of points."""
    return 1


@rule
def guarded_pieces(s: State, p: Player) -> int:
    """Markers in sectors, and what else the edition lets the city guard count (P7)."""
    count = 0
    for sector in range(N_SECTORS):
        count += p.sectors[sector]
    if s.guard_cathedral > 0:
        count += p.cathedral
    if s.guard_friend > 0 and p.friend >= 0:
        count += 1
    return count


@rule
def sectors_without_piece(s: State, p: Player) -> int:
    """Empty sectors."""
    return empty_sectors(p)


@rule
def sectors_with_one(s: State, p: Player) -> int:
    """Sectors with a piece."""
    return sectors_with(p, 1)


@rule
def guild_sectors(s: State, p: Player) -> int:
    """Sectors that count for the guild master."""
    return sectors_with(p, GUILD_MASTER_FROM)


@rule
def mayor_sectors(s: State, p: Player) -> int:
    """Sectors that count for the mayor."""
    return sectors_with(p, MAYOR_FROM)


@rule
def pieces_in_fullest_sector(s: State, p: Player) -> int:
    """Pieces in the fullest sector."""
    return fullest(p)


@rule
def rat_spaces_left(s: State, p: Player) -> int:
    """Spaces between the rat and the end of its track."""
    return RAT_END - p.rat


@rule
def all_messages(s: State, p: Player) -> int:
    """Messages of all colours."""
    count = 0
    for colour in range(5):
        count += p.by_colour[colour]
    return count


@rule
def prestige_so_far(s: State, p: Player) -> int:
    """All prestige (X1)."""
    return p.prestige


@rule
def own_on_cathedral(s: State, p: Player) -> int:
    """Own markers on the cathedral."""
    return p.cathedral


@rule
def pieces_in_hotel(s: State, p: Player) -> int:
    """Pieces in the hotel."""
    return pieces(p, HOTEL)


@rule
def plague_value(s: State, p: Player) -> int:
    """This round's plague value."""
    return s.plague


@rule
def markers_in_general_supply(s: State, p: Player) -> int:
    """Own markers in the general supply."""
    return p.general


ROWS = (
    # Each row: person, points, number of things that bring them, function that counts the things.
    (CITY_GUARD, 1, 1, guarded_pieces),
    (NIGHT_WATCHMAN, 1, 1, sectors_without_piece),
    (GUILD_MASTER, 2, 1, guild_sectors),
    (BEGGAR_KING, 1, 1, rat_spaces_left),
    (ADVOCATE, 3, 2, all_messages),
    (LADY, 1, 1, pieces_in_fullest_sector),
    (MAYOR, 3, 1, mayor_sectors),
    (CARPENTER, 1, 1, sectors_with_one),
    (MANAGER, 1, 1, prestige_so_far),
    (BELL_RINGER, 3, 1, own_on_cathedral),
    (SPY, 2, 1, one),
    (HOST, 2, 1, pieces_in_hotel),
    (GRAVEDIGGER, 1, 1, plague_value),
    (GUARD, 3, 2, markers_in_general_supply),
    (HOSTESS, 3, 1, one),
    (MONEY_LENDER, 1, 1, one),
    (MONK, 1, 1, one),
)
"""Persons that bring prestige by counting: `points` for every full `number` of the things."""

POINTS = lookup_table(
    {row[0]: row[1] for row in ROWS}.get(person, 0) for person in range(N_PERSONS)
)
FOR_EACH = lookup_table(
    {row[0]: row[2] for row in ROWS}.get(person, 1) for person in range(N_PERSONS)
)
counted: Callable[[int, State, Player], int] = switch(
    "counted", "s, p", ((row[0], row[3]) for row in ROWS), otherwise=0
)


@rule
def person_prestige(s: State, p: Player, person: int) -> int:
    """Prestige a person brings by counting something."""
    if POINTS[person] == 0:
        return 0
    return POINTS[person] * (counted(person, s, p) // FOR_EACH[person])
