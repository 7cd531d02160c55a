"""The seeds of a match: all of them follow from its seed, and no two are related."""

from __future__ import annotations

import hashlib
import json
from collections.abc import Sequence

TAG = "notredame arena 1"


def deal_seed(seed: int, deal: int) -> bytes:
    """The seed of a deal: every seating of the bots plays the same one."""
    return _drawn("deal", seed, deal)


def bot_seed(seed: int, deal: int, seating: Sequence[str], seat: int) -> int:
    """The seed of the bot in a seat: another one for every game and seat, even of the same bot."""
    return int.from_bytes(_drawn("bot", seed, deal, list(seating), seat), "big")


def _drawn(*parts: object) -> bytes:
    """A seed of 32 bytes; JSON separates the parts, so that 1 and 12 differ from 11 and 2."""
    return hashlib.sha256(json.dumps([TAG, *parts]).encode()).digest()
