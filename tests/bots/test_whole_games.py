"""Whole games: the examples play without a fault, and a game with the worst bots still ends."""

from __future__ import annotations

import shlex
import sys
from pathlib import Path

import pytest

from notredame import Game
from notredame.bots import Budget, Entrant, Fault, Guarded, read_entrant

from .programs import misbehaving, program

EXAMPLES = Path(__file__).resolve().parents[2] / "examples"
PYTHON = f"run:{shlex.join([sys.executable, str(EXAMPLES / 'simple_bot.py')])}@2s"
SHELL = f"run:{shlex.join(['sh', str(EXAMPLES / 'first_choice.sh')])}@2s"


def play(game: Game, entrants: list[Entrant]) -> list[list[Fault]]:
    """Play to the end; return the faults of each seat."""
    bots = [Guarded(entrant, seed) for seed, entrant in enumerate(entrants)]
    try:
        while not game.over:
            seat = game.to_act[0]
            game.play(seat, bots[seat].choose(game.view(seat), game.choices(seat)))
    finally:
        for bot in bots:
            bot.close()
    return [bot.faults for bot in bots]


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_examples_play_without_a_fault(players: int) -> None:
    for seed in range(2):
        game = Game(players, options={"new_persons": seed == 1}, seed=seed)
        entrants = [read_entrant(text) for text in [PYTHON, SHELL, "random", PYTHON, SHELL]]
        assert play(game, entrants[:players]) == [[]] * players


def test_the_example_in_python_beats_the_first_choice() -> None:
    won = 0
    for seed in range(8):
        game = Game(2, seed=seed)
        play(game, [read_entrant(PYTHON), read_entrant(SHELL)])
        won += game.result().winners == (0,)
    assert won >= 7


def test_the_example_in_python_needs_nothing_but_python() -> None:
    command = shlex.join([sys.executable, "-I", "-S", str(EXAMPLES / "simple_bot.py")])
    game = Game(2, seed=1)
    faults = play(game, [Entrant(f"run:{command}", Budget(seconds=2)), read_entrant("random")])
    assert faults == [[], []]


def test_a_game_with_the_worst_bots_in_all_seats_ends(tmp_path: Path) -> None:
    tenth = "asked['id'] == 10"
    entrants = [
        misbehaving(tmp_path, "1 / 0", "crashes", tenth),
        misbehaving(tmp_path, "send(id=10, choice='fly')", "flies", tenth),
        misbehaving(tmp_path, "print('?', flush=True)", "wonders", tenth),
        misbehaving(tmp_path, "time.sleep(60)", "hangs", "True"),
        program(tmp_path, "sys.exit('no')", "declines"),
    ]
    game = Game(5, seed=3)
    faults = play(game, entrants)
    assert game.over
    asked = [sum(1 for seat, _ in game.moves if seat == own) for own in range(5)]
    for seat, expected in enumerate(["ZeroDivisionError", "It chose 'fly'", "It said b'?"]):
        assert len(faults[seat]) == asked[seat] // 10 > 1
        assert all(expected in fault.what for fault in faults[seat])
    for seat, expected in [(3, "no answer within 0.7 seconds"), (4, "exit code 1")]:
        *tries, given_up = faults[seat]
        assert len(tries) == 3
        assert all(expected in fault.what for fault in tries)
        assert "given up" in given_up.what
    for seat, entrant in enumerate(entrants):
        assert {fault.bot for fault in faults[seat]} == {entrant.name}
