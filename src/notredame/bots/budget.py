"""Budgets: how long a bot may think about one choice."""

from __future__ import annotations

import math
import re
from dataclasses import dataclass

from notredame.rules.errors import NotreDameError, shown

MOST_STEPS = 10_000_000
MOST_SECONDS = 3600.0
_SECONDS = re.compile(r"([0-9]{1,6}(?:\.[0-9]{1,6})?|\.[0-9]{1,6})s", re.ASCII)
_STEPS = re.compile(r"[0-9]{1,9}", re.ASCII)


@dataclass(frozen=True)
class Budget:
    """A limit in seconds, thinking steps, or both, whichever is reached first.

    With steps alone, the same seed and view give the same choice on every machine.
    """

    seconds: float | None = None
    steps: int | None = None
    cores: int = 1
    """Processor cores that a bot may use at once; the limit of steps holds for each of them."""

    def __post_init__(self) -> None:
        seconds, steps, cores = self.seconds, self.steps, self.cores
        if seconds is None and steps is None:
            raise NotreDameError("A budget needs seconds, such as 0.5s, or steps, such as 2000.")
        if seconds is not None and not (
            type(seconds) in (int, float) and math.isfinite(seconds) and 0 < seconds <= MOST_SECONDS
        ):
            raise NotreDameError(
                f"A time budget is more than 0 and at most {MOST_SECONDS:.0f} seconds, "
                f"not {shown(seconds)}."
            )
        if steps is not None and not (type(steps) is int and 0 < steps <= MOST_STEPS):
            raise NotreDameError(
                f"A step budget is a whole number from 1 to {MOST_STEPS}, not {shown(steps)}."
            )
        if type(cores) is not int or not 1 <= cores <= 64:
            raise NotreDameError(f"A bot may use 1 to 64 cores, not {shown(cores)}.")

    def __str__(self) -> str:
        """The form that `read_budget` parses."""
        parts = []
        if self.seconds is not None:
            parts.append(f"{self.seconds:.6f}".rstrip("0").rstrip(".") + "s")
        if self.steps is not None:
            parts.append(str(self.steps))
        if self.cores != 1:
            parts.append(f"{self.cores}cores")
        return "/".join(parts)


def read_budget(text: str) -> Budget:
    """Parse a budget: `0.5s`, `2000` (steps), `0.5s/2000`, `0.5s/2cores`."""
    seconds: float | None = None
    steps: int | None = None
    cores: int | None = None
    for part in text.split("/"):
        if _SECONDS.fullmatch(part) and seconds is None:
            seconds = float(part[:-1])
        elif _STEPS.fullmatch(part) and steps is None:
            steps = int(part)
        elif part.endswith("cores") and _STEPS.fullmatch(part[:-5]) and cores is None:
            cores = int(part[:-5])
        else:
            raise NotreDameError(
                f"A budget is seconds such as 0.5s, thinking steps such as 2000, or both as "
                f"0.5s/2000; {shown(text)} is not."
            )
    return Budget(seconds, steps, 1 if cores is None else cores)
