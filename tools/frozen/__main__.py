"""Serve a bot of an earlier commit: `python -m tools.frozen COMMIT`, until it is interrupted.

The sources of that commit are extracted into `.bench/frozen`, compiled, and asked over a socket, so
that a match need not load them anew for every game. The command prints how the bot is named in an
arena, with the digest of its code:

notredame arena search@0.02s "run:python -m tools.frozen.client SOCKET@0.02s" --players 2 --games 20
"""

from __future__ import annotations

import argparse
import os
import subprocess
import sys
import tarfile
from io import BytesIO
from pathlib import Path

FOLDER = Path(".bench/frozen")


def sources_of(commit: str) -> Path:
    """The folder with the sources of a commit, extracted once."""
    full = subprocess.run(
        ["git", "rev-parse", "--verify", f"{commit}^{{commit}}"],
        check=True,
        capture_output=True,
        text=True,
    ).stdout.strip()
    sources = FOLDER / full[:12]
    if not sources.exists():
        packed = subprocess.run(["git", "archive", full, "src"], check=True, capture_output=True)
        unfinished = FOLDER / f"{full[:12]}.unfinished"
        with tarfile.open(fileobj=BytesIO(packed.stdout)) as archive:
            archive.extractall(unfinished, filter="data")
        unfinished.rename(sources)
    return sources / "src"


def main() -> None:
    """Extract the sources, and become the process that serves the bot."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("commit")
    parser.add_argument("--bot", default="search", help="one of our own (default: search)")
    given = parser.parse_args()
    sources = sources_of(given.commit)
    socket = FOLDER / f"{sources.parent.name}-{given.bot}.socket"
    server = Path(__file__).with_name("server.py")
    environment = os.environ | {"PYTHONPATH": str(sources.resolve())}
    command = [sys.executable, str(server), given.bot, str(socket)]
    os.execve(command[0], command, environment)


if __name__ == "__main__":
    main()
