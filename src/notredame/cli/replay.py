"""`notredame replay FILE`: a recorded game move by move, in words or as JSON."""

from __future__ import annotations

import argparse
import json
from typing import Any

from notredame import Game, NotreDameError
from notredame.records import decode, read
from notredame.rules.choices import CHOICES
from notredame.text import Catalogue, catalogue

from .shared_options import read_file, whole_number


def add_to(commands: Any) -> None:
    """Add the command."""
    parser = commands.add_parser(
        "replay",
        help="show a recorded game move by move",
        description="Show a recorded game move by move. With --json, a line 0 for the set-up, then "
        "one line per choice: seat, choice, events and the complete true state after it, so that a "
        "program can check every rule. Everything is shown, secrets included.",
    )
    parser.add_argument("file", metavar="FILE", help="a record, as text or JSON")
    parser.add_argument("--from", dest="first", type=whole_number, metavar="N", help="first choice")
    parser.add_argument("--to", dest="last", type=whole_number, metavar="M", help="last choice")
    parser.add_argument("--json", action="store_true", help="one JSON line per choice")
    parser.add_argument("--language", default="en", metavar="CODE", help="language of the words")
    parser.set_defaults(run=run)


def run(arguments: argparse.Namespace) -> int:
    """Print the choices from the first to the last, both included."""
    words = catalogue(arguments.language)
    record = read(decode(read_file(arguments.file)))
    total = len(record.moves)
    first = 0 if arguments.first is None else arguments.first
    last = total if arguments.last is None else arguments.last
    if not 0 <= first <= last <= total:
        raise NotreDameError(
            f"This record has the choices 1 to {total} (0 is the set-up); "
            f"--from {first} --to {last} is outside that range."
        )
    game = record.before(1)
    for number in range(last + 1):
        if number:
            game.play(*record.moves[number - 1])
        if number < first:
            continue
        if arguments.json:
            print(json.dumps(describe_move(game, number), separators=(",", ":")))
        else:
            show_move(game, number, words)
    return 0


def describe_move(game: Game, number: int) -> dict[str, Any]:
    """One choice as data: what was chosen, what it caused, and the whole state after it."""
    out: dict[str, Any] = {"number": number}
    if number:
        seat, action = game.moves[number - 1]
        choice = CHOICES[action]
        out |= {
            "seat": seat,
            "player": game.names[seat],
            "id": choice.id,
            "name": choice.name,
            "parts": dict(choice.parts),
        }
    else:
        out |= {
            "players": list(game.names),
            "edition": game.edition,
            "options": game.options.as_dict(),
            "printed": game.printed.as_dict(),
            "deal": game.deal.as_dict(),
        }
    out["events"] = [event.as_dict() for event in game.events(number)]
    out["state"] = game.as_dict()
    if game.over:
        out["result"] = game.result().as_dict()
    return out


def show_move(game: Game, number: int, words: Catalogue) -> None:
    """One choice in words, and what it caused."""
    if number:
        seat, action = game.moves[number - 1]
        print(f"{number:4} {game.names[seat]}: {CHOICES[action].name}")
    for event in game.events(number):
        line = words.log_line(event, game.names)
        if line:
            print(f"       {line}")
    if game.over:
        result = game.result()
        best = [game.names[seat] for seat in result.winners]
        key = "wins" if len(best) == 1 else "share_win"
        prestige = max(result.prestige)
        print(words.terminal(key, name=best[0], names=words.listed(best), prestige=prestige))
