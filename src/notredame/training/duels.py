"""Duels: the quick policy with some weights against itself with others."""

from __future__ import annotations

from dataclasses import dataclass

from notredame.arena.statistics.intervals import Estimate, mean_over_deals, share_over_deals
from notredame.bots.thinking.game_kinds import GAME_KINDS
from notredame.bots.weights.weights import Weights
from notredame.bots.workspaces import compiled_workspace
from notredame.compiling import twins
from notredame.rules.fast.raw import engine

from .samples import new_state
from .sampling.games import duel_on_bytes


@dataclass(frozen=True)
class DuelResult:
    """What one side of a duel reached, from every seat of every deal."""

    lead: Estimate
    """Points."""
    wins: Estimate


def duel(kind: int, one: Weights, other: Weights, deals: int, seed: int) -> DuelResult:
    """Let one seat play by `one`'s weights and the rest by `other`'s; each deal from each seat."""
    players, new_persons = GAME_KINDS[kind]
    play = twins.twin(duel_on_bytes)
    ours, theirs = compiled_workspace(one), compiled_workspace(other)
    rules = engine("compiled")
    state, rng = new_state(players, new_persons), rules.chance(seed)
    leads, wins = [], []
    for _ in range(deals):
        rules.deal(state, rng)
        lead, won = 0.0, 0.0
        for seat in range(players):
            table = rules.copy(state)
            play(table, seat, ours, theirs)
            seats = rules.release(table).players[:players]
            finals = [player.prestige for player in seats]
            lead += finals[seat] - (sum(finals) - finals[seat]) / (players - 1)
            standings = [(player.prestige, player.coins + player.supply) for player in seats]  # T9
            if standings[seat] == max(standings):
                won += 1 / standings.count(standings[seat])
        leads.append(lead / players)
        wins.append(won / players)
    return DuelResult(mean_over_deals(leads), share_over_deals(wins, deals * players))
