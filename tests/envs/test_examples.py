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


def ppo(*options: str | Path) -> str:
    """What `examples/ppo.py` prints in games for two."""
    done = subprocess.run(
        [sys.executable, str(EXAMPLES / "ppo.py"), "--players", "2", *map(str, options)],
        env=os.environ | {"OMP_NUM_THREADS": "1"},  # other tests need the other cores
        capture_output=True,
        text=True,
        check=False,
        timeout=300,
    )
    assert done.returncode == 0, done.stderr
    return done.stdout


def test_ppo_learns_to_beat_random_play(tmp_path: Path) -> None:
    """After seconds of training it wins significantly more often than before."""
    if find_spec("torch") is None:
        pytest.skip("PyTorch is not installed: pip install 'notredame[train]'.")
    player = tmp_path / "player.pt"
    tiny = ("--steps", "16384", "--games", "64", "--test-games", "200", "--out", player)
    printed = ppo(*tiny, "--seed", "5")
    assert re.search(
        r"^16384 steps, \d+ s \(\d+ s of processor time\), about", printed, re.MULTILINE
    )
    shares = {
        (stage, opponents): (float(low), float(high))
        for stage, low, high, opponents in re.findall(
            r"^(\w+), it wins .+% \((.+)% to (.+)%\) of 200 games against 1 × (\w+);",
            printed,
            re.MULTILINE,
        )
    }
    trained = [("trained", opponents) for opponents in ("random", "greedy", "quick")]
    assert list(shares) == [("untrained", "random"), *trained]
    before, after = shares["untrained", "random"], shares["trained", "random"]
    assert after[0] > before[1], printed
    assert after[0] > 50, printed

    saved = ("--steps", "0", "--player", player, "--against", "greedy@1", "--test-games", "2")
    assert re.search(r"^trained, .* of 2 games against 1 × greedy@1;", ppo(*saved), re.MULTILINE)


def test_without_pytorch_the_example_says_what_to_install() -> None:
    code = (
        "import runpy, sys; sys.modules['torch'] = None; "
        f"runpy.run_path({str(EXAMPLES / 'ppo.py')!r}, run_name='__main__')"
    )
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=False)
    assert done.returncode == 1
    assert done.stderr.strip() == ("This example needs PyTorch: pip install 'notredame[train]'.")
