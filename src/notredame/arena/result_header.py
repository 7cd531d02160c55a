"""The first line of a result file: the match, so that anyone can resume or check it."""

from __future__ import annotations

import hashlib
import json
from functools import cache
from pathlib import Path
from typing import Any

from notredame import __version__
from notredame.bots import Entrant, read_budget
from notredame.rules.errors import NotreDameError, shown
from notredame.rules.model.options import options_of
from notredame.rules.model.printed_data import read_stored_printed, stored_printed

from .match import Match

FORMAT = "notredame-arena"
VERSION = 1
KEYS = ("notredame", "code", "bots", "players", "edition", "options", "printed", "seed")
"""Keys that every first line has."""
DECIDING = (*KEYS, "start")
"""Keys that decide whether two matches are the same. Older files have no `start`."""


@cache
def code_digest() -> str:
    """A digest of the sources of rules and bots; a match cannot be resumed after they changed."""
    package = Path(__file__).parent.parent
    digest = hashlib.sha256()
    for name in ("compiling", "rules", "bots"):
        for file in sorted((package / name).rglob("*.py")):
            digest.update(file.read_bytes())
    return digest.hexdigest()[:16]


def describe(match: Match) -> dict[str, Any]:
    """A match as data, with everything that decides what is played."""
    return {
        "format": FORMAT,
        "version": VERSION,
        "notredame": __version__,
        "code": code_digest(),
        "bots": [
            {"bot": entrant.name, "budget": str(entrant.budget)} for entrant in match.entrants
        ],
        "players": match.players,
        "edition": match.edition,
        "options": match.options.as_dict(),
        "printed": stored_printed(match.printed),
        "seed": match.seed,
        "start": match.start,
    }


def write_head(match: Match, games: int) -> str:
    """The line, without its end, with the number of games that were asked for."""
    head = describe(match) | {"games": games}
    return json.dumps(head, separators=(",", ":"))


def read_head(text: str) -> tuple[dict[str, Any], Match, int]:
    """Read the first line: as data, as a match, and the number of games that were asked for."""
    try:
        head = json.loads(text)
    except (ValueError, RecursionError):
        head = None
    if not isinstance(head, dict) or head.get("format") != FORMAT:
        raise NotreDameError("it does not begin with the description of a match")
    if head.get("version") != VERSION:
        raise NotreDameError(
            f"it is of version {shown(head.get('version'))}; "
            f"only version {VERSION} can be read here"
        )
    for key in (*KEYS, "games"):
        if key not in head:
            raise NotreDameError(f"its first line has no {key}")
    for key in ("seed", "games"):
        if type(head[key]) is not int or head[key] < 0:
            raise NotreDameError(f"its {key} cannot be {shown(head[key])}")
    if not isinstance(head["options"], dict):
        raise NotreDameError(f"its options cannot be {shown(head['options'])}")
    match = Match(
        entrants=_entrants(head["bots"]),
        players=head["players"],
        seed=head["seed"],
        edition=head["edition"],
        options=options_of(head["edition"]).changed(head["options"]),
        printed=read_stored_printed(head["printed"]),
        start=head.get("start"),
    )
    return head, match, head["games"]


def _entrants(bots: Any) -> tuple[Entrant, ...]:
    """The entrants of a first line; whether their bots are installed here is not checked."""
    if not isinstance(bots, list):
        raise NotreDameError(f"its bots cannot be {shown(bots)}")
    out = []
    for bot in bots:
        if not isinstance(bot, dict) or not all(
            isinstance(bot.get(key), str) for key in ("bot", "budget")
        ):
            raise NotreDameError(f"its bots cannot have {shown(bot)} among them")
        out.append(Entrant(bot["bot"], read_budget(bot["budget"])))
    return tuple(out)


def difference(kept: dict[str, Any], match: Match) -> str | None:
    """Why a match cannot be resumed after this first line, as a sentence; None when it can."""
    wanted = describe(match)
    kept = {"start": None} | kept
    for key in DECIDING:
        old, new = kept[key], wanted[key]
        if old == new:
            continue
        if key == "bots":
            return f"its bots are {_bots(old)}, not {_bots(new)}"
        if key == "options":
            name = next(name for name in new if old.get(name) != new[name])
            return f"its option {name} is {shown(old.get(name))}, not {shown(new[name])}"
        if key == "printed":
            return "its printed tables are others"
        if key == "notredame":
            return f"it was started with notredame {old}, and this is {new}"
        if key == "code":
            return "it was started with different code of the rules or bots"
        if key == "start":
            return f"its start player is {_start(old)}, not {_start(new)}"
        return f"its {key} is {shown(old)}, not {shown(new)}"
    return None


def _start(seat: int | None) -> str:
    return "drawn" if seat is None else f"seat {seat}"


def _bots(bots: list[dict[str, str]]) -> str:
    return ", ".join(f"{bot['bot']}@{bot['budget']}" for bot in bots)
