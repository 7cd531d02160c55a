"""Bots play fair: what a seat cannot know does not influence its choices."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Callable, Iterator, Sequence

import pytest

from notredame import Game
from notredame.bots import Bot, Budget, make_bot
from notredame.bots.registry import OWN
from notredame.bots.thinkers import prepare
from notredame.rules.choices import Choice
from notredame.rules.knowledge.view import View
from notredame.rules.model.actions import QUESTIONS
from notredame.rules.model.state import State, hand_card
from tests.laws.checks import with_other_secrets
from tests.laws.observer import Observer

STEPS = Budget(steps=24)
POSITIONS = 320

Position = tuple[State, State, int]
"""A state, one that differs only in what a seat cannot know, and the seat."""


def positions(count: int) -> Iterator[Position]:
    """Positions from random games of every kind, including unfinished drafts."""
    rng = random.Random(11)
    found = 0
    while True:
        players = 2 + found % 4
        game = Game(players, options={"new_persons": found % 8 < 4}, seed=rng.getrandbits(60))
        observers = {seat: Observer(game, seat) for seat in range(players)}
        while not game.over:
            seat = rng.choice(game.to_act)
            if rng.random() < 0.05:
                other = with_other_secrets(game.state, observers[seat], seat, rng)
                yield game.state.copy(), other, seat
                found += 1
                if found == count:
                    return
            events = game.play(seat, rng.choice(game.choices(seat)))
            for observer in observers.values():
                observer.read(events)


@pytest.fixture(scope="module")
def some_positions() -> list[Position]:
    prepare()
    return list(positions(POSITIONS))


def caught(make: Callable[[State], Bot], positions: Sequence[Position]) -> list[Position]:
    """Positions in which a bot's choice depends on what its seat cannot know.

    For each choice a new bot is made from the true state, so that a cheat can look at it.
    """
    out = []
    for state, other, seat in positions:
        chosen = []
        for table in (state, other):
            view = View(table, seat)
            chosen.append(make(table).choose(view, view.choices(), STEPS))
        if chosen[0] != chosen[1]:
            out.append((state, other, seat))
    return out


def test_the_positions_are_of_every_kind_and_hide_something(
    some_positions: list[Position],
) -> None:
    asked = Counter(QUESTIONS[state.ask] for state, _, _ in some_positions)
    assert {"keep", "card", "hire", "drive", "benefit", "friend"} <= set(asked)
    assert {state.n for state, _, _ in some_positions} == {2, 3, 4, 5}
    drafting = [(s, seat) for s, _, seat in some_positions if QUESTIONS[s.ask] == "keep"]
    assert {s.players[seat].drafted for s, seat in drafting} == {0, 1}
    assert sum(state != other for state, other, _ in some_positions) > 0.95 * POSITIONS


@pytest.mark.parametrize("name", list(OWN))
def test_a_choice_does_not_depend_on_what_the_bot_cannot_know(
    name: str, some_positions: list[Position]
) -> None:
    assert not caught(lambda table: make_bot(name, 5), some_positions)


class Cheat:
    """Chooses by the next player's hand, which it must not see."""

    def __init__(self, table: State) -> None:
        self.table = table

    def choose(self, view: View, choices: Sequence[Choice], budget: Budget) -> Choice:
        assert view.seat is not None
        peeked = sum(hand_card(self.table, (view.seat + 1) % self.table.n, k) for k in range(3))
        return choices[peeked % len(choices)]


def test_a_bot_that_looks_at_the_true_state_is_caught(some_positions: list[Position]) -> None:
    assert len(caught(Cheat, some_positions)) > 50
