"""Help for cards and persons, as the page gets it."""

from __future__ import annotations

import pytest

from notredame.rules.model.options import EDITIONS
from notredame.server.page_state.page_state import state_of
from notredame.server.page_state.words import words_of
from notredame.text import catalogue
from tests.server.table_driver import TableDriver


@pytest.mark.parametrize("language", ["en", "ja"])
def test_help_that_the_options_change_comes_with_the_table(language: str) -> None:
    words, aid = catalogue(language), EDITIONS["player-aid"]
    told = state_of(TableDriver("Anna", "Ben", edition="player-aid").table, None, 0, language)
    assert told["help"] == {
        "hotel": words.card_help("hotel", aid),
        "city-guard": words.person_help("city-guard", aid),
        "bishop": words.person_help("bishop", aid),
    }
    usual = state_of(TableDriver("Anna", "Ben").table, None, 0, language)
    assert usual["help"] == {}
    given = words_of(language)["tables"]
    assert given["card_help"]["hotel"] == words.card_help("hotel")
    assert given["person_help"]["bishop"] == words.person_help("bishop")
