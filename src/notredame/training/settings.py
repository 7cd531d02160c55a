"""What a run of training is to do; the same settings and code give the same weights."""

from __future__ import annotations

from dataclasses import asdict, dataclass, fields, replace
from typing import Any

from notredame.bots.thinking.game_kinds import GAME_KINDS
from notredame.bots.weights.weights import kind_name

KIND_NAMES = tuple(kind_name(*kind).replace(" ", "-") for kind in GAME_KINDS)
"""What kinds of game are called in options and names of files: `2-base`."""


@dataclass(frozen=True)
class Settings:
    """The size of a run."""

    seed: int = 1
    kinds: tuple[int, ...] = tuple(range(len(GAME_KINDS)))
    """Kinds of game to train for, as indices of GAME_KINDS."""
    generations: int = 4
    games: int = 12_000
    """Games of each generation and kind that prices are fitted to."""
    draft_games: int = 8_000
    """Games of each generation and kind that draft weights are fitted to."""
    duel_deals: int = 1000
    """Deals of the duel between a generation's weights and the best before, each from each seat."""
    match_deals: int = 300
    """Most deals of the match that decides in the end, search against search."""
    match_steps: int = 50
    """Steps for each choice in that match."""

    def as_data(self) -> dict[str, Any]:
        """The settings as JSON has them."""
        return asdict(self) | {"kinds": list(self.kinds)}

    @classmethod
    def from_data(cls, data: Any) -> Settings:
        """The settings that JSON has; raises ValueError if they are not those of any run."""
        if not isinstance(data, dict) or data.keys() != {field.name for field in fields(cls)}:
            raise ValueError
        kinds, sizes = data["kinds"], [size for name, size in data.items() if name != "kinds"]
        if not isinstance(kinds, list) or not set(kinds) <= set(range(len(GAME_KINDS))):
            raise ValueError
        if any(type(number) is not int or number < 0 for number in (*kinds, *sizes)):
            raise ValueError
        return cls(**{**data, "kinds": tuple(kinds)})


FULL = Settings()
TINY = replace(
    FULL,
    kinds=(GAME_KINDS.index((2, False)),),
    generations=2,
    games=400,
    draft_games=200,
    duel_deals=20,
    match_deals=3,
    match_steps=4,
)
"""Enough to see that everything works, within seconds."""
