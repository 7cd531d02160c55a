"""A fresh secret seed: the one place that asks the operating system for chance."""

from __future__ import annotations

import secrets

from notredame.rules.model.deal import SEED_BYTES


def fresh_seed() -> bytes:
    """A new seed of 256 bits for a real game."""
    return secrets.token_bytes(SEED_BYTES)
