"""Runs the tests in other environments than .venv, each created in a temporary folder.

`make lowest` installs the lowest versions of all dependencies that pyproject.toml allows; `make
versions` tests every supported Python that is found on PATH or in pyenv. Both need the network,
take minutes, and run the tests that need no browser; `python -m tools.environments lowest
tests/rules` runs others. A bound that turns out to be too low is raised in pyproject.toml.
"""

from __future__ import annotations

import argparse
import os
import re
import subprocess
import sys
import tempfile
import tomllib
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parent.parent
VERSIONS = ("3.11", "3.12", "3.13")
"""Supported versions of Python; the first is the lowest."""
NOT_INSTALLED = ("dev", "train")
"""Extras that the package does not need to run; PyTorch is pinned."""
TEST_TOOLS = ("aiohttp", "httpx", "hypothesis", "jsonschema", "psutil", "pytest", "pytest-xdist")
"""Packages that the tests need beyond the extras, in any version."""
TESTS = tuple(
    f"tests/{folder}"
    for folder in ("rules", "records", "text", "laws", "bots", "arena", "envs", "cli", "server")
)
LEFT_OUT = ("tests/server/http/test_openapi.py",)
"""Tests that are not run: they need schemathesis, which the package itself does not use."""
REQUIREMENT = re.compile(r"([A-Za-z0-9._-]+)(\[[a-z,]+\])?>=([0-9.]+)(?:;.*)?")


def extras(project: Mapping[str, Any]) -> list[str]:
    """The extras that are installed for the tests."""
    return [name for name in project["optional-dependencies"] if name not in NOT_INSTALLED]


def lowest(project: Mapping[str, Any]) -> dict[str, str]:
    """The lowest version of each dependency that all its bounds allow, by package.

    Raises ValueError if a dependency has no lower bound.
    """
    found: dict[str, str] = {}
    listed = [*project["dependencies"]]
    for name in extras(project):
        listed += project["optional-dependencies"][name]
    for requirement in listed:
        read = REQUIREMENT.fullmatch(requirement.replace(" ", "").replace("'", '"'))
        if read is None:
            raise ValueError(f"{requirement!r} has no lower bound of the form NAME>=VERSION.")
        package, _, bound = read.groups()
        found[package] = max(found.get(package, bound), bound, key=_numbers)
    return found


def _numbers(version: str) -> list[int]:
    return [int(number) for number in version.split(".")]


def find_python(version: str) -> str | None:
    """A working interpreter of a version, from PATH or from pyenv, or None."""
    root = Path(os.environ.get("PYENV_ROOT") or Path.home() / ".pyenv")
    candidates = [f"python{version}"]
    candidates += [str(path) for path in sorted(root.glob(f"versions/{version}.*/bin/python"))]
    ask = "import sys; print('%d.%d' % sys.version_info[:2])"
    for candidate in candidates:
        try:
            done = subprocess.run(
                [candidate, "-c", ask], capture_output=True, text=True, check=False
            )
        except OSError:
            continue
        if done.stdout.strip() == version:
            return candidate
    return None


def run(interpreter: str, pins: Mapping[str, str], arguments: Sequence[str]) -> int:
    """Create an environment with the package, its extras and pins, and run tests in it."""
    project = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]
    with tempfile.TemporaryDirectory(prefix="notredame-") as folder:
        own = {k: v for k, v in os.environ.items() if k not in ("PYTHONPATH", "VIRTUAL_ENV")}
        subprocess.run([interpreter, "-m", "venv", folder], check=True, env=own)
        python = str(Path(folder) / ("Scripts" if os.name == "nt" else "bin") / "python")
        wanted = Path(folder) / "constraints.txt"
        wanted.write_text("".join(f"{name}=={bound}\n" for name, bound in pins.items()), "utf-8")
        package = f"{ROOT}[{','.join(extras(project))}]"
        install = [python, "-m", "pip", "install", "--quiet", "--constraint", str(wanted)]
        installed = subprocess.run([*install, "-e", package, *TEST_TOOLS], check=False, env=own)
        if installed.returncode:
            return installed.returncode
        tests = arguments or [*TESTS, *(f"--ignore={file}" for file in LEFT_OUT)]
        # Warnings of much older or newer dependencies must not fail the tests.
        command = [python, "-m", "pytest", "-q", "-n", "2", "-W", "default", "--dist", "worksteal"]
        return subprocess.run([*command, *tests], check=False, env=own, cwd=ROOT).returncode


def run_lowest(arguments: Sequence[str]) -> int:
    """Test with the lowest version of every dependency."""
    project = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]
    pins = lowest(project)
    interpreter = find_python(VERSIONS[0])
    if interpreter is None:
        print(f"Python {VERSIONS[0]}, the lowest supported version, was not found.")
        return 1
    print(f"Python {VERSIONS[0]}, {', '.join(f'{name} {bound}' for name, bound in pins.items())}")
    return run(interpreter, pins, arguments)


def run_versions(arguments: Sequence[str]) -> int:
    """Test with every supported Python that is found, and print the result of each."""
    results = {}
    for version in VERSIONS:
        interpreter = find_python(version)
        if interpreter is None:
            results[version] = "not found on PATH or in pyenv, skipped"
            continue
        print(f"Python {version}: {interpreter}", flush=True)
        results[version] = "failed" if run(interpreter, {}, arguments) else "passed"
    for version, result in results.items():
        print(f"Python {version}: {result}.")
    return int("failed" in results.values() or "passed" not in results.values())


def main() -> int:
    """Run the command line."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("what", choices=("lowest", "versions"))
    parser.add_argument("tests", nargs="*", help="arguments for pytest instead of the usual tests")
    given, more = parser.parse_known_args()
    arguments = [*given.tests, *more]
    return run_lowest(arguments) if given.what == "lowest" else run_versions(arguments)


if __name__ == "__main__":
    sys.exit(main())
