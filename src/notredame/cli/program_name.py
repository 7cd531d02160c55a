"""The name of this program, for messages that say how to run it again."""

from __future__ import annotations

import shutil
import sys
from pathlib import Path


def program() -> str:
    """The command that runs this program: its path where the bare name is not found."""
    started, found = sys.argv[0], shutil.which("notredame")
    if Path(started).name != "notredame" or (found and Path(found).samefile(started)):
        return "notredame"
    return started
