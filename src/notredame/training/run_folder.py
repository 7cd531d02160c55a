"""The folder of a run: settings, a log, and everything that a later command continues with.

- `run.json`: settings, version, digest of the code
- `start.json`, `candidate.json`, `weights.json`: the weights of the beginning, those with the best
  ones of every kind of game, and those with the ones that have won their match
- `log.jsonl`: a line for each generation and each match
- `generations`: weights and sums of each generation, as arrays of NumPy
- `matches`: result files of the arena
"""

from __future__ import annotations

import json
import os
from collections.abc import Sequence
from dataclasses import fields
from pathlib import Path
from typing import Any

import numpy as np

from notredame import __version__
from notredame.arena.code_digest import code_digest
from notredame.arena.statistics.intervals import Estimate
from notredame.bots.thinking.game_kinds import GAME_KINDS
from notredame.bots.weights.weights import KindWeights, Weights, kind_name
from notredame.rules.errors import NotreDameError, shown

from .drafts.fitting import DraftMoments
from .duels import DuelResult
from .generation import Generation, Progress, after
from .prices.moments import Moments
from .settings import Settings

FORMAT = "notredame-training"
VERSION = 1
DIFFERENCES = {"code": "code of the rules or bots", "start": "weights to start from"}
"""What errors call a part of `run.json` that is different, where its own name does not say it."""


def file_name(kind: int) -> str:
    """What a kind of game is called in names of files: `2-base`."""
    return kind_name(*GAME_KINDS[kind]).replace(" ", "-")


class RunFolder:
    """A run on disk. Everything is written whole before it counts, so nothing is ever half done."""

    def __init__(self, path: Path, settings: Settings, start: Weights, *, resume: bool) -> None:
        """Begin a run with some weights, or go on with one of the same beginning and code."""
        self.path = path
        self.start = start
        self.settings = settings
        head = {
            "format": FORMAT,
            "version": VERSION,
            "notredame": __version__,
            "code": code_digest(),
            "settings": settings.as_data(),
            "start": start.digest,
        }
        begun = (path / "run.json").exists()
        if resume and not begun:
            raise NotreDameError(
                f"There is no run in {shown(str(path))} yet; leave out --resume to begin one."
            )
        if begun and not resume:
            raise NotreDameError(
                f"{path} already contains a run; add --resume to continue it, or name another "
                "folder."
            )
        if begun:
            self._check(head)
        else:
            self._begin(head)

    def _begin(self, head: dict[str, Any]) -> None:
        if self.path.exists() and (not self.path.is_dir() or any(self.path.iterdir())):
            raise NotreDameError(f"{shown(str(self.path))} is not empty; name a new folder.")
        try:
            for folder in ("generations", "matches"):
                (self.path / folder).mkdir(parents=True)
            self._write("start.json", self.start.written())
            self._write("run.json", json.dumps(head, indent=2) + "\n")
        except OSError as problem:
            raise NotreDameError(
                f"Cannot write to {shown(str(self.path))}: {problem.strerror}."
            ) from None

    def _check(self, head: dict[str, Any]) -> None:
        kept = json.loads((self.path / "run.json").read_text("utf-8"))
        for key, value in head.items():
            if kept.get(key) != value:
                what = DIFFERENCES.get(key, key)
                if key == "settings":
                    what += f" ({_changed(kept[key], value)})"
                raise NotreDameError(
                    f"{self.path} was begun with other {what}; it can only be continued as it was "
                    "begun."
                )

    def _write(self, name: str, text: str) -> None:
        """Write a file that is there whole or not at all."""
        half = self.path / f"{name}.half"
        half.write_text(text, "utf-8")
        os.replace(half, self.path / name)

    def log(self, **entry: Any) -> None:
        """Add a line to the log, unless it is there already: a run may be continued at its end."""
        line = json.dumps(entry) + "\n"
        path = self.path / "log.jsonl"
        text = path.read_text("utf-8") if path.exists() else ""
        if line not in text.splitlines(keepends=True):
            self._write("log.jsonl", text + line)

    def log_generation(self, generation: Generation) -> None:
        """Log a generation."""
        self.log(
            stage="generation",
            kind=kind_name(*GAME_KINDS[generation.kind]),
            generation=generation.number,
            error=round(generation.error, 3),
            lead=_numbers(generation.result.lead),
            wins=_numbers(generation.result.wins),
            kept=generation.kept,
            seconds=round(generation.seconds, 1),
        )

    def keep(self, generation: Generation) -> None:
        """Keep a generation."""
        name = f"{file_name(generation.kind)}-{generation.number:02}.npz"
        half = self.path / "generations" / f"half-{name}"
        np.savez_compressed(
            half,
            prices=generation.weights.prices,
            draft=generation.weights.draft,
            error=generation.error,
            seconds=generation.seconds,
            lead=_numbers(generation.result.lead),
            wins=_numbers(generation.result.wins),
            **vars(generation.moments),
            **{f"draft_{name}": sums for name, sums in vars(generation.draft_moments).items()},
        )
        os.replace(half, self.path / "generations" / name)

    def log_match(
        self, kind: int, games: int, lead: Estimate, wins: Estimate, *, kept: bool
    ) -> None:
        """Log a match that decided about the weights of a kind of game."""
        self.log(
            stage="match",
            kind=kind_name(*GAME_KINDS[kind]),
            games=games,
            lead=_numbers(lead),
            wins=_numbers(wins),
            kept=kept,
        )

    def generations(self, kind: int) -> list[Generation]:
        """The generations of a kind of game that are done."""
        found: list[Generation] = []
        while len(found) < self.settings.generations:
            name = f"{file_name(kind)}-{len(found) + 1:02}.npz"
            if not (self.path / "generations" / name).exists():
                break
            with np.load(self.path / "generations" / name) as arrays:
                found.append(
                    Generation(
                        kind,
                        len(found) + 1,
                        KindWeights(
                            tuple(arrays["prices"].tolist()), tuple(arrays["draft"].tolist())
                        ),
                        Moments(*(arrays[field.name] for field in fields(Moments))),
                        DraftMoments(
                            *(arrays[f"draft_{field.name}"] for field in fields(DraftMoments))
                        ),
                        float(arrays["error"]),
                        DuelResult(
                            Estimate(*map(float, arrays["lead"])),
                            Estimate(*map(float, arrays["wins"])),
                        ),
                        float(arrays["seconds"]),
                    )
                )
        return found

    def progress(self, kind: int) -> Progress:
        """How far the weights of a kind of game have come."""
        now = Progress(self.start.kinds[kind], self.start.kinds[kind])
        for generation in self.generations(kind):
            now = after(now, generation)
        return now

    def write_weights(self, name: str, kinds: Sequence[int]) -> Weights:
        """Write the weights of the beginning with the best ones of some kinds of game."""
        weights = self.start
        for kind in kinds:
            weights = weights.with_kind(kind, self.progress(kind).best)
        self._write(name, weights.written())
        return weights


def _changed(begun: dict[str, Any], now: dict[str, Any]) -> str:
    """Which settings have changed, as options: `--games 500 instead of 400`."""

    def shown_as(name: str, value: Any) -> str:
        return " ".join(map(file_name, value)) if name == "kinds" else str(value)

    return ", ".join(
        f"--{name.replace('_', '-')} {shown_as(name, value)} instead of "
        f"{shown_as(name, begun[name])}"
        for name, value in now.items()
        if begun[name] != value
    )


def _numbers(estimate: Estimate) -> list[float]:
    """Mean and interval; every estimate of a run is of several deals, so it has one."""
    assert estimate.low is not None
    assert estimate.high is not None
    return [round(number, 4) for number in (estimate.mean, estimate.low, estimate.high)]
