"""Matches, game lines and bots for tests."""

from __future__ import annotations

import dataclasses
import json
import os
import signal
from collections.abc import Sequence
from pathlib import Path
from typing import Any

from notredame.arena import GameLine, Match, play_game
from notredame.bots import Budget, read_entrant
from notredame.rules.choices import Choice
from notredame.rules.knowledge.view import View


def match_of(*bots: str, players: int = 3, seed: int = 1, **others: Any) -> Match:
    """A match of bots, given as on the command line."""
    return Match(tuple(map(read_entrant, bots)), players, seed, **others)


def two_bots(players: int = 3, seed: int = 1) -> Match:
    """A match of two random bots that count as different."""
    return match_of("random", "random@2", players=players, seed=seed)


def played(match: Match, games: int) -> list[GameLine]:
    """The first games of a match."""
    return [play_game(match, game) for game in range(1, games + 1)]


def line_of(
    seating: Sequence[str], scores: Sequence[int], ranks: Sequence[int], **others: Any
) -> GameLine:
    """A line of a game with these results."""
    seats = len(seating)
    fields: dict[str, Any] = {
        "game": 1,
        "deal": 1,
        "seed": "0" * 64,
        "start": 0,
        "choices": (10,) * seats,
        "seconds": (1.0,) * seats,
        "slowest": (0.5,) * seats,
        "faults": (),
        "moves": b"",
    }
    return GameLine(
        seating=tuple(seating), scores=tuple(scores), ranks=tuple(ranks), **(fields | others)
    )


def timeless(line: GameLine) -> GameLine:
    """A line without its times."""
    nothing = (0.0,) * len(line.seating)
    return dataclasses.replace(line, seconds=nothing, slowest=nothing)


def games_in(path: Path) -> list[dict[str, Any]]:
    """The games of a result file in order of number, without times."""
    found = [json.loads(text) for text in path.read_text(encoding="utf-8").splitlines()[1:]]
    for line in found:
        del line["seconds"], line["slowest"]
    return sorted(found, key=lambda line: int(line["game"]))


class FirstBot:
    """A bot that takes the first choice, whatever its seed."""

    def __init__(self, seed: int) -> None:
        del seed

    def choose(self, view: View, choices: Sequence[Choice], budget: Budget) -> Choice:
        """The first choice."""
        return choices[0]


class CrashingBot(FirstBot):
    """A bot that fails when it is asked."""

    def choose(self, view: View, choices: Sequence[Choice], budget: Budget) -> Choice:
        """Fail."""
        raise RuntimeError("out of ideas")


def die(match: Match, game: int) -> GameLine:
    """Kills the process that plays the game."""
    os.kill(os.getpid(), signal.SIGKILL)
    return play_game(match, game)


def die_once(match: Match, game: int) -> GameLine:
    """Kills the first process that plays game 2; a file remembers it."""
    if game == 2:
        try:
            Path(os.environ["ARENA_TEST_DIED"]).touch(exist_ok=False)
        except FileExistsError:
            pass
        else:
            os.kill(os.getpid(), signal.SIGKILL)
    return play_game(match, game)


def hang(match: Match, game: int) -> GameLine:
    """Never finishes a game, except the first."""
    if game > 1:
        signal.pause()
    return play_game(match, game)
