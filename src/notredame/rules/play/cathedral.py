"""The cathedral: its tile, shared at the end of a period (S2, N1)."""

from __future__ import annotations

from notredame.compiling.twins import rule

from ..model.events import tell_cathedral_scored, tell_markers_moved
from ..model.pieces import CATHEDRAL, FROM_CATHEDRAL, GENERAL
from ..model.state import State
from .gains import gain_prestige


@rule
def tile_for(players: int) -> int:
    """Prestige of the cathedral tile for a number of players (S2)."""
    return 2 + 2 * players


@rule
def cathedral_tile(s: State) -> int:
    """Prestige of the cathedral tile (S2)."""
    return tile_for(s.n)


@rule
def markers_on_cathedral(s: State) -> int:
    """The number of all players' markers on the cathedral."""
    count = 0
    for seat in range(s.n):
        count += s.players[seat].cathedral
    return count


@rule
def cathedral_share(s: State, markers: int) -> int:
    """Prestige for each of `markers` on the cathedral, rounded down; 0 without any (N1)."""
    return cathedral_tile(s) // markers if markers > 0 else 0


@rule
def score_cathedral(s: State) -> None:
    """Share the tile's prestige among all markers on the cathedral, which then leave (N1, S2)."""
    total = markers_on_cathedral(s)
    if total == 0:
        return
    share = cathedral_share(s, total)
    tell_cathedral_scored(s, cathedral_tile(s), total, share)
    for seat in range(s.n):
        p = s.players[seat]
        if p.cathedral > 0:
            gain_prestige(s, p, share * p.cathedral, FROM_CATHEDRAL)
            tell_markers_moved(s, seat, CATHEDRAL, GENERAL, p.cathedral)
            p.general += p.cathedral
            p.cathedral = 0
