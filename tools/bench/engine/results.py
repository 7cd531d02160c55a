"""The file of results: all measurements as JSON, with every round."""

from __future__ import annotations

import json
import platform
import sys
from dataclasses import asdict
from datetime import UTC, datetime
from pathlib import Path
from typing import Any

from ..measure import CATANATRON, OPEN_SPIEL, OPEN_SPIEL_BOTS, Bench, Measure
from .first_board import WHAT as FIRST_BOARD
from .first_board import FirstBoard
from .targets import targets


def processor() -> str:
    """The name of the processor."""
    try:
        for line in Path("/proc/cpuinfo").read_text().splitlines():
            if line.startswith("model name"):
                return line.partition(":")[2].strip()
    except OSError:
        pass
    return platform.processor() or platform.machine()


def as_dict(measure: Measure) -> dict[str, Any]:
    """A measurement for the file."""
    out: dict[str, Any] = {"what": measure.what, "unit": measure.unit}
    if measure.error:
        out["error"] = measure.error
    if measure.rounds:
        out["per_second"] = measure.rate()
        out["games_per_second"] = measure.games()
        out["nanoseconds"] = measure.nanoseconds()
        out["rounds"] = [asdict(tally) for tally in measure.rounds]
    return out


def first_board_as_dict(found: FirstBoard) -> dict[str, Any]:
    """The wait for the first board, for the file."""
    out: dict[str, Any] = {"what": FIRST_BOARD, "unit": "s"}
    if found.error:
        out["error"] = found.error
    if found.waits:
        out["seconds"] = found.seconds()
        out["rounds"] = found.waits
    return out


def results(bench: Bench, core: int | None, seconds: float) -> dict[str, Any]:
    """The content of the file."""
    play = [m.name for m in bench.measures.values() if m.unit == "decisions"]
    against = ("plain", CATANATRON, OPEN_SPIEL, OPEN_SPIEL_BOTS)
    return {
        "date": datetime.now(UTC).isoformat(timespec="seconds"),
        "python": sys.version,
        "system": platform.system(),
        "processor": processor(),
        "core": core,
        "share_of_core": bench.share_of_core(),
        "versions": bench.versions,
        "seconds_per_round": seconds,
        "interrupted": bench.interrupted,
        "missing": bench.missing,
        "measures": {m.name: as_dict(m) for m in bench.measures.values()},
        "first_board": first_board_as_dict(bench.first_board),
        "ratios": {o: {name: bench.ratio(name, o) for name in play} for o in against},
        "targets": [{**asdict(t), "verdict": t.verdict()} for t in targets(bench)],
    }


def write(path: Path, content: dict[str, Any]) -> None:
    """Write the file; its folder is created if need be."""
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(json.dumps(content, indent=1, ensure_ascii=False) + "\n", encoding="utf-8")
