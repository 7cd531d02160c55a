"""The engine's own measurements: random play by four players."""

from __future__ import annotations

import importlib.metadata
from functools import partial
from random import Random

from notredame.rules.fast.raw import CompiledEngine, Engine, PlainEngine, blank_state, results_size
from notredame.rules.game import Game

from ..counting import BATCH, Work, timed
from ..measure import Bench
from .costs import PLAYERS, add_costs


def from_python(play: Engine) -> Work:
    """Work: whole games, with each answer chosen and applied from Python."""
    state = play.hold(blank_state(PLAYERS))
    rng, number = play.chance(1), Random(1).random
    legal, apply, over = play.legal, play.apply, play.over

    def one_game() -> tuple[int, float]:
        play.deal(state, rng)
        decisions = 0
        while not over(state):
            answers = legal(state)
            apply(state, answers[int(number() * len(answers))])
            decisions += 1
        return decisions, 1

    return one_game


def friendly() -> Work:
    """Work: whole games through `Game`, with checked choices and events."""
    numbers = Random(1)

    def one_game() -> tuple[int, float]:
        game = Game(PLAYERS, seed=numbers.randrange(1 << 60))
        while not game.over:
            seat = game.to_act[0]
            choices = game.choices(seat)
            game.play(seat, choices[int(numbers.random() * len(choices))])
        return len(game.moves), 1

    return one_game


def inside(play: Engine, games: int) -> Work:
    """Work: many whole games in one call."""
    state = play.hold(blank_state(PLAYERS))
    rng = play.chance(1)

    def many_games() -> tuple[int, float]:
        results = play.simulate(state, rng, games)
        return int(sum(results[:: results_size(PLAYERS)])), games

    return many_games


def in_batch(play: Engine, decisions_per_game: float) -> Work:
    """Work: one answer in each of many games per call. The number of games is an estimate, since
    the call does not return which of them ended.
    """
    rng = play.chance(1)
    states = []
    for _ in range(BATCH):
        state = play.hold(blank_state(PLAYERS))
        play.deal(state, rng)
        states.append(state)
    batch = play.many(states)
    calls = 10

    def some_steps() -> tuple[int, float]:
        for _ in range(calls):
            play.random_steps(batch, rng)
        return calls * BATCH, calls * BATCH / decisions_per_game

    return some_steps


def add_own(bench: Bench, native: CompiledEngine) -> None:
    """Add all measurements of the engine, ready to run."""
    plain = PlainEngine()
    many = inside(native, 5000)
    decisions, games = many()
    for name, what, work in (
        ("plain", "plain, from Python", from_python(plain)),
        ("friendly", "Game, from Python", friendly()),
        ("compiled", "compiled, from Python", from_python(native)),
        ("inside", "compiled, inside", many),
        ("batch", f"compiled, batch of {BATCH}", in_batch(native, decisions / games)),
    ):
        work()  # the first call may load or compile something
        bench.add(name, what, "decisions", partial(timed, work))
    add_costs(bench, plain, native)
    for package in ("notredame", "numba", "numpy"):
        bench.versions[package] = importlib.metadata.version(package)
