"""The benchmark that ships with the project, written by `tools/judgement.py`."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

from .benchmark_file import read_benchmark
from .outcome import Outcome
from .position import Position

FILE = Path(__file__).with_name("benchmark.jsonl.gz")


def shipped_benchmark() -> Iterator[tuple[Position, Outcome]]:
    """The shipped positions, each with its outcome."""
    return read_benchmark(FILE)
