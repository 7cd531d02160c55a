"""Constant facts that drawings need: persons, streets, words."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from notredame.rules.choices import market_id
from notredame.rules.model.persons import FIRST_NEW, GROUP, LETTERS, PERSONS
from notredame.rules.model.pieces import MARKETS
from notredame.rules.model.printed_data import PRINTED
from notredame.text import catalogue


def person_facts() -> dict[str, dict[str, Any]]:
    """Rats, stack and expansion of every person."""
    return {
        person: {
            "rats": PRINTED.rats[person][0],
            "group": LETTERS[GROUP[k]],
            "new": k >= FIRST_NEW,
        }
        for k, person in enumerate(PERSONS)
    }


def streets(boroughs: int) -> list[list[str]]:
    """The streets of a city with this number of boroughs, as pairs of markets."""

    def market(borough: int, name: str) -> str:
        return market_id(5 * (borough % boroughs) + MARKETS.index(name))

    out = []
    for borough in range(boroughs):
        out += [[market(borough, a), market(borough, b)] for a, b in PRINTED.inside]
        out += [[market(borough, a), market(borough + 1, b)] for a, b in PRINTED.across]
    return out


def words_in(language: str, tables: Sequence[str]) -> dict[str, Any]:
    """Tables of a language, in the form that the page's drawings read."""
    words = catalogue(language)
    return {
        "language": language,
        "tables": {table: words.table(table) for table in tables},
        "locale": words.say("language", "locale"),
    }
