"""What the page says about one more piece in a sector is what the rules do with it."""

from __future__ import annotations

import random
from collections import Counter

import pytest

from notredame.rules.knowledge.description_types import PlayerDescription
from notredame.rules.model.options import Options
from notredame.server.http.schemas.requests import Me, Say
from notredame.server.page_state.facts import facts
from notredame.server.page_state.page_state import earlier_state, state_of
from notredame.server.page_state.previews.trial import Trial, try_out
from notredame.server.page_state.sector_effects import SectorEffects, sector_effects
from notredame.server.tables.table import MOST_PAUSE
from tests.server.table_driver import TableDriver


def done(trial: Trial, sector: str) -> SectorEffects:
    """The effects of placing a marker, read from its events."""
    if sector == "cloister-school":
        return {"markers": trial.moved("supply")}
    if sector == "bank":
        return {"coins": trial.counted("coins-gained")}
    if sector == "residence":
        gained: SectorEffects = {"prestige": trial.counted("prestige-gained")}
        bonus = trial.counted("prestige-gained", "park_bonus")
        return {**gained, "park_bonus": bonus} if bonus else gained
    if sector == "carriage-house":
        return {"steps": trial.after.drive_steps}
    if sector == "hotel":
        return {"benefits": trial.after.benefits_left}
    return {"rat_back": sum(e.parts["from"] - e.parts["to"] for e in trial.of("rat-moved"))}


@pytest.mark.parametrize("seed", range(6))
def test_a_card_does_what_was_said_of_its_sector(seed: int) -> None:
    driver = TableDriver("Anna", "Ben", "Cleo", seed=seed, coins="unlimited", hotel_double_from=4)
    rng, seen = random.Random(seed), Counter[str]()
    while not driver.game.over:
        seat = driver.game.to_act[0]
        choices = driver.game.choices(seat)
        state = state_of(driver.table, None, seat, "en")
        player = driver.game.state.players[seat]
        # With everything available, and a question where the hotel asks one.
        plenty = player.supply > 0 and player.general > 0 and player.rat > 0
        for choice in choices if driver.game.question == "card" and plenty else ():
            sector = choice.parts["card"]
            said = state["sector_effects"][seat].get(sector)
            if said is not None:
                found = done(try_out(driver.game.state, seat, choice), sector)
                assert found.items() <= said.items()
                seen[sector] += 1
        driver.choose(seat, rng.choice(choices).id)
    assert set(seen) == set(facts()["sectors"])


def player_with(sector: str, markers: int, friend: str | None = None) -> PlayerDescription:
    player = TableDriver("Anna", "Ben").game.view(0).as_dict()["players"][0]
    player["sectors"][sector] = markers
    player["friend"] = friend
    return player


@pytest.mark.parametrize(
    ("sector", "markers", "now", "then"),
    [
        ("park", 0, {}, {}),
        ("park", 1, {}, {"bonus": 1}),
        ("park", 3, {"lasting": 1}, {"bonus": 2}),
        ("hospital", 0, {}, {"relief": 1}),
        ("hospital", 2, {"lasting": 2}, {"relief": 3}),
        ("bank", 2, {}, {}),
    ],
)
def test_pieces_that_do_something_all_the_time(
    sector: str, markers: int, now: SectorEffects, then: SectorEffects
) -> None:
    (found,) = sector_effects([player_with(sector, markers)], Options())
    kept = {k: v for k, v in found[sector].items() if k in ("lasting", "bonus", "relief")}
    assert kept == {**now, **then}


def test_the_friend_is_a_piece_and_the_park_adds_to_prestige() -> None:
    (found,) = sector_effects([player_with("park", 1, friend="park")], Options())
    assert found["park"] == {"rat_back": 1, "bonus": 1, "lasting": 1}
    assert found["residence"] == {"prestige": 1, "park_bonus": 1}


def test_the_hotel_follows_the_options() -> None:
    usual, other = Options(), Options(hotel_double_from=4, hotel_marker_is_prestige=True)
    (found,) = sector_effects([player_with("hotel", 2)], usual)
    assert found["hotel"] == {"benefits": 2, "choose": ["coin", "marker", "rat-back"]}
    (found,) = sector_effects([player_with("hotel", 2)], other)
    assert found["hotel"] == {"benefits": 1, "choose": ["coin", "prestige", "rat-back"]}


def test_where_no_markers_are_left_the_school_brings_none() -> None:
    player = player_with("cloister-school", 3)
    player["general_supply"] = 0
    (found,) = sector_effects([player], Options())
    assert found["cloister-school"] == {"markers": 0}


def test_looking_back_says_what_was_true_then() -> None:
    driver = TableDriver("Anna", "Ben", seed=3)
    first = state_of(driver.table, "Anna", 0, "en")["sector_effects"]
    driver.play_to_the_end()
    assert state_of(driver.table, "Anna", 0, "en")["sector_effects"] != first
    then = earlier_state(driver.table, "Anna", 0, "en", 0, above=False)
    assert then["sector_effects"] == first


def test_facts_say_what_the_rules_and_requests_say() -> None:
    said = facts()
    assert [name for names in said["periods"].values() for name in names] == [
        f"{period}{number}" for period in "ABC" for number in (1, 2, 3)
    ]
    assert said["overrun"] == {"prestige": 2, "markers": 1}
    assert said["message_prestige"] == {"coin": 1, "marker": 2, "rat": 3, "prestige": 4}
    assert (said["rat_track_end"], said["first_coins"]) == (9, 3)
    name = Me.model_json_schema()["properties"]["name"]["anyOf"][0]["maxLength"]
    chat = Say.model_json_schema()["properties"]["text"]["maxLength"]
    assert said["limits"] == {"name": name, "chat": chat, "pause": MOST_PAUSE}
