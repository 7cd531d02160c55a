"""The street maps: one that can be drawn without a crossing, and the older one."""

from __future__ import annotations

import hashlib
import json
import math
from itertools import combinations

import pytest

from notredame.rules.errors import PrintedError
from notredame.rules.fast.raw import blank_state
from notredame.rules.game import Game
from notredame.rules.model.pieces import MARKETS
from notredame.rules.model.printed_data import (
    PRINTED,
    SHIPPED,
    Printed,
    printed_from_dict,
    read_stored_printed,
    shipped_name,
    stored_printed,
    streets_in,
)
from notredame.rules.model.provenance import GUESS, REPORT

Market = tuple[int, str]
"""The number of its borough, clockwise, and its name."""
Street = tuple[Market, Market]
Point = tuple[float, float]

BORDER = [(0, "right-inner"), (1, "left-inner"), (0, "right-outer"), (1, "left-outer")]
"""Markets on the border of a borough (0) and the next one (1), from the cathedral outwards."""
FINGERPRINTS = {
    "windmill": "c99ae0666966c3fc28072871025ce975e4c5f160e1c1e0ff7ec2a3c24cd84dc7",
    "ring": "f76a2c84b07f08971528665404c785a3237a041d90458e0666b493b11027b4bf",
}
"""SHA-256 of shipped tables without provenance. They never change: stored games name the tables."""


def streets_of(printed: Printed, boroughs: int) -> list[Street]:
    """All streets of a city."""
    out: list[Street] = []
    for here in range(boroughs):
        out += [((here, a), (here, b)) for a, b in printed.inside]
        out += [((here, a), ((here + 1) % boroughs, b)) for a, b in printed.across]
    return out


def plan(boroughs: int) -> dict[Market, Point]:
    """A place for every market: centres between the borders, the others on them."""

    def at(borough: float, out: float) -> Point:
        angle = 2 * math.pi * borough / boroughs
        return out * math.cos(angle), out * math.sin(angle)

    places = {(here, "centre"): at(here, 1.25) for here in range(boroughs)}
    for here in range(boroughs):
        for out, (on, name) in enumerate(BORDER, 1):
            places[(here + on) % boroughs, name] = at(here + 0.5, out)
    return places


def side(a: Point, b: Point, c: Point) -> int:
    """Where `c` lies seen from `a` towards `b`: left (1), right (-1) or straight ahead (0)."""
    turn = (b[0] - a[0]) * (c[1] - a[1]) - (b[1] - a[1]) * (c[0] - a[0])
    return 0 if abs(turn) < 1e-9 else int(math.copysign(1, turn))


def collide(one: Street, other: Street, places: dict[Market, Point]) -> bool:
    """Whether two streets, drawn straight, share more than a market where both end."""
    a, b = (places[end] for end in one)
    c, d = (places[end] for end in other)
    shared = {a, b} & {c, d}
    if shared:
        ((x, y),) = shared
        (p, q), (r, s) = ({a, b} - shared).pop(), ({c, d} - shared).pop()
        same_way = (p - x) * (r - x) + (q - y) * (s - y) > 0
        return same_way and side((x, y), (p, q), (r, s)) == 0
    return side(a, b, c) != side(a, b, d) and side(c, d, a) != side(c, d, b)


def steps_from(start: Market, streets: list[Street]) -> dict[Market, int]:
    """Steps from a market to all that can be reached from it."""
    steps, queue = {start: 0}, [start]
    for here in queue:
        for street in streets:
            if here in street:
                there = street[here == street[0]]
                if there not in steps:
                    steps[there] = steps[here] + 1
                    queue.append(there)
    return steps


@pytest.mark.parametrize("boroughs", [3, 4, 5])
def test_no_street_crosses_another(boroughs: int) -> None:
    places, streets = plan(boroughs), streets_of(PRINTED, boroughs)
    assert len({frozenset(street) for street in streets}) == len(streets)
    crossing = [pair for pair in combinations(streets, 2) if collide(*pair, places)]
    assert crossing == []


@pytest.mark.parametrize("boroughs", [3, 4, 5])
def test_eight_streets_leave_each_centre_and_cut_its_borough_into_eight_areas(
    boroughs: int,
) -> None:
    streets = streets_of(PRINTED, boroughs)
    for here in range(boroughs):
        assert sum((here, "centre") in street for street in streets) == 8
    # Euler: a plane graph in one piece has so many bounded areas; one is the cathedral's.
    areas = len(streets) - 5 * boroughs + 1
    assert areas == 8 * boroughs + 1


@pytest.mark.parametrize("name", list(SHIPPED))
@pytest.mark.parametrize("boroughs", [3, 4, 5])
def test_every_market_reaches_every_other_and_all_boroughs_are_alike(
    name: str, boroughs: int
) -> None:
    streets, distances = streets_of(SHIPPED[name], boroughs), SHIPPED[name].distances(boroughs)
    for here in range(boroughs):
        for k, market in enumerate(MARKETS):
            steps = steps_from((here, market), streets)
            assert len(steps) == 5 * boroughs
            for (there, other), count in steps.items():
                on = (there - here) % boroughs
                assert distances[25 * k + 5 * on + MARKETS.index(other)] == count


def test_only_the_streets_of_centres_are_more_than_a_guess() -> None:
    for printed in SHIPPED.values():
        for street, source in (*printed.inside.items(), *printed.across.items()):
            assert source == (REPORT if "centre" in street else GUESS)


@pytest.mark.parametrize("name", list(SHIPPED))
def test_the_streets_can_be_read_from_a_state(name: str) -> None:
    printed = SHIPPED[name]
    for players in (2, 3, 4, 5):
        inside, across = streets_in(blank_state(players, printed=printed))
        assert (set(inside), set(across)) == (set(printed.inside), set(printed.across))


def test_a_name_of_shipped_tables_never_changes_its_meaning() -> None:
    """If this fails, shipped tables were corrected: ship the new ones under another name."""
    digests = {}
    for name, printed in SHIPPED.items():
        plain = json.dumps(printed.as_dict(), sort_keys=True, separators=(",", ":"))
        digests[name] = hashlib.sha256(plain.encode()).hexdigest()
    assert digests == FINGERPRINTS


def test_tables_are_stored_by_name_and_an_owners_in_full() -> None:
    assert Game(2, seed=1).printed is PRINTED
    assert stored_printed(PRINTED) == "windmill"
    own = PRINTED.as_dict()
    own["rats"]["fool"] = 4
    for printed in (*SHIPPED.values(), printed_from_dict(own)):
        assert read_stored_printed(stored_printed(printed)).as_dict() == printed.as_dict()
    assert stored_printed(printed_from_dict(own)) == own
    assert shipped_name(read_stored_printed(None)) == "ring"
    with pytest.raises(PrintedError, match="'square'; there are windmill, ring"):
        read_stored_printed("square")
