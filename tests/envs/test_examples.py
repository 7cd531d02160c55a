"""The examples run, on a small scale."""

from __future__ import annotations

import os
import re
import shlex
import subprocess
import sys
from importlib.util import find_spec
from pathlib import Path

import pytest

from notredame.arena import Match, play_game
from notredame.bots import read_entrant

EXAMPLES = Path(__file__).resolve().parents[2] / "examples"


def test_the_example_bot_wins_in_the_arena() -> None:
    own = f"run:{shlex.join([sys.executable, str(EXAMPLES / 'own_bot.py')])}@10s"
    line = play_game(Match((read_entrant(own), read_entrant("random")), 2, seed=1), 1)
    assert line.faults == ()
    assert line.winners == (0,)


def test_ppo_learns_to_beat_random_play() -> None:
    """After seconds of training it wins significantly more often than before."""
    if find_spec("torch") is None:
        pytest.skip("PyTorch is not installed: pip install 'notredame[train]'.")
    tiny = ["--players", "2", "--steps", "16384", "--games", "64", "--test-games", "200"]
    done = subprocess.run(
        [sys.executable, str(EXAMPLES / "ppo.py"), *tiny, "--seed", "5"],
        env=os.environ | {"OMP_NUM_THREADS": "1"},  # other tests need the other cores
        capture_output=True,
        text=True,
        check=False,
        timeout=300,
    )
    assert done.returncode == 0, done.stderr
    assert re.search(
        r"^16384 steps, \d+ s \(\d+ s of processor time\), about", done.stdout, re.MULTILINE
    )
    shares = {
        (stage, opponents): (float(low), float(high))
        for stage, low, high, opponents in re.findall(
            r"^(\w+), it wins .+% \((.+)% to (.+)%\) of 200 games against 1 × (\w+);",
            done.stdout,
            re.MULTILINE,
        )
    }
    trained = [("trained", opponents) for opponents in ("random", "greedy", "quick")]
    assert list(shares) == [("untrained", "random"), *trained]
    before, after = shares["untrained", "random"], shares["trained", "random"]
    assert after[0] > before[1], done.stdout
    assert after[0] > 50, done.stdout


def test_without_pytorch_the_example_says_what_to_install() -> None:
    code = (
        "import runpy, sys; sys.modules['torch'] = None; "
        f"runpy.run_path({str(EXAMPLES / 'ppo.py')!r}, run_name='__main__')"
    )
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=False)
    assert done.returncode == 1
    assert done.stderr.strip() == ("This example needs PyTorch: pip install 'notredame[train]'.")
