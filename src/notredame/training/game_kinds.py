"""Kinds of game that positions are taken from."""

from __future__ import annotations

from notredame.rules.model.pieces import PLAYER_COUNTS

GAME_KINDS = tuple((players, new) for players in PLAYER_COUNTS for new in (False, True))
"""Number of players, and whether with New Persons; all on the default edition."""
