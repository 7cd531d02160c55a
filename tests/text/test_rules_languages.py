"""The rules in every language: the same ids, and every word leads to its topic."""

from __future__ import annotations

import re
import tomllib
from collections.abc import Iterator
from typing import Any

import pytest

from notredame.rules.errors import NotreDameError
from notredame.rules.model.options import ALLOWED, EDITIONS
from notredame.rules.model.persons import PERSONS
from notredame.rules.model.pieces import CARDS
from notredame.rules.model.printed_data import PRINTED
from notredame.text import catalogue, languages, rule_text, rules_markdown, topics
from notredame.text.catalogues.catalogue import LANGUAGE_FILES
from notredame.text.catalogues.grammar import sentence
from notredame.text.catalogues.rule_numbers import with_numbers
from notredame.text.rules.rulebook import card_rule, person_rule, rulebook
from notredame.text.rules.subjects import key_of, other_words

from .test_languages import OTHERS, placeholders

RULE = re.compile(r"(?<![A-Za-z])(?:PR|[STAMPXGN])\d+")
FILLED = {("deal", "text"), ("printed", "text")}
"""Texts with placeholders."""


def rules_file(language: str) -> dict[str, Any]:
    return tomllib.loads((LANGUAGE_FILES / f"rules_{language}.toml").read_text("utf-8"))


def entries(data: dict[str, Any], path: tuple[str, ...] = ()) -> Iterator[tuple[Any, Any]]:
    """All texts of a file by their place, without the further words for topics."""
    for key, value in data.items():
        if isinstance(value, dict):
            if key != "also":
                yield from entries(value, (*path, key))
        else:
            yield (*path, key), value


def test_every_language_has_rules_and_all_rules_a_language() -> None:
    found = {entry.name for entry in LANGUAGE_FILES.iterdir()}
    named = {name for name in found if name.startswith("rules_") and name.endswith(".toml")}
    assert named == {f"rules_{language}.toml" for language in languages()}


@pytest.mark.parametrize("language", OTHERS)
def test_the_same_entries_in_the_same_order(language: str) -> None:
    english, other = dict(entries(rules_file("en"))), dict(entries(rules_file(language)))
    assert list(other) == list(english)
    for place, value in english.items():
        if place[-1] in ("name", "rules"):
            assert other[place] == value, place


@pytest.mark.parametrize("language", OTHERS)
def test_the_same_rules_and_options_are_mentioned(language: str) -> None:
    english, other = dict(entries(rules_file("en"))), dict(entries(rules_file(language)))
    for place, value in english.items():
        if isinstance(value, str):
            assert set(RULE.findall(other[place])) == set(RULE.findall(value)), place
            for option in (name for name in ALLOWED if "_" in name):
                assert (option in other[place]) == (option in value), (place, option)


@pytest.mark.parametrize("language", OTHERS)
def test_the_same_is_filled_in(language: str) -> None:
    english, other = dict(entries(rules_file("en"))), dict(entries(rules_file(language)))
    for place in FILLED:
        assert placeholders(other[place]) == placeholders(english[place])
    for place, text in english.items():
        if isinstance(text, str):
            assert placeholders(text) <= placeholders(other[place]), place


@pytest.mark.parametrize("language", languages())
def test_no_rule_text_is_empty_or_has_strays(language: str) -> None:
    for place, value in entries(with_numbers(rules_file(language), catalogue(language))):
        assert value, place
        if isinstance(value, str):
            assert value == value.strip(), place
            assert place in FILLED or not re.search("[{}]", value), place
            assert "\n" not in value or place[0] in ("round", "deal", "printed"), place


@pytest.mark.parametrize("language", OTHERS)
def test_nothing_is_left_in_english(language: str) -> None:
    english, other = dict(entries(rules_file("en"))), dict(entries(rules_file(language)))
    same = [place for place in english if place[-1] == "text" and other[place] == english[place]]
    assert same == []


@pytest.mark.parametrize("language", languages())
def test_rules_of_cards_and_persons_have_their_names(language: str) -> None:
    words = catalogue(language)
    for card in CARDS:
        assert card_rule(card, language).title == sentence(words.card(card))
    for person in PERSONS:
        assert person_rule(person, language).title == sentence(words.person(person))


@pytest.mark.parametrize("language", languages())
def test_every_topic_has_a_text_without_strays(language: str) -> None:
    for topic in topics(language):
        text = rule_text(topic, language)
        assert text.strip(), topic
        if text != PRINTED.to_toml():
            assert not any(sign in text for sign in ("None", "{", "}")), topic


@pytest.mark.parametrize("language", languages())
def test_ids_mean_the_same_in_every_language(language: str) -> None:
    book = rulebook(language)
    for rule in book.rules.values():
        assert rule_text(rule.id, language).startswith(f"{rule.id}  {rule.title}\n{rule.text}")
    for section in book.sections:
        assert section.title in rule_text(section.name, language)
    for card in CARDS:
        assert card_rule(card, language).text in rule_text(card, language)
    for person in PERSONS:
        assert person_rule(person, language).text in rule_text(person, language)
    for option in book.options:
        for ident in (option.name, f"option_{option.name}", "options"):
            assert option.text in rule_text(ident, language)
    for preset, text in book.presets.items():
        for ident in (preset, f"preset_{preset}"):
            assert text in rule_text(ident, language)
    assert rule_text("round", language) == book.round
    assert rule_text("words", language) == book.words
    assert rule_text("about", language) == book.about
    assert rule_text("presets", language) == rule_text("editions", language)
    assert rule_text("printed", language) == PRINTED.to_toml()


@pytest.mark.parametrize("language", languages())
def test_every_word_leads_to_its_topic(language: str) -> None:
    words = catalogue(language)
    for name in (*CARDS, *PERSONS):
        word = words.card(name) if name in CARDS else words.person(name)
        for asked in (word, word.upper(), f" {word} "):
            assert rule_text(asked, language) == rule_text(name, language)
    for section in rulebook(language).sections:
        assert rule_text(section.title, language) == rule_text(section.name, language)
    for word, topic in rulebook(language).also.items():
        assert rule_text(word, language) == rule_text(topic, language), word


@pytest.mark.parametrize("language", languages())
def test_no_word_has_two_meanings_except_those_listed(language: str) -> None:
    decided = {key_of(word) for word in rulebook(language).also}
    meanings: dict[str, set[str]] = {}
    for word, topic in other_words(language):
        if key_of(word) not in decided:
            meanings.setdefault(key_of(word), set()).add(rule_text(topic, language))
    for key, texts in meanings.items():
        assert len(texts) == 1, key


@pytest.mark.parametrize("language", languages())
def test_english_words_are_understood_where_the_language_has_no_such_word(language: str) -> None:
    own = {key_of(word) for word, _ in other_words(language)}
    for word, topic in rulebook().also.items():
        if key_of(word) not in own:
            assert rule_text(word, language) == rule_text(topic, language)


@pytest.mark.parametrize("language", languages())
def test_all_that_the_overview_names_can_be_asked_for(language: str) -> None:
    overview, words = rule_text("", language), catalogue(language)
    for name in [*map(words.card, CARDS), *map(words.person, PERSONS), *ALLOWED, *EDITIONS]:
        assert name in overview
    for section in rulebook(language).sections:
        assert f"\n  {section.title}" in overview
    named = re.findall(r"^  ([^:：,、]+)[:：]", overview, re.MULTILINE)
    assert len(named) == 5
    for word in named:
        assert rule_text(word, language)


@pytest.mark.parametrize("language", languages())
def test_an_unknown_topic_is_a_sentence_in_the_language(language: str) -> None:
    words = catalogue(language)
    with pytest.raises(NotreDameError) as complaint:
        rule_text("qqqqqqqq", language)
    assert str(complaint.value) == words.help(
        "unknown", what="'qqqqqqqq'", hint=words.help("all_listed")
    )


@pytest.mark.parametrize("language", languages())
def test_the_document_has_everything_in_the_language(language: str) -> None:
    text, words = rules_markdown(language), catalogue(language)
    for rule in rulebook(language).rules.values():
        assert f"### {rule.id} {rule.title}\n\n{rule.text}" in text
        assert rule.ruling in text
        assert rule.note in text
    for person in PERSONS:
        assert f"| {sentence(words.person(person))} | " in text
    streets = ("column_street", "column_from", "column_to", "column_source")
    for columns in (streets, ("column_person", "column_group", "column_rats", "column_source")):
        assert f"| {' | '.join(map(words.help, columns))} |\n| ---" in text
    assert f"| {words.help('column_option')} | {' | '.join(EDITIONS)} |\n" in text
    for street in ("street_inside", "street_across"):
        assert f"\n| {words.help(street)} | " in text


@pytest.mark.parametrize("language", languages())
def test_the_deal_is_described_in_the_language(language: str) -> None:
    beginning = rulebook(language).deal.split("{")[0]
    assert len(beginning) > 10
    assert rule_text("deal", language).startswith(beginning)
    assert rule_text("deal", language) in rules_markdown(language)


def test_topics_in_german() -> None:
    assert rule_text("residenz", "de").startswith("A6  Residenz\nErhalte für jede Figur")
    assert rule_text("den Narren", "de").startswith("P6  Narr\n")
    assert "Karte: grau A, 0 Ratten (Platzhalter" in rule_text("Bischof", "de")
    assert "Kurz gesagt: Stein einsetzen" in rule_text("Park", "de")
    assert "Anmerkung: " in rule_text("Anheuern", "de")
    assert "Entscheidung: " in rule_text("Sieger", "de")
    assert "= 3 oder 4 (Vorgabe 3; A8)" in rule_text("hotel_double_from", "de")
    assert "anniversary-2017: die Vorgabe" in rule_text("Ausgaben", "de")
    assert rule_text("strassen", "de") == rule_text("Straßen", "de") == rule_text("A7", "de")


def test_accents_and_wide_characters_may_differ() -> None:
    assert rule_text("Monch", "de") == rule_text("Mönch", "de")
    assert rule_text("Ａ７", "de") == rule_text("A7", "de")


def test_suggestions_are_words_of_the_language() -> None:
    with pytest.raises(NotreDameError, match=r"'Nar' .* Vielleicht Narr, Arzt oder Park\?$"):
        rule_text("Nar", "de")
    with pytest.raises(NotreDameError) as complaint:
        rule_text("manage", "de")
    assert "manager" not in str(complaint.value)
    with pytest.raises(NotreDameError, match=r"Perhaps manager"):
        rule_text("manage")


def test_a_topic_is_suggested_once() -> None:
    with pytest.raises(NotreDameError) as complaint:
        rule_text("Gelehrt", "de")
    assert str(complaint.value).count("Gelehrte") == 1


def test_other_words_find_the_rule() -> None:
    assert rule_text("gold") == rule_text("A5")
    assert rule_text("Geld", "de") == rule_text("A5", "de")
    assert rule_text("tavern") == rule_text("hotel")
    assert rule_text("jester") == rule_text("fool")
