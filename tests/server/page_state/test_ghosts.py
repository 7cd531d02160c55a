"""Ghosts: what a choice would move in the own borough."""

from __future__ import annotations

from notredame.rules.choices import BY_ID
from notredame.server.page_state.previews.ghost import NOTHING, Ghost
from notredame.server.page_state.previews.preview import previews
from tests.positions import Table
from tests.server.preview_positions import EN, to_hire, to_play


def ghost(table: Table, choice: str) -> Ghost | None:
    """The ghost of a choice of the first seat."""
    (preview,) = previews(table.game.view(0), [BY_ID[choice]], EN)
    return preview.ghost


def moving(**moved: object) -> dict[str, object]:
    """A ghost that moves this and nothing else."""
    return {**NOTHING, **moved}


def test_a_card_sends_a_marker_into_its_sector() -> None:
    assert ghost(to_play("bank", bank=2), "play:own:bank") == moving(sectors={"bank": 1})


def test_the_rat_moves_now_and_with_the_plague() -> None:
    table = to_play("hospital")
    table.player().rat, table.state.plague = 4, 3
    assert ghost(table, "play:own:hospital") == moving(
        sectors={"hospital": 1}, rat=3, rat_after_plague=5
    )


def test_the_friend_goes_to_a_sector() -> None:
    table = to_play("trusted-friend")
    table.play("trusted-friend")
    assert ghost(table, "to:bank") == moving(friend="bank")


def test_what_a_later_answer_decides_is_not_shown() -> None:
    table = to_play("bank", residence=1, park=1)
    table.player().supply, table.player().general = 0, 0
    assert ghost(table, "play:own:bank") == moving(sectors={"bank": 1})


def test_a_marker_that_is_moved_leaves_its_sector() -> None:
    table = to_play("bank", residence=1, park=1)
    table.player().supply, table.player().general = 0, 0
    table.play("bank")
    assert ghost(table, "from:park") == moving(sectors={"bank": 1, "park": -1})


def test_without_a_move_there_is_no_ghost() -> None:
    assert ghost(to_hire("trader"), "hire:trader") is None
