"""Grey persons by letter: three of the base game and the new ones (S6).

Within its letter a grey person has an index; the new ones come last.
"""

from __future__ import annotations

from notredame.compiling.twins import lookup_table, rule

from .persons import FIRST_NEW, GROUP, N_BROWN, N_PERSONS


def greys_of(letter: int, new_persons: bool) -> list[int]:
    """The grey persons that can appear under a letter, 1 to 3 for A to C."""
    last = N_PERSONS if new_persons else FIRST_NEW
    return [person for person in range(N_BROWN, last) if GROUP[person] == letter]


_BY_PERIOD = [greys_of(letter, new_persons=True) for letter in (1, 2, 3)]
OF_LETTER = max(len(greys) for greys in _BY_PERIOD)
"""The number of grey persons of the letter that has most."""
GREY_PERSON = lookup_table(
    greys[index] if index < len(greys) else -1 for greys in _BY_PERIOD for index in range(OF_LETTER)
)
GREY_INDEX = lookup_table(
    _BY_PERIOD[GROUP[person] - 1].index(person) if person >= N_BROWN else -1
    for person in range(N_PERSONS)
)


@rule
def grey_person(index: int, period: int) -> int:
    """The grey person of an index within the letter of a period, 0 to 2 for A to C; or -1."""
    return GREY_PERSON[OF_LETTER * period + index]


@rule
def grey_index(person: int) -> int:
    """The index of a grey person within its letter."""
    return GREY_INDEX[person]
