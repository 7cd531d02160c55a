"""Compiled code on disk, shared by all installations of the same sources.

The code of a package is kept in `notredame` under `$XDG_CACHE_HOME` or `~/.cache`, in a folder
named by a hash of everything that decides what is compiled: the sources of the package and of those
before it, the versions of Python, Numba, llvmlite and NumPy, and the processor. Numba's own cache
goes by the path of a function's file, so every virtual environment would compile again, and it
misses changes in the files of called functions.
"""

from __future__ import annotations

import functools
import hashlib
import importlib.util
import os
import platform
import shutil
import sys
import types
import typing
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from importlib.metadata import version
from pathlib import Path
from typing import Any, ClassVar, TypeVar

from . import progress

F = TypeVar("F", bound=Callable[..., Any])

memo = typing.cast(Callable[[F], F], functools.cache)
"""`functools.cache` with the type of the function it wraps."""

PACKAGE = Path(__file__).parent.parent
FOUNDATION = "compiling"
"""This package; the few compiled functions in it are kept with those of the rules."""
RULES = "rules"
COMPILED_PACKAGES = (RULES, "bots/thinking", "envs/stepping", "training/sampling")
"""Packages with compiled functions, each using none but those before it. A change in a file of one,
or of a folder in it, makes a new cache for it and for those after it."""

KEPT_VERSIONS = 3 * len(COMPILED_PACKAGES)
"""Folders of other packages and versions that stay on disk, about 20 MB each."""


def available() -> bool:
    """Whether the rules can be compiled here: Numba is installed and NOTREDAME_PLAIN is not set."""
    return not os.environ.get("NOTREDAME_PLAIN") and importlib.util.find_spec("numba") is not None


def compiled_package_of(function: Callable[..., Any]) -> str:
    """The compiled package that a function belongs to; outside of these, its folder."""
    file = typing.cast("types.FunctionType", function).__code__.co_filename
    folder = Path(file).parent.relative_to(PACKAGE).as_posix()
    if folder == FOUNDATION:
        return RULES
    for package in COMPILED_PACKAGES:
        if folder == package or folder.startswith(f"{package}/"):
            return package
    return folder


@memo
def _versions() -> bytes:
    """The versions of what compiles, and the processor.

    The host's name is not included: machines and containers with equal processors share code.
    """
    try:
        return _what_compiles()
    except (ImportError, OSError):
        return b"a Numba that cannot be loaded"


def _what_compiles() -> bytes:
    from llvmlite import binding  # Numba asks it too; loading takes a tenth of a second

    parts = [
        *(f"{package} {version(package)}" for package in ("numba", "llvmlite", "numpy")),
        f"{platform.python_version()} {sys.implementation.cache_tag}",
        getattr(sys, "abiflags", ""),
        binding.get_process_triple(),
        os.environ.get("NUMBA_CPU_NAME") or binding.get_host_cpu_name(),
        os.environ.get("NUMBA_CPU_FEATURES") or binding.get_host_cpu_features().flatten(),
    ]
    return "\n".join(parts).encode()


@memo
def _digest(last: str) -> str:
    """A hash of the sources up to and including a package, and of what compiles them."""
    digest = hashlib.sha256(_versions())
    for package in (FOUNDATION, *COMPILED_PACKAGES[: COMPILED_PACKAGES.index(last) + 1]):
        for file in sorted((PACKAGE / package).rglob("*.py")):
            source = file.read_bytes()
            digest.update(f"\n{file.relative_to(PACKAGE).as_posix()} {len(source)}\n".encode())
            digest.update(source)
    return digest.hexdigest()[:20]


def _cache_folder(package: str) -> Path | None:
    """The folder of a package's compiled code; None without a home folder."""
    try:
        base = os.environ.get("XDG_CACHE_HOME") or str(Path.home() / ".cache")
    except RuntimeError:
        return None
    return Path(base) / "notredame" / _digest(package)


def cache_place() -> Path | None:
    """The folder that holds all compiled code; None where none can be kept."""
    folder = _writable_cache(RULES)
    return None if folder is None else folder.parent


def _writable_cache(package: str) -> Path | None:
    """A package's cache folder, created if missing; None if it cannot be written."""
    folder = _cache_folder(package)
    try:
        if folder is not None:
            folder.mkdir(parents=True, exist_ok=True)
            (folder / "touched").touch()
            os.utime(folder)  # counts as used, so it is not deleted as old
    except OSError:
        return None
    return folder


def can_be_kept() -> bool:
    """Whether compiled code can be kept on disk."""
    return all(_writable_cache(package) is not None for package in COMPILED_PACKAGES)


def is_warm(package: str = RULES, part: str = "") -> bool:
    """Whether a package, or a part of it, is in the cache, so that loading it is quick."""
    folder = _cache_folder(package) if available() else None
    marks = {_mark(""), _mark(part)}
    return folder is not None and any((folder / mark).exists() for mark in marks)


def _mark(part: str) -> str:
    """The name of the empty file that marks a part of a package as compiled; `warm` marks all."""
    return f"warm-{part}" if part else "warm"


@contextmanager
def warming(package: str = RULES, part: str = "") -> Iterator[None]:
    """Surround the code that compiles or loads a package, or a part of it.

    One process at a time compiles; the others wait, then load the result.
    """
    folder = None if is_warm(package, part) else _writable_cache(package)
    with progress.stretch():
        if folder is None:
            yield
        else:
            from filelock import FileLock, Timeout  # a slow import that is seldom needed

            lock = FileLock(folder / "compiling.lock")
            try:
                lock.acquire(timeout=0)
            except Timeout:
                progress.for_another_process()
                lock.acquire()
            try:
                yield
            finally:
                lock.release()
    mark_warm(package, part)


def mark_warm(package: str = RULES, part: str = "") -> None:
    """Mark a package, or a part of it, as compiled, and delete the code of old versions."""
    folder = _writable_cache(package)
    if folder is None:
        return
    try:
        (folder / _mark(part)).touch()
        mine = [_cache_folder(package) for package in COMPILED_PACKAGES]
        others = [other for other in folder.parent.iterdir() if other not in mine]
        others.sort(key=lambda other: other.stat().st_mtime)
        for other in others[:-KEPT_VERSIONS]:
            shutil.rmtree(other, ignore_errors=True)
    except OSError:
        return  # another process deletes them at the same time


def keep_on_disk(dispatcher: Any, package: str) -> None:
    """Make a Numba dispatcher keep what it compiles in a package's folder, and find it there."""
    folder = _writable_cache(package)
    if folder is None or not hasattr(dispatcher, "enable_caching"):
        return  # nothing can be written, or NUMBA_DISABLE_JIT is set
    from numba import config

    setting = "CACHE_LOCATOR_CLASSES"  # since Numba 0.61; a user's setting is not meant for us
    chosen = getattr(config, setting, "")
    setattr(config, setting, "")
    try:
        dispatcher._cache = _numba_cache(folder)(dispatcher.py_func)
    finally:
        setattr(config, setting, chosen)


@memo
def _numba_cache(folder: Path) -> Any:
    """A cache class for Numba that uses our folder alone.

    Numba still distinguishes signatures, bytecode and processors in the index of each function and
    writes files atomically. What cannot be read all the same is compiled again.
    """
    from numba.core import caching as numbas

    caching: Any = numbas

    class Locator(caching._CacheLocator):  # type: ignore[misc]
        def __init__(self, function: types.FunctionType, file: str) -> None:
            self._py_file = file  # named in Numba's warnings
            within = Path(file).relative_to(PACKAGE).parent.as_posix().replace("/", ".")
            self._which = f"{within}.{function.__code__.co_firstlineno}"

        @classmethod
        def from_function(cls, py_func: types.FunctionType, py_file: str) -> Locator:
            return cls(py_func, py_file)

        def get_cache_path(self) -> str:
            return str(folder)

        def get_source_stamp(self) -> str:
            return folder.name

        def get_disambiguator(self) -> str:
            return self._which

    class Kept(caching.CompileResultCacheImpl):  # type: ignore[misc]
        _locator_classes: ClassVar[list[type]] = [Locator]

    class Cache(caching.FunctionCache):  # type: ignore[misc]
        _impl_class = Kept

        def load_overload(self, sig: Any, target_context: Any) -> Any:
            try:
                return super().load_overload(sig, target_context)
            except Exception:  # damaged
                return None

        def save_overload(self, sig: Any, data: Any) -> None:
            try:
                super().save_overload(sig, data)
            except OSError:
                return  # not kept; it will be compiled again next time
            except Exception:  # the index cannot be read
                self._begin_anew(sig, data)

        def _begin_anew(self, sig: Any, data: Any) -> None:
            try:
                self.flush()
                super().save_overload(sig, data)
            except OSError:
                return

    return Cache
