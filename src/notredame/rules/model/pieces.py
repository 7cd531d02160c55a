"""The pieces of the game as numbers, and the names players call them by.

Numbers are plain ints, because the compiled rules work on them; the names are the stable
ids used in choices, records and views.
"""

from __future__ import annotations

from typing import Literal, get_args

from notredame.compiling.twins import table

ROUNDS = 9
MARKERS = 14
"""Markers of one colour (S3)."""
RAT_END = 9
"""The last space of the rat track (S3)."""

Colour = Literal["blue", "red", "green", "yellow", "violet"]
COLOURS: tuple[Colour, ...] = get_args(Colour)
"""Boroughs clockwise, named by colour; a player has the colour of the own borough."""

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
KIND_PRESTIGE = table((1, 2, 3, 4))
DONATION_PRESTIGE = table((0, 1, 3, 6))

# Persons: brown, then gray A, B, C, then the New Persons A, B, C.
MONEY_LENDER = 0
HOSTESS = 1
MONK = 2
DOCTOR = 3
MINSTREL = 4
FOOL = 5
CITY_GUARD = 6
NIGHT_WATCHMAN = 7
BISHOP = 8
GUILD_MASTER = 9
BEGGAR_KING = 10
ADVOCATE = 11
LADY = 12
MAYOR = 13
CARPENTER = 14
MANAGER = 15
NURSE = 16
SCHOLAR = 17
PRIEST = 18
PROCURATOR = 19
BELL_RINGER = 20
SPY = 21
GYPSIES = 22
COACHMAN = 23
BUTCHER = 24
BENEFACTOR = 25
TRADER = 26
HOST = 27
GRAVEDIGGER = 28
ACTRESS = 29
ADVISOR = 30
GUARD = 31
MISTRESS = 32
PERSONS = (
    "money-lender",
    "hostess",
    "monk",
    "doctor",
    "minstrel",
    "fool",
    "city-guard",
    "night-watchman",
    "bishop",
    "guild-master",
    "beggar-king",
    "advocate",
    "lady-of-the-court",
    "mayor",
    "carpenter",
    "manager",
    "nurse",
    "scholar",
    "priest",
    "procurator",
    "bell-ringer",
    "spy",
    "gypsies",
    "coachman",
    "butcher",
    "benefactor",
    "trader",
    "host",
    "gravedigger",
    "actress",
    "advisor",
    "guard",
    "mistress",
)
N_PERSONS = 33
N_BROWN = 6
FIRST_NEW = 15
GROUP = table((0,) * 6 + (1,) * 3 + (2,) * 3 + (3,) * 3 + (1,) * 6 + (2,) * 6 + (3,) * 6)
"""0 for a brown person, 1 to 3 for gray A to C."""
Group = Literal["brown", "A", "B", "C"]
LETTERS: tuple[Group, ...] = get_args(Group)

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
