"""Our side of the connection to another project's process."""

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
    """A process in the environment of the other projects that measures on request."""

    def __init__(self, python: Path, name: str) -> None:
        # It must use its own environment only: without Python's environment variables (-E) and the
        # user's packages (-s). In a session of its own it does not get our Ctrl-C; `end` stops it.
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
        """Read answers in a thread, so that waiting for one can time out."""
        assert self.process.stdout is not None
        for line in self.process.stdout:
            self.answers.put(line)
        self.answers.put("")

    def answer(self) -> dict[str, Any]:
        """Wait for the next answer; raises Failed if it is an error or does not come."""
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
        """Let it repeat one of its tasks for `seconds`."""
        assert self.process.stdin is not None
        try:
            print(task, seconds, file=self.process.stdin, flush=True)
        except OSError:
            raise Failed(f"its process ended with code {self.process.wait()}") from None
        return Tally(**self.answer())

    def end(self) -> None:
        """Kill the process."""
        self.process.kill()
        self.process.wait()
