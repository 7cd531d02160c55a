"""All languages have the same phrases."""

from __future__ import annotations

import doctest
import string
import tomllib
from typing import Any

import pytest
from babel import Locale
from babel.lists import format_list
from babel.numbers import format_decimal

from notredame.rules.errors import NotreDameError
from notredame.text import catalogue, languages
from notredame.text.catalogues import catalogue as catalogue_module
from notredame.text.catalogues.catalogue import LANGUAGE_FILES
from notredame.text.catalogues.grammar import PLURALS, Grammar

OTHERS = [language for language in languages() if language != "en"]


def tables(language: str) -> dict[str, Any]:
    return tomllib.loads((LANGUAGE_FILES / f"{language}.toml").read_text("utf-8"))


def keys(language: str) -> set[tuple[str, str]]:
    return {(table, key) for table, entries in tables(language).items() for key in entries}


def placeholders(text: str) -> set[str]:
    return {name for _, name, _, _ in string.Formatter().parse(text) if name is not None}


def test_english_and_german_are_there() -> None:
    assert {"en", "de"} <= set(languages())
    assert not any(language.startswith("rules_") for language in languages())


@pytest.mark.parametrize("language", OTHERS)
def test_a_language_has_no_key_missing_and_none_too_many(language: str) -> None:
    assert sorted(keys("en") - keys(language)) == []
    assert sorted(keys(language) - keys("en")) == []


@pytest.mark.parametrize("language", OTHERS)
def test_placeholders_agree_with_english(language: str) -> None:
    english, other = tables("en"), tables(language)
    differing = [
        (table, key)
        for table, key in sorted(keys("en"))
        if isinstance(english[table][key], str)
        and placeholders(english[table][key]) != placeholders(other[table][key])
    ]
    assert differing == []


@pytest.mark.parametrize("language", languages())
def test_counted_things_have_the_forms_of_the_language(language: str) -> None:
    data = tables(language)
    needed = set(map(PLURALS[data["language"]["plural"]], range(200)))
    for forms in data["count"].values():
        assert set(forms) == needed
        assert all(placeholders(form) == {"n"} for form in forms.values())


@pytest.mark.parametrize("language", languages())
def test_no_words_are_empty_or_have_stray_spaces(language: str) -> None:
    for table, entries in tables(language).items():
        for key, value in entries.items():
            for text in value.values() if isinstance(value, dict) else [value]:
                assert text, (table, key)
                assert key.startswith("list_") or text == text.strip(), (table, key)


def test_plurals() -> None:
    assert catalogue("en").count("coin", 1) == "1 coin"
    assert catalogue("en").count("coin", 0) == "0 coins"
    assert catalogue("de").count("marker", 2) == "2 Steine"
    counted = [catalogue("ru").count("coin", n) for n in (1, 2, 5, 11, 12, 21, 22)]
    forms = "1 монета, 2 монеты, 5 монет, 11 монет, 12 монет, 21 монета, 22 монеты"
    assert counted == forms.split(", ")
    assert catalogue("ru").signed("coin", -2) == "−2 монеты"


def test_lists() -> None:
    assert catalogue("en").listed(["Anna"]) == "Anna"
    assert catalogue("en").listed(["Anna", "Ben", "Cleo"]) == "Anna, Ben and Cleo"
    assert catalogue("de").listed(["Anna", "Ben"]) == "Anna und Ben"
    assert catalogue("de").either(["3", "4", "5"]) == "3, 4 oder 5"
    assert catalogue("en").either(["3"]) == "3"


@pytest.mark.parametrize("language", languages())
def test_grammar_is_that_of_the_unicode_cldr(language: str) -> None:
    """The page uses the browser's `Intl` with the same locale."""
    grammar = tables(language)["language"]
    ours, locale = Grammar(grammar), Locale.parse(grammar["locale"], sep="-")
    assert [ours.plural_form(n) for n in range(1200)] == list(map(locale.plural_form, range(1200)))
    for names in (["Anna"], ["Anna", "Ben"], ["Anna", "Ben", "Cleo"], ["A", "B", "C", "D"]):
        assert ours.listed(names) == format_list(names, locale=locale)
    for choices in (["3", "4"], ["3", "4", "5"]):
        theirs = format_list(choices, style="or", locale=locale)
        # Japanese has both forms; official texts use the shorter one.
        assert ours.either(choices) == theirs.replace("、または", "または")
    for number in (0.0, 0.04, 2.5, 12.34, -1.6, 99.96):
        assert ours.decimal(number) == format_decimal(number, "0.0", locale=locale)


@pytest.mark.parametrize(
    ("number", "shown"),
    [(0.05, "0.1"), (0.25, "0.3"), (0.449, "0.4"), (1.45, "1.5"), (4.35, "4.4"), (-1.15, "-1.2")],
)
def test_halves_are_rounded_as_browsers_do(number: float, shown: str) -> None:
    """Away from zero, even where the binary number is a little below the half, such as 1.45."""
    assert catalogue("en").decimal(number) == shown


def test_an_unknown_language_is_a_sentence_with_those_that_exist() -> None:
    with pytest.raises(
        NotreDameError, match=f"no language 'tlh'; there are {', '.join(languages())}"
    ):
        catalogue("tlh")


def test_the_examples_in_the_documentation_hold() -> None:
    assert doctest.testmod(catalogue_module).failed == 0
