"""The words of a language. A new one needs two files, such as `fr.toml` and `rules_fr.toml`."""

from __future__ import annotations

import tomllib
from collections.abc import Mapping, Sequence
from functools import cache
from importlib.resources import files
from typing import Any

from notredame.rules.choices import Choice
from notredame.rules.errors import NotreDameError, shown
from notredame.rules.named_events import Event

from .choice_labels import choice_label
from .log_lines import event_deed, event_line
from .names import Names
from .phrases import Words
from .rule_numbers import with_numbers

DEFAULT_LANGUAGE = "en"


class Catalogue(Names):
    """Everything the game says in one language.

    >>> catalogue("en").person_help("monk")
    '2 markers and 1 prestige.'
    >>> catalogue("de").card("hotel")
    'Gasthaus'
    """

    def prompt(self, question: str, view: Mapping[str, Any] | None = None) -> str:
        """The question in words; with a view, the advisor's further hires are told apart."""
        if question == "hire" and (view or {}).get("asked_about", {}).get("further", 0) > 0:
            return self.say("prompt", "hire-again")
        return self.say("prompt", question)

    def label(self, question: str, choice: Choice, view: Mapping[str, Any]) -> str:
        """A choice in words, as an answer to a question; `view` is `View.as_dict()`."""
        return choice_label(self, question, choice, view)

    def log_line(self, event: Event, names: Sequence[str]) -> str | None:
        """An event in words, as some seat sees it; None for what is not worth a line."""
        return event_line(self, event, names)

    def deed(self, event: Event, names: Sequence[str]) -> str | None:
        """The same for a place where its player is named already."""
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
    return Catalogue(language, with_numbers(tables, Words(language, tables)))
