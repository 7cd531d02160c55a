"""The persons: each is declared once, with its stack and what is printed on its card.

A person's place in this list is its number, which compiled rules, actions and stored games use. So
a new one goes to the end of the list, and an option must leave it out of games stored before it.
What a person does stands in `play/persons`.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal, get_args

from notredame.compiling.twins import lookup_table

from .provenance import DERIVED, GUESS, LIST

BROWN, A, B, C = range(4)
"""Groups of persons: brown, or grey of a letter."""
Group = Literal["brown", "A", "B", "C"]
LETTERS: tuple[Group, ...] = get_args(Group)
NOBODY = -1
"""Stands for no person."""


@dataclass(frozen=True)
class PersonCard:
    """A person as its card shows it."""

    name: str
    group: int
    rats: int
    source: str
    """Where the number of rats comes from."""
    new: bool
    """Whether it is one of the New Persons (S6)."""


PERSON_CARDS: list[PersonCard] = []
"""All persons by number."""


def person(name: str, group: int, *, rats: int, source: str) -> int:
    """Declare a person of the base game; return its number."""
    assert len(PERSON_CARDS) == 0 or not PERSON_CARDS[-1].new, "the base game comes first"
    PERSON_CARDS.append(PersonCard(name, group, rats, source, new=False))
    return len(PERSON_CARDS) - 1


def new_person(name: str, group: int, *, rats: int, source: str) -> int:
    """Declare one of the New Persons; return its number."""
    PERSON_CARDS.append(PersonCard(name, group, rats, source, new=True))
    return len(PERSON_CARDS) - 1


MONEY_LENDER = person("money-lender", BROWN, rats=0, source=GUESS)
HOSTESS = person("hostess", BROWN, rats=3, source=GUESS)
MONK = person("monk", BROWN, rats=1, source=GUESS)
DOCTOR = person("doctor", BROWN, rats=2, source=DERIVED)
MINSTREL = person("minstrel", BROWN, rats=1, source=GUESS)
FOOL = person("fool", BROWN, rats=1, source=GUESS)
CITY_GUARD = person("city-guard", A, rats=3, source=GUESS)
NIGHT_WATCHMAN = person("night-watchman", A, rats=1, source=GUESS)
BISHOP = person("bishop", A, rats=0, source=GUESS)
GUILD_MASTER = person("guild-master", B, rats=2, source=GUESS)
BEGGAR_KING = person("beggar-king", B, rats=1, source=GUESS)
ADVOCATE = person("advocate", B, rats=2, source=GUESS)
LADY = person("lady-of-the-court", C, rats=1, source=GUESS)
MAYOR = person("mayor", C, rats=2, source=GUESS)
CARPENTER = person("carpenter", C, rats=1, source=GUESS)

MANAGER = new_person("manager", A, rats=2, source=LIST)
NURSE = new_person("nurse", A, rats=4, source=LIST)
SCHOLAR = new_person("scholar", A, rats=1, source=LIST)
PRIEST = new_person("priest", A, rats=1, source=GUESS)
PROCURATOR = new_person("procurator", A, rats=2, source=GUESS)
BELL_RINGER = new_person("bell-ringer", A, rats=3, source=GUESS)
SPY = new_person("spy", B, rats=1, source=LIST)
GYPSIES = new_person("gypsies", B, rats=2, source=LIST)
COACHMAN = new_person("coachman", B, rats=3, source=LIST)
BUTCHER = new_person("butcher", B, rats=2, source=GUESS)
BENEFACTOR = new_person("benefactor", B, rats=3, source=GUESS)
TRADER = new_person("trader", B, rats=1, source=GUESS)
HOST = new_person("host", C, rats=3, source=LIST)
GRAVEDIGGER = new_person("gravedigger", C, rats=3, source=GUESS)
ACTRESS = new_person("actress", C, rats=2, source=GUESS)
ADVISOR = new_person("advisor", C, rats=2, source=LIST)
GUARD = new_person("guard", C, rats=1, source=LIST)
MISTRESS = new_person("mistress", C, rats=1, source=GUESS)

PERSONS = tuple(card.name for card in PERSON_CARDS)
N_PERSONS = len(PERSONS)
N_BROWN = sum(card.group == BROWN for card in PERSON_CARDS)
FIRST_NEW = sum(not card.new for card in PERSON_CARDS)
GROUP = lookup_table(card.group for card in PERSON_CARDS)
