"""What never changes and the page needs to know: pieces, streets, editions, words."""

from __future__ import annotations

from functools import cache
from typing import Any

from notredame.rules.model.deal import boroughs_for, seat_colour
from notredame.rules.model.options import ALLOWED, DEFAULT_EDITION, EDITIONS, Options
from notredame.rules.model.persons import PERSONS
from notredame.rules.model.pieces import CARDS, COLOURS, DONATION_PRESTIGE, KINDS, SECTORS
from notredame.sketch.facts import person_facts, streets, words_in
from notredame.text import catalogue, languages
from notredame.text.rules.rulebook import rulebook

LEVELS = ("easy", "medium", "hard", "expert")
TABLES = (
    "page",
    "problem",
    "card",
    "card_help",
    "person",
    "person_help",
    "option_help",
    "place",
    "colour",
    "market_stop",
    "kind",
    "source",
    "phase",
    "period",
    "letter",
    "level",
    "called",
    "count",
    "learn",
)
"""Tables of the catalogue that the page reads itself."""


@cache
def facts() -> dict[str, Any]:
    """The same for everybody."""
    return {
        "cards": list(CARDS),
        "sectors": list(SECTORS),
        "colours": list(COLOURS),
        "kinds": list(KINDS),
        "persons": person_facts(),
        "streets": {str(boroughs): streets(boroughs) for boroughs in (3, 4, 5)},
        "editions": {name: options.as_dict() for name, options in EDITIONS.items()},
        "default_edition": DEFAULT_EDITION,
        "options": {name: {"values": list(values)} for name, values in ALLOWED.items()},
        "levels": list(LEVELS),
        "donation": list(DONATION_PRESTIGE),
        "colours_of": {
            str(players): [seat_colour(seat, players) for seat in range(players)]
            for players in (2, 3, 4, 5)
        },
        "boroughs_for": {str(players): boroughs_for(players) for players in (2, 3, 4, 5)},
    }


@cache
def words_of(language: str) -> dict[str, Any]:
    """The words of a language, as the page needs them."""
    given = words_in(language, TABLES)
    words = catalogue(language)
    given["tables"] |= {
        "card_help": {card: words.card_help(card) for card in CARDS},
        "person_help": {person: words.person_help(person) for person in PERSONS},
    }
    return {
        **given,
        "languages": [{"id": k, "name": catalogue(k).language_name} for k in languages()],
    }


@cache
def help_at(options: Options, language: str) -> dict[str, str]:
    """The help for cards and persons that differs from `words_of` at a table with these options."""
    words = catalogue(language)
    here = {card: words.card_help(card, options) for card in CARDS}
    here |= {person: words.person_help(person, options) for person in PERSONS}
    usual = words_of(language)["tables"]
    usual = usual["card_help"] | usual["person_help"]
    return {ident: text for ident, text in here.items() if text != usual[ident]}


@cache
def rules_of(language: str) -> dict[str, Any]:
    """Every rule in a language."""
    book = rulebook(language)
    return {
        "round": book.round,
        "words": book.words,
        "about": book.about,
        "also": book.also,
        "sections": [
            {
                "name": section.name,
                "title": section.title,
                "rules": [vars(rule) for rule in section.rules],
            }
            for section in book.sections
        ],
        "options": [
            {"name": option.name, "text": option.text, "rules": list(option.rules)}
            for option in book.options
        ],
        "presets": book.presets,
    }
