"""The numbers of the rules by name, for texts that state them."""

from __future__ import annotations

from .model.grey_persons import greys_of
from .model.options import COIN_LIMIT, HOTEL_DOUBLE_FROM, OLDER_HOTEL_DOUBLE_FROM
from .model.persons import FIRST_NEW, N_PERSONS, PERSONS
from .model.pieces import (
    DONATION_PRESTIGE,
    FIRST_COINS,
    FIRST_MARKERS,
    KIND_PRESTIGE,
    KINDS,
    MARKERS,
    OVERRUN_LOSS,
    PARK_PIECES,
    PLAYER_COUNTS,
    RAT_END,
    ROUNDS,
)
from .play.cathedral import tile_for
from .play.donations import MOST_COINS
from .play.persons.acting import LENT_COINS, MONK_MARKERS
from .play.persons.counting import GUILD_MASTER_FROM, MAYOR_FROM, ROWS
from .play.persons.gypsies import POINTS as GYPSIES_POINTS
from .play.persons.movers import MOST_PIECES

Number = int | tuple[int, ...]
"""A number, or several that belong together."""


def _rule_numbers() -> dict[str, Number]:
    numbers: dict[str, Number] = {
        "rounds": ROUNDS,
        "period_ends": tuple(range(3, ROUNDS + 1, 3)),
        "first_coins": FIRST_COINS,
        "markers_each": MARKERS,
        "first_markers": FIRST_MARKERS,
        "first_general": MARKERS - FIRST_MARKERS,
        "coin_limit": COIN_LIMIT,
        "rat_end": RAT_END,
        "overrun_loss": OVERRUN_LOSS,
        "park_pieces": PARK_PIECES,
        "hotel_double": HOTEL_DOUBLE_FROM,
        "hotel_double_older": OLDER_HOTEL_DOUBLE_FROM,
        "most_donated": MOST_COINS,
        "donated": tuple(range(1, MOST_COINS + 1)),
        "donation_prestige": tuple(DONATION_PRESTIGE[1:]),
        "new_persons_in_all": N_PERSONS - FIRST_NEW,
        "grey_persons_in_all": sum(len(greys_of(letter, new_persons=True)) for letter in (1, 2, 3)),
        "money_lender_coins": LENT_COINS,
        "monk_markers": MONK_MARKERS,
        "minstrel_most": MOST_PIECES,
        "gypsies_points": GYPSIES_POINTS,
        "guild_master_from": GUILD_MASTER_FROM,
        "mayor_from": MAYOR_FROM,
    }
    for kind, prestige in zip(KINDS, KIND_PRESTIGE, strict=True):
        numbers[f"{kind}_message"] = prestige
    for players in PLAYER_COUNTS:
        numbers[f"tile_for_{players}"] = tile_for(players)
    for person, points, each, _ in ROWS:
        name = PERSONS[person].replace("-", "_")
        numbers[f"{name}_points"] = points
        numbers[f"{name}_each"] = each
    return numbers


RULE_NUMBERS = _rule_numbers()
"""Every number by its name; `mayor_points`, for instance, is what the mayor pays per sector."""
