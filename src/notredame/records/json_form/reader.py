"""Reading the JSON form: the game is replayed choice by choice."""

from __future__ import annotations

from typing import Any

from notredame.rules.choices import BY_ID, Choice
from notredame.rules.errors import SetupError
from notredame.rules.game import Game
from notredame.rules.model.deal import boroughs_for
from notredame.rules.model.options import EDITIONS

from ..errors import NOWHERE, Place, RecordError
from ..limits import FORMAT, MAX_MOVES, VERSION, check_hex, did_you_mean, shown, wrong_version
from ..replay import Replay, play
from ..setup import Setup, begin
from .sections import check_result, read_deal, read_options, read_printed
from .shape import a_list, a_number, a_string, strings, with_keys
from .syntax import parse

KEYS = (
    "format",
    "version",
    "edition",
    "options",
    "players",
    "seed",
    "commitment",
    "start",
    "deal",
    "printed",
    "result",
    "choices",
)
PRACTICE = "practice"
"""The one key that may be missing: records of games that were no practice leave it out."""
PLACES = {key: Place(path=key) for key in (*KEYS, PRACTICE)}


def read_json(text: str) -> Game:
    """The game of a record in the JSON form; every part of it is checked."""
    return replay_json(text).game


def replay_json(text: str) -> Replay:
    """Read a record in the JSON form: its setup and its game."""
    data = _record(parse(text))
    setup = _setup(data)
    game = begin(setup, PLACES)
    choices = a_list(data["choices"], PLACES["choices"])
    if len(choices) > MAX_MOVES:
        raise RecordError(f"No game has more than {MAX_MOVES} choices.", PLACES["choices"])
    for i, entry in enumerate(choices):
        _play(game, entry, PLACES["choices"].under(i))
    check_result(game, data["result"], PLACES["result"])
    return Replay("JSON", setup, game)


def _record(data: Any) -> dict[str, Any]:
    """Check that this is a record of this version before reading any further."""
    if not isinstance(data, dict) or data.get("format") != FORMAT:
        raise RecordError(
            f'This is no record; a record is a JSON object with "format": "{FORMAT}".'
        )
    if "version" in data and a_number(data["version"], PLACES["version"]) != VERSION:
        raise wrong_version(data["version"], PLACES["version"])
    return with_keys(data, KEYS, NOWHERE, [PRACTICE])


def _setup(data: dict[str, Any]) -> Setup:
    edition = a_string(data["edition"], PLACES["edition"])
    if edition not in EDITIONS:
        raise RecordError(
            f"There is no edition {shown(edition)}; there are {', '.join(EDITIONS)}.",
            PLACES["edition"],
        )
    options = read_options(data["options"], PLACES["options"])
    names = strings(data["players"], PLACES["players"])
    try:
        boroughs_for(len(names))
    except SetupError as problem:
        raise RecordError(str(problem), PLACES["players"]) from None
    deal, start = data["deal"], data["start"]
    if start is not None and not 0 <= a_number(start, PLACES["start"]) < len(names):
        raise RecordError(
            f"The start player must be a seat from 0 to {len(names) - 1}, not {start}.",
            PLACES["start"],
        )
    return Setup(
        names=tuple(names),
        edition=edition,
        options=options,
        seed=_hex(data, "seed"),
        commitment=_hex(data, "commitment"),
        start=start,
        deal=None
        if deal is None
        else read_deal(deal, len(names), options.new_persons, PLACES["deal"]),
        printed=read_printed(data["printed"], PLACES["printed"]),
        practice=_practice(data),
    )


def _practice(data: dict[str, Any]) -> bool:
    if PRACTICE not in data:
        return False
    if data[PRACTICE] is not True:
        raise RecordError(
            f"Practice is true, or the key is left out; it cannot be {shown(data[PRACTICE])}.",
            PLACES[PRACTICE],
        )
    return True


def _hex(data: dict[str, Any], key: str) -> str | None:
    if data[key] is None:
        return None
    return check_hex(a_string(data[key], PLACES[key]), key, PLACES[key])


def _play(game: Game, entry: Any, at: Place) -> None:
    move = len(game.moves) + 1
    try:
        pair = a_list(entry, at)
        if len(pair) != 2:
            raise RecordError("A choice is a list of a seat and the id of what it chose.", at)
        seat, ident = a_number(pair[0], at.under(0)), a_string(pair[1], at.under(1))
        if not 0 <= seat < len(game.names):
            raise RecordError(
                f"There is no seat {seat}; seats are 0 to {len(game.names) - 1}.", at.under(0)
            )
        if ident not in BY_ID:
            raise RecordError(
                f"{shown(ident)} is no choice of the game.{did_you_mean(ident, BY_ID)}", at.under(1)
            )
    except RecordError as problem:
        raise RecordError(problem.reason, Place(path=problem.path), move) from None
    play(game, seat, BY_ID[ident], at, _ident)


def _ident(choice: Choice) -> str:
    return choice.id
