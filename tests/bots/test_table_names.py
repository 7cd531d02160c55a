"""Names of bots at a table on the page."""

from __future__ import annotations

from notredame.seat_names import BOT_NAME, GIVEN, bot_name
from notredame.server.tables.setup import LEVELS


def test_five_seats_of_any_level_have_five_names() -> None:
    assert set(GIVEN) == set(LEVELS)
    names = [bot_name(number, level) for level in LEVELS for number in range(1, 6)]
    assert len(set(names)) == len(names)


def test_a_name_needs_no_translation() -> None:
    """A name is stored with the table and shown in every language."""
    for names in GIVEN.values():
        for name in names:
            assert name.isalpha()
            assert not name.startswith(BOT_NAME)


def test_after_the_last_name_the_first_comes_again() -> None:
    assert bot_name(6, "easy") == bot_name(1, "easy")
