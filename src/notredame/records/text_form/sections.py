"""The deal and the printed tables as lines of the text form, and back."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from notredame.rules.choices import words
from notredame.rules.knowledge.description import PERIODS
from notredame.rules.model.deal import Deal
from notredame.rules.model.persons import PERSONS
from notredame.rules.model.pieces import CARDS, COLOURS, KINDS, MARKETS
from notredame.rules.model.printed_data import Printed, stored_printed

from ..errors import Place, RecordError
from ..limits import did_you_mean, shown

DEAL_KEYS = (
    "Deal start",
    *(f"Deal messages {colour}" for colour in COLOURS),
    *(f"Deal brown {period}" for period in PERIODS),
    *(f"Deal gray {period}" for period in PERIODS),
    *(f"Deal deck {period} {colour}" for period in PERIODS for colour in COLOURS),
)
PRINTED_NAME = "Printed"
PRINTED_KEYS = ("Printed rats", "Printed streets inside", "Printed streets across")
NONE = "none"

Lines = dict[str, tuple[str, Place]]
"""The lines of a head: the value of each key, and its place."""


def deal_lines(deal: Deal) -> list[str]:
    """A deal as lines."""
    plain = deal.as_dict()
    out = [f"Deal start: {plain['start'].capitalize()}"]
    for colour, markets in plain["messages"].items():
        placed = ", ".join(f"{market} {kind}" for market, kind in markets.items())
        out.append(f"Deal messages {colour}: {placed}")
    for period, persons in zip(PERIODS, plain["brown"], strict=True):
        out.append(f"Deal brown {period}: {_listed(persons)}")
    for number, period in enumerate(PERIODS):
        out.append(f"Deal gray {period}: {_listed(plain['gray'][3 * number : 3 * number + 3])}")
    for period, decks in zip(PERIODS, plain["decks"], strict=True):
        for colour, deck in decks.items():
            out.append(f"Deal deck {period} {colour}: {_listed(deck)}")
    return out


def printed_lines(printed: Printed) -> list[str]:
    """Printed tables as lines: their name, or in full; none for those of records without."""
    plain = stored_printed(printed)
    if plain is None:
        return []
    if isinstance(plain, str):
        return [f"{PRINTED_NAME}: {plain}"]
    rats = ", ".join(f"{words(person)} {count}" for person, count in plain["rats"].items())
    out = [f"Printed rats: {rats}"]
    for part in ("inside", "across"):
        streets = ", ".join(f"{a} to {b}" for a, b in plain[part])
        out.append(f"Printed streets {part}: {streets or NONE}")
    return out


def read_deal_lines(lines: Lines, colours: Sequence[str]) -> dict[str, Any]:
    """The lines of a deal as the data that the rules check; `colours` are the players'."""
    start, at = _part(lines, "Deal start")
    players = {colour.capitalize(): colour for colour in colours}
    if start not in players:
        raise RecordError(f"{shown(start)} is no player; {', '.join(players)} are.", at)
    boroughs = COLOURS[: 4 if len(colours) == 2 else len(colours)]
    for key, (_, place) in lines.items():
        owners = boroughs if key.startswith("Deal messages") else colours
        if key.startswith(("Deal messages", "Deal deck")) and key.split()[-1] not in owners:
            raise RecordError(f"With {len(colours)} players there is no {key[5:]}.", place)
    return {
        "start": players[start],
        "messages": {c: _messages(*_part(lines, f"Deal messages {c}")) for c in boroughs},
        "brown": [_names(*_part(lines, f"Deal brown {p}"), PERSONS) for p in PERIODS],
        "gray": [
            person
            for p in PERIODS
            for person in _three(_names(*_part(lines, f"Deal gray {p}"), PERSONS), p, lines)
        ],
        "decks": [
            {c: _names(*_part(lines, f"Deal deck {p} {c}"), CARDS) for c in colours}
            for p in PERIODS
        ],
    }


def read_printed_lines(lines: Lines) -> dict[str, Any]:
    """The lines of printed tables as the data that the rules check."""
    rats: dict[str, int] = {}
    text, at = _part(lines, "Printed rats")
    for item in _items(text):
        person, _, count = item.rpartition(" ")
        ident = _ident(person, PERSONS, at)
        if ident in rats:
            raise RecordError(f"The rats of the {person} are given twice.", at)
        if not (len(count) == 1 and count in "0123456789"):
            raise RecordError(f"{shown(item)} needs a number of rats from 0 to 9.", at)
        rats[ident] = int(count)
    streets: dict[str, list[list[str]]] = {}
    for part in ("inside", "across"):
        text, at = _part(lines, f"Printed streets {part}")
        streets[part] = []
        for item in _items(text) if text != NONE else ():
            first, to, second = item.partition(" to ")
            if not to:
                raise RecordError(
                    f"{shown(item)} is no street; write two markets, for instance "
                    f"'centre to left-inner'.",
                    at,
                )
            streets[part].append([_market(first, at), _market(second, at)])
    return {"rats": rats, **streets}


def _listed(idents: Sequence[str]) -> str:
    return ", ".join(words(ident) for ident in idents)


def _part(lines: Lines, key: str) -> tuple[str, Place]:
    if key not in lines:
        family = key.split()[0]
        at = next(place for other, (_, place) in lines.items() if other.split()[0] == family)
        raise RecordError(f"The line '{key}: ...' is missing.", at)
    return lines[key]


def _items(text: str) -> list[str]:
    return [" ".join(item.split()) for item in text.split(",")]


def _ident(word: str, known: Sequence[str], at: Place) -> str:
    for ident in known:
        if words(ident) == word:
            return ident
    what = "action card" if known == CARDS else "person"
    hint = did_you_mean(word, map(words, known))
    raise RecordError(f"{shown(word)} is no {what} of the game.{hint}", at)


def _market(word: str, at: Place) -> str:
    if word not in MARKETS:
        raise RecordError(f"{shown(word)} is no market; {', '.join(MARKETS)} are.", at)
    return word


def _names(text: str, at: Place, known: Sequence[str]) -> list[str]:
    return [_ident(item, known, at) for item in _items(text)]


def _three(persons: list[str], period: str, lines: Lines) -> list[str]:
    if len(persons) != 3:
        raise RecordError(
            f"Three grey persons appear in period {period}, not {len(persons)}.",
            lines[f"Deal gray {period}"][1],
        )
    return persons


def _messages(text: str, at: Place) -> dict[str, str]:
    placed = dict(item.rpartition(" ")[::2] for item in _items(text))
    out: dict[str, str] = {}
    for market in MARKETS[1:]:
        kind = placed.pop(market, None)
        if kind not in KINDS:
            raise RecordError(f"The message at {market} must be one of {', '.join(KINDS)}.", at)
        out[market] = kind
    if placed or len(_items(text)) != len(out):
        edges = ", ".join(MARKETS[1:])
        raise RecordError(f"A borough has one message at each of {edges}.", at)
    return out
