"""Phase 2: three cards each, by keeping and passing (T3, T4)."""

from __future__ import annotations

import itertools
from typing import Any

import pytest

from notredame.rules.game import Game
from tests.positions import of_kind


def pack(game: Game, seat: int) -> list[Any]:
    cards: list[Any] = game.as_dict()["players"][seat]["pack"]
    return cards


def keep_all(game: Game) -> None:
    """Let everyone keep the first card they are offered, to the end of the draft."""
    while game.question == "keep":
        seat = game.to_act[0]
        game.play(seat, game.choices(seat)[0])


def hand(game: Game, seat: int) -> list[tuple[str | None, str]]:
    return [(c["card"], c["colour"]) for c in game.as_dict()["players"][seat]["hand"]]


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_T3_everyone_draws_three_of_the_own_deck_and_keeps_one(players: int) -> None:
    game = Game(players, seed=3)
    decks = game.deal.as_dict()["decks"][0]
    assert game.to_act == tuple(range(players))
    for seat, deck in enumerate(decks.values()):
        assert sorted(pack(game, seat)) == sorted(deck[:3])
        assert {choice.id for choice in game.choices(seat)} == {f"keep:{c}" for c in deck[:3]}


def test_T3_the_two_others_go_to_the_left_neighbour() -> None:
    game = Game(4, seed=3)
    mine = pack(game, 0)
    game.play(0, f"keep:{mine[1]}")
    for seat in (1, 2, 3):
        game.play(seat, game.choices(seat)[0])
    assert sorted(pack(game, 1)) == sorted([mine[0], mine[2]])


def test_T3_of_the_two_received_one_is_kept_and_the_other_goes_on_to_the_left() -> None:
    game = Game(4, seed=3)
    mine = pack(game, 0)
    for seat in range(4):
        game.play(seat, f"keep:{pack(game, seat)[0]}")
    game.play(1, f"keep:{mine[2]}")
    for seat in (0, 2, 3):
        game.play(seat, f"keep:{pack(game, seat)[0]}")
    assert hand(game, 1)[1] == (mine[2], "blue")
    assert hand(game, 2)[2] == (mine[1], "blue")


def test_T3_a_card_once_kept_cannot_be_passed_on() -> None:
    game = Game(4, seed=3)
    kept = [pack(game, seat)[0] for seat in range(4)]
    passed = [pack(game, seat)[1:] for seat in range(4)]
    for seat in range(4):
        game.play(seat, f"keep:{kept[seat]}")
    for seat in range(4):
        offered = {choice.id for choice in game.choices(seat)}
        assert offered == {f"keep:{card}" for card in passed[seat - 1]}
        assert hand(game, seat)[0][0] == kept[seat]


@pytest.mark.parametrize("players", [3, 4, 5])
def test_T3_result_is_one_own_card_one_of_the_right_neighbour_one_of_two_to_the_right(
    players: int,
) -> None:
    game = Game(players, seed=8)
    colours = [p["colour"] for p in game.as_dict()["players"]]
    keep_all(game)
    for seat in range(players):
        assert [colour for _, colour in hand(game, seat)] == [
            colours[seat],
            colours[seat - 1],
            colours[seat - 2],
        ]


def test_T3_all_drawn_cards_end_in_somebodys_hand() -> None:
    game = Game(5, seed=8)
    drawn = sorted(card for seat in range(5) for card in pack(game, seat))
    keep_all(game)
    assert sorted(str(card) for seat in range(5) for card, _ in hand(game, seat)) == drawn


def test_T3_nobody_looks_at_what_arrives_before_having_passed() -> None:
    """Whatever the right neighbour passes on stays hidden from a seat that has yet to pass."""
    views, logs = [], []
    for choice in range(3):
        game = Game(4, seed=5)
        game.play(3, game.choices(3)[choice])
        views.append(game.view(0).as_dict())
        logs.append(game.log(0))
    assert views[0] == views[1] == views[2]
    assert logs[0] == logs[1] == logs[2]


def test_T3_nobody_looks_at_the_last_card_before_having_passed_the_second_time() -> None:
    views = []
    for choice in range(2):
        game = Game(4, seed=5)
        for seat in range(4):
            game.play(seat, game.choices(seat)[0])
        game.play(3, game.choices(3)[choice])
        views.append((game.view(0).as_dict(), game.log(0)))
    assert views[0] == views[1]


def test_T3_what_arrives_is_seen_once_the_own_cards_are_passed() -> None:
    game = Game(4, seed=5)
    from_the_right = pack(game, 3)[1:]
    game.play(3, f"keep:{pack(game, 3)[0]}")
    events = game.play(0, game.choices(0)[0])
    (received,) = of_kind(events, "cards-received", 0)
    assert sorted(received.parts["cards"]) == sorted(from_the_right)
    assert sorted(map(str, game.view(0).as_dict()["players"][0]["pack"])) == sorted(from_the_right)


def test_T3_one_who_passed_early_sees_the_cards_when_they_arrive() -> None:
    game = Game(4, seed=5)
    events = game.play(0, game.choices(0)[0])
    assert of_kind(events, "cards-received") == []
    passed = pack(game, 3)[1:]
    events = game.play(3, f"keep:{pack(game, 3)[0]}")
    (received,) = of_kind(events, "cards-received")
    assert (received.seat, received.parts["from"]) == (0, 3)
    assert sorted(received.parts["cards"]) == sorted(passed)


@pytest.mark.parametrize("order", [(0, 1, 2), (2, 1, 0), (1, 0, 2)])
def test_T3_everyone_receives_two_cards_and_then_one(order: tuple[int, ...]) -> None:
    game = Game(3, seed=5)
    for seat in (*order, *order):
        game.play(seat, game.choices(seat)[0])
    for seat in range(3):
        received = of_kind(game.log(seat), "cards-received", seat)
        assert [event.parts["count"] for event in received] == [2, 1]
        assert received[1].parts["cards"] == [hand(game, seat)[2][0]]


@pytest.mark.parametrize("viewer", [1, 2, None])
def test_T3_a_pick_reveals_nothing_to_the_others(viewer: int | None) -> None:
    """Seats 1 and 2 have not passed yet, a watcher never sees a card."""
    seen = []
    for choice in range(3):
        game = Game(4, seed=5)
        game.play(0, game.choices(0)[choice])
        seen.append((game.view(viewer).as_dict(), game.log(viewer)))
    assert seen[0] == seen[1] == seen[2]


def test_T3_nobodys_first_pick_waits_on_another() -> None:
    for order in itertools.permutations(range(4)):
        game = Game(4, seed=5)
        for seat in order:
            assert seat in game.to_act
            game.play(seat, game.choices(seat)[0])


def test_T3_the_order_in_which_players_answer_leaves_no_trace() -> None:
    ends = []
    for order in itertools.permutations(range(3)):
        game = Game(3, seed=5)
        for seat in (*order, *reversed(order)):
            game.play(seat, game.choices(seat)[-1])
        ends.append(game.as_dict())
    assert all(end == ends[0] for end in ends)


def test_T3_the_second_pick_needs_only_the_own_first_and_that_of_the_right_neighbour() -> None:
    game = Game(5, seed=5)
    game.play(0, game.choices(0)[0])
    assert list(game.to_act) == [1, 2, 3, 4]
    game.play(4, game.choices(4)[0])
    assert list(game.to_act) == [0, 1, 2, 3]
    assert len(game.choices(0)) == 2
    game.play(0, game.choices(0)[0])
    assert list(game.to_act) == [1, 2, 3]


def test_T3_the_cards_are_played_only_when_everyone_has_drafted() -> None:
    game = Game(3, seed=5, start=0)
    for seat in (0, 1, 2, 0, 1):
        game.play(seat, game.choices(seat)[0])
        assert game.question == "keep"
    game.play(2, game.choices(2)[0])
    assert game.question == "card"
    assert game.to_act == (0,)


def test_T3_hands_stay_secret_from_those_who_did_not_pass_the_cards() -> None:
    game = Game(5, seed=5)
    keep_all(game)
    for viewer in (1, 2, None):
        seen = game.view(viewer).as_dict()["players"][0]["hand"]
        assert [card["card"] for card in seen] == [None, None, None]
    assert None not in [c["card"] for c in game.view(0).as_dict()["players"][0]["hand"]]


def test_T4_two_players_end_with_two_own_cards_and_one_of_the_opponent() -> None:
    game = Game(2, seed=5)
    keep_all(game)
    assert [colour for _, colour in hand(game, 0)] == ["blue", "green", "blue"]
    assert [colour for _, colour in hand(game, 1)] == ["green", "blue", "green"]


def test_T4_the_opponent_passes_one_of_the_two_cards_back() -> None:
    game = Game(2, seed=5)
    mine, theirs = pack(game, 0), pack(game, 1)
    game.play(0, f"keep:{mine[0]}")
    game.play(1, f"keep:{theirs[0]}")
    assert sorted(pack(game, 1)) == sorted(mine[1:])
    game.play(1, f"keep:{mine[1]}")
    game.play(0, f"keep:{theirs[2]}")
    assert sorted(hand(game, 0)) == sorted(
        [(mine[0], "blue"), (mine[2], "blue"), (theirs[2], "green")]
    )


def test_T4_the_start_figure_alternates() -> None:
    game = Game(2, seed=5, start=1)
    starts: list[int | None] = [game.as_dict()["start_player"]]
    while not game.over:
        seat = game.to_act[0]
        events = game.play(seat, game.choices(seat)[0])
        starts += [event.seat for event in of_kind(events, "round-begins")]
    assert starts == [1, 0, 1, 0, 1, 0, 1, 0, 1]
