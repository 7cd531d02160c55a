"""What this program is called where people are told how to start it again."""

from __future__ import annotations

import shutil
import sys
from pathlib import Path


def program() -> str:
    """This program as it can be started again: by its path where the bare name is not found."""
    started, found = sys.argv[0], shutil.which("notredame")
    if Path(started).name != "notredame" or (found and Path(found).samefile(started)):
        return "notredame"
    return started
