"""The result of a finished game (T9)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from .model.pieces import SOURCES
from .model.state import State


@dataclass(frozen=True)
class Result:
    """The result of a game: who won, and with what."""

    prestige: tuple[int, ...]
    """Prestige by seat."""
    tie_break: tuple[int, ...]
    """Tie-break by seat: coins and markers in the supply."""
    by_source: tuple[dict[str, int], ...]
    """Each seat's prestige by where it came from; the plague's part is negative."""
    ranks: tuple[int, ...]
    """Rank by seat, 1 for the best; seats equal in both counts share a rank."""

    @property
    def winners(self) -> tuple[int, ...]:
        """The seats that won; several when the tie-break is equal too."""
        return tuple(seat for seat, rank in enumerate(self.ranks) if rank == 1)

    def as_dict(self) -> dict[str, Any]:
        """The result as data."""
        return {
            "prestige": list(self.prestige),
            "tie_break": list(self.tie_break),
            "ranks": list(self.ranks),
            "winners": list(self.winners),
            "by_source": [dict(part) for part in self.by_source],
        }


def result_of(s: State) -> Result:
    """The result of a state: final once the game is over, before that the current standing."""
    players = s.players[: s.n]
    keys = [(p.prestige, p.coins + p.supply) for p in players]
    return Result(
        prestige=tuple(p.prestige for p in players),
        tie_break=tuple(p.coins + p.supply for p in players),
        by_source=tuple({name: p.ledger[i] for i, name in enumerate(SOURCES)} for p in players),
        ranks=tuple(1 + sum(other > key for other in keys) for key in keys),
    )
