"""The numbers of answers leave room for as many as the rules know."""

from __future__ import annotations

from notredame.rules.model.actions import BENEFIT, DONATE, DRIVE, GROUP_OF, PASS, RAT_BACK
from notredame.rules.model.pieces import RAT_END
from notredame.rules.play.donations import MOST_COINS
from notredame.rules.play.persons.movers import MOST_PIECES


def test_every_donation_has_a_number() -> None:
    assert BENEFIT - DONATE == MOST_COINS


def test_every_step_of_the_rat_has_a_number() -> None:
    assert DRIVE - RAT_BACK == RAT_END + 1


def test_every_group_of_the_minstrel_has_a_number() -> None:
    """One marker and more, or the friend alone and with fewer."""
    assert PASS - GROUP_OF == 2 * MOST_PIECES
