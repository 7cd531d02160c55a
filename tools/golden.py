"""Rewrites the golden games (`make golden`). Read the difference before you commit it."""

from __future__ import annotations

import random
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT))

from notredame.records import write_text
from notredame.rules.game import Game
from notredame.rules.model.options import EDITIONS
from notredame.text import catalogue

FOLDER = ROOT / "tests" / "golden"
GAMES = [
    (edition, players, players % 2 == 1)
    for edition, counts in zip(EDITIONS, ((2, 4, 5), (2, 3, 4), (3, 4), (2, 5)), strict=True)
    for players in counts
]
"""Edition, number of players, and whether New Persons are used, for each golden game."""


def golden_name(edition: str, players: int, new_persons: bool) -> str:
    """The name of a golden game's files, without their endings."""
    return f"{edition}-{players}{'-new-persons' if new_persons else ''}"


def play_golden(edition: str, players: int, new_persons: bool) -> Game:
    """Play a whole game, the same on every machine."""
    game = Game(
        players,
        edition=edition,
        options={"new_persons": new_persons},
        seed=2007 + players,
    )
    rng = random.Random(players)
    while not game.over:
        seat = game.to_act[rng.randrange(len(game.to_act))]
        choices = game.choices(seat)
        game.play(seat, choices[rng.randrange(len(choices))])
    return game


def transcript(game: Game) -> str:
    """The log of a game in English, with everything hidden."""
    words = catalogue("en")
    lines = []
    for number in range(len(game.moves) + 1):
        for event in game.events(number):
            line = words.log_line(event, game.names)
            if line:
                lines.append(f"{number:4} {line}")
    return "\n".join(lines) + "\n"


def main() -> None:
    """Write both files of each golden game."""
    FOLDER.mkdir(exist_ok=True)
    for edition, players, new_persons in GAMES:
        game = play_golden(edition, players, new_persons)
        name = golden_name(edition, players, new_persons)
        (FOLDER / f"{name}.record.txt").write_text(write_text(game), encoding="utf-8")
        (FOLDER / f"{name}.log.txt").write_text(transcript(game), encoding="utf-8")
        print(name)


if __name__ == "__main__":
    main()
