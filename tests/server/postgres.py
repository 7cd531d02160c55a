"""A PostgreSQL server in a temporary folder."""

from __future__ import annotations

import getpass
import os
import pwd
import shutil
import subprocess
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from uuid import uuid4

import psutil

PLACES = "/usr/lib/postgresql"
"""Where Debian installs programs that are not on the path."""


def programs() -> Path | None:
    """The folder of initdb and pg_ctl, if PostgreSQL is installed."""
    found = shutil.which("initdb")
    folders = [Path(found).resolve().parent] if found else []
    folders += sorted(Path(PLACES).glob("*/bin"), reverse=True)
    return next((k for k in folders if (k / "initdb").exists() and (k / "pg_ctl").exists()), None)


def _somebody() -> str | None:
    """The user to run it as, since PostgreSQL refuses to run as root."""
    if os.geteuid() != 0:
        return None
    names = {entry.pw_name for entry in pwd.getpwall()}
    return next(name for name in ("postgres", "nobody") if name in names)


class Postgres:
    """A running server; every test has a database of its own there."""

    def __init__(self, folder: Path, programs: Path, user: str | None) -> None:
        self._folder = folder
        self._programs = programs
        self._user = user

    def new_database(self) -> str:
        """The address of an empty database."""
        name = f"n{uuid4().hex}"
        self.run("createdb", "-h", str(self._folder), "-U", "notredame", name)
        return f"postgresql://notredame@/{name}?host={self._folder}"

    def drop_connections(self) -> None:
        """Cut every connection, as a restart of PostgreSQL would."""
        others = "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE usename IS NOT NULL"
        others += " AND backend_type = 'client backend' AND pid <> pg_backend_pid()"
        self.run("psql", "-h", str(self._folder), "-U", "notredame", "-c", others, "postgres")

    @contextmanager
    def frozen(self) -> Iterator[None]:
        """Stop all its processes: connections stay open, and nothing is answered."""
        first = int((self._folder / "data" / "postmaster.pid").read_text().split()[0])
        everything = [psutil.Process(first), *psutil.Process(first).children(recursive=True)]
        for process in everything:
            with suppress(psutil.NoSuchProcess):  # such as a helper that was just ending
                process.suspend()
        try:
            yield
        finally:
            for process in everything:
                with suppress(psutil.NoSuchProcess):
                    process.resume()

    def run(self, program: str, *arguments: str) -> None:
        """Run one of its programs."""
        command = [str(self._programs / program), *arguments]
        if self._user is not None:
            command = ["runuser", "-u", self._user, "--", *command]
        # It keeps running, so it must not inherit our pipes.
        log = self._folder / "programs.log"
        with log.open("a") as out:
            done = subprocess.run(
                command, stdin=subprocess.DEVNULL, stdout=out, stderr=out, cwd=self._folder
            )
        assert done.returncode == 0, f"{program}: {log.read_text()}"

    def start(self) -> None:
        """Create and start it; it listens on a socket in its folder."""
        data = str(self._folder / "data")
        self.run("initdb", "-D", data, "-U", "notredame", "-A", "trust", "--no-instructions")
        options = f"-c listen_addresses='' -c unix_socket_directories='{self._folder}'"
        self.run("pg_ctl", "start", "-w", "-o", options, *self._where())

    def stop(self) -> None:
        """Stop it at once."""
        self.run("pg_ctl", "stop", "-w", "-m", "immediate", *self._where())

    def _where(self) -> list[str]:
        return ["-D", str(self._folder / "data"), "-l", str(self._folder / "server.log")]


@contextmanager
def postgres() -> Iterator[Postgres | None]:
    """A PostgreSQL server while it is needed, or None if it is not installed."""
    found = programs()
    if found is None:
        yield None
        return
    # Not a folder of pytest: the user that PostgreSQL runs as cannot open those.
    folder = Path(tempfile.mkdtemp(prefix="notredame-"))
    user = _somebody()
    shutil.chown(folder, user or getpass.getuser())
    running = Postgres(folder, found, user)
    try:
        running.start()
        try:
            yield running
        finally:
            running.stop()
    finally:
        shutil.rmtree(folder, ignore_errors=True)
