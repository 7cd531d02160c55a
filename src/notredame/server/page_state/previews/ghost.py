"""The ghost of a choice: what it would move in the own borough."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

from notredame.rules.model.pieces import SECTORS
from notredame.rules.typed_data import TypedDict

from .trial import Trial


class Ghost(TypedDict):
    """What a choice would move in the borough of the seat that chooses."""

    sectors: dict[str, int]
    """Markers that come to a sector, or that leave it if negative."""
    friend: str | None
    """The sector that the trusted friend goes to."""
    rat: int | None
    """The rat's new space, before the plague."""
    rat_after_plague: int | None
    """Its space after this round's plague, if the choice changes that."""


NOTHING: Ghost = {"sectors": {}, "friend": None, "rat": None, "rat_after_plague": None}


def ghost_of(trials: Sequence[Trial]) -> Ghost | None:
    """What moves in all ways that a choice may go; None if nothing does."""
    first, *others = [_moves(trial) for trial in trials]
    ghost: Ghost = {
        "sectors": {
            sector: change
            for sector, change in first["sectors"].items()
            if all(other["sectors"].get(sector) == change for other in others)
        },
        "friend": first["friend"] if all(k["friend"] == first["friend"] for k in others) else None,
        "rat": first["rat"] if all(k["rat"] == first["rat"] for k in others) else None,
        "rat_after_plague": first["rat_after_plague"]
        if all(k["rat_after_plague"] == first["rat_after_plague"] for k in others)
        else None,
    }
    return ghost if ghost != NOTHING else None


def _moves(trial: Trial) -> Ghost:
    changes: Counter[str] = Counter()
    for event in trial.of("markers-moved"):
        changes[event.parts["to"]] += event.parts["count"]
        changes[event.parts["from"]] -= event.parts["count"]
    friends = [event.parts["to"] for event in trial.of("friend-moved")]
    rats = [event.parts["to"] for event in trial.of("rat-moved")]
    return {
        "sectors": {sector: changes[sector] for sector in SECTORS if changes[sector]},
        "friend": friends[-1] if friends and friends[-1] in SECTORS else None,
        "rat": rats[-1] if rats else None,
        "rat_after_plague": trial.rat_after_plague(),
    }
