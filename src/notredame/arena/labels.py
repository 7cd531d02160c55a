"""What the bots of a match are called: short, unique, and valid as a player's name."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from pathlib import PurePath

from notredame.bots import Entrant
from notredame.bots.registry import WITH_WEIGHTS

LONGEST = 34
"""The longest label: `#12` or ` (5)` must still fit into the 40 characters of a player's name."""


def labels_of(entrants: Sequence[Entrant]) -> tuple[str, ...]:
    """A label for each entrant, in the order they were named.

    The same bot named twice is one bot with two seats. When all are the same, it is a control:
    they play as different bots, `planner#1` and `planner#2`.
    """
    distinct = list(dict.fromkeys(entrants))
    if len(distinct) == 1:
        name = _fit(_name_of(distinct[0]))
        return tuple(f"{name}#{number}" for number in range(1, len(entrants) + 1))
    names = Counter(_name_of(entrant) for entrant in distinct)
    labels: dict[Entrant, str] = {}
    for entrant in distinct:
        name = _name_of(entrant)
        label = _fit(name if names[name] == 1 else f"{name}@{entrant.budget}")
        again = sum(other.partition("~")[0] == label for other in labels.values())
        labels[entrant] = f"{label}~{again + 1}" if again else label
    return tuple(labels[entrant] for entrant in entrants)


def player_names(seating: Sequence[str]) -> list[str]:
    """Names for the seats of a game: a bot in several seats is counted, `planner (2)`."""
    seen: Counter[str] = Counter()
    out = []
    for label in seating:
        seen[label] += 1
        out.append(label if seen[label] == 1 else f"{label} ({seen[label]})")
    return out


def _name_of(entrant: Entrant) -> str:
    """The name of a bot; of a file of weights without its folder, since a label decides the bot's
    seed, and a match is the same wherever the file is.
    """
    if entrant.name.startswith(WITH_WEIGHTS):
        return WITH_WEIGHTS + PurePath(entrant.name.removeprefix(WITH_WEIGHTS)).name
    return entrant.name


def _fit(text: str) -> str:
    """Shorten the long name of a bot that is a command line; the end of it says most."""
    plain = "".join(c if c.isprintable() else "?" for c in text.strip())
    plain = plain.replace('"', "'").replace("\\", "/").replace("~", "-")
    return plain if len(plain) <= LONGEST else f"{plain[:9]}...{plain[12 - LONGEST :]}"
