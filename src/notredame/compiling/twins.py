"""One source of the rules, plain or compiled by Numba.

A rule is a plain Python function over structs. It runs as it is. When Numba is installed,
`twin(function)` is the same function compiled to native code: the same code objects, with the rules
and tables they name replaced by their compiled twins. Both exist in one process, so people can play
in plain mode while the twins compile.
"""

from __future__ import annotations

import sys
import threading
import types
import typing
from collections.abc import Callable, Iterable
from typing import Any, TypeVar

from . import progress
from .cache import COMPILED_PACKAGES, cache_place, compiled_package_of, keep_on_disk, memo
from .structs import dtype, numpy

F = TypeVar("F", bound=Callable[..., Any])

_rules: list[types.FunctionType] = []
_instead: dict[types.FunctionType, types.FunctionType] = {}
_twins: dict[Any, Any] = {}
_inlined: set[types.FunctionType] = set()
_ours: set[int] = set()
"""The ids of all twins; they live as long as the process."""
_spaces: dict[str, dict[str, Any]] = {}
_building = threading.Lock()


class LookupTable(tuple[int, ...]):
    """Ints that rules look up by index: a tuple in plain mode, an array in compiled mode."""

    __slots__ = ()


class Layout:
    """Stands for the memory layout of a struct in functions that only run compiled."""

    def __init__(self, cls: type) -> None:
        self.cls = cls


def lookup_table(values: Iterable[int]) -> LookupTable:
    """Make a lookup table for the rules."""
    return LookupTable(values)


def rule(function: F) -> F:
    """Mark a function that gets a compiled twin; in plain mode it stays as it is."""
    assert compiled_package_of(function) in COMPILED_PACKAGES
    _rules.append(typing.cast("types.FunctionType", function))
    return function


def inlined(function: F) -> F:
    """Mark a rule that is inlined into its callers when compiled, which makes them faster."""
    _inlined.add(typing.cast("types.FunctionType", function))
    return rule(function)


def _nothing(*values):  # type: ignore[no-untyped-def]
    pass


def silent(function: F) -> F:
    """Mark a function that only reports to people: compiled, it does nothing."""
    return compiled_as(_nothing)(function)


def compiled_as(other: Callable[..., Any]) -> Callable[[F], F]:
    """Mark a function that is replaced by `other` when compiled; `np` is NumPy there."""

    def mark(function: F) -> F:
        plain = typing.cast("types.FunctionType", function)
        _rules.append(plain)
        _instead[plain] = typing.cast("types.FunctionType", other)
        return function

    return mark


def _array(count):  # type: ignore[no-untyped-def]
    return np.empty(count, np.int64)  # type: ignore[name-defined]  # noqa: F821


@compiled_as(_array)
def scratch(count: int) -> list[int]:
    """Allocate `count` ints for one thread."""
    return [0] * count


def _build(functions: list[types.FunctionType]) -> None:
    """Make a twin of each function; Numba compiles it at its first call."""
    import numba

    np = numpy()
    _report_compiling()
    # Numba's own cache would lie beside the sources and miss changes in called functions.
    how: dict[str, Any] = {
        "cache": False,
        "nogil": True,
        "boundscheck": True,
        "error_model": "numpy",
    }
    jit, inlining_jit = numba.njit(**how), numba.njit(inline="always", **how)
    for function in functions:
        if function.__module__ not in _spaces:
            _spaces[function.__module__] = dict(sys.modules[function.__module__].__dict__)
        source = _instead.get(function, function)
        if source in _twins:
            _twins[function] = _twins[source]
            continue
        clone = types.FunctionType(
            source.__code__, _spaces[function.__module__], source.__name__, source.__defaults__
        )
        clone.__qualname__ = source.__qualname__
        clone.__module__ = function.__module__
        made = (inlining_jit if function in _inlined else jit)(clone)
        _twins[function] = _twins[source] = made
        _ours.add(id(made))
        keep_on_disk(made, compiled_package_of(function))
    for module in {function.__module__ for function in functions}:
        space = _spaces[module]
        space["np"] = np
        for name, value in space.items():
            if isinstance(value, types.FunctionType) and value in _twins:
                space[name] = _twins[value]
            elif isinstance(value, LookupTable):
                space[name] = np.array(value, np.int64)
            elif isinstance(value, Layout):
                space[name] = dtype(value.cls)


@memo
def _report_compiling() -> None:
    """Report from now on when one of our twins is compiled while somebody waits."""
    from numba.core import event

    events: Any = event

    class Reporter(events.Listener):  # type: ignore[misc]
        def on_start(self, event: Any) -> None:
            if id(event.data["dispatcher"]) in _ours:
                progress.compiling_begins(cache_place)

        def on_end(self, event: Any) -> None:
            if id(event.data["dispatcher"]) in _ours:
                progress.compiling_ends()

    events.register("numba:compile", Reporter())


def twin(function: Callable[..., Any]) -> Any:
    """The compiled twin of a rule."""
    with _building:
        missing = [rule for rule in _rules if rule not in _twins]
        if missing:
            _build(missing)
    return _twins[function]
