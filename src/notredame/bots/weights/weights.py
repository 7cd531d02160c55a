"""Weights as a file: prices for each kind of game, in JSON that people can read and compare."""

from __future__ import annotations

import hashlib
import json
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from functools import cache
from importlib.resources import files
from pathlib import Path
from typing import Any

from notredame.rules.errors import NotreDameError, shown
from notredame.rules.model.pieces import ROUNDS

from ..thinking.features import N_FEATURES
from ..thinking.game_kinds import GAME_KINDS
from ..thinking.value import PRICES_OF_KIND

FORMAT = "notredame-weights"
VERSION = 1
SHIPPED = "shipped.json"
LARGEST_PRICE = 1_000_000
"""About 156 points; larger prices would be a mistake, and sums of them too large for a value."""


def kind_name(players: int, new_persons: bool) -> str:
    """What a kind of game is called in files: `2 base`, `4 new`."""
    return f"{players} {'new' if new_persons else 'base'}"


@dataclass(frozen=True)
class Weights:
    """What training has found."""

    prices: tuple[int, ...]
    """For each kind of game and number of rounds to come, a price for every feature."""

    @property
    def digest(self) -> str:
        """Tells weights apart, wherever they are stored."""
        return hashlib.sha256(json.dumps(self.prices).encode()).hexdigest()[:16]

    def of_kind(self, kind: int) -> tuple[int, ...]:
        """The prices of one kind of game."""
        return self.prices[PRICES_OF_KIND * kind : PRICES_OF_KIND * (kind + 1)]

    def with_kind(self, kind: int, prices: Iterable[int]) -> Weights:
        """The same weights with other prices for one kind of game."""
        new = tuple(int(price) for price in prices)
        assert len(new) == PRICES_OF_KIND
        before = self.prices[: PRICES_OF_KIND * kind]
        return Weights(before + new + self.prices[PRICES_OF_KIND * (kind + 1) :])

    def written(self) -> str:
        """The text of a file, a line for each number of rounds to come."""
        tables = []
        for kind, (players, new_persons) in enumerate(GAME_KINDS):
            rows = _rows_of(self.of_kind(kind))
            lines = ",\n".join(f"      {json.dumps(row)}" for row in rows)
            tables.append(f'    "{kind_name(players, new_persons)}": [\n{lines}\n    ]')
        head = f'"format": "{FORMAT}",\n  "version": {VERSION}'
        return f'{{\n  {head},\n  "prices": {{\n' + ",\n".join(tables) + "\n  }\n}\n"


def _rows_of(prices: Sequence[int]) -> list[list[int]]:
    return [list(prices[at : at + N_FEATURES]) for at in range(0, len(prices), N_FEATURES)]


@cache
def shipped_weights() -> Weights:
    """The weights that come with this package."""
    return parse_weights(files(__package__).joinpath(SHIPPED).read_text("utf-8"), SHIPPED)


def blank_weights() -> Weights:
    """Weights for which nothing but prestige is worth anything, to begin from nothing."""
    return Weights((0,) * PRICES_OF_KIND * len(GAME_KINDS))


def read_weights(path: Path) -> Weights:
    """Read a file of weights; raises NotreDameError if it is none."""
    try:
        text = path.read_text("utf-8")
    except (OSError, ValueError) as problem:
        reason = getattr(problem, "strerror", None) or "it is no text"
        raise NotreDameError(f"Cannot read weights from {shown(str(path))}: {reason}.") from None
    return parse_weights(text, str(path))


def parse_weights(text: str, name: str) -> Weights:
    """The weights that a text holds; `name` says in errors where it comes from."""
    try:
        data = json.loads(text)
    except (ValueError, RecursionError):
        data = None
    if not isinstance(data, dict) or data.get("format") != FORMAT:
        raise NotreDameError(f"{shown(name)} contains no weights; `notredame train` writes some.")
    if data.get("version") != VERSION:
        raise NotreDameError(
            f"{shown(name)} contains weights of version {shown(data.get('version'))}; "
            f"only version {VERSION} can be read here."
        )
    prices: list[int] = []
    for kind in GAME_KINDS:
        prices += _prices_of(data.get("prices"), kind_name(*kind), name)
    return Weights(tuple(prices))


def _prices_of(tables: Any, kind: str, name: str) -> list[int]:
    """The prices of a kind of game in the data of a file."""
    table = tables.get(kind) if isinstance(tables, dict) else None
    if (
        not isinstance(table, list)
        or len(table) != ROUNDS
        or not all(isinstance(row, list) and len(row) == N_FEATURES for row in table)
    ):
        raise NotreDameError(
            f"{shown(name)} needs {ROUNDS} rows of {N_FEATURES} prices for games of {kind!r}."
        )
    prices = [price for row in table for price in row]
    for price in prices:
        if type(price) is not int or abs(price) > LARGEST_PRICE:
            raise NotreDameError(
                f"{shown(name)} has the price {shown(price)} for games of {kind!r}; prices are "
                f"whole numbers from -{LARGEST_PRICE} to {LARGEST_PRICE}."
            )
    return prices
