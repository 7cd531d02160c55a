"""The words of a language. A new one needs two files, such as `fr.toml` and `rules_fr.toml`."""

from __future__ import annotations

import tomllib
from collections.abc import Iterable, Mapping, Sequence
from functools import cache
from importlib.resources import files
from typing import Any

from notredame.rules.choices import Choice
from notredame.rules.errors import NotreDameError, shown
from notredame.rules.model.options import Options
from notredame.rules.named_events import Event

from .choice_labels import choice_label
from .grammar import Grammar
from .help_texts import USUAL, help_text
from .log_lines import event_deed, event_line
from .market_names import market_name
from .rule_numbers import with_numbers

DEFAULT_LANGUAGE = "en"


class Catalogue:
    """Everything the game says in one language.

    >>> catalogue("en").person_help("monk")
    '2 markers and 1 prestige.'
    >>> catalogue("de").card("hotel")
    'Gasthaus'
    """

    def __init__(self, language: str, tables: Mapping[str, Mapping[str, Any]]) -> None:
        self.language = language
        """Its short name, such as `en`."""
        self._tables = tables
        self._grammar = Grammar(tables["language"])

    # Words by key.

    def has(self, table: str, key: str) -> bool:
        """Whether there is a phrase for a key."""
        return key in self._tables[table]

    def keys(self, table: str) -> tuple[str, ...]:
        """The keys of a table."""
        return tuple(self._tables[table])

    def table(self, table: str) -> Mapping[str, Any]:
        """A whole table of phrases, for code that needs all of them."""
        return self._tables[table]

    def say(self, table: str, key: str, **values: object) -> str:
        """The phrase of a key, with values filled in."""
        return str(self._tables[table][key]).format(**values)

    def terminal(self, key: str, **values: object) -> str:
        """A phrase of the terminal."""
        return self.say("terminal", key, **values)

    def help(self, key: str, **values: object) -> str:
        """A phrase of the rule help."""
        return self.say("help", key, **values)

    # Numbers and lists.

    def count(self, thing: str, n: int) -> str:
        """A number of things, with the noun in the right plural: `1 coin`, `2 coins`."""
        return self._counted(thing, n).format(n=n)

    def signed(self, thing: str, n: int) -> str:
        """A gain or a loss: `+3 coins`, `−1 coin`, `±0 coins`."""
        return self._counted(thing, n).format(n=f"{'+' if n > 0 else '−' if n else '±'}{abs(n)}")

    def _counted(self, thing: str, n: int) -> str:
        return str(self._tables["count"][thing][self._grammar.plural_form(abs(n))])

    def decimal(self, number: float) -> str:
        """A number with one decimal place."""
        return self._grammar.decimal(number)

    def signed_decimal(self, number: float) -> str:
        """A gain or a loss with one decimal place: `+3.5`, `−0.2`, `0.0`."""
        text = self.decimal(abs(number))
        nothing = text == self.decimal(0)
        return text if nothing else f"{'+' if number > 0 else '−'}{text}"

    def listed(self, items: Iterable[str]) -> str:
        """Items as a sentence lists them: `Anna, Ben and Cleo`."""
        return self._grammar.listed(items)

    def enumerated(self, items: Iterable[str]) -> str:
        """Items of a list, without an `and`."""
        return self._grammar.enumerated(items)

    def either(self, items: Iterable[str]) -> str:
        """Items to choose from: `3, 4 or 5`."""
        return self._grammar.either(items)

    # Names of everything with an id.

    @property
    def language_name(self) -> str:
        """The language's own name."""
        return self.say("language", "name")

    def card(self, card: str) -> str:
        """An action card, or the sector of the same name."""
        return self.say("card", card)

    def person(self, person: str) -> str:
        """A person."""
        return self.say("person", person)

    def place(self, place: str) -> str:
        """A place where markers can be; also `friend`."""
        return self.say("place", place)

    def colour(self, colour: str) -> str:
        """A player's colour."""
        return self.say("colour", colour)

    def market(self, market: str, messages: Mapping[str, str] | None) -> str:
        """A market given as `blue/left-inner`; `messages` are the kinds that lie on markets now."""
        return market_name(self, market, messages)

    def destination(self, market: str) -> str:
        """Where a carriage drives that takes no message."""
        borough, place = market.split("/")
        key = "centre" if place == "centre" else "edge"
        return self.say("market_to", key, colour=self.colour(borough))

    def kind(self, kind: str) -> str:
        """A kind of message, named by what it brings."""
        return self.say("kind", kind)

    def source(self, source: str) -> str:
        """Where prestige comes from."""
        return self.say("source", source)

    def phase(self, phase: str) -> str:
        """A phase of a round."""
        return self.say("phase", phase)

    def period(self, period: str) -> str:
        """A period."""
        return self.say("period", period)

    def letter(self, letter: str) -> str:
        """The group of a person: brown, or grey with its letter."""
        return self.say("letter", letter)

    # What things do, in one line.

    def person_help(self, person: str, options: Options = USUAL) -> str:
        """What a person does at a table with these options."""
        return self._help("person_help", person, options)

    def card_help(self, card: str, options: Options = USUAL) -> str:
        """What a card and its sector do at a table with these options."""
        return self._help("card_help", card, options)

    def card_hint(self, card: str, options: Options = USUAL) -> str:
        """What a card and its sector do in a few words, for a list of choices."""
        return self._help("card_hint", card, options)

    def _help(self, table: str, key: str, options: Options) -> str:
        variants = self._tables["help_variant"]
        return help_text(table, key, self._tables[table][key], variants, options)

    def option_help(self, option: str) -> str:
        """What an option is about."""
        return self.say("option_help", option)

    # Questions, choices and events in words.

    def prompt(self, question: str, view: Mapping[str, Any] | None = None) -> str:
        """The question in words; with a view, the advisor's further hires have their own words."""
        if question == "hire" and (view or {}).get("asked_about", {}).get("further", 0) > 0:
            return self.say("prompt", "hire-again")
        return self.say("prompt", question)

    def label(self, question: str, choice: Choice, view: Mapping[str, Any]) -> str:
        """A choice in words, as an answer to a question; `view` is `View.as_dict()`."""
        return choice_label(self, question, choice, view)

    def log_line(self, event: Event, names: Sequence[str]) -> str | None:
        """An event in words, as a seat sees it; None for an event that is not worth a line."""
        return event_line(self, event, names)

    def deed(self, event: Event, names: Sequence[str]) -> str | None:
        """An event in words, to stand where its player is named already."""
        return event_deed(self, event, names)


LANGUAGE_FILES = files("notredame.text") / "languages"
"""The folder with two files for each language: `en.toml` and `rules_en.toml`."""


@cache
def languages() -> tuple[str, ...]:
    """The languages there are, by their short names."""
    found = (entry.name for entry in LANGUAGE_FILES.iterdir())
    return tuple(
        sorted(
            name.removesuffix(".toml")
            for name in found
            if name.endswith(".toml") and not name.startswith("rules_")
        )
    )


@cache
def catalogue(language: str = DEFAULT_LANGUAGE) -> Catalogue:
    """The words of a language."""
    if language not in languages():
        raise NotreDameError(
            f"There is no language {shown(language)}; there are {', '.join(languages())}."
        )
    text = (LANGUAGE_FILES / f"{language}.toml").read_text(encoding="utf-8")
    tables = tomllib.loads(text)
    return Catalogue(language, with_numbers(tables, Catalogue(language, tables)))
