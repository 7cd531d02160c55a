"""Markets are named by what lies there, the same from every side of the table."""

from __future__ import annotations

import pytest

from notredame.rules.choices import market_id
from notredame.text import catalogue, languages

from ..positions import Table

EN = catalogue("en")


def test_a_message_names_its_market() -> None:
    messages = {"yellow/left-inner": "prestige", "red/right-outer": "coin"}
    assert EN.market("yellow/left-inner", messages) == "yellow's 4 prestige"
    assert EN.market("red/right-outer", messages) == "red's 1 prestige + 1 coin"
    german = catalogue("de").market("yellow/left-inner", messages)
    assert german == "Botschaft von Gelb (4 Prestige)"


def test_a_market_without_a_message_is_named_by_its_borough() -> None:
    table = Table(4)
    table.collect("coin", "yellow")
    messages = table.game.view(0).as_dict()["markets"]
    (empty,) = {f"yellow/{side}" for side in SIDES} - set(messages)
    assert EN.market("yellow/centre", messages) == "yellow's centre"
    assert EN.market(empty, messages) == "yellow's empty market"
    assert EN.market(empty, None) == "one of yellow's markets"


def test_several_empty_markets_of_a_borough_are_numbered() -> None:
    messages = {"blue/left-outer": "rat", "blue/right-outer": "coin"}
    assert EN.market("blue/left-inner", messages) == "blue's empty market (1 of 2)"
    assert EN.market("blue/right-inner", messages) == "blue's empty market (2 of 2)"


SIDES = ("left-inner", "left-outer", "right-inner", "right-outer")


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("taken", [(), ("coin",), ("coin", "rat", "marker", "prestige")])
def test_no_two_markets_of_a_table_have_the_same_name(
    language: str, taken: tuple[str, ...]
) -> None:
    table = Table(5)
    for kind in taken:
        table.collect(kind, "blue", "green")
    messages = table.game.view(0).as_dict()["markets"]
    names = {catalogue(language).market(market_id(k), messages) for k in range(25)}
    assert len(names) == 25


@pytest.mark.parametrize("language", languages())
def test_a_destination_is_a_centre_or_some_market(language: str) -> None:
    words = catalogue(language)
    assert words.destination("red/centre") != words.destination("red/left-inner")
    assert len({words.destination(f"red/{side}") for side in SIDES}) == 1
