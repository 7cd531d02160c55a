"""Servers to measure, and the memory and processor time that they use."""

from __future__ import annotations

import asyncio
import resource
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path

import aiohttp
import psutil

STOP_SECONDS = 30


@dataclass(frozen=True)
class Server:
    """A running server, in a process of its own."""

    address: str
    """Its URL, such as http://127.0.0.1:8790."""
    pid: int

    @property
    def port(self) -> int:
        """The port that it listens on."""
        return int(self.address.rpartition(":")[2])

    def memory(self) -> float:
        """Memory in megabytes, without the bot processes."""
        return float(psutil.Process(self.pid).memory_info().rss) / 1e6

    def processor(self) -> float:
        """Processor time used so far in seconds, without the bot processes."""
        times = psutil.Process(self.pid).cpu_times()
        return float(times.user + times.system)


@contextmanager
def serve(
    data: str, port: int, log: Path | None = None, open_files: int | None = None
) -> Iterator[Server]:
    """Run a server on a store, and stop it afterwards; its standard error goes to `log`.

    `open_files` is the limit of open files that it starts with.
    """
    if open_files is not None:
        _, most = resource.getrlimit(resource.RLIMIT_NOFILE)
        resource.setrlimit(resource.RLIMIT_NOFILE, (open_files, most))
    command = [sys.executable, "-m", "notredame", "serve", "--no-open", "--data", data]
    errors = subprocess.DEVNULL if log is None else log.open("w")
    running = subprocess.Popen(
        [*command, "--port", str(port)], stdout=subprocess.DEVNULL, stderr=errors
    )
    if open_files is not None:
        resource.setrlimit(resource.RLIMIT_NOFILE, (most, most))
    server = Server(f"http://127.0.0.1:{port}", running.pid)
    try:
        asyncio.run(wait_for(server.address))
        yield server
    finally:
        running.terminate()
        try:
            running.wait(STOP_SECONDS)
        except subprocess.TimeoutExpired:
            running.kill()
            print(f"The server did not stop within {STOP_SECONDS} s.", file=sys.stderr)


async def wait_for(address: str) -> None:
    """Wait until a server answers."""
    async with aiohttp.ClientSession(address) as session:
        for _ in range(600):
            try:
                async with session.get("/api/facts") as answer:
                    await answer.read()
                    return
            except aiohttp.ClientConnectionError:
                await asyncio.sleep(0.1)
    raise SystemExit("The server did not start.")


def percentile(values: list[float], share: float) -> float:
    """The value below which a share of the values lies."""
    return sorted(values)[min(len(values) - 1, int(share * len(values)))]


def milliseconds(values: list[float], share: float) -> str:
    """A percentile of seconds, as a cell of a table."""
    return f"{1000 * percentile(values, share):.1f} ms" if values else "–"
