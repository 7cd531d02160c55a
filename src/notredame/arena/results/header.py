"""The first line of a result file: the match and its plan, to be resumed or checked by anyone."""

from __future__ import annotations

import json
from dataclasses import asdict
from typing import Any

from notredame import __version__
from notredame.bots import Entrant, read_budget
from notredame.bots.registry import weights_of
from notredame.rules.errors import NotreDameError, shown
from notredame.rules.model.options import options_of
from notredame.rules.model.printed_data import read_stored_printed, stored_printed

from ..code_digest import code_digest
from ..match import Match
from ..statistics.plan import Plan, read_plan

FORMAT = "notredame-arena"
VERSION = 2
"""Version of the format. Files of version 1 have no plan, only a number of games."""
KEYS = ("notredame", "code", "bots", "players", "edition", "options", "printed", "seed")
"""Keys that every first line has."""
LATER_KEYS: dict[str, Any] = {"start": None, "luck_worlds": 0}
"""Keys that older files do not have, and what they mean there."""
DECIDING = (*KEYS, *LATER_KEYS)
"""Keys that decide whether two matches are the same."""


def describe(match: Match) -> dict[str, Any]:
    """A match as data, with everything that decides what is played."""
    return {
        "format": FORMAT,
        "version": VERSION,
        "notredame": __version__,
        "code": code_digest(),
        "bots": [_described(entrant) for entrant in match.entrants],
        "players": match.players,
        "edition": match.edition,
        "options": match.options.as_dict(),
        "printed": stored_printed(match.printed),
        "seed": match.seed,
        "start": match.start,
        "luck_worlds": match.luck_worlds,
    }


def _described(entrant: Entrant) -> dict[str, str]:
    """A bot as data; where it reads weights from a file, their digest belongs to it."""
    found = {"bot": entrant.name, "budget": str(entrant.budget)}
    weights = weights_of(entrant.name)
    return found if weights is None else found | {"weights": weights.digest}


def write_head(match: Match, plan: Plan) -> str:
    """The line, without its end."""
    return json.dumps(describe(match) | {"plan": asdict(plan)}, separators=(",", ":"))


def read_head(text: str) -> tuple[dict[str, Any], Match, Plan | None]:
    """Read the first line: as data, as a match, and its plan, which version 1 does not have."""
    try:
        head = json.loads(text)
    except (ValueError, RecursionError):
        head = None
    if not isinstance(head, dict) or head.get("format") != FORMAT:
        raise NotreDameError("it does not begin with the description of a match")
    version = head.get("version")
    if type(version) is not int or not 1 <= version <= VERSION:
        raise NotreDameError(
            f"it is of version {shown(version)}; only versions 1 to {VERSION} can be read here"
        )
    how_long = "games" if version == 1 else "plan"
    for key in (*KEYS, how_long):
        if key not in head:
            raise NotreDameError(f"its first line has no {key}")
    for key in ("seed", "games"):
        if key in head and (type(head[key]) is not int or head[key] < 0):
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
        **{key: head.get(key, meant) for key, meant in LATER_KEYS.items()},
    )
    return head, match, None if version == 1 else read_plan(head["plan"], match)


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
    kept = LATER_KEYS | kept
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
        if key == "luck_worlds":
            return f"its luck is {_luck(old)}, not {_luck(new)}"
        return f"its {key} is {shown(old)}, not {shown(new)}"
    return None


def _start(seat: int | None) -> str:
    return "drawn" if seat is None else f"seat {seat}"


def _luck(worlds: int) -> str:
    return f"estimated from {worlds} worlds" if worlds else "not estimated"


def _bots(bots: list[dict[str, str]]) -> str:
    return ", ".join(
        f"{bot['bot']}@{bot['budget']}"
        + (f" with the weights {bot['weights']}" if "weights" in bot else "")
        for bot in bots
    )
