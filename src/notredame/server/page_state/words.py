"""The page's words and the rules in every language."""

from __future__ import annotations

from functools import cache

from notredame.rules.model.options import Options
from notredame.rules.model.persons import PERSONS
from notredame.rules.model.pieces import CARDS
from notredame.rules.typed_data import TypedDict
from notredame.text import catalogue, languages
from notredame.text.rules.rulebook import card_rule, person_rule, rulebook
from notredame.text_board.facts import DrawingWords, words_in

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
    "colour_card",
    "market",
    "kind",
    "source",
    "phase",
    "period",
    "letter",
    "level",
    "level_help",
    "called",
    "count",
    "learn",
    "trainer",
    "review",
    "daily",
    "statistics",
    "puzzle",
    "theme",
    "difficulty",
)
"""Tables of the catalogue that the page reads directly."""


class LanguageName(TypedDict):
    """A language."""

    id: str
    name: str
    """Its name in the language itself."""


class Words(DrawingWords):
    """The page's words in a language."""

    languages: list[LanguageName]
    """All languages."""


class RuleInWords(TypedDict):
    """A rule."""

    id: str
    title: str
    text: str
    ruling: str
    """The ruling with its reason, where no document decides; otherwise empty."""
    note: str
    """How the documents are read where they are unclear; otherwise empty."""
    card: str | None
    """The card that this rule describes."""
    person: str | None
    """The person that this rule describes."""


class RuleSection(TypedDict):
    """A chapter of rules."""

    name: str
    title: str
    rules: list[RuleInWords]


class OptionInWords(TypedDict):
    """An option."""

    name: str
    text: str
    rules: list[str]
    """Ids of the rules that it changes."""


class Rules(TypedDict):
    """Every rule in a language."""

    round: str
    """The course of a round."""
    words: str
    about: str
    also: dict[str, str]
    """Synonyms for searching, and what they mean."""
    sections: list[RuleSection]
    options: list[OptionInWords]
    presets: dict[str, str]
    """The editions."""


@cache
def words_of(language: str) -> Words:
    """The words of a language, as the page needs them."""
    given = words_in(language, TABLES)
    words = catalogue(language)
    helps: dict[str, dict[str, str | dict[str, str]]] = {
        "card_help": {card: words.card_help(card) for card in CARDS},
        "person_help": {person: words.person_help(person) for person in PERSONS},
    }
    return {
        **given,
        "tables": {**given["tables"], **helps},
        "languages": [{"id": k, "name": catalogue(k).language_name} for k in languages()],
    }


@cache
def help_at(options: Options, language: str) -> dict[str, str]:
    """The help for cards and persons that differs from `words_of` at a table with these options."""
    words = catalogue(language)
    here = {card: words.card_help(card, options) for card in CARDS}
    here |= {person: words.person_help(person, options) for person in PERSONS}
    usual = words_of(language)["tables"]
    return {
        ident: text
        for ident, text in here.items()
        if text != usual["card_help" if ident in CARDS else "person_help"][ident]
    }


@cache
def rules_of(language: str) -> Rules:
    """Every rule in a language."""
    book = rulebook(language)
    cards = {card_rule(card).id: card for card in CARDS}
    persons = {person_rule(person).id: person for person in PERSONS}
    return {
        "round": book.round,
        "words": book.words,
        "about": book.about,
        "also": book.also,
        "sections": [
            {
                "name": section.name,
                "title": section.title,
                "rules": [
                    {
                        "id": rule.id,
                        "title": rule.title,
                        "text": rule.text,
                        "ruling": rule.ruling,
                        "note": rule.note,
                        "card": cards.get(rule.id),
                        "person": persons.get(rule.id),
                    }
                    for rule in section.rules
                ],
            }
            for section in book.sections
        ],
        "options": [
            {"name": option.name, "text": option.text, "rules": list(option.rules)}
            for option in book.options
        ],
        "presets": book.presets,
    }
