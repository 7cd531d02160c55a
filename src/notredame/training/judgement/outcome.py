"""What becomes of a position: the mean outcome for each seat over many games from there."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any
from zlib import crc32

from notredame.bots.answer_ranking import mean_of
from notredame.bots.thinkers import CompiledThinker
from notredame.compiling import twins
from notredame.rules.knowledge.veil import WATCHER, veil
from notredame.rules.model.pieces import MAX_PLAYERS

from ..sampling.outcomes import play_outcomes_on_bytes
from .position import Position


@dataclass(frozen=True)
class Means:
    """The means of one number for each seat, and their standard errors."""

    mean: tuple[float, ...]
    error: tuple[float, ...]


@dataclass(frozen=True)
class Outcome:
    """The mean outcome of a position, by seat."""

    prestige: Means
    """At the end, in points."""
    lead: Means
    """Points ahead of the mean of the others."""
    win: Means
    """Share of games won; a win shared by two is half a win."""


class Outcomes:
    """Plays positions to the end by the quick policy, from what a watcher can see."""

    def __init__(self) -> None:
        self._thinker = CompiledThinker()
        self._play: Any = twins.twin(play_outcomes_on_bytes)

    def outcome(self, position: Position, games: int) -> Outcome:
        """The mean of `games` games; what a watcher cannot see is dealt anew in each."""
        state = position.state().copy()
        veil(state, WATCHER)
        numbers = self._thinker.numbers
        finals = numbers(MAX_PLAYERS * games)
        held = self._thinker.hold(state)
        self._play(held, seed_of(position), games, finals, numbers(1), self._thinker.workspace)
        flat = self._thinker.listed(finals)
        return outcome_of(
            [flat[at : at + position.players] for at in range(0, len(flat), MAX_PLAYERS)]
        )


def seed_of(position: Position) -> int:
    """The seed of a position's games."""
    return crc32(repr(position).encode())


def outcome_of(games: Sequence[Sequence[int]]) -> Outcome:
    """The means of the ends of some games: for each seat 100 times its prestige plus tie-break."""
    players = len(games[0])
    prestige = [[seat // 100 for seat in game] for game in games]
    leads = [[own - (sum(game) - own) / (players - 1) for own in game] for game in prestige]
    wins = [[(seat == max(game)) / game.count(max(game)) for seat in game] for game in games]
    return Outcome(_means(prestige), _means(leads), _means(wins))


def _means(rows: Sequence[Sequence[float]]) -> Means:
    found = [mean_of(list(column)) for column in zip(*rows, strict=True)]
    return Means(tuple(mean for mean, _ in found), tuple(error for _, error in found))
