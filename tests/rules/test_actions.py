"""Executing an action: placing a marker, an empty supply, the friend (A1 to A3, A12)."""

from __future__ import annotations

import pytest

from notredame.rules.model.pieces import SECTORS
from tests.positions import Table, at, of_kind, where

# A1 ------------------------------------------------------------------------------------------


@pytest.mark.parametrize("sector", SECTORS)
def test_A1_a_marker_goes_from_the_supply_to_the_sector(sector: str) -> None:
    table = Table(4)
    table.play(sector)
    assert at(table, sector) == 1
    assert sum(table.player(0).sectors) == 1
    (moved, *_) = of_kind(table.game.events(len(table.game.moves)), "markers-moved")
    assert moved.parts == {"from": "supply", "to": sector, "count": 1}


@pytest.mark.parametrize(("friend", "count"), [(None, 3), ("bank", 4), ("park", 3)])
def test_A1_the_action_counts_all_pieces_there_with_the_new_marker(
    friend: str | None, count: int
) -> None:
    table = Table(4)
    p = table.lay(0, bank=2)
    table.friend(friend)
    table.play("bank")
    assert p.coins == 3 + count


# A2 ------------------------------------------------------------------------------------------


def test_A2_with_an_empty_supply_a_marker_may_come_from_any_other_sector_or_the_cathedral() -> None:
    table = Table(4)
    table.lay(0, supply=0, bank=1, hotel=2, residence=1, cathedral=1)
    table.friend("park")
    table.play("bank")
    assert set(table.offered()) == {"from:hotel", "from:residence", "from:cathedral", "pass"}


@pytest.mark.parametrize("source", ["hotel", "cathedral"])
def test_A2_the_moved_marker_counts_and_the_action_is_executed(source: str) -> None:
    table = Table(4)
    p = table.lay(0, supply=0, bank=1, hotel=2, cathedral=1)
    table.play("bank", f"from:{source}")
    assert at(table, "bank") == 2
    assert p.coins == 5
    assert (at(table, "hotel"), p.cathedral) == ((1, 1) if source == "hotel" else (2, 0))


def test_A2_the_action_may_be_forgone() -> None:
    table = Table(4)
    table.lay(0, supply=0, hotel=2)
    before = where(table)
    table.play("bank", "pass")
    assert where(table) == before
    assert table.game.to_act == (1,)


def test_A2_the_friend_is_never_moved_for_it() -> None:
    table = Table(4)
    table.lay(0, supply=0)
    table.friend("park")
    before = where(table)
    events = table.play("bank")
    assert where(table) == before
    assert len(of_kind(events, "no-effect", 0)) == 1


@pytest.mark.parametrize("sector", ["bank", "residence", "park", "carriage-house"])
def test_A2_with_nothing_to_move_the_card_does_nothing(sector: str) -> None:
    table = Table(4)
    table.lay(0, supply=0, **{sector.replace("-", "_"): 3})
    before = where(table)
    events = table.play(sector)
    assert where(table) == before
    assert len(of_kind(events, "no-effect", 0)) == 1
    assert table.game.to_act == (1,)


def test_A2_never_from_the_general_supply() -> None:
    table = Table(4)
    p = table.lay(0, supply=0)
    table.play("bank")
    assert (p.general, at(table, "bank"), p.coins) == (14, 0, 3)


def test_A2_never_when_the_supply_is_not_empty() -> None:
    table = Table(4)
    p = table.lay(0, supply=1, hotel=3)
    table.play("bank")
    assert (p.supply, at(table, "hotel"), at(table, "bank")) == (0, 3, 1)
    assert table.game.to_act == (1,)


def test_A2_for_the_notre_dame_card_never_from_the_cathedral() -> None:
    table = Table(4)
    table.lay(0, supply=0, cathedral=2, park=1)
    table.play("notre-dame")
    assert set(table.offered()) == {"from:park", "pass"}


def test_A2_the_notre_dame_card_with_markers_on_the_cathedral_only_does_nothing() -> None:
    table = Table(4)
    table.lay(0, supply=0, cathedral=2)
    before = where(table)
    table.play("notre-dame")
    assert where(table) == before
    assert table.game.to_act == (1,)


# A3 ------------------------------------------------------------------------------------------


@pytest.mark.parametrize("sector", SECTORS)
def test_A3_with_a_marker_in_the_supply_placing_is_compulsory(sector: str) -> None:
    table = Table(4)
    table.play(sector)
    assert table.player(0).supply in (3, 4)
    assert at(table, sector) == 1
    assert "pass" not in table.offered()


def test_A3_an_action_without_effect_still_takes_the_marker() -> None:
    table = Table(4)
    p = table.lay(0, supply=1)
    table.play("hospital")
    assert (p.supply, at(table, "hospital"), p.rat) == (0, 1, 0)


def test_A3_executing_is_compulsory_too() -> None:
    table = Table(4)
    p = table.lay(0, bank=1)
    table.play("bank")
    assert p.coins == 5


def test_A3_notre_dame_may_be_declined_by_not_donating() -> None:
    table = Table(4)
    table.play("notre-dame")
    assert "pass" in table.offered()


# A12 -----------------------------------------------------------------------------------------


def test_A12_the_first_time_to_any_sector_never_harbour_or_cathedral() -> None:
    table = Table(4)
    table.play("trusted-friend")
    assert set(table.offered()) == {f"to:{sector}" for sector in SECTORS}


@pytest.mark.parametrize("sector", SECTORS)
def test_A12_later_to_a_different_sector(sector: str) -> None:
    table = Table(4)
    table.friend(sector)
    table.play("trusted-friend")
    assert set(table.offered()) == {f"to:{other}" for other in SECTORS if other != sector}


@pytest.mark.parametrize("supply", [0, 4])
def test_A12_no_marker_is_needed_or_placed(supply: int) -> None:
    table = Table(4)
    p = table.lay(0, supply=supply)
    table.play("trusted-friend", "to:residence")
    assert (p.supply, sum(p.sectors), p.prestige) == (supply, 0, 1)


def test_A12_the_sectors_action_is_executed_with_the_friend_counted() -> None:
    table = Table(4)
    p = table.lay(0, residence=3)
    table.play("trusted-friend", "to:residence")
    assert p.prestige == 4


def test_A12_every_sector_acts_for_the_friend() -> None:
    for sector, question in (("carriage-house", "drive"), ("hotel", "benefit")):
        table = Table(4)
        table.play("trusted-friend", f"to:{sector}")
        assert table.game.question == question
        assert table.game.to_act == (0,)
    for sector in ("park", "hospital"):
        table = Table(4)
        table.player(0).rat = 4
        table.play("trusted-friend", f"to:{sector}")
        assert table.player(0).rat == 3
    table = Table(4)
    table.play("trusted-friend", "to:cloister-school")
    assert table.player(0).supply == 5


def test_A12_is_compulsory() -> None:
    table = Table(4)
    table.play("trusted-friend")
    assert "pass" not in table.offered()


def test_A12_the_friend_counts_where_he_stands_and_no_longer_where_he_stood() -> None:
    table = Table(4)
    p = table.lay(0, bank=1, residence=1, supply=6)
    table.friend("bank")
    table.play("trusted-friend", "to:residence")
    assert p.prestige == 2
    table.play("bank")
    assert p.coins == 3 + 2
    table.play("residence")
    assert p.prestige == 2 + 3


def test_A12_the_friend_makes_a_park_pair() -> None:
    table = Table(4)
    p = table.lay(0, park=1)
    table.play("trusted-friend", "to:park")
    assert p.prestige == 0
    table.play("residence")
    assert p.prestige == 2


def test_A12_the_friend_reaches_the_hotel_threshold() -> None:
    table = Table(4)
    p = table.lay(0, hotel=2)
    table.play("trusted-friend", "to:hotel", "benefit:coin", "benefit:marker")
    assert (p.coins, p.supply) == (4, 5)
