"""The examples run, in a tiny form."""

from __future__ import annotations

import shlex
import subprocess
import sys
from importlib.util import find_spec
from pathlib import Path

import pytest

from notredame.arena import Match, play_game
from notredame.bots import read_entrant

EXAMPLES = Path(__file__).resolve().parents[2] / "examples"


def test_a_bot_of_ones_own_wins_in_the_arena() -> None:
    own = f"run:{shlex.join([sys.executable, str(EXAMPLES / 'own_bot.py')])}@10s"
    line = play_game(Match((read_entrant(own), read_entrant("random")), 2, seed=1), 1)
    assert line.faults == ()
    assert line.winners == (0,)


def test_a_policy_learns() -> None:
    if find_spec("torch") is None:
        pytest.skip("PyTorch is not installed: pip install torch==2.13.0 to run examples/ppo.py.")
    tiny = ["--players", "2", "--steps", "2048", "--games", "32", "--test-games", "20"]
    done = subprocess.run(
        [sys.executable, str(EXAMPLES / "ppo.py"), *tiny, "--length", "32"],
        capture_output=True,
        text=True,
        check=False,
        timeout=300,
    )
    assert done.returncode == 0, done.stderr
    assert "2048 steps" in done.stdout
    assert "of 20 games against 1 × random" in done.stdout


def test_without_pytorch_the_example_says_what_to_install() -> None:
    code = (
        "import runpy, sys; sys.modules['torch'] = None; "
        f"runpy.run_path({str(EXAMPLES / 'ppo.py')!r}, run_name='__main__')"
    )
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=False)
    assert done.returncode == 1
    assert done.stderr.strip() == "This example needs PyTorch: pip install torch==2.13.0."
