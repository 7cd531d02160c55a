"""Markets have names that are true from every side of the table."""

from __future__ import annotations

import pytest

from notredame.rules.choices import market_id
from notredame.rules.model.pieces import MARKETS
from notredame.rules.model.printed_data import PRINTED
from notredame.text import catalogue, languages
from notredame.text.catalogues.market_names import boroughs_of, read_market


def test_a_market_at_a_border_is_named_by_the_borough_beyond() -> None:
    en, four = catalogue("en"), boroughs_of(4)
    assert en.market("blue/right-inner", four) == "blue's inner market towards red"
    assert en.market("blue/left-outer", four) == "blue's outer market towards yellow"
    assert en.market("blue/left-outer", boroughs_of(3)) == "blue's outer market towards green"
    assert en.market("red/centre", four) == "red's centre"
    assert en.market("red/left-inner", four, "market_short") == "Bi"
    assert catalogue("de").market("red/centre", four, "market_to") == "zum Zentrum von Rot"
    assert catalogue("de").market("red/left-inner", four) == "innerer Markt von Rot Richtung Blau"


def test_two_players_have_two_boroughs_without_an_owner() -> None:
    assert boroughs_of(2) == ("blue", "red", "green", "yellow")
    assert catalogue("en").market("green/left-inner", boroughs_of(2)) == (
        "green's inner market towards red"
    )


@pytest.mark.parametrize("boroughs", [3, 4, 5])
def test_streets_across_a_border_lead_to_the_borough_that_is_named(boroughs: int) -> None:
    """A street between markets of one border crosses exactly the border both are named by."""
    ring = boroughs_of(boroughs)
    for a, b in PRINTED.across:
        if not (a.startswith("right") and b.startswith("left")):
            continue
        for k in range(boroughs):
            here = read_market(market_id(5 * k + MARKETS.index(a)), ring)
            there = read_market(market_id(5 * ((k + 1) % boroughs) + MARKETS.index(b)), ring)
            assert (here.beside, there.beside) == (there.colour, here.colour)


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("players", [2, 3, 4, 5])
@pytest.mark.parametrize("role", ["market_stop", "market_to"])
def test_no_two_markets_of_a_table_have_the_same_name(
    language: str, players: int, role: str
) -> None:
    words, ring = catalogue(language), boroughs_of(players)
    markets = [market_id(k) for k in range(5 * len(ring))]
    assert len({words.market(market, ring, role) for market in markets}) == len(markets)
