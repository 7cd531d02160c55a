"""The draft and the drives in the log, in few lines."""

from __future__ import annotations

import random

import pytest

from notredame.rules.game import Game
from notredame.text import catalogue
from notredame.text.catalogues.narration import told

from ..positions import Table

NAMES = ("Anna", "Ben", "Cleo")


def drafted(seed: int = 5, **options: object) -> Game:
    game = Game(NAMES, options=options, seed=seed, start=0)
    while game.question == "keep":
        game.play(game.to_act[0], game.choices(game.to_act[0])[0])
    return game


def lines(game: Game, seat: int | None, first: int = 1) -> list[str]:
    all_lines = (
        catalogue("en").log_line(event, game.names) for _, event in told(game, first, seat)
    )
    return [line for line in all_lines if line is not None]


def test_a_seat_reads_its_own_picks_and_that_all_have_picked() -> None:
    game = drafted()
    first, second, last, end = lines(game, 1)
    assert first.startswith("Ben keeps ")
    assert " and passes " in first
    assert first.endswith(" to Cleo.")
    assert second.startswith("Ben keeps ")
    assert last.startswith("Ben receives ")
    assert last.endswith(" from Anna.")
    assert end == "Everyone has chosen three cards."


def test_a_watcher_reads_one_line() -> None:
    assert lines(drafted(), None) == ["Everyone has chosen three cards."]


def test_nothing_is_lost_of_what_one_saw_oneself() -> None:
    """Every card that a seat drew or received is in the lines of its picks."""
    game = drafted(seed=9)
    words = catalogue("en")
    for seat in range(3):
        text = " ".join(lines(game, seat))
        for event in game.log(seat):
            if event.seat == seat and event.kind in ("cards-drawn", "cards-received"):
                assert all(words.card(card) in text for card in event.parts["cards"])


def test_the_draft_ends_once_in_every_round_after_its_last_pick() -> None:
    chance = random.Random(4)
    game = Game(NAMES, seed=4)
    while not game.over:
        seat = chance.choice(game.to_act)
        game.play(seat, chance.choice(game.choices(seat)))
    kinds = [event.kind for _, event in told(game, 0, None)]
    assert kinds.count("draft-ends") == 9
    assert "card-kept" not in kinds
    order = [kind for kind in kinds if kind in ("round-begins", "draft-ends", "card-played")]
    assert all(order[k - 1] == "round-begins" for k, kind in enumerate(order) if kind[0] == "d")


@pytest.mark.parametrize("seat", [None, 0, 1, 2])
def test_what_is_told_of_a_choice_does_not_change_later(seat: int | None) -> None:
    """New lines only follow earlier ones, so that a log can be extended."""
    chance = random.Random(2)
    game = Game(NAMES, seed=2)
    before = list(told(game, 0, seat))
    for _ in range(40):
        mover = chance.choice(game.to_act)
        game.play(mover, chance.choice(game.choices(mover)))
        now = list(told(game, 0, seat))
        assert now == [*before, *told(game, len(game.moves), seat)]
        before = now


def test_from_memory_the_draft_of_this_round_alone_is_told() -> None:
    game = drafted(log="round")
    assert lines(game, None, 0)[-1] == "Everyone has chosen three cards."
    while game.question != "keep":
        game.play(game.to_act[0], game.choices(game.to_act[0])[-1])
    game.play(game.to_act[0], game.choices(game.to_act[0])[0])
    assert "Everyone has chosen three cards." not in lines(game, None, 0)


def test_a_drive_and_the_message_it_takes_are_one_line() -> None:
    game = drafted()
    table = Table(3)
    table.game = game
    table.play("carriage-house")
    before = len(game.moves)
    take = next(choice for choice in game.choices(0) if choice.parts["do"] == "take")
    game.play(0, take)
    first, *others = told(game, before + 1, 0)
    line = catalogue("en").log_line(first[1], game.names)
    assert line is not None
    assert line.startswith("Anna drives to ")
    assert " message and takes it: " in line
    assert first[1].parts["from"] == "blue/centre"
    assert not {event.kind for _, event in others} & {"carriage-moved", "message-taken"}
