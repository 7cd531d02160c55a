"""The wait for the first board of `notredame play`, where nothing was ever compiled.

That is what somebody sees who has just installed the game. Unlike everything else it is measured by
the clock on the wall: whatever a player has to wait for counts, also what is not computing.
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
"""The first question to a player; it comes right below the board."""


@dataclass
class FirstBoard:
    """How long it took in each round so far."""

    waits: list[float] = field(default_factory=list)
    error: str = ""

    def seconds(self) -> float | None:
        """The median, or None while there is nothing."""
        return median(self.waits) if self.waits else None

    def measure_once(self) -> None:
        """One round; a game that failed to start is not tried again."""
        if self.error:
            return
        try:
            self.waits.append(wait_for_board())
        except Failed as problem:
            self.error = str(problem)


def wait_for_board() -> float:
    """Start a game in an empty folder, which is also where compiled rules would be kept."""
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
        # Reading has no time limit of its own; when the process is killed, the reading ends.
        watch = threading.Timer(PATIENCE, process.kill)
        watch.start()
        try:
            return asked(process) - begin
        finally:
            watch.cancel()
            with suppress(ProcessLookupError):
                # before its folder goes, with the process that compiles the bots for it
                os.killpg(process.pid, signal.SIGKILL)
            process.communicate()


def asked(process: subprocess.Popen[bytes]) -> float:
    """Leave at the first question, and return the moment it arrived."""
    assert process.stdin is not None
    assert process.stdout is not None
    with suppress(OSError):  # a process that has already ended says so below, by its silence
        process.stdin.write(b"q\n")
        process.stdin.flush()
    if not arrives(QUESTION, process.stdout):
        raise Failed(f"no board; its process ended with code {process.wait()}")
    return time.perf_counter()


def arrives(words: bytes, output: IO[bytes]) -> bool:
    """Read whatever has come so far, again and again, until the words are there."""
    seen = b""
    while words not in seen:
        more = os.read(output.fileno(), 1 << 16)
        if not more:
            return False
        seen += more
    return True
