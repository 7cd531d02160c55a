"""Editions are options: one rules source, and presets that name a set of options (section 8)."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, fields, replace
from typing import Any

from ..errors import OptionError, shown
from .state import State

DEFAULT_EDITION = "anniversary-2017"
HOTEL_DOUBLE_FROM = 3
"""Pieces in the hotel from which it gives two benefits (A8)."""
OLDER_HOTEL_DOUBLE_FROM = 4
"""The same threshold in older editions."""
COIN_LIMIT = 25
"""Coins in the game where they are limited (A5)."""
STORED_HOTEL_DOUBLE_FROM = 3
STORED_COIN_LIMIT = 25
"""The threshold and the limit of stored games of the default edition, which never change."""
OptionValue = bool | int | str


@dataclass(frozen=True)
class Options:
    """How a table plays. Each option stands on its own; an edition is a preset of them."""

    hotel_double_from: int = HOTEL_DOUBLE_FROM
    """Pieces in the hotel from which it gives two benefits (A8)."""
    coins: int | str = COIN_LIMIT
    """Coins in the game, after which they come from the richest players; or "unlimited" (A5)."""
    message_sets: str = "colour"
    """Messages are collected in sets by "colour" (M2) or by "kind" (M3)."""
    new_persons: bool = False
    """Nine grey persons drawn from 27 instead of the nine of the base game (S6)."""
    hire_cost: int = 1
    """Coins a person costs (T6)."""
    hotel_marker_is_prestige: bool = False
    """The hotel gives a prestige point instead of a marker (A8)."""
    bishop_any_sector: bool = False
    """The bishop may place into any sector, not only an empty one (P9)."""
    city_guard_cathedral: bool = True
    """The city guard counts markers on the cathedral (P7)."""
    city_guard_friend: bool = True
    """The city guard counts the friend (P7)."""
    totals: str = "hidden"
    """Others' prestige totals are "hidden" during the game, or "open" (T10)."""
    log: str = "whole"
    """Log and views list the cards played in the "whole" game, or only in the current "round", to
    play from memory (T10)."""

    def __post_init__(self) -> None:
        for name, value in self.as_dict().items():
            allowed = ALLOWED[name]
            if value not in allowed or type(value) not in {type(a) for a in allowed}:
                raise OptionError(
                    f"Option {name} cannot be {shown(value)}; it can be "
                    f"{' or '.join(a if isinstance(a, str) else repr(a) for a in allowed)}."
                )

    def changed(self, changes: Mapping[str, Any]) -> Options:
        """These options with some changed; the error for an unknown name lists the known ones."""
        if not isinstance(changes, Mapping):
            raise OptionError(
                f'Options are values by name, {{"hire_cost": 2}}, not {shown(changes)}.'
            )
        for name in changes:
            if name not in ALLOWED:
                raise OptionError(
                    f"There is no option {shown(name)}; there are {', '.join(ALLOWED)}."
                )
        return replace(self, **changes)

    def as_dict(self) -> dict[str, OptionValue]:
        """The options by name."""
        return {option.name: getattr(self, option.name) for option in fields(self)}

    def differing(self, edition: str) -> dict[str, Any]:
        """The options that differ from an edition's."""
        return self._unlike(options_of(edition))

    def stored(self, edition: str) -> dict[str, Any]:
        """The options that a stored game of an edition names; `stored_options` reads them."""
        return self._unlike(stored_options(edition, {}))

    def _unlike(self, preset: Options) -> dict[str, Any]:
        return {k: v for k, v in self.as_dict().items() if v != getattr(preset, k)}

    def write_into(self, s: State) -> None:
        """Set the fields of a state that the rules read."""
        s.hotel_double_from = self.hotel_double_from
        s.coin_limit = 0 if isinstance(self.coins, str) else self.coins
        s.sets_by_kind = int(self.message_sets == "kind")
        s.hire_cost = self.hire_cost
        s.hotel_prestige = int(self.hotel_marker_is_prestige)
        s.bishop_any = int(self.bishop_any_sector)
        s.guard_cathedral = int(self.city_guard_cathedral)
        s.guard_friend = int(self.city_guard_friend)
        s.open_totals = int(self.totals == "open")
        s.from_memory = int(self.log == "round")
        s.new_persons = int(self.new_persons)


def options_in(s: State) -> Options:
    """The options that a state is played by, as `Options.write_into` set them."""
    return Options(
        hotel_double_from=s.hotel_double_from,
        coins=s.coin_limit or "unlimited",
        message_sets="kind" if s.sets_by_kind else "colour",
        new_persons=bool(s.new_persons),
        hire_cost=s.hire_cost,
        hotel_marker_is_prestige=bool(s.hotel_prestige),
        bishop_any_sector=bool(s.bishop_any),
        city_guard_cathedral=bool(s.guard_cathedral),
        city_guard_friend=bool(s.guard_friend),
        totals="open" if s.open_totals else "hidden",
        log="round" if s.from_memory else "whole",
    )


ALLOWED: dict[str, tuple[Any, ...]] = {
    "hotel_double_from": tuple(
        sorted({STORED_HOTEL_DOUBLE_FROM, HOTEL_DOUBLE_FROM, OLDER_HOTEL_DOUBLE_FROM})
    ),
    "coins": (*sorted({STORED_COIN_LIMIT, COIN_LIMIT}), "unlimited"),
    "message_sets": ("colour", "kind"),
    "new_persons": (False, True),
    "hire_cost": (1, 2),
    "hotel_marker_is_prestige": (False, True),
    "bishop_any_sector": (False, True),
    "city_guard_cathedral": (True, False),
    "city_guard_friend": (True, False),
    "totals": ("hidden", "open"),
    "log": ("whole", "round"),
}
"""The values each option can take, those of stored games among them."""

assert set(ALLOWED) == {field.name for field in fields(Options)}

STORED_EDITIONS: dict[str, Options] = {
    DEFAULT_EDITION: Options(hotel_double_from=STORED_HOTEL_DOUBLE_FROM, coins=STORED_COIN_LIMIT),
    "rio-grande-2007": Options(hotel_double_from=OLDER_HOTEL_DOUBLE_FROM, coins="unlimited"),
    "player-aid": Options(
        hotel_double_from=OLDER_HOTEL_DOUBLE_FROM,
        coins="unlimited",
        bishop_any_sector=True,
        city_guard_friend=False,
    ),
    "lifestyle-ru": Options(
        hotel_double_from=OLDER_HOTEL_DOUBLE_FROM,
        coins="unlimited",
        message_sets="kind",
        city_guard_cathedral=False,
    ),
}
"""The presets that editions stand for in stored games: each as it was first released.

A stored game names its edition and the options that differ from this preset, so these never change.
A preset that turns out to be wrong is corrected in `EDITIONS`.
"""

EDITIONS: dict[str, Options] = STORED_EDITIONS | {
    DEFAULT_EDITION: Options(),
    # Its rules count markers "on the game board", and the cathedral is a sector of it (P7).
    "lifestyle-ru": replace(STORED_EDITIONS["lifestyle-ru"], city_guard_cathedral=True),
}
"""The presets, by the name of the document each one follows."""


def value_words(value: Any) -> str:
    """An option's value as people write it: `yes`, `4`, `open`."""
    if isinstance(value, bool):
        return "yes" if value else "no"
    return value if isinstance(value, str) else shown(value)


def options_of(edition: str) -> Options:
    """The options of an edition."""
    return _preset(EDITIONS, edition)


def stored_options(edition: str, named: Mapping[str, Any]) -> Options:
    """The options of a stored game, from its edition and the options that it names."""
    return _preset(STORED_EDITIONS, edition).changed(named)


def _preset(presets: Mapping[str, Options], edition: str) -> Options:
    if not isinstance(edition, str) or edition not in presets:
        raise OptionError(f"There is no edition {shown(edition)}; there are {', '.join(presets)}.")
    return presets[edition]


def parse_option(text: str) -> tuple[str, Any]:
    """Read `name=value` as people type it, for instance `coins=unlimited`."""
    name, equals, word = text.partition("=")
    name, word = name.strip().replace("-", "_"), word.strip()
    if not equals or name not in ALLOWED:
        raise OptionError(
            f"{shown(text)} is not an option; write name=value, with one of {', '.join(ALLOWED)}."
        )
    for value in ALLOWED[name]:
        words = {True: ("yes", "true", "on", "1"), False: ("no", "false", "off", "0")}
        if isinstance(value, bool):
            if word.lower() in words[value]:
                return name, value
        elif word == str(value):
            return name, value
    words_allowed = " or ".join(value_words(a) for a in ALLOWED[name])
    raise OptionError(f"Option {name} cannot be {shown(word)}; it can be {words_allowed}.")
