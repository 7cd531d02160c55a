"""Writing the JSON form."""

from __future__ import annotations

import json
from typing import Any

from notredame.rules.choices import CHOICES
from notredame.rules.game import Game
from notredame.rules.model.printed_data import stored_printed

from ..limits import FORMAT, VERSION
from ..setup import setup_of


def write_json(game: Game, *, with_deal: bool = False) -> str:
    """A game in the JSON form, finished or not. It holds every secret of the game.

    `with_deal` also writes out the deal that a seed gives, for readers that cannot draw it
    themselves.
    """
    parts = []
    for key, value in _data(game, with_deal).items():
        if key == "choices" and value:
            # One choice a line: easy to read, and a longer game only adds lines.
            rows = ",\n".join(f"    {_compact(choice)}" for choice in value)
            parts.append(f'  "choices": [\n{rows}\n  ]')
        else:
            parts.append(f'  "{key}": {_compact(value)}')
    return "{\n" + ",\n".join(parts) + "\n}\n"


def _compact(value: Any) -> str:
    return json.dumps(value, ensure_ascii=False)


def _data(game: Game, with_deal: bool) -> dict[str, Any]:
    setup = setup_of(game, with_deal)
    return {
        "format": FORMAT,
        "version": VERSION,
        "edition": setup.edition,
        "options": setup.options.as_dict(),
        "players": list(setup.names),
        "seed": setup.seed,
        "commitment": setup.commitment,
        "start": setup.start,
        "deal": None if setup.deal is None else setup.deal.as_dict(),
        "printed": stored_printed(setup.printed),
        **({"practice": True} if setup.practice else {}),
        "result": game.result().as_dict() if game.over else None,
        "choices": [[seat, CHOICES[action].id] for seat, action in game.moves],
    }
