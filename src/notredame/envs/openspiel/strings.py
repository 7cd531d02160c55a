"""Strings for OpenSpiel: an observation in words, and what a seat has seen of a game so far."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import cache

from notredame.envs.layout import layout
from notredame.rules.choices import CHOICES
from notredame.rules.model.deal import seat_colour
from notredame.rules.model.persons import PERSONS
from notredame.rules.model.pieces import CARDS, COLOURS, KINDS, MAX_PLAYERS

from ..number_names import ROUND_NAMES, words_of
from .recall import HIDDEN, Seen


@cache
def _dictionary(players: int) -> list[tuple[str, str, bool]]:
    """For each number of a row: its part, its name, and whether it is a count."""
    out: list[tuple[str, str, bool]] = []
    for part in layout(players):
        out += [(part.name, word, not part.shape or part.most > 1) for word in words_of(part)]
    return out


def row_in_words(row: Sequence[int], players: int) -> str:
    """The numbers of a row that are not zero, by name; a line for the game and for each player."""
    words, pieces, last = _dictionary(players), [], ""
    for (name, word, counts), number in zip(words, row, strict=True):
        if number == 0:
            continue
        if name != last:
            block, _, rest = name.rpartition(".")
            fresh = block != last.rpartition(".")[0]
            pieces.append(f"\n{block}: {rest}" if fresh else f"; {rest}" if last else rest)
            last = name
        if counts:
            pieces.append(f" {number}" if word == "0" else f" {word}={number}")
        else:
            pieces.append(f" {word}")
    return "".join(pieces)


def _listed(names: Sequence[str], numbers: Iterable[int]) -> str:
    return " ".join(names[k] for k in numbers)


MOVES = {
    (seat, choice.action): f"{seat} {choice.id}"
    for seat in range(MAX_PLAYERS)
    for choice in CHOICES
}
MOVES |= {(seat, HIDDEN): f"{seat} keep" for seat in range(MAX_PLAYERS)}


def seen_in_words(seen: Seen, players: int) -> str:
    """Everything that a seat has seen and done since the start."""
    lines = [
        f"seat {seen.seat} {seat_colour(seen.seat, players)}; start seat {seen.start}",
        "markets "
        + "; ".join(f"{COLOURS[b]} {_listed(KINDS, k)}" for b, k in enumerate(seen.messages)),
        f"gray {_listed(PERSONS, seen.grey)}",
    ]
    for k, seen_round in enumerate(seen.rounds):
        groups = (seen_round.drew, seen_round.got, seen_round.last)
        cards = "; ".join(_listed(CARDS, group) for group in groups if group)
        lines.append(f"{ROUND_NAMES[k]} {_listed(PERSONS, seen_round.persons)}: {cards}")
    if seen.to_come:
        lines.append(f"to come {_listed(PERSONS, seen.to_come)}")
    lines.append("moves " + ", ".join([MOVES[move] for move in seen.moves]))
    return "\n".join(lines)
