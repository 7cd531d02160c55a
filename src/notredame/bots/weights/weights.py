"""Weights as a file: prices and draft weights for each kind of game, in readable JSON."""

from __future__ import annotations

import hashlib
import json
from collections.abc import Sequence
from dataclasses import dataclass
from functools import cache, cached_property
from importlib.resources import files
from pathlib import Path
from typing import Any

from notredame.rules.errors import NotreDameError, shown
from notredame.rules.model.pieces import ROUNDS

from ..thinking.drafting import DRAFT_OF_KIND, OWN_GAIN, PICK_WEIGHTS, PICKS
from ..thinking.features import MOST_TURNS, N_FEATURES
from ..thinking.game_kinds import GAME_KINDS
from ..thinking.value import PRICES_OF_KIND

FORMAT = "notredame-weights"
VERSION = 1
SHIPPED = "shipped.json"
LARGEST = 1_000_000
"""A price of about 156 points; larger weights would be a mistake, and sums of them too large for a
value."""


def kind_name(players: int, new_persons: bool) -> str:
    """What a kind of game is called in files: `2 base`, `4 new`."""
    return f"{players} {'new' if new_persons else 'base'}"


@dataclass(frozen=True)
class KindWeights:
    """The weights of one kind of game."""

    prices: tuple[int, ...]
    """For each number of turns and of rounds to come, a price for every feature."""
    draft: tuple[int, ...]
    """For each pick of each round, what counts in the draft."""

    def __post_init__(self) -> None:
        assert (len(self.prices), len(self.draft)) == (PRICES_OF_KIND, DRAFT_OF_KIND)

    def written(self) -> str:
        """The text of the weights in a file, a line for each row."""
        parts = []
        for name, numbers in (("prices", self.prices), ("draft", self.draft)):
            shape = SHAPES[name]
            groups = [
                "        [\n" + ",\n".join(f"          {json.dumps(row)}" for row in group)
                for group in _in_lists(_in_lists(numbers, shape[2]), shape[1])
            ]
            parts.append(
                f'      "{name}": [\n' + "\n        ],\n".join(groups) + "\n        ]\n      ]"
            )
        return "{\n" + ",\n".join(parts) + "\n    }"


SHAPES = {
    "prices": (MOST_TURNS + 1, ROUNDS + 1, N_FEATURES),
    "draft": (ROUNDS, PICKS, PICK_WEIGHTS),
}
"""Shapes of the tables in a file: lists of lists of rows."""


def _in_lists(items: Sequence[Any], length: int) -> list[list[Any]]:
    return [list(items[at : at + length]) for at in range(0, len(items), length)]


@dataclass(frozen=True)
class Weights:
    """What training has found, for every kind of game."""

    kinds: tuple[KindWeights, ...]

    @cached_property
    def prices(self) -> list[int]:
        """The prices of all kinds of game, one after the other."""
        return [price for kind in self.kinds for price in kind.prices]

    @cached_property
    def draft(self) -> list[int]:
        """The draft weights of all kinds of game, one after the other."""
        return [weight for kind in self.kinds for weight in kind.draft]

    @cached_property
    def digest(self) -> str:
        """Tells weights apart, wherever they are stored."""
        return hashlib.sha256(json.dumps([self.prices, self.draft]).encode()).hexdigest()[:16]

    def with_kind(self, kind: int, weights: KindWeights) -> Weights:
        """The same weights with others for one kind of game."""
        return Weights((*self.kinds[:kind], weights, *self.kinds[kind + 1 :]))

    def written(self) -> str:
        """The text of a file."""
        kinds = [
            f'    "{kind_name(*kind)}": {weights.written()}'
            for kind, weights in zip(GAME_KINDS, self.kinds, strict=True)
        ]
        head = f'"format": "{FORMAT}",\n  "version": {VERSION}'
        return f'{{\n  {head},\n  "kinds": {{\n' + ",\n".join(kinds) + "\n  }\n}\n"


@cache
def shipped_weights() -> Weights:
    """The weights that come with this package."""
    return parse_weights(files(__package__).joinpath(SHIPPED).read_text("utf-8"), SHIPPED)


def blank_weights() -> Weights:
    """Weights for which nothing but prestige and a card's gain is worth anything, to begin from
    nothing.
    """
    pick = [0] * PICK_WEIGHTS
    pick[OWN_GAIN] = 1000
    kind = KindWeights((0,) * PRICES_OF_KIND, tuple(pick) * (ROUNDS * PICKS))
    return Weights((kind,) * len(GAME_KINDS))


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
    kinds = data.get("kinds")
    found = []
    for kind in GAME_KINDS:
        tables = kinds.get(kind_name(*kind)) if isinstance(kinds, dict) else None
        numbers = [_numbers_of(tables, table, kind_name(*kind), name) for table in SHAPES]
        found.append(KindWeights(*numbers))
    return Weights(tuple(found))


def _numbers_of(tables: Any, table: str, kind: str, name: str) -> tuple[int, ...]:
    """The numbers of one table of a kind of game in the data of a file, one after the other."""
    shape = SHAPES[table]
    numbers = _flat(tables.get(table) if isinstance(tables, dict) else None, shape)
    if numbers is None:
        size = " × ".join(map(str, shape))
        raise NotreDameError(
            f"{shown(name)} needs a table {table!r} of {size} for games of {kind!r}."
        )
    for number in numbers:
        if type(number) is not int or abs(number) > LARGEST:
            raise NotreDameError(
                f"{shown(name)} has the weight {shown(number)} for games of {kind!r}; weights are "
                f"whole numbers from -{LARGEST} to {LARGEST}."
            )
    return tuple(numbers)


def _flat(data: Any, shape: tuple[int, ...]) -> list[Any] | None:
    """The numbers of nested lists, or None if the lists do not have that shape."""
    if not shape:
        return [data]
    if not isinstance(data, list) or len(data) != shape[0]:
        return None
    found: list[Any] = []
    for item in data:
        numbers = _flat(item, shape[1:])
        if numbers is None:
            return None
        found += numbers
    return found
