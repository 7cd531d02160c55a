"""`tools/frozen`: a bot of other sources, served over a socket, plays in the arena as a program."""

from __future__ import annotations

import os
import shlex
import signal
import subprocess
import sys
from pathlib import Path

from notredame.arena import Match, play_game
from notredame.bots import read_entrant

TOP = Path(__file__).resolve().parents[1]
SERVER = [sys.executable, str(TOP / "tools/frozen/server.py"), "easy"]


def test_a_served_bot_plays_and_is_served_once(tmp_path: Path) -> None:
    path = tmp_path / "easy.socket"
    path.touch()  # as left behind by a server that was killed
    sources = os.environ | {"PYTHONPATH": str(TOP / "src")}
    server = subprocess.Popen(
        [*SERVER, str(path)], env=sources, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True
    )
    assert server.stdout is not None
    assert server.stderr is not None
    try:
        assert "is ready as" in server.stdout.readline()
        client = f"run:{shlex.join([sys.executable, '-m', 'tools.frozen.client', str(path)])}@10s"
        line = play_game(Match((read_entrant(client), read_entrant("random")), 2, seed=1), 1)
        assert line.faults == ()
        assert line.winners == (0,)
        again = subprocess.run(
            [*SERVER, str(path)], env=sources, capture_output=True, text=True, check=False
        )
        assert again.returncode == 1
        assert again.stderr == f"A bot is served at {path} already.\n"
        assert path.exists()
    finally:
        server.send_signal(signal.SIGINT)
        server.communicate(timeout=30)
    assert not path.exists()
