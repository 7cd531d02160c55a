"""Help for cards and persons says what holds at the table, in every language."""

from __future__ import annotations

import re
from itertools import product
from typing import Any

import pytest

from notredame.rules.game import Game
from notredame.rules.model.options import ALLOWED, DEFAULT_EDITION, EDITIONS, Options, options_in
from notredame.rules.model.persons import PERSONS
from notredame.rules.model.pieces import CARDS
from notredame.text import catalogue, languages, rule_text

ALL = [
    Options(**dict(zip(ALLOWED, values, strict=True)))
    for values in product(*(ALLOWED[name] for name in ALLOWED))
]
"""Every combination of options."""


@pytest.mark.parametrize("language", languages())
def test_every_table_has_help_for_every_card_and_person(language: str) -> None:
    words = catalogue(language)
    for options in ALL:
        texts = [words.card_help(card, options) for card in CARDS]
        texts += [words.card_hint(card, options) for card in CARDS]
        texts += [words.person_help(person, options) for person in PERSONS]
        assert not any(re.search("[{}]", text) for text in texts)


@pytest.mark.parametrize("language", languages())
def test_every_variant_is_used_at_some_table(language: str) -> None:
    words = catalogue(language)
    help_of = {
        "card_help": words.card_help,
        "card_hint": words.card_hint,
        "person_help": words.person_help,
    }
    for variant, text in words.table("help_variant").items():
        table, key, *names = variant.split()
        usual = EDITIONS[DEFAULT_EDITION]
        changed = {name: _other(name, getattr(usual, name)) for name in names}
        options = usual.changed(changed)
        assert help_of[table](key, options) == text.format(**options.as_dict())
        assert help_of[table](key, options) != help_of[table](key)


def _other(name: str, value: Any) -> Any:
    return next(one for one in ALLOWED[name] if one != value)


def help_text(
    what: str, language: str = "en", edition: str = DEFAULT_EDITION, **changes: Any
) -> str:
    options = EDITIONS[edition].changed(changes)
    words = catalogue(language)
    return words.card_help(what, options) if what in CARDS else words.person_help(what, options)


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("doubles", [3, 4])
def test_A8_hotel_says_from_how_many_pieces_it_doubles(language: str, doubles: int) -> None:
    text = help_text("hotel", language, hotel_double_from=doubles)
    assert str(doubles) in text
    assert str(7 - doubles) not in text


PRESTIGE = {"en": "prestige", "de": "Prestige", "ru": "престиж", "ja": "名声"}
FRIEND = {"en": "friend", "de": "Vertraute", "ru": "друг", "ja": "友人"}
CATHEDRAL = {
    "en": "on the cathedral",
    "de": "auf der Kathedrale",
    "ru": "в соборе",
    "ja": "と大聖堂に",
}
EMPTY = {"en": "empty", "de": "leeren", "ru": "пустой", "ja": "コマのない"}


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("prestige", [False, True])
def test_A8_hotel_says_whether_it_gives_prestige(language: str, prestige: bool) -> None:
    options = Options(hotel_marker_is_prestige=prestige)
    words = catalogue(language)
    for text in (words.card_help("hotel", options), words.card_hint("hotel", options)):
        assert (PRESTIGE[language] in text) == prestige


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("cathedral", [True, False])
@pytest.mark.parametrize("friend", [True, False])
def test_P7_city_guard_says_what_counts(language: str, cathedral: bool, friend: bool) -> None:
    text = help_text(
        "city-guard", language, city_guard_cathedral=cathedral, city_guard_friend=friend
    )
    assert (CATHEDRAL[language] in text) == cathedral
    assert (FRIEND[language] in text) != friend


@pytest.mark.parametrize("language", languages())
def test_P9_bishop_asks_for_an_empty_sector_but_not_in_the_player_aid(language: str) -> None:
    assert EMPTY[language] in help_text("bishop", language)
    assert EMPTY[language] not in help_text("bishop", language, "player-aid")


@pytest.mark.parametrize("language", languages())
def test_X1_manager_says_that_the_park_adds_to_it(language: str) -> None:
    words = catalogue(language)
    assert words.card("park").lower() in words.person_help("manager").lower()


@pytest.mark.parametrize("edition", EDITIONS)
def test_rule_texts_follow_the_table(edition: str) -> None:
    options = EDITIONS[edition]
    assert f"With {options.hotel_double_from} or more" in rule_text("hotel", options=options)
    for topic in ("city guard", "P7"):
        in_short = "the friend does not count" in rule_text(topic, options=options)
        assert in_short == (not options.city_guard_friend)


@pytest.mark.parametrize("edition", EDITIONS)
def test_a_state_tells_the_options_it_is_played_by(edition: str) -> None:
    for name, values in ALLOWED.items():
        for value in values:
            game = Game(3, edition=edition, options={name: value}, seed=1)
            assert options_in(game.state) == game.options
