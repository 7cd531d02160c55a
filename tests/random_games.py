"""Games of random choices."""

from __future__ import annotations

import random

from notredame.rules.game import Game


def play_on(game: Game, chance: random.Random, moves: int = 10_000) -> Game:
    """Make random choices, in the draft by seats in random order, to the end or for some moves."""
    for _ in range(moves):
        if game.over:
            break
        seat = chance.choice(game.to_act)
        game.play(seat, chance.choice(game.choices(seat)))
    return game


def finished_game(names: list[str], seed: int = 5) -> Game:
    """A finished game of random choices."""
    return play_on(Game(names, seed=seed), random.Random(seed))
