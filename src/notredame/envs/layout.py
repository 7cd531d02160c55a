"""What each number of an observation means: named parts, each with its place in the row.

What a seat may not know is all zeros. `docs/research.md` has the table; `notredame.envs.decode`
makes a view again from a row.
"""

from __future__ import annotations

from dataclasses import replace

from notredame.rules.model.deal import boroughs_for

from .stepping.observation import GAME, GAME_SIZE, PLAYER, PLAYER_SIZE, Part, placed
from .validation import whole


def layout(players: int) -> tuple[Part, ...]:
    """The parts of an observation, each with its place; players' names begin with `player0.`."""
    players = whole(players)
    boroughs_for(players)  # says how many can play
    parts = list(placed(GAME))
    for k in range(players):
        for part in placed(PLAYER, GAME_SIZE + k * PLAYER_SIZE):
            parts.append(replace(part, name=f"player{k}.{part.name}"))
    return tuple(parts)
