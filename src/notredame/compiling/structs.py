"""Structs: classes of ints and fixed-size lists of ints, with one memory layout when compiled."""

from __future__ import annotations

import typing
from collections.abc import Callable
from struct import Struct, calcsize
from typing import Any, TypeVar

from .cache import memo

C = TypeVar("C")


@memo
def fields_of(cls: type) -> list[tuple[str, Any, int | None, int]]:
    """The fields of a struct: name, item type, count (None for a single item), bits of an int."""
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


def struct(cls: type[C]) -> type[C]:
    """Give an annotated class slots, a constructor that fills it with zeros, copy and equality.

    The class variable `WIDE` names the fields that need more than 8 bits when compiled. A `log` is
    carried in plain mode only; a copy starts without one.
    """
    fields = fields_of(cls)
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
    """The NumPy module, for callers that hold compiled states; it is optional, so imported late."""
    import numpy

    return numpy


@memo
def dtype(cls: type) -> Any:
    """The memory layout of a struct in compiled mode: ints of 8 bits unless it says otherwise."""
    np = numpy()
    ints = {8: np.int8, 16: np.int16, 32: np.int32, 64: np.int64}
    fields: list[Any] = []
    for name, item, count, bits in fields_of(cls):
        base = ints[bits] if item is int else dtype(item)
        fields.append((name, base) if count is None else (name, base, count))
    return np.dtype(fields, align=True)


@memo
def _packer(cls: type) -> tuple[Struct, Callable[[Any], tuple[int, ...]]]:
    """The layout in terms of the `struct` module, and a function that lists the ints in order."""
    letters = {1: "b", 2: "h", 4: "i", 8: "q"}
    form, parts = "=", []

    def walk(layout: Any, where: str, at: int) -> None:
        nonlocal form
        for name in layout.names:
            field, offset = layout.fields[name][:2]
            item, count = (field.base, field.shape[0]) if field.shape else (field, None)
            missing = at + offset - calcsize(form)
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
    missing = layout.itemsize - calcsize(form)
    scope: dict[str, Any] = {}
    exec(f"def flat(s):\n    return ({', '.join(parts)},)", scope)
    return Struct(form + (f"{missing}x" if missing else "")), scope["flat"]


def pack(instance: Any) -> Any:
    """A struct as one array of bytes, the form compiled code works on."""
    np = numpy()
    layout, flat = _packer(type(instance))
    return np.frombuffer(layout.pack(*flat(instance)), np.uint8).copy()


def unpack(cls: type[C], data: Any) -> C:
    """The struct that an array of bytes holds."""
    return typing.cast(C, _read(cls, data.view(dtype(cls))[0]))


def _read(cls: type, row: Any) -> Any:
    out = cls()
    for name, item, count, _ in fields_of(cls):
        if count is None:
            setattr(out, name, int(row[name]))
        elif item is int:
            setattr(out, name, row[name].tolist())
        else:
            setattr(out, name, [_read(item, row[name][i]) for i in range(count)])
    return out
