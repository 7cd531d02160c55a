"""All topics of the rule help at a glance."""

from __future__ import annotations

from notredame.rules.model.options import ALLOWED, EDITIONS
from notredame.rules.model.persons import FIRST_NEW, PERSONS
from notredame.rules.model.pieces import CARDS

from ..catalogues.catalogue import Catalogue, catalogue
from .rulebook import Section, rulebook


def overview(language: str) -> str:
    """The topics, grouped by kind."""
    words = catalogue(language)
    persons = [words.person(person) for person in PERSONS]
    return words.help(
        "overview",
        sections="\n  ".join(_line(section, words) for section in rulebook(language).sections),
        cards=words.enumerated(words.card(card) for card in CARDS),
        persons=words.enumerated(persons[:FIRST_NEW]),
        new_persons=words.enumerated(persons[FIRST_NEW:]),
        options=words.enumerated(ALLOWED),
        presets=words.enumerated(EDITIONS),
    )


def _line(section: Section, words: Catalogue) -> str:
    first, last = section.rules[0].id, section.rules[-1].id
    span = first if first == last else words.help("span", first=first, last=last)
    return words.help("section", title=section.title, span=span)
