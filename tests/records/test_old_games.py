"""Records of earlier versions keep their meaning: the options and the streets they had."""

from __future__ import annotations

from pathlib import Path

import pytest

from notredame.records import check, read, read_json, write_json, write_text
from notredame.rules.game import Game
from notredame.rules.model.options import EDITIONS
from notredame.rules.model.printed_data import SHIPPED

OLD = Path(__file__).resolve().parents[1] / "old"


def test_a_record_keeps_the_options_its_edition_had() -> None:
    record = (OLD / "lifestyle-ru.record.txt").read_text(encoding="utf-8")
    game = read(record)
    assert game.options == EDITIONS["lifestyle-ru"].changed({"city_guard_cathedral": False})
    assert game.result().prestige == (1, 1)
    assert write_text(game) == record
    assert read_json(write_json(game)).result() == game.result()
    assert any("1 option changed" in finding for finding in check(record).findings)


def test_a_new_record_names_what_was_corrected_in_its_edition() -> None:
    record = write_text(Game(2, edition="lifestyle-ru", seed=1))
    assert "\nOption city guard cathedral: yes\n" in record
    assert read(record).options == EDITIONS["lifestyle-ru"]


@pytest.mark.parametrize("form", ["txt", "json"])
def test_a_finished_game_is_the_same_game_today(form: str) -> None:
    record = (OLD / f"finished.record.{form}").read_text(encoding="utf-8")
    game = read(record)
    assert game.result().prestige == (12, 10, 14, 4)
    assert game.printed is SHIPPED["ring"]
    assert (write_text if form == "txt" else write_json)(game) == record


@pytest.mark.parametrize("form", ["txt", "json"])
def test_an_unfinished_game_goes_on(form: str) -> None:
    record = (OLD / f"unfinished.record.{form}").read_text(encoding="utf-8")
    game = read(record)
    assert (write_text if form == "txt" else write_json)(game) == record
    assert (len(game.moves), game.over) == (70, False)
    while not game.over:
        seat = game.to_act[0]
        game.play(seat, game.view(seat).choices()[0])
    assert read(write_text(game)).result() == game.result()
