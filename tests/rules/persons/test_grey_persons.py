"""The nine grey persons of the base game (P7 to P15)."""

from __future__ import annotations

from typing import Any

import pytest

from notredame.rules.game import Game
from notredame.rules.model.pieces import SECTORS
from tests.positions import Table, gains, of_kind

PERIODS = [
    {"city-guard", "night-watchman", "bishop"},
    {"guild-master", "beggar-king", "advocate"},
    {"lady-of-the-court", "mayor", "carpenter"},
]


def earned(
    person: str,
    pieces: dict[str, int],
    friend: str | None = None,
    edition: str = "anniversary-2017",
) -> int:
    """The prestige a person brings with these pieces; checks that only the coin changes besides."""
    t = Table(edition=edition)
    t.lay(**pieces)
    t.friend(friend)
    p = t.player()
    p.coins = 1
    before = (p.supply, p.general, p.cathedral, p.sectors[:], p.friend, p.rat)
    events = t.hire(person)
    assert (p.supply, p.general, p.cathedral, p.sectors, p.friend, p.rat) == before
    assert p.coins == 0
    assert t.game.to_act == (1,)
    assert sum(park for _, park in gains(events)) == p.prestige - sum(n for n, _ in gains(events))
    return sum(n for n, _ in gains(events))


def test_P7_P15_grey_persons_come_three_to_a_period() -> None:
    grey = Game(3, seed=5).deal.as_dict()["gray"]
    assert [set(grey[k : k + 3]) for k in (0, 3, 6)] == PERIODS


# P7 city guard


@pytest.mark.parametrize(
    ("pieces", "points"),
    [({}, 0), ({"bank": 1}, 1), ({"bank": 3, "hospital": 2, "hotel": 1}, 6)],
)
def test_P7_city_guard_counts_markers_in_all_sectors(pieces: dict[str, int], points: int) -> None:
    assert earned("city-guard", pieces) == points


@pytest.mark.parametrize(
    "edition", ["anniversary-2017", "rio-grande-2007", "player-aid", "lifestyle-ru"]
)
def test_P7_city_guard_counts_the_cathedral_in_every_edition(edition: str) -> None:
    assert earned("city-guard", {"bank": 3, "cathedral": 2}, edition=edition) == 5


@pytest.mark.parametrize(
    ("edition", "points"),
    [("anniversary-2017", 4), ("rio-grande-2007", 4), ("player-aid", 3), ("lifestyle-ru", 4)],
)
def test_P7_city_guard_counts_the_friend_but_not_in_the_player_aid(
    edition: str, points: int
) -> None:
    assert earned("city-guard", {"bank": 3}, "bank", edition) == points


@pytest.mark.parametrize("option", ["city_guard_cathedral", "city_guard_friend"])
def test_P7_city_guard_options_stand_on_their_own(option: str) -> None:
    options: dict[str, Any] = {option: False}
    t = Table(**options)
    t.lay(bank=3, cathedral=1)
    t.friend("hotel")
    assert gains(t.hire("city-guard")) == [(4, 0)]


def test_P7_city_guard_does_not_count_supplies_or_others() -> None:
    t = Table()
    t.lay(bank=1, supply=6)
    t.lay(1, bank=4, cathedral=3)
    assert gains(t.hire("city-guard")) == [(1, 0)]


# P8 night watchman


@pytest.mark.parametrize(
    ("friend", "pieces", "points"),
    [
        (None, {}, 7),
        ("park", {}, 6),
        (None, {"bank": 3, "park": 1}, 5),
        ("bank", {"bank": 1}, 6),
        ("park", {"bank": 1}, 5),
        (None, {name.replace("-", "_"): 1 for name in SECTORS}, 0),
    ],
)
def test_P8_night_watchman_counts_sectors_without_any_piece(
    friend: str | None, pieces: dict[str, int], points: int
) -> None:
    assert earned("night-watchman", pieces, friend) == points


@pytest.mark.parametrize("cathedral", [0, 2])
def test_P8_night_watchman_ignores_cathedral_and_harbour(cathedral: int) -> None:
    assert earned("night-watchman", {"bank": 1, "cathedral": cathedral}) == 6


# P9 bishop


def bishop(edition: str = "anniversary-2017", friend: str | None = None, **pieces: int) -> Table:
    t = Table(edition=edition)
    t.lay(**pieces)
    t.friend(friend)
    t.player().coins = 1
    t.player().rat = 5
    return t


@pytest.mark.parametrize(
    ("target", "after"),
    [
        ("cloister-school", (0, 5, 8, 0, 5)),
        ("bank", (1, 4, 9, 0, 5)),
        ("residence", (0, 4, 9, 1, 5)),
        ("park", (0, 4, 9, 0, 4)),
        ("hospital", (0, 4, 9, 0, 4)),
    ],
)
def test_P9_bishop_places_from_the_general_supply_and_executes(
    target: str, after: tuple[int, ...]
) -> None:
    t = bishop()
    t.hire("bishop", f"to:{target}")
    p = t.player()
    assert (p.coins, p.supply, p.general, p.prestige, p.rat) == after
    assert p.sectors[SECTORS.index(target)] == 1


def test_P9_bishop_lets_hotel_and_carriage_act() -> None:
    t = bishop()
    t.hire("bishop", "to:hotel", "benefit:rat")
    assert t.player().rat == 4
    t = bishop()
    t.hire("bishop", "to:carriage-house", "drive:blue/left-outer")
    assert t.player().carriage != t.player(1).carriage
    assert t.game.view(0).as_dict()["players"][0]["carriage"] == "blue/left-outer"


def test_P9_bishop_goes_only_to_sectors_without_any_piece() -> None:
    t = bishop(friend="park", bank=2, cathedral=1)
    t.hire("bishop")
    wanted = set(SECTORS) - {"bank", "park"}
    assert set(t.offered()) == {f"to:{name}" for name in wanted}


def test_P9_bishop_never_uses_the_own_supply() -> None:
    t = bishop(supply=0)
    t.hire("bishop", "to:residence")
    assert (t.player().supply, t.player().general) == (0, 13)


def test_P9_bishop_with_one_empty_sector_has_no_choice() -> None:
    t = bishop(bank=1, residence=1, carriage_house=1, hotel=1, park=1, hospital=1)
    t.hire("bishop")
    assert t.player().sectors[SECTORS.index("cloister-school")] == 1
    assert t.player().supply == 5


def test_P9_bishop_without_an_empty_sector_does_nothing() -> None:
    t = bishop(bank=1, residence=1, carriage_house=1, hotel=1, park=2, hospital=1)
    t.friend("cloister-school")
    events = t.hire("bishop")
    assert of_kind(events, "no-effect", 0)
    assert not of_kind(events, "markers-moved")
    assert (t.player().coins, t.player().rat) == (0, 5)


def test_P9_bishop_goes_to_any_sector_in_the_player_aid() -> None:
    t = bishop("player-aid", friend="park", residence=2)
    t.hire("bishop")
    assert set(t.offered()) == {f"to:{name}" for name in SECTORS}
    assert gains(t.answer("to:residence")) == [(3, 0)]


@pytest.mark.parametrize("edition", ["anniversary-2017", "rio-grande-2007", "lifestyle-ru"])
def test_P9_bishop_is_bound_to_empty_sectors_in_the_other_editions(edition: str) -> None:
    t = bishop(edition, residence=2)
    t.hire("bishop")
    assert "to:residence" not in t.offered()
    assert len(t.offered()) == 6


# P10 guild master


@pytest.mark.parametrize(
    ("friend", "pieces", "points"),
    [
        (None, {}, 0),
        (None, {"bank": 1, "hotel": 1}, 0),
        (None, {"bank": 2, "hotel": 1}, 2),
        (None, {"bank": 5, "hotel": 2, "hospital": 2}, 6),
        ("hotel", {"bank": 2, "hotel": 1}, 4),
        ("residence", {"bank": 1}, 0),
        (None, {"bank": 2, "cathedral": 4}, 2),
    ],
)
def test_P10_guild_master_gives_two_for_each_sector_with_two_pieces(
    friend: str | None, pieces: dict[str, int], points: int
) -> None:
    assert earned("guild-master", pieces, friend) == points


# P11 beggar king


@pytest.mark.parametrize("rat", range(10))
def test_P11_beggar_king_gives_one_for_each_space_beyond_the_rat(rat: int) -> None:
    t = Table()
    t.player().rat = rat
    spaces_beyond = [space for space in range(10) if space > rat]
    events = t.hire("beggar-king")
    assert t.player().prestige == len(spaces_beyond)
    assert len(gains(events)) == (1 if spaces_beyond else 0)
    assert t.player().rat == rat


# P12 advocate


@pytest.mark.parametrize(("messages", "points"), [(0, 0), (1, 0), (2, 3), (3, 3), (4, 6), (6, 9)])
def test_P12_advocate_gives_three_for_each_two_messages(messages: int, points: int) -> None:
    t = Table()
    colours = ("blue", "red", "green", "yellow")
    for k in range(messages):
        t.collect(("coin", "rat")[k // 4], colours[k % 4])
    t.hire("advocate")
    assert t.player().prestige == points


def test_P12_advocate_counts_messages_of_any_kind_and_colour_but_only_own() -> None:
    t = Table()
    t.collect("coin", "blue")
    t.collect("prestige", "green")
    t.collect("rat", "red", "yellow", seat=1)
    t.hire("advocate")
    assert t.player().prestige == 3


# P13 lady of the court


@pytest.mark.parametrize(
    ("friend", "pieces", "points"),
    [
        (None, {}, 0),
        ("park", {}, 1),
        (None, {"bank": 3, "hotel": 2}, 3),
        ("hotel", {"bank": 3, "hotel": 3}, 4),
        ("park", {"bank": 3, "hotel": 3}, 3),
        (None, {"bank": 2, "cathedral": 5}, 2),
        (None, {"cathedral": 5}, 0),
    ],
)
def test_P13_lady_of_the_court_counts_the_fullest_sector_once(
    friend: str | None, pieces: dict[str, int], points: int
) -> None:
    assert earned("lady-of-the-court", pieces, friend) == points


# P14 mayor


@pytest.mark.parametrize(
    ("friend", "pieces", "points"),
    [
        (None, {}, 0),
        (None, {"bank": 2, "hotel": 2}, 0),
        (None, {"bank": 3, "hotel": 2}, 3),
        ("hotel", {"bank": 3, "hotel": 2}, 6),
        (None, {"bank": 6, "hotel": 3}, 6),
        (None, {"bank": 3, "cathedral": 3}, 3),
    ],
)
def test_P14_mayor_gives_three_for_each_sector_with_three_pieces(
    friend: str | None, pieces: dict[str, int], points: int
) -> None:
    assert earned("mayor", pieces, friend) == points


# P15 carpenter


@pytest.mark.parametrize(
    ("friend", "pieces", "points"),
    [
        (None, {}, 0),
        (None, {"cathedral": 3}, 0),
        ("park", {}, 1),
        ("bank", {"bank": 4}, 1),
        ("park", {"bank": 4, "hospital": 1}, 3),
        (None, {name.replace("-", "_"): 1 for name in SECTORS}, 7),
    ],
)
def test_P15_carpenter_gives_one_for_each_sector_with_a_piece(
    friend: str | None, pieces: dict[str, int], points: int
) -> None:
    assert earned("carpenter", pieces, friend) == points
