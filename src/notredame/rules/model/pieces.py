"""The pieces of the game as numbers, and the names players call them by.

Numbers are plain ints, because the compiled rules work on them; the names are the stable
ids used in choices, records and views.
"""

from __future__ import annotations

from typing import Literal, get_args

from notredame.compiling.twins import lookup_table

ROUNDS = 9
MARKERS = 14
"""Markers of one colour (S3)."""
FIRST_MARKERS = 4
"""Markers in a player's supply at the start (S3)."""
FIRST_COINS = 3
"""A player's coins at the start (S3)."""
RAT_END = 9
"""The last space of the rat track (S3)."""
OVERRUN_LOSS = 2
"""Prestige lost when the rat would pass the end of its track (G2)."""
PARK_PIECES = 2
"""Pieces in the park that add a point to every gain (A9)."""

MIN_PLAYERS = 2
MAX_PLAYERS = 5
PLAYER_COUNTS = range(MIN_PLAYERS, MAX_PLAYERS + 1)
Colour = Literal["blue", "red", "green", "yellow", "violet"]
COLOURS: tuple[Colour, ...] = get_args(Colour)
"""Boroughs clockwise, named by colour; a player has the colour of their borough."""

# Action cards; the first seven are also the sectors of a borough.
SCHOOL = 0
BANK = 1
RESIDENCE = 2
CARRIAGE_HOUSE = 3
HOTEL = 4
PARK = 5
HOSPITAL = 6
NOTRE_DAME = 7
FRIEND = 8
CARDS = (
    "cloister-school",
    "bank",
    "residence",
    "carriage-house",
    "hotel",
    "park",
    "hospital",
    "notre-dame",
    "trusted-friend",
)
N_SECTORS = 7
N_CARDS = 9
SECTORS = CARDS[:N_SECTORS]

# Places where a marker can be: a sector, the cathedral, a supply.
CATHEDRAL = 7
SUPPLY = 8
GENERAL = 9
OFF_BOARD = 10
PLACES = (*SECTORS, "cathedral", "supply", "general-supply", "off-board")

# Markets of a borough: the centre, and inner and outer ones on the border to the borough before
# (left) and after (right). A market is 5 * borough + one of these.
CENTRE = 0
MARKETS = ("centre", "left-inner", "left-outer", "right-inner", "right-outer")

# Kinds of message (S4), and what they bring.
KIND_COIN = 0
KIND_MARKER = 1
KIND_RAT = 2
Kind = Literal["coin", "marker", "rat", "prestige"]
KINDS: tuple[Kind, ...] = get_args(Kind)
N_KINDS = 4
KIND_PRESTIGE = lookup_table((1, 2, 3, 4))
DONATION_PRESTIGE = lookup_table((0, 1, 3, 6))
"""Prestige by the number of coins donated (A11)."""

# Where prestige comes from, for the breakdown at the end.
FROM_RESIDENCE = 0
FROM_MESSAGES = 1
FROM_DONATIONS = 2
FROM_CATHEDRAL = 3
FROM_PERSONS = 4
FROM_HOTEL = 5
FROM_PARK = 6
LOST_TO_PLAGUE = 7
SOURCES = (
    "residence",
    "messages",
    "donations",
    "cathedral",
    "persons",
    "hotel",
    "park",
    "plague",
)
N_SOURCES = 8
