"""The folder of a run: settings, a log, and everything that a later command continues with.

- `run.json`: settings, version, digests of the code and of the weights of the beginning
- `start.json`: the weights of the beginning
- `candidate.json`: the best weights of every kind of game
- `weights.json`: those of them that have won their match, otherwise those of the beginning
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
from notredame.bots.weights.weights import KindWeights, Weights, kind_name, read_weights
from notredame.rules.errors import NotreDameError, shown

from .drafts.fitting import DraftMoments
from .duels import DuelResult
from .generation import Generation, Progress, after
from .prices.moments import Moments
from .settings import KIND_NAMES, Settings

RUN = "run.json"
START = "start.json"
FOLDERS = ("generations", "matches")
LEFTOVERS = {*FOLDERS, START, f"{START}.half", f"{RUN}.half"}
"""What a folder may contain after its run was interrupted while it began."""
HEAD = {"format": "notredame-training", "version": 1, "notredame": __version__}
"""What `run.json` begins with."""


def has_run(path: Path) -> bool:
    """Whether a folder contains a run."""
    return (path / RUN).exists()


class RunFolder:
    """A run on disk. Everything is written whole before it counts, so nothing is ever half done."""

    def __init__(self, path: Path, settings: Settings, start: Weights) -> None:
        self.path = path
        self.settings = settings
        self.start = start

    @classmethod
    def begin(cls, path: Path, settings: Settings, start: Weights) -> RunFolder:
        """Begin a run with some weights; raises NotreDameError if its folder is not empty."""
        if has_run(path):
            raise NotreDameError(
                f"{shown(str(path))} already contains a run; add --resume to continue it, or name "
                "another folder."
            )
        if path.exists() and not (path.is_dir() and _is_blank(path)):
            raise NotreDameError(f"{shown(str(path))} is not empty; name a new folder.")
        folder = cls(path, settings, start)
        try:
            for name in FOLDERS:
                (path / name).mkdir(parents=True, exist_ok=True)
            folder._write(START, start.written())
            digests = {"code": code_digest(), "start": start.digest}
            head = {**HEAD, **digests, "settings": settings.as_data()}
            folder._write(RUN, json.dumps(head, indent=2) + "\n")
        except OSError as problem:
            raise NotreDameError(
                f"Cannot write to {shown(str(path))}: {problem.strerror}."
            ) from None
        return folder

    @classmethod
    def resume(cls, path: Path) -> RunFolder:
        """Continue a run as it was begun; raises NotreDameError if this code cannot."""
        try:
            head = json.loads((path / RUN).read_text("utf-8"))
            settings = Settings.from_data(head["settings"])
            version, code, digest = head["notredame"], head["code"], head["start"]
            if (head["format"], head["version"]) != (HEAD["format"], HEAD["version"]):
                raise ValueError
        except (OSError, ValueError, KeyError, TypeError):
            raise NotreDameError(
                f"{shown(str(path / RUN))} is not a run that this version can continue; name a new "
                "folder."
            ) from None
        if version != __version__:
            reason = f"version {__version__} cannot continue it"
            raise NotreDameError(f"{shown(str(path))} was begun with version {version}; {reason}.")
        if code != code_digest():
            raise NotreDameError(
                f"The rules or bots have changed since the run in {shown(str(path))} was begun, so "
                "it cannot be continued; name a new folder."
            )
        start = read_weights(path / START)
        if start.digest != digest:
            raise NotreDameError(
                f"{START} in {shown(str(path))} has changed since the run was begun; put it back, "
                "or name a new folder."
            )
        return cls(path, settings, start)

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
        name = f"{KIND_NAMES[generation.kind]}-{generation.number:02}.npz"
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
            name = f"{KIND_NAMES[kind]}-{len(found) + 1:02}.npz"
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


def _is_blank(folder: Path) -> bool:
    """Whether a folder contains nothing but what an interrupted beginning left there."""
    return all(path.name in LEFTOVERS for path in folder.rglob("*"))


def _numbers(estimate: Estimate) -> list[float]:
    """Mean and interval; every estimate of a run is of several deals, so it has one."""
    assert estimate.low is not None
    assert estimate.high is not None
    return [round(number, 4) for number in (estimate.mean, estimate.low, estimate.high)]
