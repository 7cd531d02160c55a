"""Plays the game that the start page shows: `python -m tools.demo_game`.

Bots play one game; of its second period, everything that can be seen on the map is written to
`web/start/demo-game.js`. To be run again when the streets or the sectors change.
"""

from __future__ import annotations

import json
from collections.abc import Iterator
from typing import Any

from notredame import Game
from notredame.bots import Budget, make_bot
from notredame.rules.knowledge.description import round_name

from .format_page import WEB, formatted

FILE = WEB / "start" / "demo-game.js"
PLAYERS = 4
PERIOD = "B"
BOT, BUDGET = "planner", Budget(steps=1000)
SEED = b"a game for the start page".ljust(32)
ON_MAP = (
    "sectors",
    "friend",
    "supply",
    "general_supply",
    "cathedral",
    "rat",
    "rat_after_plague",
    "carriage",
)
"""What the map shows of a player, or needs to know which piece has moved."""
HEAD = """\
// @ts-check
// Written by tools/demo_game.py: one period of a game between bots, as the map shows it.
// The first frame is complete, each other one has what changed.

/** @typedef {import("./living-board.js").Frame} Frame */

/** @type {Frame[]} */
export const FRAMES = """


def on_map(game: Game) -> dict[str, Any]:
    """What the map shows."""
    view = game.view(None).as_dict()
    players = {
        player["colour"]: {name: player[name] for name in ON_MAP}  # type: ignore[literal-required]
        for player in view["players"]
    }
    markets = view["markets"]
    return {"players": players, "markets": markets, "cathedral_tile": view["cathedral_tile"]}


def moments() -> Iterator[dict[str, Any]]:
    """What the map shows after each choice of the period."""
    game = Game([f"Bot {k}" for k in range(PLAYERS)], seed=SEED)
    bots = [make_bot(BOT, seed) for seed in range(PLAYERS)]
    while not game.over:
        if round_name(game.state.round_no).startswith(PERIOD):
            yield on_map(game)
        seat = game.to_act[0]
        choice = bots[seat].choose(game.view(seat), game.choices(seat), BUDGET)
        game.play(seat, choice.action)


def changes(before: Any, now: Any) -> Any:
    """What differs, as a JSON merge patch: an entry that has gone is null."""
    if not isinstance(before, dict) or not isinstance(now, dict):
        return now
    gone = {key: None for key in before if key not in now}
    return gone | {
        key: changes(before.get(key), now[key]) for key in now if before.get(key) != now[key]
    }


def frames() -> list[Any]:
    """The first moment, and what changes until the next ones."""
    found: list[Any] = []
    last: Any = {}
    for moment in moments():
        if moment != last:
            found.append(changes(last, moment))
            last = moment
    return found


def main() -> None:
    """Write the file."""
    script = f"{HEAD}{json.dumps(frames())};\n"
    FILE.write_text(formatted([(FILE.name, script)])[0], "utf-8")
    print(f"{FILE.relative_to(WEB)} is written.")


if __name__ == "__main__":
    main()
