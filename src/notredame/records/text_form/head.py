"""Reading the head of the text form."""

from __future__ import annotations

import re
from typing import Any

from notredame.rules.errors import NotreDameError
from notredame.rules.model.deal import Deal, deal_from_dict
from notredame.rules.model.options import EDITIONS, Options, stored_options, value_words
from notredame.rules.model.pieces import COLOURS, PLAYER_COUNTS
from notredame.rules.model.printed_data import Printed, read_stored_printed

from ..errors import NOWHERE, Place, RecordError
from ..limits import MAX_WORD, TITLE, VERSION, check_hex, did_you_mean, shown, wrong_version
from ..setup import Setup
from .sections import (
    DEAL_KEYS,
    PRINTED_KEYS,
    PRINTED_NAME,
    Lines,
    read_deal_lines,
    read_printed_lines,
)
from .vocabulary import OPTION_VALUES, colours_of, option_words

COLOUR_KEYS = tuple(colour.capitalize() for colour in COLOURS)
OPTION_KEYS = {f"Option {option_words(name)}": name for name in OPTION_VALUES}
KEYS = (
    "Edition",
    *OPTION_KEYS,
    *COLOUR_KEYS,
    "Seed",
    "Commitment",
    "Chosen start",
    *DEAL_KEYS,
    PRINTED_NAME,
    *PRINTED_KEYS,
    "Practice",
    "Result",
)
"""Every key of a head, in the order of writing."""

_TITLE = re.compile("notredame record ([0-9]{1,9})")


def check_title(line: str, at: Place) -> None:
    """Check the first line, which names the format and its version."""
    found = _TITLE.fullmatch(" ".join(line.split()))
    if not found:
        raise RecordError(
            f"A record in text begins with the line {TITLE!r}, not with {shown(line)}.", at
        )
    if int(found[1]) != VERSION:
        raise wrong_version(int(found[1]), at)


def add_line(lines: Lines, line: str, at: Place) -> None:
    """Read one line of the head."""
    key, colon, value = line.partition(":")
    key, value = " ".join(key.split()), value.strip(" \t")
    if not colon:
        raise RecordError(
            f"Before the first round a line has a name, a colon and a value; {shown(line)} has "
            f"no colon.",
            at,
        )
    if key not in KEYS:
        hint = did_you_mean(key, KEYS) or " docs/records.md lists them."
        raise RecordError(f"There is no line {shown(key)} in the head of a record.{hint}", at)
    if key in lines:
        raise RecordError(f"{key!r} stands there twice, first in line {lines[key][1].line}.", at)
    if not value:
        raise RecordError(f"Nothing stands after '{key}:'.", at)
    if key not in (*DEAL_KEYS, *PRINTED_KEYS, "Result") and len(value) > MAX_WORD:
        raise RecordError(f"What stands after '{key}:' is too long; {MAX_WORD} is the limit.", at)
    lines[key] = (value, at)


def read_head(lines: Lines, end: Place) -> tuple[Setup, dict[str, Place]]:
    """The setup in the head, and where each part of it stands; `end` is where the head ends."""
    for key in ("Edition", "Result"):
        if key not in lines:
            raise RecordError(f"The head needs a line '{key}: ...'.", end)
    edition, at = lines["Edition"]
    if edition not in EDITIONS:
        raise RecordError(
            f"There is no edition {shown(edition)}; there are {', '.join(EDITIONS)}.", at
        )
    options = _options(lines, edition)
    names = _names(lines, end)
    setup = Setup(
        names=names,
        edition=edition,
        options=options,
        seed=_hex(lines, "Seed"),
        commitment=_hex(lines, "Commitment"),
        start=_start(lines, len(names)),
        deal=_deal(lines, len(names), options),
        printed=_printed(lines),
        practice=_practice(lines),
    )
    places = {
        "players": lines["Blue"][1],
        "seed": lines["Seed"][1] if "Seed" in lines else end,
        "commitment": _place(lines, "Commitment"),
        "start": _place(lines, "Chosen start"),
        "deal": _place(lines, "Deal start"),
        "result": lines["Result"][1],
    }
    return setup, places


def _place(lines: Lines, key: str) -> Place:
    return lines[key][1] if key in lines else NOWHERE


def _options(lines: Lines, edition: str) -> Options:
    changes: dict[str, Any] = {}
    for key, name in OPTION_KEYS.items():
        if key in lines:
            word, at = lines[key]
            values = OPTION_VALUES[name]
            if word not in values:
                raise RecordError(
                    f"Option {option_words(name)} cannot be {shown(word)}; it can be "
                    f"{' or '.join(values)}.",
                    at,
                )
            changes[name] = values[word]
    return stored_options(edition, changes)


def _names(lines: Lines, end: Place) -> tuple[str, ...]:
    given = [colour for colour in COLOUR_KEYS if colour in lines]
    if given not in [colours_of(players) for players in PLAYER_COUNTS]:
        at = lines[given[0]][1] if given else end
        raise RecordError(
            f"The players are {', '.join(given) or 'missing'}; two players are Blue and Green, "
            f"three to five are the first of {', '.join(COLOUR_KEYS)}.",
            at,
        )
    return tuple(lines[colour][0] for colour in given)


def _hex(lines: Lines, key: str) -> str | None:
    return check_hex(lines[key][0], key.lower(), lines[key][1]) if key in lines else None


def _start(lines: Lines, players: int) -> int | None:
    if "Chosen start" not in lines:
        return None
    colour, at = lines["Chosen start"]
    colours = colours_of(players)
    if colour not in colours:
        raise RecordError(f"{shown(colour)} is no player; {', '.join(colours)} are.", at)
    return colours.index(colour)


def _practice(lines: Lines) -> bool:
    if "Practice" not in lines:
        return False
    word, at = lines["Practice"]
    if word != value_words(True):
        raise RecordError(
            f"After 'Practice:' stands 'yes', not {shown(word)}; other games have no such line.", at
        )
    return True


def _deal(lines: Lines, players: int, options: Options) -> Deal | None:
    places = [lines[key][1] for key in DEAL_KEYS if key in lines]
    if not places:
        return None
    plain = read_deal_lines(lines, [colour.lower() for colour in colours_of(players)])
    try:
        return deal_from_dict(plain, players, options.new_persons)
    except NotreDameError as problem:
        raise RecordError(str(problem), places[0]) from None


def _printed(lines: Lines) -> Printed:
    places = [lines[key][1] for key in PRINTED_KEYS if key in lines]
    stored: Any
    stored, at = lines.get(PRINTED_NAME, (None, NOWHERE))
    if places:
        if stored is not None:
            raise RecordError("Printed tables have a name or are given in full, not both.", at)
        stored, at = read_printed_lines(lines), places[0]
    try:
        return read_stored_printed(stored)
    except NotreDameError as problem:
        raise RecordError(str(problem), at) from None
