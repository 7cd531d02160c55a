"""A finished game of a match."""

from __future__ import annotations

import json
from dataclasses import dataclass, field
from typing import Any


@dataclass(frozen=True)
class GameLine:
    """A finished game of a match. With the match, its choices rebuild the game."""

    game: int
    deal: int
    seed: str
    """The deal's seed, 64 hexadecimal digits."""
    seating: tuple[str, ...]
    """Labels by seat."""
    start: int
    """The seat that began."""
    scores: tuple[int, ...]
    """Prestige by seat."""
    ranks: tuple[int, ...]
    """Rank by seat, 1 for the best; every seat with rank 1 has won, alone or jointly."""
    choices: tuple[int, ...]
    """Number of choices each seat made."""
    seconds: tuple[float, ...]
    """Seconds each seat thought in all."""
    slowest: tuple[float, ...]
    """Seconds each seat thought about its slowest choice."""
    faults: tuple[tuple[int, str, int], ...]
    """Faults: seat, what its bot did wrong, and how often."""
    moves: bytes
    """Seat and action of every choice, alternating, a byte each to save memory."""
    luck: tuple[float, ...] | None = None
    """What chance brought each seat, in points of lead; None where it was not estimated."""
    replaced: tuple[int, ...] = field(default=(), compare=False)
    """Indexes (from 0) of choices that are random because a bot failed; not written to the file."""

    @property
    def winners(self) -> tuple[int, ...]:
        """The seats that won."""
        return tuple(seat for seat, rank in enumerate(self.ranks) if rank == 1)

    def win(self, seat: int) -> float:
        """A seat's part of the win: 1, a half if two share it, or 0."""
        return 1 / len(self.winners) if self.ranks[seat] == 1 else 0.0

    def margin(self, seat: int) -> int:
        """A seat's score minus the best other score."""
        return self.scores[seat] - max(
            score for other, score in enumerate(self.scores) if other != seat
        )

    def lead(self, seat: int) -> float:
        """A seat's score minus the mean of the other scores."""
        own, others = self.scores[seat], len(self.scores) - 1
        return own - (sum(self.scores) - own) / others

    def lead_less_luck(self, seat: int) -> float:
        """A seat's lead minus its luck, which must have been estimated."""
        assert self.luck is not None
        return self.lead(seat) - self.luck[seat]

    def pairs(self) -> list[tuple[int, int]]:
        """Seat and action of every choice, as `Game.moves` has them."""
        return list(zip(self.moves[::2], self.moves[1::2], strict=True))

    def write(self) -> str:
        """The line as JSON, without a line break."""
        data: dict[str, Any] = {
            "game": self.game,
            "deal": self.deal,
            "seed": self.seed,
            "seating": self.seating,
            "start": self.start,
            "scores": self.scores,
            "ranks": self.ranks,
            "winners": self.winners,
            "choices": self.choices,
            "seconds": self.seconds,
            "slowest": self.slowest,
            "faults": self.faults,
            "moves": self.pairs(),
        }
        if self.luck is not None:
            data["luck"] = self.luck
        return json.dumps(data, separators=(",", ":"))
