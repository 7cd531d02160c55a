"""The bots at a table: nobody can foretell them, unless the whole game was to be repeatable."""

from __future__ import annotations

import hashlib

from notredame import Game, fresh_seed
from notredame.bots import Bot, make_bot

BOT_TAG = b"notredame bot 1\n"


def bot_seed(seed: bytes | None, seat: int) -> int:
    """A seed for the bot of a seat: from the game's, or a fresh one that nobody knows."""
    if seed is None:
        return int.from_bytes(fresh_seed(), "big")
    return int.from_bytes(hashlib.sha256(BOT_TAG + seed + bytes([seat])).digest(), "big")


def seat_bots(game: Game, people: list[int], name: str, repeatable: bool) -> dict[int, Bot]:
    """A bot for each seat without a person."""
    seed = game.seed if repeatable else None
    seats = [seat for seat in range(len(game.names)) if seat not in people]
    make_bot(name, 0)  # an unknown name is refused even when no seat is free
    return {seat: make_bot(name, bot_seed(seed, seat)) for seat in seats}
