"""The versions that `make test` installs: one of each package, within the project's bounds."""

from __future__ import annotations

import re
import tomllib
from itertools import product

import pytest
from packaging.requirements import Requirement
from packaging.utils import canonicalize_name
from tools.environments import ROOT, VERSIONS

LOCK = ROOT / "requirements" / "dev.lock"
LINES = [line for line in LOCK.read_text("utf-8").splitlines() if not line.startswith("#")]
SYSTEMS = {"linux": "posix", "darwin": "posix", "win32": "nt"}


def environment(python: str, system: str) -> dict[str, str]:
    """The environment that markers of requirements are evaluated in."""
    return {
        "python_version": python,
        "python_full_version": f"{python}.0",
        "sys_platform": system,
        "os_name": SYSTEMS[system],
        "platform_machine": "x86_64",
        "platform_python_implementation": "CPython",
        "implementation_name": "cpython",
        "extra": "",
    }


def wanted() -> list[Requirement]:
    """Everything that the project requires, extras included."""
    project = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]
    lists = [project["dependencies"], *project["optional-dependencies"].values()]
    return [Requirement(line) for one in lists for line in one]


def test_every_line_pins_one_version_without_its_origin() -> None:
    assert len(LINES) > 50
    for line in LINES:
        assert re.fullmatch(r"[a-z0-9-]+==[0-9][0-9a-z.]*( ; .+)?", line), line


@pytest.mark.parametrize(("python", "system"), list(product(VERSIONS, SYSTEMS)))
def test_the_versions_are_within_the_bounds(python: str, system: str) -> None:
    here = environment(python, system)
    locked: dict[str, list[str]] = {}
    for line in LINES:
        one = Requirement(line)
        if one.marker is None or one.marker.evaluate(here):
            (exact,) = one.specifier
            locked.setdefault(canonicalize_name(one.name), []).append(exact.version)
    assert [name for name, versions in locked.items() if len(versions) > 1] == []
    for need in wanted():
        if need.marker is None or need.marker.evaluate(here):
            (version,) = locked.get(canonicalize_name(need.name), ["missing"])
            assert version != "missing", f"{need.name}: make lock"
            assert need.specifier.contains(version), f"{need} is locked at {version}: make lock"
