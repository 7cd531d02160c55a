"""A lock that lets one server at a time use a store file; a second one is told of the first."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from filelock import FileLock, Timeout
from sqlalchemy.engine import make_url
from sqlalchemy.exc import ArgumentError

from notredame import NotreDameError


class AlreadyServed(Exception):
    """The file is in use by another server; `address` is where it answers, if known."""

    def __init__(self, file: Path, address: str | None) -> None:
        super().__init__(str(file))
        self.file = file
        self.address = address


@contextmanager
def only_one(data: str, address: str) -> Iterator[None]:
    """Holds the lock while a server runs. PostgreSQL needs none: its servers notify each other."""
    file = _file_of(data)
    if file is None:
        yield
        return
    said, lock = Path(f"{file}.address"), FileLock(f"{file}.lock", timeout=0)
    try:
        lock.acquire()
    except Timeout:
        raise AlreadyServed(file, _read(said)) from None
    except OSError as problem:
        raise NotreDameError(f"{file}.lock cannot be made ({problem.strerror}).") from None
    try:
        written = said.with_name(f"{said.name}.new")
        written.write_text(address, encoding="utf-8")
        written.replace(said)  # whole, or not at all
        yield
    finally:
        said.unlink(missing_ok=True)
        lock.release()


def _read(said: Path) -> str | None:
    try:
        return said.read_text(encoding="utf-8")
    except OSError:  # it has just started, or just ended
        return None


def _file_of(data: str) -> Path | None:
    """The file of a store; None for PostgreSQL, and for addresses that the store itself refuses."""
    try:
        url = make_url(data)
    except (ArgumentError, ValueError):
        return None
    if url.get_backend_name() != "sqlite" or not url.database or url.database == ":memory:":
        return None
    file = Path(url.database)
    return file if file.parent.is_dir() and not file.is_dir() else None
