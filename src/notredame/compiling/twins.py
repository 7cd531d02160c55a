"""One source of the rules, plain or compiled: the only door to Numba and NumPy.

A rule is a plain Python function over records made of ints and fixed-size lists of ints. It runs
as it is. When Numba is installed, `twin(function)` is the same function compiled to native code:
the very same code objects, with the rules and tables they name replaced by their compiled twins.
Both live side by side in one process, so people can play in plain mode while the twins compile.
"""

from __future__ import annotations

import struct
import sys
import threading
import types
import typing
from collections.abc import Callable, Iterable
from typing import Any, TypeVar

from . import progress
from .cache import COMPILED_PACKAGES as COMPILED_PACKAGES
from .cache import KEPT_VERSIONS as KEPT_VERSIONS
from .cache import available as available
from .cache import cache_place as cache_place
from .cache import can_be_kept as can_be_kept
from .cache import compiled_package_of as compiled_package_of
from .cache import is_warm as is_warm
from .cache import keep_on_disk
from .cache import mark_warm as mark_warm
from .cache import memo as memo
from .cache import warming as warming

F = TypeVar("F", bound=Callable[..., Any])
C = TypeVar("C")

_rules: list[types.FunctionType] = []
_instead: dict[types.FunctionType, types.FunctionType] = {}
_twins: dict[Any, Any] = {}
_inlined: set[types.FunctionType] = set()
_ours: set[int] = set()
"""The ids of the twins, which stay as long as the process."""
_spaces: dict[str, dict[str, Any]] = {}
_building = threading.Lock()


class Table(tuple[int, ...]):
    """A fixed table of ints that rules read: a tuple in plain mode, an array in compiled mode."""

    __slots__ = ()


class Layout:
    """Stands for the memory layout of a record class in functions that only run compiled."""

    def __init__(self, cls: type) -> None:
        self.cls = cls


def table(values: Iterable[int]) -> Table:
    """Make a table of ints for the rules."""
    return Table(values)


def rule(function: F) -> F:
    """Mark a function as part of the compiled style; in plain mode it stays what it is."""
    assert compiled_package_of(function) in COMPILED_PACKAGES
    _rules.append(typing.cast("types.FunctionType", function))
    return function


def inlined(function: F) -> F:
    """Mark a rule whose code is written into its callers when compiled, which makes them faster."""
    _inlined.add(typing.cast("types.FunctionType", function))
    return rule(function)


def _nothing(*values):  # type: ignore[no-untyped-def]
    pass


def silent(function: F) -> F:
    """Mark a function that only tells people something: compiled, it does nothing."""
    return compiled_as(_nothing)(function)


def compiled_as(other: Callable[..., Any]) -> Callable[[F], F]:
    """Mark a function that is another one when compiled; `np` is NumPy there."""

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


@memo
def spec(cls: type) -> list[tuple[str, Any, int | None, int]]:
    """The fields of a record class: name, item type, count (None for one), bits of an int."""
    out: list[tuple[str, Any, int | None, int]] = []
    wide = cls.__dict__.get("WIDE", {})
    for name, hint in typing.get_type_hints(cls, include_extras=True).items():
        if typing.get_origin(hint) is typing.ClassVar or name == "log":
            continue
        bits = wide.get(name, 8)
        if typing.get_origin(hint) is typing.Annotated:
            (item,) = typing.get_args(typing.get_args(hint)[0])
            out.append((name, item, hint.__metadata__[0], bits))
        else:
            out.append((name, hint, None, bits))
    return out


def record(cls: type[C]) -> type[C]:
    """Give an annotated class slots, a constructor that fills it with zeros, copy and equality.

    The class variable `WIDE` names the fields that need more than 8 bits when compiled. A record
    annotated with a `log` carries it in plain mode only; a copy starts without one.
    """
    fields = spec(cls)
    names = [name for name, _, _, _ in fields]
    init, copy = [], []
    scope: dict[str, Any] = {}
    for name, item, count, _ in fields:
        if count is None:
            init.append(f"    self.{name} = 0")
            copy.append(f"    t.{name} = s.{name}")
        elif item is int:
            init.append(f"    self.{name} = [0] * {count}")
            copy.append(f"    t.{name} = s.{name}[:]")
        else:
            scope[item.__name__] = item
            init.append(f"    self.{name} = [{item.__name__}() for _ in range({count})]")
            copy.append(f"    t.{name} = [x.copy() for x in s.{name}]")
    if "log" in cls.__annotations__:
        names.append("log")
        init.append("    self.log = None")
        copy.append("    t.log = None")
    exec("def __init__(self):\n" + "\n".join(init), scope)
    body = {
        "__slots__": tuple(names),
        "__init__": scope["__init__"],
        "__doc__": cls.__doc__,
        "__module__": cls.__module__,
        "__annotations__": cls.__annotations__,
        "WIDE": cls.__dict__.get("WIDE", {}),
    }
    made = type(cls.__name__, (), body)
    scope["new"] = made
    exec("def copy(s):\n    t = new.__new__(new)\n" + "\n".join(copy) + "\n    return t", scope)
    made.copy = scope["copy"]  # type: ignore[attr-defined]
    equal = " and ".join(f"s.{name} == t.{name}" for name in names if name != "log")
    exec(f"def __eq__(s, t):\n    return isinstance(t, new) and {equal}", scope)
    made.__eq__ = scope["__eq__"]  # type: ignore[method-assign]
    made.__hash__ = None  # type: ignore[assignment]
    return typing.cast("type[C]", made)


def numpy() -> Any:
    """The NumPy module, for the few who hold compiled states from Python."""
    import numpy

    return numpy


@memo
def dtype(cls: type) -> Any:
    """The memory layout of a record class in compiled mode: 8-bit ints unless it says otherwise."""
    np = numpy()
    ints = {8: np.int8, 16: np.int16, 32: np.int32, 64: np.int64}
    fields: list[Any] = []
    for name, item, count, bits in spec(cls):
        base = ints[bits] if item is int else dtype(item)
        fields.append((name, base) if count is None else (name, base, count))
    return np.dtype(fields, align=True)


@memo
def _packer(cls: type) -> tuple[struct.Struct, Callable[[Any], tuple[int, ...]]]:
    """The layout of a record as a struct, and a function that lists its ints in that order."""
    letters = {1: "b", 2: "h", 4: "i", 8: "q"}
    form, parts = "=", []

    def walk(layout: Any, where: str, at: int) -> None:
        nonlocal form
        for name in layout.names:
            field, offset = layout.fields[name][:2]
            item, count = (field.base, field.shape[0]) if field.shape else (field, None)
            missing = at + offset - struct.calcsize(form)
            form += f"{missing}x" if missing else ""
            if item.names is not None:
                for i in range(count or 1):
                    walk(item, f"{where}.{name}[{i}]", at + offset + i * item.itemsize)
            elif count is None:
                form += letters[item.itemsize]
                parts.append(f"{where}.{name}")
            else:
                form += f"{count}{letters[item.itemsize]}"
                parts.append(f"*{where}.{name}")

    layout = dtype(cls)
    walk(layout, "s", 0)
    missing = layout.itemsize - struct.calcsize(form)
    scope: dict[str, Any] = {}
    exec(f"def flat(s):\n    return ({', '.join(parts)},)", scope)
    return struct.Struct(form + (f"{missing}x" if missing else "")), scope["flat"]


def pack(record: Any) -> Any:
    """A record as one array of bytes, the form compiled code works on."""
    np = numpy()
    layout, flat = _packer(type(record))
    return np.frombuffer(layout.pack(*flat(record)), np.uint8).copy()


def unpack(cls: type[C], data: Any) -> C:
    """The record that an array of bytes holds."""
    return typing.cast(C, _read(cls, data.view(dtype(cls))[0]))


def _read(cls: type, row: Any) -> Any:
    out = cls()
    for name, item, count, _ in spec(cls):
        if count is None:
            setattr(out, name, int(row[name]))
        elif item is int:
            setattr(out, name, row[name].tolist())
        else:
            setattr(out, name, [_read(item, row[name][i]) for i in range(count)])
    return out


def _build(functions: list[types.FunctionType]) -> None:
    """Make a compiled twin of each function; nothing is compiled before its first call."""
    import numba

    np = numpy()
    _tell_of_compiling()
    # Numba's own cache would lie beside the sources, and not notice changes.
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
            elif isinstance(value, Table):
                space[name] = np.array(value, np.int64)
            elif isinstance(value, Layout):
                space[name] = dtype(value.cls)


@memo
def _tell_of_compiling() -> None:
    """From now on, say so when something of ours is compiled and somebody waits."""
    from numba.core import event

    events: Any = event

    class Telling(events.Listener):  # type: ignore[misc]
        def on_start(self, event: Any) -> None:
            if id(event.data["dispatcher"]) in _ours:
                progress.compiling_begins(cache_place)

        def on_end(self, event: Any) -> None:
            if id(event.data["dispatcher"]) in _ours:
                progress.compiling_ends()

    events.register("numba:compile", Telling())


def twin(function: Callable[..., Any]) -> Any:
    """The compiled twin of a rule."""
    with _building:
        missing = [rule for rule in _rules if rule not in _twins]
        if missing:
            _build(missing)
    return _twins[function]
