"""Catanatron: The Settlers of Catan, four players."""

from __future__ import annotations

from random import Random
from typing import Any

from ...counting import Task, repeated


def catanatron_tasks() -> list[Task]:
    """Catanatron's random players in its own loop, and a copy of a game after 300 moves."""
    from catanatron.game import TURNS_LIMIT, Game
    from catanatron.models.player import Color, RandomPlayer

    seeds = Random(1)

    def new_game() -> Any:
        return Game([RandomPlayer(c) for c in Color], seed=seeds.randrange(1, 1 << 60))

    def one_game() -> tuple[int, float]:
        # The loop of Game.play, without the two copies that it makes for observers.
        game = new_game()
        decisions = 0
        while game.winning_color() is None and game.state.num_turns < TURNS_LIMIT:
            game.play_tick()
            decisions += 1
        return decisions, 1

    midway = new_game()
    for _ in range(300):
        midway.play_tick()
    return [
        Task("play", "Catan, stepped from Python", "decisions", one_game),
        Task("copy", "Catan, copy", "copies", repeated(midway.copy, 100)),
    ]
