"""Section 7 of the rules: the cathedral at the end of a period (N1)."""

from __future__ import annotations

import pytest

from tests.positions import Table, gains, of_kind


def score(table: Table, *cathedral: int, **pieces: int) -> Table:
    """The end of period A, with these markers of each seat; further pieces are seat 0's."""
    table.in_round("A3")
    for seat, markers in enumerate(cathedral):
        table.lay(seat, cathedral=markers, **(pieces if seat == 0 else {}))
    table.strike(0)
    return table


@pytest.mark.parametrize(
    ("markers", "prestige"),
    [
        ((1, 0, 0, 0), (10, 0, 0, 0)),
        ((1, 1, 0, 0), (5, 5, 0, 0)),
        ((2, 1, 1, 0), (4, 2, 2, 0)),
        ((3, 3, 0, 0), (3, 3, 0, 0)),
        ((4, 3, 2, 1), (4, 3, 2, 1)),
        ((5, 0, 4, 2), (0, 0, 0, 0)),
    ],
)
def test_N1_the_tile_is_shared_among_all_markers_rounded_down(
    markers: tuple[int, ...], prestige: tuple[int, ...]
) -> None:
    table = score(Table(4), *markers)
    assert tuple(table.player(seat).prestige for seat in range(4)) == prestige


def test_N1_one_gain_per_player_so_the_park_adds_once() -> None:
    table = Table(4)
    table.in_round("A3")
    table.lay(0, cathedral=3, park=4)
    table.lay(1, cathedral=2)
    events = table.strike(0)
    assert gains(events, 0) == [(6, 2)]
    assert gains(events, 1) == [(4, 0)]
    assert table.player(0).prestige == 8


def test_N1_a_share_of_0_brings_no_park_bonus() -> None:
    table = score(Table(4), 5, 6, park=4)
    assert table.player(0).prestige == 0


def test_N1_no_markers_nothing_happens() -> None:
    table = Table(4)
    table.in_round("A3")
    table.lay(0, park=6)
    events = table.strike(0)
    assert of_kind(events, "prestige-gained") == []
    assert table.game.as_dict()["round"] == "B1"


def test_N1_players_without_a_marker_there_gain_nothing() -> None:
    table = Table(4)
    table.in_round("A3")
    table.lay(0, cathedral=1)
    table.lay(1, park=6)
    assert gains(table.strike(0), 1) == []


@pytest.mark.parametrize("markers", [(2, 1, 0, 0), (5, 6, 0, 0)])
def test_N1_all_markers_go_back_to_the_general_supplies(markers: tuple[int, ...]) -> None:
    table = score(Table(4), *markers)
    for seat in range(4):
        p = table.player(seat)
        assert (p.cathedral, p.supply, p.general) == (0, 4, 10)
