"""What only the printed game shows: rats on each person, and the streets between markets.

The rule documents do not list them. Each entry says where it comes from; an owner of the game can
write a corrected file and play with `--printed FILE`.
"""

from __future__ import annotations

import json
import tomllib
from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from ..errors import PrintedError, shown
from .persons import N_PERSONS, PERSON_CARDS, PERSONS
from .pieces import MARKETS
from .provenance import GUESS, REPORT
from .state import State

MOST_RATS = 9
"""The most rats that a card shows."""

RATS: dict[str, tuple[int, str]] = {card.name: (card.rats, card.source) for card in PERSON_CARDS}
"""Rats on each person, with provenance."""

_CENTRE_INSIDE: dict[tuple[str, str], str] = {
    ("centre", "left-inner"): REPORT,
    ("centre", "left-outer"): REPORT,
    ("centre", "right-inner"): REPORT,
    ("centre", "right-outer"): REPORT,
}
_CENTRE_ACROSS: dict[tuple[str, str], str] = {
    ("centre", "left-inner"): REPORT,
    ("centre", "left-outer"): REPORT,
    ("right-inner", "centre"): REPORT,
    ("right-outer", "centre"): REPORT,
}
"""The streets of every centre: to its own markets, and to those on the border of a neighbour."""


@dataclass(frozen=True)
class Printed:
    """Both tables, checked."""

    rats: Mapping[str, tuple[int, str]]
    inside: Mapping[tuple[str, str], str]
    across: Mapping[tuple[str, str], str]

    def __post_init__(self) -> None:
        if set(self.rats) != set(PERSONS):
            raise PrintedError(f"The printed data must give the rats of all {N_PERSONS} persons.")
        for boroughs in (3, 4, 5):
            distances = self.distances(boroughs)[: 5 * boroughs]
            if 99 in distances:
                raise PrintedError(
                    f"With {boroughs} boroughs no way leads to a "
                    f"{MARKETS[distances.index(99) % 5]} market; add its streets."
                )

    def write_into(self, s: State) -> None:
        """Set the fields of a state that the rules read."""
        s.rats = [self.rats[person][0] for person in PERSONS]
        s.distance = self.distances(s.boroughs)

    def distances(self, boroughs: int) -> list[int]:
        """Steps from each market of a borough to every market: 25 * here + 5 * on + there."""
        streets: list[set[int]] = [set() for _ in range(5 * boroughs)]
        for borough in range(boroughs):
            here, following = 5 * borough, 5 * ((borough + 1) % boroughs)
            links = [(here + _market(a), here + _market(b)) for a, b in self.inside]
            links += [(here + _market(a), following + _market(b)) for a, b in self.across]
            for a, b in links:
                streets[a].add(b)
                streets[b].add(a)
        out = [99] * 125
        for start in range(5):
            steps = {start: 0}
            queue = [start]
            for market in queue:
                for there in sorted(streets[market]):
                    if there not in steps:
                        steps[there] = steps[market] + 1
                        queue.append(there)
            for market, count in steps.items():
                out[25 * start + market] = count
        return out

    def as_dict(self) -> dict[str, Any]:
        """The tables without provenance, as a record keeps them."""
        return {
            "rats": {person: rats for person, (rats, _) in self.rats.items()},
            "inside": [list(street) for street in self.inside],
            "across": [list(street) for street in self.across],
        }

    def to_toml(self) -> str:
        """The tables as a file that can be corrected and read back."""
        lines = ["# Rats on each person card.", "[rats]"]
        for person, (rats, source) in self.rats.items():
            lines.append(f"{person} = {{ rats = {rats}, source = {json.dumps(source)} }}")
        for title, streets, words in (
            ("inside", self.inside, "# Streets inside every borough."),
            ("across", self.across, "# Streets from a borough to the next one clockwise."),
        ):
            lines += ["", words]
            for (a, b), source in streets.items():
                lines += [
                    f"[[{title}]]",
                    f'from = "{a}"',
                    f'to = "{b}"',
                    f"source = {json.dumps(source)}",
                ]
        return "\n".join(lines) + "\n"


def _market(name: str) -> int:
    return MARKETS.index(name)


SHIPPED: dict[str, Printed] = {
    # From the cathedral outwards, markets of the two boroughs take turns along their border. Eight
    # streets leave each centre and cut its borough into eight areas; no street crosses another.
    "windmill": Printed(
        RATS,
        _CENTRE_INSIDE,
        {
            ("right-inner", "left-inner"): GUESS,
            ("right-outer", "left-inner"): GUESS,
            ("right-outer", "left-outer"): GUESS,
            **_CENTRE_ACROSS,
            ("right-inner", "right-inner"): GUESS,  # round the cathedral
            ("left-outer", "left-outer"): GUESS,  # along the rim
        },
    ),
    # An earlier guess: the four markets of a borough form a ring round its centre.
    "ring": Printed(
        RATS,
        {
            **_CENTRE_INSIDE,
            ("left-inner", "right-inner"): GUESS,
            ("left-outer", "right-outer"): GUESS,
            ("left-inner", "left-outer"): GUESS,
            ("right-inner", "right-outer"): GUESS,
        },
        {
            ("right-inner", "left-inner"): GUESS,
            ("right-outer", "left-outer"): GUESS,
            **_CENTRE_ACROSS,
        },
    ),
}
"""The tables that the project ships, by the name of their street map, by which stored games name
them. A name never changes its meaning: corrected tables get a new one."""

PRINTED = SHIPPED["windmill"]
"""The tables of new games."""

UNNAMED = "ring"
"""The tables of stored games that name none: they are older than the names."""


def shipped_name(printed: Printed) -> str | None:
    """The name of shipped tables, whatever their provenance says; None for an owner's own."""
    plain = printed.as_dict()
    return next((name for name, ours in SHIPPED.items() if ours.as_dict() == plain), None)


def stored_printed(printed: Printed) -> str | dict[str, Any] | None:
    """Tables as a stored game keeps them: by name, or in full; `read_stored_printed` reads them."""
    name = shipped_name(printed)
    if name is None:
        return printed.as_dict()
    return None if name == UNNAMED else name


def read_stored_printed(stored: Any) -> Printed:
    """The tables of a stored game."""
    if stored is None:
        return SHIPPED[UNNAMED]
    return shipped_tables(stored) if isinstance(stored, str) else printed_from_dict(stored)


def shipped_tables(name: str) -> Printed:
    """Shipped tables by their name."""
    if name not in SHIPPED:
        raise PrintedError(
            f"There are no printed tables {shown(name)}; there are {', '.join(SHIPPED)}."
        )
    return SHIPPED[name]


Streets = list[tuple[str, str]]
"""Streets between markets of a borough, or from a borough to the next one."""


def streets_in(s: State) -> tuple[Streets, Streets]:
    """The streets of a state's city, inside and across, from what `Printed.write_into` set."""
    pairs = [(a, b) for a in range(5) for b in range(5)]
    inside = [(MARKETS[a], MARKETS[b]) for a, b in pairs if a < b and s.distance[25 * a + b] == 1]
    across = [(MARKETS[a], MARKETS[b]) for a, b in pairs if s.distance[25 * a + 5 + b] == 1]
    return inside, across


def printed_from_toml(text: str) -> Printed:
    """Read a user's own file; whatever is missing or wrong is named."""
    try:
        data = tomllib.loads(text)
    except tomllib.TOMLDecodeError as problem:
        raise PrintedError(f"The printed data is not a TOML file: {problem}.") from None
    return printed_from_dict(data)


def printed_from_dict(data: Mapping[str, Any]) -> Printed:
    """Check tables given as data: from a file, with provenance, or from a record, without."""
    if not isinstance(data, Mapping):
        raise PrintedError("The printed data must have the parts rats, inside and across.")
    for key in data:
        if key not in ("rats", "inside", "across"):
            raise PrintedError(
                f"The printed data has a part {shown(key)}; its parts are rats, inside and across."
            )
    for key in ("rats", "inside", "across"):
        if key not in data:
            raise PrintedError(f"The printed data has no part {shown(key)}.")
    return Printed(
        _rats(data["rats"]), _streets(data["inside"], "inside"), _streets(data["across"], "across")
    )


def _only(entry: Mapping[str, Any], known: tuple[str, ...], what: str) -> None:
    """Refuse a misspelt key rather than ignore it."""
    for key in entry:
        if key not in known:
            raise PrintedError(f"{what} says {shown(key)}; it can say {', '.join(known)}.")


def _rats(data: Any) -> dict[str, tuple[int, str]]:
    if not isinstance(data, Mapping):
        raise PrintedError("The part rats must be a table of persons.")
    out: dict[str, tuple[int, str]] = {}
    for person in data:
        if person not in PERSONS:
            raise PrintedError(f"The part rats names {shown(person)}, who is no person.")
    for person in PERSONS:
        if person not in data:
            raise PrintedError(f"The part rats says nothing of the {person}.")
        entry = data[person]
        rats, source = entry, "given"
        if isinstance(entry, Mapping):
            _only(entry, ("rats", "source"), f"The entry of the {person}")
            rats, source = entry.get("rats"), str(entry.get("source", "given"))
        if type(rats) is not int or not 0 <= rats <= MOST_RATS:
            raise PrintedError(f"The rats of the {person} must be a number from 0 to {MOST_RATS}.")
        out[person] = (rats, source)
    return out


def _streets(data: Any, part: str) -> dict[tuple[str, str], str]:
    if not isinstance(data, list):
        raise PrintedError(f"The part {part} must be a list of streets.")
    out: dict[tuple[str, str], str] = {}
    for number, entry in enumerate(data, 1):
        if isinstance(entry, Mapping):
            _only(entry, ("from", "to", "source"), f"Street {number} of {part}")
            ends = (entry.get("from"), entry.get("to"))
            source = str(entry.get("source", "given"))
        elif isinstance(entry, list) and len(entry) == 2:
            ends, source = (entry[0], entry[1]), "given"
        else:
            raise PrintedError(f"Street {number} of {part} must have two ends, from and to.")
        for end in ends:
            if end not in MARKETS:
                raise PrintedError(
                    f"Street {number} of {part} leads to {shown(end)}, which is no market; "
                    f"the markets are {', '.join(MARKETS)}."
                )
        if part == "inside" and ends[0] == ends[1]:
            raise PrintedError(f"Street {number} of {part} leads from {ends[0]} to itself.")
        street = (str(ends[0]), str(ends[1]))
        if street in out:
            raise PrintedError(f"Street {number} of {part} stands there twice.")
        out[street] = source
    return out
