"""Positions of bots' games, as the setup and the moves that lead to them."""

from __future__ import annotations

import random
from collections.abc import Iterator
from dataclasses import dataclass

from notredame.bots import make_bot, read_entrant
from notredame.bots.thinking.game_kinds import GAME_KINDS
from notredame.rules.game import Game
from notredame.rules.model.state import State

PLAYED_BY = ("search@40", "medium", "search@40", "easy")
"""Entrants whose games positions are taken from, in turn: strong play, and mistakes that people
make."""
POSITIONS = 2
"""Positions that are taken from each game."""


@dataclass(frozen=True)
class Position:
    """A position of a game on the default edition."""

    players: int
    new_persons: bool
    seed: int
    played_by: str
    moves: tuple[tuple[int, int], ...]
    """Seat and action of every choice so far."""

    def state(self) -> State:
        """The true state."""
        game = new_game(self.players, self.new_persons, self.seed)
        for seat, action in self.moves:
            game.play(seat, action)
        return game.state


def new_game(players: int, new_persons: bool, seed: int) -> Game:
    """A game of a kind, before its first move."""
    return Game(players, options={"new_persons": new_persons}, seed=seed)


def positions_of(number: int) -> Iterator[Position]:
    """Two positions of the game of a number: the start of a round, and any moment.

    The same number gives the same positions, as long as rules and bots stay as they are.
    """
    players, new_persons = GAME_KINDS[number % len(GAME_KINDS)]
    played_by = PLAYED_BY[number // len(GAME_KINDS) % len(PLAYED_BY)]
    chance = random.Random(number)
    game = new_game(players, new_persons, number)
    entrant = read_entrant(played_by)
    bots = [make_bot(entrant.name, seed=chance.getrandbits(48)) for _ in range(players)]
    starts: list[int] = []
    while not game.over:
        if len(starts) <= game.state.round_no:
            starts.append(len(game.moves))
        seat = game.to_act[0]
        view = game.view(seat)
        game.play(seat, bots[seat].choose(view, view.choices(), entrant.budget))
    for length in (chance.choice(starts), chance.randrange(len(game.moves))):
        moves = tuple(game.moves[:length])
        yield Position(players, new_persons, number, played_by, moves)
