"""Grey persons: nine to a letter, three of the base game and six new ones (S6).

Within its letter a grey person has an index from 0 to 8; the new ones come last.
"""

from __future__ import annotations

from notredame.compiling.twins import rule

from .pieces import FIRST_NEW, GROUP, N_BROWN, N_PERSONS

A_LETTER = 3
"""Grey persons of a letter in the base game, and in every game."""
NEW_IN_LETTER = 6
OF_LETTER = A_LETTER + NEW_IN_LETTER


@rule
def grey_person(index: int, period: int) -> int:
    """The grey person of an index within the letter of a period, 0 to 2 for A to C."""
    if index < A_LETTER:
        return N_BROWN + A_LETTER * period + index
    return FIRST_NEW + NEW_IN_LETTER * period + index - A_LETTER


@rule
def grey_index(person: int, period: int) -> int:
    """The index of a grey person within the letter of a period."""
    if person < FIRST_NEW:
        return person - N_BROWN - A_LETTER * period
    return person - FIRST_NEW - NEW_IN_LETTER * period + A_LETTER


def greys_of(letter: int, new_persons: bool) -> list[int]:
    """The grey persons that can appear under a letter, 1 to 3 for A to C."""
    last = N_PERSONS if new_persons else FIRST_NEW
    return [person for person in range(N_BROWN, last) if GROUP[person] == letter]
