"""All chance of a match comes from its seed, and no two draws have anything in common."""

from __future__ import annotations

import hashlib
import json
from collections.abc import Sequence

TAG = "notredame arena 1"


def deal_seed(seed: int, deal: int) -> bytes:
    """The seed of a deal: every seating of the bots plays the same one."""
    return _drawn("deal", seed, deal)


def bot_seed(seed: int, deal: int, seating: Sequence[str], seat: int) -> int:
    """The seed of the bot in a seat: its own in every game, also where one bot has two seats."""
    return int.from_bytes(_drawn("bot", seed, deal, list(seating), seat), "big")


def _drawn(*parts: object) -> bytes:
    """32 bytes; JSON keeps the parts apart, so that 1 and 12 are never 11 and 2."""
    return hashlib.sha256(json.dumps([TAG, *parts]).encode()).digest()
