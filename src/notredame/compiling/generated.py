"""Functions that are written out from a table, in plain and in compiled code."""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterable
from typing import Any

from .twins import inlined, rule


def generate(name: str, arguments: str, lines: Iterable[str]) -> Any:
    """Make a rule of lines of Python, which use names of the module that calls this."""
    return rule(make_function(sys._getframe(1).f_globals["__name__"], name, arguments, lines))


def switch(
    name: str,
    arguments: str,
    rows: Iterable[tuple[int, Callable[..., Any]]],
    otherwise: Callable[..., Any] | int | None = None,
    inline: bool = False,
) -> Any:
    """A rule `name(which, ARGUMENTS)` that calls the function of the row `which`.

    Compiled code has no table of functions, so it is a chain of comparisons in the order of the
    rows: those that are needed most often come first. For any other number it returns `otherwise`,
    or what that function returns for the same arguments. A short chain that is called all the time
    is faster when it is inlined into its callers. The module that makes it gets to know all
    functions by their own names.
    """
    space = sys._getframe(1).f_globals
    module = space["__name__"]

    def name_of(function: Callable[..., Any]) -> str:
        if space.setdefault(function.__name__, function) is not function:
            raise NameError(f"{module} has another {function.__name__}.")
        return str(function.__name__)

    lines = []
    for number, function in rows:
        lines += [f"if which == {number}:", f"    return {name_of(function)}({arguments})"]
    last = f"{name_of(otherwise)}(which, {arguments})" if callable(otherwise) else otherwise
    lines.append(f"return {last}")
    mark = inlined if inline else rule
    return mark(make_function(module, name, f"which, {arguments}", lines))


def make_function(module: str, name: str, arguments: str, lines: Iterable[str]) -> Any:
    """A plain function of lines of Python, which use names of a module."""
    source = "\n".join([f"def {name}({arguments}):", *(f"    {line}" for line in lines)])
    space, made = sys.modules[module].__dict__, dict[str, Any]()
    exec(compile(source, space["__file__"], "exec"), space, made)
    made[name].__module__ = module
    return made[name]
