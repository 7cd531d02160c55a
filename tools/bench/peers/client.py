"""Another project in a process of its own."""

from __future__ import annotations

import json
import queue
import subprocess
import threading
from pathlib import Path
from typing import Any

from ..counting import Tally
from ..process import PATIENCE, ROOT, Failed


class Peer:
    """A process that waits for questions, in the environment of the other projects."""

    def __init__(self, python: Path, name: str) -> None:
        # Its own environment is all it shall see: no variables for Python (-E), no packages of the
        # user (-s). In a session of its own, an interrupt from the keyboard does not reach it:
        # we end it.
        self.process = subprocess.Popen(
            [str(python), "-E", "-s", "-m", "tools.bench.peers.worker", name],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=subprocess.DEVNULL,
            text=True,
            cwd=ROOT,
            start_new_session=True,
        )
        self.answers: queue.Queue[str] = queue.Queue()
        threading.Thread(target=self._listen, daemon=True).start()

    def _listen(self) -> None:
        """Pass answers on from a thread, so that waiting for one can have an end."""
        assert self.process.stdout is not None
        for line in self.process.stdout:
            self.answers.put(line)
        self.answers.put("")

    def answer(self) -> dict[str, Any]:
        """Wait for the next answer."""
        try:
            line = self.answers.get(timeout=PATIENCE)
        except queue.Empty:
            self.end()
            raise Failed(f"no answer in {PATIENCE:.0f} s") from None
        if not line:
            raise Failed(f"its process ended with code {self.process.wait()}")
        found: dict[str, Any] = json.loads(line)
        if "error" in found:
            raise Failed(found["error"])
        return found

    def measure(self, task: str, seconds: float) -> Tally:
        """Let it do one of its tasks for a while."""
        assert self.process.stdin is not None
        try:
            print(task, seconds, file=self.process.stdin, flush=True)
        except OSError:
            raise Failed(f"its process ended with code {self.process.wait()}") from None
        return Tally(**self.answer())

    def end(self) -> None:
        """Stop it."""
        self.process.kill()
        self.process.wait()
