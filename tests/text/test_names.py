"""Everything with an id has a name, and every name has an id."""

from __future__ import annotations

import pytest

from notredame.rules.knowledge.description import PERIODS, PHASES
from notredame.rules.model.actions import QUESTIONS
from notredame.rules.model.options import ALLOWED
from notredame.rules.model.persons import LETTERS, PERSONS
from notredame.rules.model.pieces import CARDS, COLOURS, KINDS, PLACES, SECTORS, SOURCES
from notredame.text import Catalogue, catalogue, languages

from .test_languages import tables

IDS = {
    "card": set(CARDS),
    "card_the": set(CARDS),
    "card_help": set(CARDS),
    "person": set(PERSONS),
    "person_the": set(PERSONS),
    "person_help": set(PERSONS),
    "option_help": set(ALLOWED),
    "place": {*PLACES, "friend"},
    "place_to": set(PLACES),
    "place_from": set(PLACES),
    "colour": set(COLOURS),
    "colour_card": set(COLOURS),
    "market": {"message", "centre", "empty", "empty-of", "edge"},
    "market_to": {"centre", "edge"},
    "market_short": {"centre"},
    "kind_short": set(KINDS),
    "colour_short": set(COLOURS),
    "card_short": set(CARDS),
    "card_hint": set(CARDS),
    "sector_code": set(SECTORS),
    "kind": set(KINDS),
    "source": set(SOURCES),
    "phase": set(PHASES.values()),
    "period": set(PERIODS),
    "letter": set(LETTERS),
    "prompt": {*QUESTIONS, "hire-again"},
}


@pytest.mark.parametrize("table", IDS)
def test_a_table_has_exactly_the_ids_of_the_rules(table: str) -> None:
    assert set(tables("en")[table]) == IDS[table]


@pytest.mark.parametrize("language", languages())
def test_names_differ(language: str) -> None:
    tables_of_names = ("card", "person", "colour", "kind", "phase", "person_help")
    for table in (*tables_of_names, *(name for name in IDS if name.endswith("_short"))):
        entries = list(tables(language)[table].values())
        assert len(set(entries)) == len(entries), table


def test_names_and_help() -> None:
    en, de = catalogue("en"), catalogue("de")
    assert en.card("notre-dame") == "Notre Dame"
    assert de.card("carriage-house") == "Kutscherei"
    assert en.kind("rat") == "3 prestige + rat back 1"
    assert en.source("donations") == "donations"
    assert (en.phase("hire"), en.period("A"), en.letter("B")) == ("hiring", "period A", "grey B")
    assert en.place("general-supply") == "general supply"
    assert "prestige" in en.card_help("park")
    assert en.person_help("monk") == "2 markers and 1 prestige."
    assert en.option_help("hire_cost").endswith("in coins.")
    assert de.language_name == "Deutsch"
    assert en.terminal("wins", name="Ben", prestige=en.count("prestige", 61)) == (
        "Ben wins with 61 prestige."
    )


@pytest.mark.parametrize("language", languages())
def test_every_question_has_a_short_prompt(language: str) -> None:
    words: Catalogue = catalogue(language)
    for question in QUESTIONS:
        prompt = words.prompt(question)
        assert prompt[-1] in ".?。？"
        assert len(prompt) <= 70


def test_the_advisor_asks_whom_else_to_hire() -> None:
    assert catalogue("en").prompt("hire", {"asked_about": {"further": 0}}) == "Whom do you hire?"
    assert (
        catalogue("en").prompt("hire", {"asked_about": {"further": 2}}) == "Whom else do you hire?"
    )
