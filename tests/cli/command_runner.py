"""Running commands of `notredame`, in this process or as one of their own."""

from __future__ import annotations

import os
import subprocess
import sys
from dataclasses import dataclass
from pathlib import Path

import pytest

from notredame.cli.main import main


@dataclass
class Done:
    """The exit status and output of a command."""

    code: int
    out: str
    err: str


def run(capsys: pytest.CaptureFixture[str], *arguments: object) -> Done:
    """Run a command in this process."""
    with pytest.raises(SystemExit) as stopped:
        main([str(argument) for argument in arguments])
    captured = capsys.readouterr()
    code = stopped.value.code
    assert isinstance(code, int)
    return Done(code, captured.out, captured.err)


def refused(capsys: pytest.CaptureFixture[str], *arguments: object) -> str:
    """Run a command that must be refused with a sentence; return it."""
    done = run(capsys, *arguments)
    assert done.code == 2
    assert done.err.startswith("notredame: ")
    assert done.err.rstrip()[-1] in ".!?"
    assert "Traceback" not in done.err
    return done.err


def run_process(
    *arguments: object, cwd: Path, keys: str = "", env: dict[str, str] | None = None
) -> Done:
    """Run a command as a process of its own, with keys typed into it."""
    done = subprocess.run(
        [sys.executable, "-m", "notredame", *map(str, arguments)],
        input=keys,
        capture_output=True,
        text=True,
        cwd=cwd,
        env=os.environ | {"COLUMNS": "100", "PYTHONUTF8": "1"} | (env or {}),
        timeout=120,
        check=False,
    )
    return Done(done.returncode, done.stdout, done.stderr)
