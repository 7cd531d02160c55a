"""The layout of an observation: named parts, each with its place in the row.

`stepping/observation.py` declares the parts, and `docs/research.md` has them as a table. What a
seat may not know is all zeros. `notredame.envs.decode` turns a row back into a view.
"""

from __future__ import annotations

from dataclasses import replace

from notredame.rules.model.deal import boroughs_for

from .stepping.observation import GAME, GAME_SIZE, PLAYER, PLAYER_SIZE, Part, placed
from .validation import whole


def layout(players: int) -> tuple[Part, ...]:
    """The parts of an observation; names of players' parts begin with `player0.` and so on."""
    players = whole(players)
    boroughs_for(players)  # raises an error for an impossible number
    parts = list(placed(GAME))
    for k in range(players):
        for part in placed(PLAYER, GAME_SIZE + k * PLAYER_SIZE):
            parts.append(replace(part, name=f"player{k}.{part.name}"))
    return tuple(parts)
