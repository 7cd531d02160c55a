"""The wait for the first board of `notredame play` where nothing is compiled yet.

That is what a player experiences who has just installed the game. Unlike everything else it is
measured in elapsed time, because a player waits for everything, not only for computing.
"""

from __future__ import annotations

import os
import signal
import subprocess
import sys
import tempfile
import threading
import time
from contextlib import suppress
from dataclasses import dataclass, field
from statistics import median
from typing import IO

from ..process import PATIENCE, Failed

WHAT = "first board of `notredame play`, nothing ever compiled"
QUESTION = b"Which card do you keep?"
"""The first question to a player, which is printed right below the board."""


@dataclass
class FirstBoard:
    """The waits measured so far."""

    waits: list[float] = field(default_factory=list)
    """Seconds, by round."""
    error: str = ""

    def seconds(self) -> float | None:
        """The median wait, or None if there is none."""
        return median(self.waits) if self.waits else None

    def measure_once(self) -> None:
        """Measure one round; after a failure, do nothing."""
        if self.error:
            return
        try:
            self.waits.append(wait_for_board())
        except Failed as problem:
            self.error = str(problem)


def wait_for_board() -> float:
    """Seconds until a game shows its board, with an empty folder as its cache."""
    with tempfile.TemporaryDirectory() as folder:
        begin = time.perf_counter()
        process = subprocess.Popen(
            [sys.executable, "-m", "notredame", "play", "--seed", "1"],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=subprocess.DEVNULL,
            cwd=folder,
            env=os.environ | {"XDG_CACHE_HOME": folder},
            start_new_session=True,
        )
        # Reading has no timeout, but it ends when the process is killed.
        watch = threading.Timer(PATIENCE, process.kill)
        watch.start()
        try:
            return asked(process) - begin
        finally:
            watch.cancel()
            with suppress(ProcessLookupError):
                # together with the process that compiles the bots, before the folder is deleted
                os.killpg(process.pid, signal.SIGKILL)
            process.communicate()


def asked(process: subprocess.Popen[bytes]) -> float:
    """Quit at the first question; return the time at which it arrived."""
    assert process.stdin is not None
    assert process.stdout is not None
    with suppress(OSError):  # a process that has already ended is noticed below
        process.stdin.write(b"q\n")
        process.stdin.flush()
    if not arrives(QUESTION, process.stdout):
        raise Failed(f"no board; its process ended with code {process.wait()}")
    return time.perf_counter()


def arrives(words: bytes, output: IO[bytes]) -> bool:
    """Read the output until it contains the words; False if it ends without them."""
    seen = b""
    while words not in seen:
        more = os.read(output.fileno(), 1 << 16)
        if not more:
            return False
        seen += more
    return True
