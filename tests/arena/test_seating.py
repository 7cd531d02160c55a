"""Who sits where: every deal with every seating."""

from __future__ import annotations

from collections import Counter
from itertools import permutations

import pytest

from notredame import NotreDameError
from notredame.arena.labels import labels_of, player_names
from notredame.bots import Budget, Entrant

from .sample_matches import match_of, played, two_bots


def bots(*names: str, steps: int = 1) -> list[Entrant]:
    return [Entrant(name, Budget(steps=steps)) for name in names]


def test_as_many_bots_as_seats_sit_in_every_order() -> None:
    match = match_of("random", "random@2", "random@3", players=3)
    assert set(match.seatings) == set(permutations(["random@1", "random@2", "random@3"]))
    assert len(match.seatings) == 6


def test_last_bot_fills_the_seats_that_are_left() -> None:
    one, many = "random@1", "random@2"
    assert two_bots(players=4).seatings == [
        (one, many, many, many),
        (many, one, many, many),
        (many, many, one, many),
        (many, many, many, one),
    ]


def test_bot_named_twice_has_two_seats() -> None:
    match = match_of("random", "random", "random@2", players=3)
    assert len(match.seatings) == 3
    assert all(Counter(seating)["random@1"] == 2 for seating in match.seatings)


def test_more_bots_than_seats_play_every_choice_in_every_order() -> None:
    match = match_of("random", "random@2", "random@3", "random@4", players=2)
    assert len(match.seatings) == len(set(match.seatings)) == 12
    assert Counter(label for seating in match.seatings for label in seating) == {
        f"random@{steps}": 6 for steps in (1, 2, 3, 4)
    }


def test_bot_against_itself_plays_as_different_bots() -> None:
    match = match_of("random", "random", players=2)
    assert match.seatings == [("random#1", "random#2"), ("random#2", "random#1")]
    filled = match_of("random", "random", players=3)
    assert set(filled.seatings) == set(permutations(["random#1", "random#2", "random#2"]))


def test_every_seating_of_a_deal_plays_the_same_deal() -> None:
    match = two_bots()
    lines = played(match, 6)
    assert [line.deal for line in lines] == [1, 1, 1, 2, 2, 2]
    assert [line.seating for line in lines] == match.seatings * 2
    assert len({line.seed for line in lines[:3]}) == len({line.seed for line in lines[3:]}) == 1
    assert lines[0].seed != lines[3].seed
    decks = [match.begin(match.fixture(game)).deal for game in (1, 2, 3, 4)]
    assert decks[0] == decks[1] == decks[2] != decks[3]


def test_each_bot_begins_equally_often_in_a_whole_deal() -> None:
    lines = played(match_of("random", "random@2", "random@3", players=3), 6)
    assert set(Counter(line.seating[line.start] for line in lines).values()) == {2}


@pytest.mark.parametrize(("asked", "games"), [(1, 3), (3, 3), (4, 6), (100, 102)])
def test_games_are_rounded_up_to_whole_deals(asked: int, games: int) -> None:
    assert two_bots().round_up(asked) == games


def test_labels_are_names_where_names_suffice() -> None:
    assert labels_of(bots("search", "planner", "search")) == ("search", "planner", "search")
    assert labels_of([*bots("search"), *bots("search", steps=2)]) == ("search@1", "search@2")
    assert labels_of(bots("search", "search", "search")) == ("search#1", "search#2", "search#3")


def test_labels_of_weights_leave_out_their_folder() -> None:
    """A label decides the seed of a bot, and a match is the same in any folder."""
    here, there = (bots(f"search:{where}/a.json", "search") for where in ("run", "/other/run"))
    assert labels_of(here) == labels_of(there) == ("search:a.json", "search")
    same = labels_of(bots("search:new/a.json", "search:old/a.json"))
    assert len(set(same)) == 2


def test_labels_of_long_commands_are_player_names_of_their_own() -> None:
    long = "run:python3 /a/very/long/way/to/a/program/that/plays.py"
    labels = labels_of(bots(long, long.replace("/a/very", "/the/very"), 'run:sh -c "a\\b\n"'))
    assert len(set(labels)) == 3
    for seating in (labels, labels[:1] * 5):
        names = player_names(seating)
        assert len(set(names)) == len(names)
        for name in names:
            assert len(name) <= 40
            assert name.isprintable()
            assert not set(name) & set('"\\')


@pytest.mark.parametrize(
    ("names", "players", "words"),
    [
        (["random"], 3, "needs two bots or more"),
        (["random"] * 13, 4, "at most 12 bots, not 13"),
        (["random"] * 2, 6, "2 to 5 players, not 6"),
    ],
)
def test_impossible_matches_are_refused(names: list[str], players: int, words: str) -> None:
    with pytest.raises(NotreDameError, match=words):
        match_of(*names, players=players)
