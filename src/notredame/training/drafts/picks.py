"""Picks of drafts, and what the seats made of them."""

from __future__ import annotations

from dataclasses import dataclass

import numpy as np

from notredame.bots.thinking.drafting import PICKS
from notredame.bots.thinking.game_kinds import GAME_KINDS
from notredame.bots.weights.weights import Weights
from notredame.bots.workspaces import compiled_workspace
from notredame.compiling import twins
from notredame.rules.fast.raw import engine
from notredame.rules.model.pieces import MAX_PLAYERS, ROUNDS

from ..rows import Array, leads_from
from ..samples import new_state
from ..sampling.drafts import PICK, PICK_SEAT, sample_drafts_on_bytes

WILD = 30
"""Percentage of picks that are made at random."""
MOST_PICKS = PICKS * ROUNDS * MAX_PLAYERS
"""Picks of a game with most players."""


@dataclass(frozen=True)
class Picks:
    """Picks as rows, and the lead of the seat at the end, in points."""

    rows: Array
    leads: Array


def play_drafts(kind: int, weights: Weights, games: int, seed: int) -> Picks:
    """Play games by the quick policy with some weights, with picks at random among the others."""
    players, new_persons = GAME_KINDS[kind]
    rules, play = engine("compiled"), twins.twin(sample_drafts_on_bytes)
    workspace = compiled_workspace(weights)
    state, rng = new_state(players, new_persons), rules.chance(seed)
    room = np.zeros(MOST_PICKS * PICK, np.int64)
    rows, leads = [], []
    for _ in range(games):
        noted = play(state, rng, WILD, room, workspace)
        picks = room[: noted * PICK].reshape(noted, PICK).astype(np.int32)
        finals = [player.prestige for player in rules.release(state).players[:players]]
        rows.append(picks)
        leads.append(leads_from(np.array([finals], float))[0][picks[:, PICK_SEAT]])
    return Picks(np.concatenate(rows), np.concatenate(leads))
