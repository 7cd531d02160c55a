"""Section 4 of the rules: messages and their sets (M1 to M4)."""

from __future__ import annotations

import pytest

from notredame.rules.model.pieces import KINDS
from tests.positions import Table, gains


def everywhere(table: Table, seat: int = 0) -> set[str]:
    """Messages a seat may take, such as `red/coin`, if its carriage reaches the whole board."""
    p = table.player(seat)
    p.general, p.supply = p.general - 6, 4
    p.sectors[3] = 6
    table.play("carriage-house", seat=seat)
    markets = table.game.as_dict()["markets"]
    return {
        f"{choice.parts['market'].split('/')[0]}/{markets[choice.parts['market']]}"
        for choice in table.choices(seat)
        if choice.parts["do"] == "take"
    }


def colours(messages: set[str]) -> set[str]:
    return {message.split("/")[0] for message in messages}


def kinds(messages: set[str]) -> set[str]:
    return {message.split("/")[1] for message in messages}


# M1 ------------------------------------------------------------------------------------------


def test_M1_taking_is_optional() -> None:
    table = Table(3)
    market = table.market_with("blue/prestige")
    table.play("carriage-house")
    assert {f"drive:{market}", f"take:{market}"} <= set(table.offered())


def test_M1_taken_messages_stay_with_the_player() -> None:
    table = Table(3)
    table.play("carriage-house", f"take:{table.market_with('blue/prestige')}")
    table.strike(0)
    assert table.game.as_dict()["players"][0]["messages"] == [
        {"colour": "blue", "kind": "prestige"}
    ]


def test_M1_what_was_taken_is_known_to_all() -> None:
    table = Table(3)
    table.play("carriage-house", f"take:{table.market_with('blue/marker')}")
    for viewer in (1, 2, None):
        assert table.game.view(viewer).as_dict()["players"][0]["messages"] == [
            {"colour": "blue", "kind": "marker"}
        ]


# M2 ------------------------------------------------------------------------------------------


def test_M2_the_first_message_may_have_any_colour() -> None:
    assert len(everywhere(Table(5))) == 20


def test_M2_no_second_of_a_colour_before_one_of_every_other() -> None:
    table = Table(4)
    table.collect("coin", "blue", "green")
    assert colours(everywhere(table)) == {"red", "yellow"}


def test_M2_with_a_full_set_any_colour_may_be_next() -> None:
    table = Table(4)
    table.collect("coin", "blue", "red", "green", "yellow")
    assert colours(everywhere(table)) == {"blue", "red", "green", "yellow"}


def test_M2_no_third_of_a_colour_before_two_full_sets() -> None:
    table = Table(3)
    table.collect("coin", "blue", "red", "green")
    table.collect("rat", "blue", "red")
    assert colours(everywhere(table)) == {"green"}
    table = Table(3)
    table.collect("coin", "blue", "red", "green")
    table.collect("rat", "blue", "red", "green")
    assert colours(everywhere(table)) == {"blue", "red", "green"}


def test_M2_the_kind_does_not_matter_for_sets_by_colour() -> None:
    table = Table(3)
    table.collect("coin", "blue")
    assert kinds(everywhere(table)) == set(KINDS)


def test_M2_a_colour_of_which_none_is_left_does_not_count() -> None:
    table = Table(3)
    table.collect("coin", "blue", "red")
    for kind in KINDS:
        table.collect(kind, "green", seat=1)
    assert colours(everywhere(table)) == {"blue", "red"}


def test_M2_a_missing_colour_excuses_only_itself() -> None:
    table = Table(4)
    table.collect("coin", "blue", "red")
    for kind in KINDS:
        table.collect(kind, "green", seat=1)
    assert colours(everywhere(table)) == {"yellow"}


def test_M2_one_message_of_a_colour_left_still_binds() -> None:
    table = Table(3)
    table.collect("coin", "blue", "red")
    for kind in ("coin", "marker", "rat"):
        table.collect(kind, "green", seat=1)
    assert everywhere(table) == {"green/prestige"}


def test_M2_every_player_has_sets_of_their_own() -> None:
    table = Table(3)
    table.collect("coin", "blue", seat=1)
    assert colours(everywhere(table, seat=0)) == {"blue", "red", "green"}


def test_M2_two_players_collect_all_four_colours() -> None:
    table = Table(2)
    table.collect("coin", "blue", "green")
    assert colours(everywhere(table)) == {"red", "yellow"}


def test_M2_a_message_that_may_not_be_taken_is_no_obstacle_to_stopping() -> None:
    table = Table(3)
    table.collect("coin", "blue")
    market = table.market_with("blue/rat")
    table.play("carriage-house")
    assert f"drive:{market}" in table.offered()
    assert f"take:{market}" not in table.offered()


# M3 ------------------------------------------------------------------------------------------


def by_kind(players: int = 3) -> Table:
    return Table(players, "lifestyle-ru")


@pytest.mark.parametrize("edition", ["rio-grande-2007", "anniversary-2017", "player-aid"])
def test_M3_all_but_one_edition_collect_by_colour(edition: str) -> None:
    table = Table(3, edition)
    table.collect("coin", "blue")
    assert colours(everywhere(table)) == {"red", "green"}


def test_M3_the_first_message_may_be_of_any_kind() -> None:
    assert len(everywhere(by_kind())) == 12


def test_M3_one_kind_in_every_colour_before_another_kind() -> None:
    table = by_kind()
    table.collect("coin", "blue")
    assert everywhere(table) == {"red/coin", "green/coin"}


def test_M3_with_a_kind_complete_any_other_may_be_begun_in_any_colour() -> None:
    table = by_kind()
    table.collect("coin", "blue", "red", "green")
    messages = everywhere(table)
    assert kinds(messages) == {"marker", "rat", "prestige"}
    assert len(messages) == 9


def test_M3_once_a_needed_one_is_gone_another_kind_may_be_begun() -> None:
    table = by_kind()
    table.collect("coin", "blue")
    table.collect("coin", "red", seat=1)
    assert kinds(everywhere(table)) == set(KINDS)


def test_M3_another_colour_of_the_kind_gone_that_one_holds_changes_nothing() -> None:
    table = by_kind()
    table.collect("coin", "blue", "red")
    table.collect("rat", "green", seat=1)
    assert everywhere(table) == {"green/coin"}


def test_M3_a_broken_kind_may_be_gone_on_with_while_no_other_binds() -> None:
    table = by_kind()
    table.collect("coin", "blue")
    table.collect("coin", "red", seat=1)
    assert "green/coin" in everywhere(table)


def test_M3_a_broken_kind_must_wait_while_another_binds() -> None:
    table = by_kind()
    table.collect("coin", "blue")
    table.collect("coin", "red", seat=1)
    table.collect("rat", "blue")
    assert everywhere(table) == {"red/rat", "green/rat"}


def test_M3_two_broken_kinds_bind_to_nothing() -> None:
    table = by_kind()
    table.collect("coin", "blue")
    table.collect("rat", "blue")
    table.collect("coin", "red", seat=1)
    table.collect("rat", "green", seat=1)
    messages = everywhere(table)
    assert {m for m in messages if m.endswith(("coin", "rat"))} == {"green/coin", "red/rat"}
    assert len({m for m in messages if m.endswith(("marker", "prestige"))}) == 6


def test_M3_a_kind_that_another_breaks_later_binds_no_longer() -> None:
    table = by_kind()
    table.collect("coin", "blue")
    assert kinds(everywhere(table)) == {"coin"}
    market = table.market_with("green/coin")
    table.answer("drive:blue/centre")
    table.carriage("green/centre", 2)
    table.play("carriage-house", f"take:{market}", seat=2)
    table.lay(0)
    assert kinds(everywhere(table)) == set(KINDS)


def test_M3_two_players_collect_a_kind_in_all_four_colours() -> None:
    table = by_kind(2)
    table.collect("marker", "blue", "green")
    assert everywhere(table) == {"red/marker", "yellow/marker"}


def test_M3_the_same_colour_may_come_again_with_another_kind() -> None:
    table = by_kind()
    table.collect("coin", "blue", "red", "green")
    assert "blue/rat" in everywhere(table)


# M4 ------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("kind", "prestige"), [("coin", 1), ("marker", 2), ("rat", 3), ("prestige", 4)]
)
def test_M4_the_prestige_of_a_message_is_one_gain(kind: str, prestige: int) -> None:
    table = Table(3)
    table.lay(0, park=2)
    events = table.play("carriage-house", f"take:{table.market_with(f'blue/{kind}')}")
    assert gains(events) == [(prestige, 1)]


def test_M4_a_marker_comes_from_the_general_supply() -> None:
    table = Table(3)
    p = table.player(0)
    table.play("carriage-house", f"take:{table.market_with('blue/marker')}")
    assert (p.supply, p.general) == (4, 9)


def test_M4_a_marker_comes_only_as_far_as_the_general_supply_goes() -> None:
    table = Table(3)
    p = table.lay(0, bank=10)
    table.play("carriage-house", f"take:{table.market_with('blue/marker')}")
    assert (p.prestige, p.supply, p.general) == (2, 3, 0)


@pytest.mark.parametrize(("answer", "rat"), [("rat-back:0", 6), ("rat-back:1", 5)])
def test_M4_the_rat_step_is_optional(answer: str, rat: int) -> None:
    table = Table(3)
    p = table.player(0)
    p.rat = 6
    table.play("carriage-house", f"take:{table.market_with('blue/rat')}", answer)
    assert (p.prestige, p.rat) == (3, rat)
    assert table.game.to_act == (1,)


def test_M4_a_rat_on_0_is_not_asked_about() -> None:
    table = Table(3)
    table.play("carriage-house", f"take:{table.market_with('blue/rat')}")
    assert (table.player(0).prestige, table.player(0).rat) == (3, 0)
    assert table.game.to_act == (1,)
