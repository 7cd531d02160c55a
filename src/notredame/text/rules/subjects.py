"""The topics of the rule help, by every word that people may use for them."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from functools import cache, partial
from unicodedata import combining, normalize

from notredame.rules.model.options import EDITIONS, Options
from notredame.rules.model.persons import PERSONS
from notredame.rules.model.pieces import CARDS
from notredame.rules.model.printed_data import PRINTED

from ..catalogues.catalogue import DEFAULT_LANGUAGE, catalogue
from .articles import (
    card_entry,
    option_entry,
    options_entry,
    person_entry,
    preset_entry,
    rule_entry,
    section_entry,
)
from .fairness import deal_text
from .rulebook import person_rule, rulebook
from .tables import presets_list

NAMES = ("source", "phase", "card_short", "card_the", "person_the", "card", "person")
"""Tables of a language that name topics, those with the full names last."""

Part = Callable[[Options], str]
"""Makes a text, given the options of the table where it is asked for."""


@dataclass(frozen=True)
class Subject:
    """A topic under one of its names."""

    word: str
    """The name as it is written."""
    parts: tuple[Part, ...]
    """Makes its texts; all names of one topic share them."""

    def text(self, options: Options) -> str:
        """The whole text about it at a table with these options."""
        return "\n\n".join(part(options) for part in self.parts)


def key_of(words: str) -> str:
    """A word as a key: `Notre Dame`, `notre_dame`, `NOTRE-DAME` are one; accents are optional."""
    plain = "".join(sign for sign in normalize("NFKD", words.casefold()) if not combining(sign))
    return "-".join(plain.replace("_", " ").replace("-", " ").split())


@cache
def subjects(language: str) -> dict[str, Subject]:
    """Every topic by the key of each of its names: ids, and the words of the language and English.

    Where a word of the language is also an English one, the language decides.
    """
    found: dict[str, Subject] = {}
    for name, part in _parts(language):
        before = found[key_of(name)].parts if key_of(name) in found else ()
        found[key_of(name)] = Subject(name, (*before, part))
    ids = dict(found)
    for spoken in (DEFAULT_LANGUAGE, language):
        for word, topic in other_words(spoken):
            found[key_of(word)] = Subject(word, ids[key_of(topic)].parts)
    return found


def own_subjects(language: str) -> dict[str, Subject]:
    """The topics without words that only English has."""
    own = {key_of(word) for word, _ in other_words(language)}
    english = {key_of(word) for word, _ in other_words(DEFAULT_LANGUAGE)}
    known = subjects(language)
    return {key: known[key] for key in known if key in own or key not in english}


def _parts(language: str) -> list[tuple[str, Part]]:
    """The ids with their texts; an id used for two things has both texts."""
    book = rulebook(language)
    of_persons = {person_rule(person).id: person for person in PERSONS}
    out: list[tuple[str, Part]] = []
    for rule in book.rules.values():
        if rule.id in of_persons:
            out.append((rule.id, partial(person_entry, of_persons[rule.id], language)))
        else:
            out.append((rule.id, _always(partial(rule_entry, rule, language))))
    out += [(card, partial(card_entry, card, language)) for card in CARDS]
    out += [(person, partial(person_entry, person, language)) for person in PERSONS]
    for section in book.sections:
        out.append((section.name, _always(partial(section_entry, section, language))))
    for option in book.options:
        for name in (option.name, f"option_{option.name}"):
            out.append((name, _always(partial(option_entry, option, language))))
    for edition in EDITIONS:
        for name in (edition, f"preset_{edition}"):
            out.append((name, _always(partial(preset_entry, edition, language))))
    out += [(name, _always(partial(presets_list, language))) for name in ("presets", "editions")]
    return [
        *out,
        ("round", _always(lambda: book.round)),
        ("words", _always(lambda: book.words)),
        ("about", _always(lambda: book.about)),
        ("deal", _always(partial(deal_text, language))),
        ("options", _always(partial(options_entry, language))),
        ("printed", _always(PRINTED.to_toml)),
    ]


def _always(text: Callable[[], str]) -> Part:
    """A text that is the same at every table."""
    return lambda _: text()


@cache
def other_words(language: str) -> tuple[tuple[str, str], ...]:
    """The words of a language, each with the id of its topic; the last of equal words counts."""
    book, words = rulebook(language), catalogue(language)
    titles = [(section.title, section.name) for section in book.sections]
    ids = {key_of(name): name for name, _ in _parts(language)}
    ids |= rulebook(DEFAULT_LANGUAGE).also
    names = [
        (words.say(table, name), ids[name])
        for table in NAMES
        for name in words.keys(table)
        if name in ids
    ]
    return (*titles, *names, *book.also.items())
