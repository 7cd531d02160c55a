"""Runs other processes, which may fail or hang."""

from __future__ import annotations

import subprocess
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
"""The project's folder, from which Python finds `tools.bench`."""

PATIENCE = 300.0
"""Seconds that another process has to install something, to get ready, or to answer."""


class Failed(Exception):
    """Another process failed, for instance in installing or measuring a project."""


def run_quietly(command: list[str]) -> None:
    """Run a command for at most PATIENCE; raises Failed with its last error if it fails."""
    try:
        done = subprocess.run(command, capture_output=True, text=True, timeout=PATIENCE)
    except subprocess.TimeoutExpired:
        raise Failed(f"not done in {PATIENCE:.0f} s") from None
    except OSError as error:
        raise Failed(str(error)[:100]) from None
    if done.returncode:
        lines = (done.stderr or done.stdout).strip().splitlines() or ["no reason given"]
        errors = [line for line in lines if line.startswith("ERROR:")] or lines
        raise Failed(errors[-1].removeprefix("ERROR:").strip()[:100])
