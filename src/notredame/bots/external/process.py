"""A child process that exchanges lines with this one. It may hang, crash or flood us harmlessly."""

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

MAX_LINE_BYTES = 1 << 16
"""Longest line that is accepted; no answer needs more."""
MAX_UNREAD_LINES = 8
"""A program that writes more lines than this ahead of its questions is no longer read."""
STDERR_BYTES = 2000
"""How much of the end of the program's standard error is kept."""
EXIT_SECONDS = 0.5
"""Time that the program has to exit by itself before it is killed."""


def one_line(text: str) -> str:
    """Foreign text made fit for a sentence: one printable line of at most 300 characters.

    Of a longer text the end is kept.
    """
    line = " ".join("".join(char if char.isprintable() else " " for char in text).split())
    return line if len(line) <= 300 else f"... {line[-296:]}"


class Child:
    """A running program. Separate threads read and write, so it can never block the caller."""

    def __init__(self, command: Sequence[str]) -> None:
        # In a session of its own it does not get our Ctrl-C, and can be killed with its children.
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
        self._to_send: SimpleQueue[bytes | None] = SimpleQueue()
        self._received: Queue[bytes | None] = Queue(MAX_UNREAD_LINES)
        self._stderr_end = b""
        self._sender = Thread(target=self._send_all, args=(process.stdin,), daemon=True)
        self._receiver = Thread(target=self._receive_all, args=(process.stdout,), daemon=True)
        self._stderr_reader = Thread(target=self._read_stderr, args=(process.stderr,), daemon=True)
        self._ended = False
        atexit.register(self.end)
        for thread in (self._sender, self._receiver, self._stderr_reader):
            thread.start()

    def send(self, line: bytes) -> None:
        """Send a line, now or as soon as the program reads."""
        self._to_send.put(line + b"\n")

    def receive(self, seconds: float) -> bytes | None:
        """Return its next line, or None after the last one.

        Raises TimeoutError if no line comes within `seconds`.
        """
        try:
            line = self._received.get(timeout=seconds)
        except Empty:
            raise TimeoutError from None
        if line is None:
            self._received.put(None)
        return line

    def how_it_ended(self) -> str:
        """A sentence on why there are no more lines, with the end of its standard error."""
        with contextlib.suppress(subprocess.TimeoutExpired):
            self._process.wait(EXIT_SECONDS)
        self._stderr_reader.join(EXIT_SECONDS)
        code = self._process.poll()
        if code is None:
            how = "It closed its output"
        elif code < 0:
            how = f"It was killed by signal {-code}"
        else:
            how = f"It ended with exit code {code}"
        last = one_line(self._stderr_end.decode("utf-8", "replace"))
        return f"{how}; its last words were {last!r}." if last else f"{how}."

    def end(self, wait: bool = True) -> None:
        """End the program and everything it has started.

        With `wait`, its input is closed first and it has EXIT_SECONDS to exit by itself.
        """
        if self._ended:
            return
        self._to_send.put(None)
        if wait:
            self._wait()
        self._signal("SIGTERM")
        self._wait()
        self._signal("SIGKILL")
        self._process.wait()
        for thread in (self._sender, self._receiver, self._stderr_reader):
            thread.join(EXIT_SECONDS)
        self._ended = True
        atexit.unregister(self.end)

    def _wait(self) -> None:
        with contextlib.suppress(subprocess.TimeoutExpired):
            self._process.wait(EXIT_SECONDS)

    def _signal(self, name: str) -> None:
        if sys.platform == "win32":
            self._process.kill()
        else:
            with contextlib.suppress(ProcessLookupError, PermissionError):
                os.killpg(self._process.pid, getattr(signal, name))

    def _send_all(self, pipe: IO[bytes]) -> None:
        with contextlib.suppress(OSError), pipe:
            while (line := self._to_send.get()) is not None:
                pipe.write(line)
                pipe.flush()

    def _receive_all(self, pipe: IO[bytes]) -> None:
        with pipe, contextlib.suppress(Full):
            while line := pipe.readline(MAX_LINE_BYTES + 1):
                self._received.put_nowait(line)
                if len(line) > MAX_LINE_BYTES:
                    break
            self._received.put_nowait(None)

    def _read_stderr(self, pipe: IO[bytes]) -> None:
        with pipe:
            while some := os.read(pipe.fileno(), 4096):
                self._stderr_end = (self._stderr_end + some)[-STDERR_BYTES:]
