"""Numbers of the rules are filled into sentences, never typed, in every language."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator

import pytest

from notredame.rules.model.persons import PERSONS
from notredame.rules.numbers import RULE_NUMBERS
from notredame.rules.play.persons.counting import ROWS
from notredame.text import catalogue, languages, rule_text, rules_markdown
from notredame.text.catalogues.rule_numbers import with_numbers
from notredame.text.rules.rulebook import person_rule, rulebook
from notredame.text.rules.subjects import other_words, subjects

from .test_languages import tables

CACHES = (catalogue, rulebook, subjects, other_words)
TYPED = re.compile(r"[2-9](?!回|人|枚目|つ)|\d\d")
"""A typed number above one that is not idiomatic, such as "twice" in Japanese."""
OTHER = 57
"""A number that no rule has."""


def forget() -> None:
    for cached in CACHES:
        cached.cache_clear()


@pytest.fixture
def change(monkeypatch: pytest.MonkeyPatch) -> Iterator[Callable[[str], None]]:
    """Gives a number of the rules another value, as if the rule had changed."""

    def changed(name: str) -> None:
        monkeypatch.setitem(RULE_NUMBERS, name, OTHER)
        forget()

    forget()
    yield changed
    monkeypatch.undo()
    forget()


@pytest.mark.parametrize("language", languages())
def test_help_has_no_number_typed_that_the_rules_know(language: str) -> None:
    raw = tables(language)
    for table in ("card_help", "card_hint", "person_help", "help_variant", "kind", "then"):
        for key, text in raw[table].items():
            typed = re.sub(r"\{[^}]*\}", "", text)
            assert not TYPED.search(typed), (table, key, text)


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("row", ROWS, ids=lambda row: PERSONS[row[0]])
def test_what_a_person_pays_follows_from_the_rules(
    language: str,
    row: tuple[int, int, int, object],
    change: Callable[[str], None],
) -> None:
    person = PERSONS[row[0]]
    if person in ("manager", "gravedigger"):
        return  # they pay as much as something else is worth
    change(f"{person.replace('-', '_')}_points")
    assert str(OTHER) in catalogue(language).person_help(person)
    assert str(OTHER) in person_rule(person, language).text


RULES_OF = {
    "hotel_double": ("A8", "hotel_double_from"),
    "hotel_double_older": ("A8", "hotel_double_from"),
    "coin_limit": ("A5", "coins"),
    "new_persons_in_all": ("S6", "new_persons"),
    "grey_persons_in_all": ("S6", "new_persons"),
    "first_coins": ("S3",),
    "markers_each": ("S3",),
    "first_markers": ("S3",),
    "first_general": ("S3",),
    "coin_message": ("S4",),
    "rounds": ("T9",),
    "tile_for_4": ("S2",),
    "park_pieces": ("A9", "park"),
    "most_donated": ("A11",),
    "rat_end": ("G2", "P11"),
    "overrun_loss": ("G2", "G4"),
    "minstrel_most": ("P5", "minstrel"),
    "guild_master_from": ("P10", "guild-master"),
    "mayor_from": ("P14", "mayor"),
    "advocate_each": ("P12", "advocate"),
    "guard_each": ("X17", "guard"),
    "money_lender_coins": ("P1", "money-lender"),
    "monk_markers": ("P3", "monk"),
    "gypsies_points": ("X8", "gypsies"),
}


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("name", RULES_OF)
def test_rule_texts_follow_from_the_rules(
    language: str, name: str, change: Callable[[str], None]
) -> None:
    before = rules_markdown(language)
    change(name)
    for asked in RULES_OF[name]:
        assert str(OTHER) in rule_text(asked, language), asked
    assert rules_markdown(language) != before


def test_numbers_have_the_forms_of_the_language() -> None:
    text = {
        "text": "{donated:or-coin}, {donated:and}, {donated:list}, {mayor_points:prestige}, {n}"
    }
    assert with_numbers(text, catalogue("en")) == {
        "text": "1, 2 or 3 coins, 1, 2 and 3, 1, 2, 3, 3 prestige, {n}"
    }
    assert with_numbers({"text": "{monk_markers:marker}"}, catalogue("ru")) == {"text": "2 маркера"}


def test_an_unknown_number_is_an_error() -> None:
    with pytest.raises(KeyError):
        with_numbers({"text": "{nonsense:coin}"}, catalogue("en"))
