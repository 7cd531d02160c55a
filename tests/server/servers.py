"""Servers for the tests: in a thread of this process, or in a process of their own."""

from __future__ import annotations

import socket
import subprocess
import sys
import threading
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from dataclasses import dataclass
from typing import IO

import httpx

from notredame.server.access.limits import Limits
from notredame.server.http.app import Application, create_app
from notredame.server.http.connections import ConnectionLimits
from notredame.server.http.web_server import Server
from notredame.server.services import Services, Settings

PATIENCE = 60.0
"""Seconds that a busy machine may need for something that takes a moment."""


def generous() -> Limits:
    """Limits that tests of other things do not reach."""
    most = 10**6
    return Limits(
        requests=most,
        people=most,
        tables=most,
        chat=most,
        hints=most,
        reviews=most,
        seats=most,
        subscribers=most,
    )


@dataclass
class Served:
    """A server that runs in this process."""

    address: str
    app: Application

    @property
    def service(self) -> Services:
        return self.app.service


@contextmanager
def served(
    data: str,
    limits: Limits | None = None,
    *,
    secure: bool = False,
    host_names: frozenset[str] | None = None,
    connections: ConnectionLimits | None = None,
    sources: bool = False,
    clock: Callable[[], float] = time.time,
    review_steps: int = 60,
) -> Iterator[Served]:
    """Serve in a thread, on a free port."""
    settings = Settings(
        data,
        limits=limits or generous(),
        secure=secure,
        host_names=host_names,
        bot_processes=1,
        move_seconds={},
        review_steps=review_steps,
        reviews_step_back=False,
        sources=sources,
        clock=clock,
    )
    app = create_app(settings)
    listening = socket.socket(socket.AF_INET, socket.SOCK_STREAM, socket.IPPROTO_TCP)
    listening.bind(("127.0.0.1", 0))
    listening.listen()
    server = Server(app, limits=connections, log_level="critical")
    thread = threading.Thread(target=server.run, kwargs={"sockets": [listening]})
    thread.start()
    try:
        until(lambda: server.started or not thread.is_alive())
        assert server.started
        yield Served(f"http://127.0.0.1:{listening.getsockname()[1]}", app)
    finally:
        server.should_exit = True
        thread.join()
        listening.close()


QUICK = """
from notredame.cli.main import main
from notredame.server.bots.scheduler import MOVE_SECONDS
MOVE_SECONDS.clear()
main()
"""
"""The same program with bots that answer without a minimum time."""


class Process:
    """`notredame serve` as people start it, or with bots that move as fast as they can."""

    def __init__(self, data: str, *more: str, quick: bool = False) -> None:
        program = ["-c", QUICK] if quick else ["-m", "notredame"]
        self._process = subprocess.Popen(
            [sys.executable, *program, "serve", "--no-open", "--data", data, *more],
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
            text=True,
        )

    @property
    def pid(self) -> int:
        return self._process.pid

    def address(self) -> str:
        """Its address, once it is printed."""
        line = _lines(self._process.stdout).readline()
        assert "http://" in line, line + _lines(self._process.stderr).read()
        return line.split("http://")[1].split("/")[0]

    def send(self, signal: int) -> None:
        """Send a signal."""
        self._process.send_signal(signal)

    def wait(self) -> tuple[int, str, str]:
        """Wait for the end; returns exit code, standard output and standard error."""
        out, err = self._process.communicate(timeout=PATIENCE)
        lines = [line for line in err.splitlines() if not line.startswith("INFO:")]
        return self._process.returncode, out, "\n".join(lines)

    def kill(self) -> str:
        """Kill it, as a power failure would; returns standard error."""
        with suppress(ProcessLookupError):
            self._process.kill()
        return self.wait()[2]


@contextmanager
def process(data: str, *more: str) -> Iterator[Process]:
    """A server process that does not outlive the test."""
    running = Process(data, *more)
    try:
        yield running
    finally:
        if running._process.poll() is None:
            running.kill()


def _lines(stream: IO[str] | None) -> IO[str]:
    assert stream is not None
    return stream


def answers(address: str) -> bool:
    """Whether a server answers there."""
    try:
        return httpx.get(f"http://{address}/api/tables", timeout=5).status_code == 200
    except httpx.TransportError:
        return False


def until(true: object, seconds: float = PATIENCE) -> None:
    """Wait until something is true."""
    assert callable(true)
    end = time.monotonic() + seconds
    while not true():
        assert time.monotonic() < end, f"waited {seconds} s in vain"
        time.sleep(0.01)
