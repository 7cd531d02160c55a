"""Other processes, which may fail or never end."""

from __future__ import annotations

import subprocess
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
"""The project's folder; from there, Python finds `tools.bench`."""

PATIENCE = 300.0
"""Seconds to wait for another process to install something, to get ready, or to answer."""


class Failed(Exception):
    """Something in another process did not work, mostly a project's installation or measurement."""


def run_quietly(command: list[str]) -> None:
    """Run a command for a limited time; its last error is what is told when it fails."""
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
