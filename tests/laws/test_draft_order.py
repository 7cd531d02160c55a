"""The order in which seats answer in the draft leaves no trace."""

from __future__ import annotations

import random

import pytest

from notredame.rules.game import Game
from notredame.rules.model.state import PHASE_DRAFT


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_draft_in_any_order_gives_the_same_state(players: int) -> None:
    picks = random.Random(9)
    wanted = {(seat, turn): picks.randrange(3) for seat in range(players) for turn in range(2)}
    ends = []
    for seed in range(12):
        order = random.Random(seed)
        game = Game(players, seed=77)
        while game.state.phase == PHASE_DRAFT:
            seat = order.choice(game.to_act)
            offered = game.choices(seat)
            game.play(seat, offered[wanted[seat, game.state.players[seat].drafted] % len(offered)])
        ends.append(game.state)
    assert all(state == ends[0] for state in ends)


def test_a_seat_drafts_on_as_soon_as_it_has_cards() -> None:
    game = Game(4, seed=1)
    for seat in (0, 1):
        game.play(seat, game.choices(seat)[0])
    # Seat 1 has passed its cards and holds those of seat 0: it may go on before 2 and 3 begin.
    assert game.to_act == (1, 2, 3)
    assert len(game.choices(1)) == 2
