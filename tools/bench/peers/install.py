"""Installs the other projects into an environment of their own, and starts them."""

from __future__ import annotations

import os
import sys
from functools import partial
from pathlib import Path

from ..measure import Bench
from ..process import Failed, run_quietly
from .client import Peer
from .worker import PEERS


def peers_python(folder: Path) -> Path:
    """The interpreter of the other projects' environment, which is created if need be."""
    python = folder / ("Scripts/python.exe" if os.name == "nt" else "bin/python")
    if not python.exists():
        run_quietly([sys.executable, "-m", "venv", str(folder)])
    return python


def add_peer(bench: Bench, name: str, folder: Path) -> None:
    """Install a project, start it, and add its measurements."""
    title, requirement, _ = PEERS[name]
    bench.console.print(f"Installing and starting {title} ...")
    try:
        python = peers_python(folder)
        pip = [str(python), "-m", "pip", "install", "--quiet", "--disable-pip-version-check"]
        run_quietly([*pip, requirement])
    except Failed as problem:
        bench.missing[title] = f"not installed: {problem}"
        return
    peer = Peer(python, name)
    bench.peers.append(peer)
    try:
        ready = peer.answer()
    except Failed as problem:
        bench.missing[title] = f"does not run: {problem}"
        return
    bench.versions[name] = ready["version"]
    for task in ready["tasks"]:
        run = partial(peer.measure, task["name"])
        bench.add(f"{name}-{task['name']}", f"{title}: {task['what']}", task["unit"], run)
