"""What never changes and a drawing needs to know: persons, streets, words."""

from __future__ import annotations

from collections.abc import Sequence

from notredame.rules.choices import market_id
from notredame.rules.model.pieces import FIRST_NEW, GROUP, LETTERS, MARKETS, PERSONS, Group
from notredame.rules.model.printed_data import PRINTED
from notredame.rules.typed_data import TypedDict
from notredame.text import catalogue


class PersonFacts(TypedDict):
    """A person who can be hired."""

    rats: int
    group: Group
    new: bool
    """One of the New Persons."""


class DrawingWords(TypedDict):
    """Words of a language, as drawings read them."""

    language: str
    tables: dict[str, dict[str, str | dict[str, str]]]
    plural: str
    """How plurals are formed."""
    list_comma: str
    list_and: str
    decimal: str
    """The sign before decimal places."""


def person_facts() -> dict[str, PersonFacts]:
    """Rats and stack of every person."""
    return {
        person: {
            "rats": PRINTED.rats[person][0],
            "group": LETTERS[GROUP[k]],
            "new": k >= FIRST_NEW,
        }
        for k, person in enumerate(PERSONS)
    }


def streets(boroughs: int) -> list[tuple[str, str]]:
    """Pairs of markets, in a city of so many boroughs."""

    def market(borough: int, name: str) -> str:
        return market_id(5 * (borough % boroughs) + MARKETS.index(name))

    out = []
    for borough in range(boroughs):
        out += [(market(borough, a), market(borough, b)) for a, b in PRINTED.inside]
        out += [(market(borough, a), market(borough + 1, b)) for a, b in PRINTED.across]
    return out


def words_in(language: str, tables: Sequence[str]) -> DrawingWords:
    """Tables of a language, as the page's drawings read them."""
    words = catalogue(language)
    return {
        "language": language,
        "tables": {table: dict(words.table(table)) for table in tables},
        "plural": words.table("language")["plural"],
        "list_comma": words.table("language")["list_comma"],
        "list_and": words.table("language")["list_and"],
        "decimal": words.table("language")["decimal"],
    }
