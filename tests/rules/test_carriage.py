"""The carriage house (A7)."""

from __future__ import annotations

from tests.positions import Table, gains

# A7 ------------------------------------------------------------------------------------------


def stops(table: Table, seat: int = 0) -> set[str]:
    """Markets where the carriage may stop without taking a message."""
    return {c.parts["market"] for c in table.choices(seat) if c.parts["do"] == "drive"}


def takes(table: Table, seat: int = 0) -> set[str]:
    """Markets where the carriage may stop and take the message."""
    return {c.parts["market"] for c in table.choices(seat) if c.parts["do"] == "take"}


def test_A7_one_piece_moves_the_carriage_by_one_market() -> None:
    table = Table(5)
    table.play("carriage-house")
    edges = ("left-inner", "left-outer", "right-inner", "right-outer")
    own = {f"blue/{edge}" for edge in edges}
    neighbours = {"red/left-inner", "red/left-outer", "violet/right-inner", "violet/right-outer"}
    assert stops(table) == {"blue/centre"} | own | neighbours


def test_A7_up_to_as_many_markets_as_there_are_pieces() -> None:
    reach = []
    for markers, friend in ((0, None), (1, None), (1, "carriage-house"), (3, None)):
        table = Table(5)
        table.lay(0, carriage_house=markers)
        table.friend(friend)
        table.play("carriage-house")
        reach.append(stops(table))
    assert reach[0] < reach[1] < reach[2]
    assert "red/centre" not in reach[0]
    assert {"red/centre", "violet/centre"} <= reach[1]
    assert "green/centre" not in reach[1]
    assert len(reach[3]) == 25


def test_A7_the_full_distance_need_not_be_used() -> None:
    table = Table(4)
    table.lay(0, carriage_house=3)
    table.play("carriage-house")
    assert {"blue/left-inner", "red/left-inner"} <= stops(table)
    assert "blue/left-inner" in takes(table)


def test_A7_own_others_and_unowned_markets_alike() -> None:
    table = Table(2)
    table.lay(0, carriage_house=3)
    table.play("carriage-house")
    assert {market.split("/")[0] for market in takes(table)} == {"blue", "red", "green", "yellow"}


def test_A7_any_number_of_carriages_share_a_market() -> None:
    table = Table(4)
    for seat in (1, 2, 3):
        table.carriage("blue/left-inner", seat)
    table.play("carriage-house", "take:blue/left-inner")
    carriages = {p["carriage"] for p in table.game.as_dict()["players"]}
    assert carriages == {"blue/left-inner"}


def test_A7_at_the_stop_the_message_may_be_taken_or_left() -> None:
    table = Table(4)
    table.play("carriage-house")
    assert {"drive:blue/left-inner", "take:blue/left-inner"} <= set(table.offered())
    table.answer("drive:blue/left-inner")
    assert "blue/left-inner" in table.game.as_dict()["markets"]
    assert table.game.as_dict()["players"][0]["messages"] == []
    assert table.player(0).prestige == 0


def test_A7_the_message_gives_its_benefit_at_once_and_is_gone() -> None:
    table = Table(4)
    market = table.market_with("blue/prestige")
    events = table.play("carriage-house", f"take:{market}")
    assert gains(events) == [(4, 0)]
    now = table.game.as_dict()
    assert now["players"][0]["carriage"] == market
    assert market not in now["markets"]


def test_A7_the_stop_ends_the_action() -> None:
    table = Table(4)
    table.lay(0, carriage_house=4)
    table.play("carriage-house", "drive:blue/left-inner")
    assert table.game.to_act == (1,)


def test_A7_messages_passed_on_the_way_are_not_taken() -> None:
    table = Table(4)
    table.lay(0, carriage_house=1)
    messages = len(table.game.as_dict()["markets"])
    table.play("carriage-house", "drive:red/centre")
    assert len(table.game.as_dict()["markets"]) == messages


def test_A7_carriage_stays_put_takes_no_message() -> None:
    table = Table(4)
    table.carriage("blue/left-inner")
    table.play("carriage-house")
    assert "blue/left-inner" in stops(table)
    assert "blue/left-inner" not in takes(table)
    table.answer("drive:blue/left-inner")
    assert table.game.as_dict()["players"][0]["carriage"] == "blue/left-inner"


def test_A7_coming_back_by_a_walk_of_two_is_a_stop() -> None:
    table = Table(4)
    table.lay(0, carriage_house=1)
    table.carriage("blue/left-inner")
    table.play("carriage-house", "take:blue/left-inner")
    assert "blue/left-inner" not in table.game.as_dict()["markets"]


def test_A7_a_market_without_a_message_is_a_stop_like_any_other() -> None:
    table = Table(4)
    market = table.market_with("blue/coin")
    table.collect("coin", "blue", seat=1)
    table.play("carriage-house")
    assert market in stops(table)
    assert market not in takes(table)
