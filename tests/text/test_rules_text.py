"""The rules in words."""

from __future__ import annotations

from pathlib import Path

import pytest

from notredame.rules.errors import NotreDameError
from notredame.rules.model.options import ALLOWED, EDITIONS
from notredame.rules.model.persons import PERSONS
from notredame.rules.model.pieces import CARDS
from notredame.rules.model.printed_data import PRINTED, printed_from_toml
from notredame.text import rule_ids, rule_text, rules_markdown
from notredame.text.rules.rulebook import card_rule, person_rule, rulebook

DOCS = Path(__file__).resolve().parents[2] / "docs"
LAST = {"S": 7, "T": 10, "A": 12, "M": 4, "P": 15, "X": 18, "PR": 9, "G": 4, "N": 1}
RULED = {
    "S7",
    "T3",
    "T9",
    "T10",
    "A3",
    "A5",
    "A7",
    "A9",
    "M1",
    "M3",
    "G4",
    *(f"PR{n}" for n in range(1, 10)),
}


def test_every_rule_has_its_id() -> None:
    expected = [f"{prefix}{n}" for prefix, last in LAST.items() for n in range(1, last + 1)]
    assert list(rulebook().rules) == expected
    assert [section.prefix for section in rulebook().sections] == list(LAST)


def test_ids_of_options_and_presets() -> None:
    ids = rule_ids()
    assert len(ids) == len(set(ids)) == sum(LAST.values()) + len(ALLOWED) + len(EDITIONS)
    assert "option_hire_cost" in ids
    assert "preset_rio_grande_2007" in ids


def test_rulings_have_a_reason() -> None:
    assert {rule.id for rule in rulebook().rules.values() if rule.ruling} == RULED


def test_cards_and_persons_have_their_rule() -> None:
    for name, rule in [(card, card_rule(card)) for card in CARDS] + [
        (person, person_rule(person)) for person in PERSONS
    ]:
        assert rule.title.lower().replace(" ", "-") == name


def test_rules_and_options_that_are_mentioned_exist() -> None:
    for option in rulebook().options:
        assert set(option.rules) <= set(rulebook().rules)


@pytest.mark.parametrize("what", [*rule_ids(), *CARDS, *PERSONS, *ALLOWED, *EDITIONS])
def test_everything_can_be_asked_for(what: str) -> None:
    for asked in (what, what.upper(), f" {what.replace('_', '-')} ", what.replace("-", " ")):
        text = rule_text(asked)
        assert len(text) > 30
        assert text == rule_text(what)
        assert not any(sign in text for sign in ("{", "}", "None"))


def test_without_a_topic_all_are_listed() -> None:
    overview = rule_text()
    for word in [*CARDS, *PERSONS]:
        assert word.replace("-", " ") in overview.lower().replace("-", " ")
    for word in [*ALLOWED, *EDITIONS, "plague", "A1 to A12", "printed", "deal"]:
        assert word in overview


def test_a_rule_a_section_a_person() -> None:
    assert rule_text("a6") == "A6  Residence\nGain 1 prestige for each piece in the residence."
    assert all(f"G{n}  " in rule_text("plague") for n in range(1, 5))
    assert "Ruling: " in rule_text("t9")
    assert "grey A, 0 rats (placeholder" in rule_text("bishop")
    assert "Option new_persons" in rule_text("new persons")
    assert "message_sets = kind" in rule_text("lifestyle-ru")
    assert rule_text("presets") == rule_text("editions")


def test_printed_is_a_file_that_can_be_read_back() -> None:
    assert printed_from_toml(rule_text("printed")) == PRINTED


def test_an_unknown_topic_is_a_sentence_with_the_nearest() -> None:
    with pytest.raises(NotreDameError, match=r"no rule or topic 'plaque'. Perhaps plague"):
        rule_text("plaque")
    with pytest.raises(NotreDameError, match=r"Leave out the topic to see them all\.$"):
        rule_text("qqqqqqqq")


def test_the_document_is_up_to_date() -> None:
    assert (DOCS / "rules.md").read_text(encoding="utf-8") == rules_markdown()


def test_the_document_has_everything() -> None:
    text = rules_markdown()
    for rule in rulebook().rules.values():
        assert f"### {rule.id} {rule.title}\n\n{rule.text}" in text
        assert rule.ruling in text
    for name in [*ALLOWED, *EDITIONS]:
        assert name in text
    for _, source in PRINTED.rats.values():
        assert source in text
