"""A program beside this one, spoken to in lines. It may hang, crash or babble without harm."""

from __future__ import annotations

import atexit
import contextlib
import os
import signal
import subprocess
import sys
from collections.abc import Sequence
from queue import Empty, Full, Queue, SimpleQueue
from threading import Thread
from typing import IO

LONGEST_LINE = 1 << 16
"""No answer needs more bytes."""
MOST_WAITING = 8
"""Whoever says more lines than this without being asked is not listened to any longer."""
LAST_BYTES = 2000
"""How much of what it complains about is kept."""
MOMENT = 0.5
"""Seconds to end by itself, before it is ended."""


def in_a_line(text: str) -> str:
    """What somebody else wrote, fit to stand in a sentence: one line, printable, its end kept."""
    line = " ".join("".join(sign if sign.isprintable() else " " for sign in text).split())
    return line if len(line) <= 300 else f"... {line[-296:]}"


class Child:
    """A running program. Threads of its own read and write, so nothing it does can stop us."""

    def __init__(self, command: Sequence[str]) -> None:
        # A session of its own: Ctrl-C is for us, and all it starts can be ended with it.
        self._process = subprocess.Popen(
            command,
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
            start_new_session=True,
        )
        process = self._process
        assert process.stdin is not None
        assert process.stdout is not None
        assert process.stderr is not None
        self._to_say: SimpleQueue[bytes | None] = SimpleQueue()
        self._heard: Queue[bytes | None] = Queue(MOST_WAITING)
        self._complaints = b""
        self._talk = Thread(target=self._say_all, args=(process.stdin,), daemon=True)
        self._listen = Thread(target=self._hear_all, args=(process.stdout,), daemon=True)
        self._overhear = Thread(target=self._keep_complaints, args=(process.stderr,), daemon=True)
        self._ended = False
        atexit.register(self.end)
        for thread in (self._talk, self._listen, self._overhear):
            thread.start()

    def say(self, line: bytes) -> None:
        """Send a line, now or as soon as the program reads."""
        self._to_say.put(line + b"\n")

    def hear(self, seconds: float) -> bytes | None:
        """Its next line, or None when there will be no more; TimeoutError when it is silent."""
        try:
            line = self._heard.get(timeout=seconds)
        except Empty:
            raise TimeoutError from None
        if line is None:
            self._heard.put(None)
        return line

    def how_it_ended(self) -> str:
        """Why it says no more, with what it complained about last."""
        with contextlib.suppress(subprocess.TimeoutExpired):
            self._process.wait(MOMENT)
        self._overhear.join(MOMENT)
        code = self._process.poll()
        if code is None:
            how = "It closed its output"
        elif code < 0:
            how = f"It was ended by signal {-code}"
        else:
            how = f"It ended with exit code {code}"
        last = in_a_line(self._complaints.decode("utf-8", "replace"))
        return f"{how}; its last words were {last!r}." if last else f"{how}."

    def end(self, kindly: bool = True) -> None:
        """End it and all it has started; kindly, it has a moment to end by itself."""
        if self._ended:
            return
        self._to_say.put(None)
        if kindly:
            self._wait()
        self._signal("SIGTERM")
        self._wait()
        self._signal("SIGKILL")
        self._process.wait()
        for thread in (self._talk, self._listen, self._overhear):
            thread.join(MOMENT)
        self._ended = True
        atexit.unregister(self.end)

    def _wait(self) -> None:
        with contextlib.suppress(subprocess.TimeoutExpired):
            self._process.wait(MOMENT)

    def _signal(self, name: str) -> None:
        if sys.platform == "win32":
            self._process.kill()
        else:
            with contextlib.suppress(ProcessLookupError, PermissionError):
                os.killpg(self._process.pid, getattr(signal, name))

    def _say_all(self, pipe: IO[bytes]) -> None:
        with contextlib.suppress(OSError), pipe:
            while (line := self._to_say.get()) is not None:
                pipe.write(line)
                pipe.flush()

    def _hear_all(self, pipe: IO[bytes]) -> None:
        with pipe, contextlib.suppress(Full):
            while line := pipe.readline(LONGEST_LINE + 1):
                self._heard.put_nowait(line)
                if len(line) > LONGEST_LINE:
                    break
            self._heard.put_nowait(None)

    def _keep_complaints(self, pipe: IO[bytes]) -> None:
        with pipe:
            while some := os.read(pipe.fileno(), 4096):
                self._complaints = (self._complaints + some)[-LAST_BYTES:]
