"""Both forms are complete: a game that is written and read again is the same, bit for bit."""

from __future__ import annotations

import json
import random
import re
from typing import Any

import jsonschema
import pytest

from notredame.records import check, read, read_json, read_text, schema, write_json, write_text
from notredame.rules.game import Game
from notredame.rules.model.deal import deal_from_seed
from notredame.rules.model.options import ALLOWED, EDITIONS
from notredame.rules.model.printed_data import PRINTED, SHIPPED, printed_from_dict
from tests.random_games import play_on

from .sample_games import NAMES, assert_same, given_deal, own_tables, whole_game

VALIDATOR = jsonschema.Draft202012Validator(schema())


def assert_round_trips(game: Game) -> None:
    """Write and read a game in both forms, with and without its deal, and check the schema."""
    for with_deal in (False, True):
        text = write_text(game, with_deal=with_deal)
        data = write_json(game, with_deal=with_deal)
        assert_same(game, read_text(text))
        assert_same(game, read_json(data))
        VALIDATOR.validate(json.loads(data))
        assert write_text(read(text), with_deal=with_deal) == text
        assert write_json(read(data), with_deal=with_deal) == data
        assert write_json(read(text)) == write_json(game)


@pytest.mark.parametrize("players", [2, 3, 4, 5])
@pytest.mark.parametrize("edition", list(EDITIONS))
@pytest.mark.parametrize("new_persons", [False, True])
def test_every_table_with_a_seed(players: int, edition: str, new_persons: bool) -> None:
    for seed in (1, 2**255 + 7):
        options = {"new_persons": new_persons}
        assert_round_trips(whole_game(players, seed, edition=edition, options=options))


@pytest.mark.parametrize("players", [2, 3, 4, 5])
@pytest.mark.parametrize("new_persons", [False, True])
@pytest.mark.parametrize("tables", [PRINTED, own_tables()])
def test_every_table_with_a_given_deal(players: int, new_persons: bool, tables: Any) -> None:
    game = Game(
        NAMES[:players],
        deal=given_deal(players, new_persons),
        options={"new_persons": new_persons},
        printed=tables,
    )
    assert_round_trips(play_on(game, random.Random(players)))
    assert read(write_text(game)).seed is None


@pytest.mark.parametrize("start", [0, 1, 2, 3])
def test_a_chosen_start_player_is_kept_and_the_seed_too(start: int) -> None:
    drawn = deal_from_seed(1, 4).start
    game = whole_game(4, 1, start=start)
    assert_round_trips(game)
    assert ("Chosen start:" in write_text(game)) == (start != drawn)
    assert json.loads(write_json(game))["start"] == (start if start != drawn else None)


def test_a_record_says_that_it_was_practice() -> None:
    game = whole_game(3, 1, practice=True)
    assert_round_trips(game)
    assert "Practice: yes\n" in write_text(game)
    assert json.loads(write_json(game))["practice"] is True
    for text in (write_text(game), write_json(game)):
        assert read(text).practice
        assert read(text).before(5).practice
        assert any("practice" in finding for finding in check(text).findings)
    plain = whole_game(3, 1)
    for text in (write_text(plain), write_json(plain)):
        assert not read(text).practice
        assert "practice" not in text.lower()
        assert not any("practice" in finding for finding in check(text).findings)


@pytest.mark.parametrize("name", list(ALLOWED))
def test_every_option_alone(name: str) -> None:
    for value in ALLOWED[name]:
        game = whole_game(2, 3, options={name: value})
        assert_round_trips(game)
        shown = f"Option {name.replace('_', ' ')}: " in write_text(game)
        assert shown == bool(game.options.stored(game.edition))


def test_all_options_changed_at_once() -> None:
    for edition in EDITIONS:
        assert_round_trips(
            whole_game(3, 4, edition=edition, options={n: v[1] for n, v in ALLOWED.items()})
        )


def test_unfinished_games_cut_anywhere() -> None:
    chance = random.Random(11)
    for players in (2, 3, 4, 5):
        moves = whole_game(players, 9, options={"new_persons": True}).moves
        for cut in [0, 1, len(moves) - 1, *chance.sample(range(len(moves)), 8)]:
            game = Game(NAMES[:players], seed=9, options={"new_persons": True})
            for seat, action in moves[:cut]:
                game.play(seat, action)
            assert_round_trips(game)
            assert "Result: unfinished" in write_text(game)
            assert json.loads(write_json(game))["result"] is None


def test_draft_picks_keep_the_order_they_were_made_in() -> None:
    orders = set()
    for number in range(8):
        game = play_on(Game(NAMES[:4], seed=6), random.Random(number), 8)
        assert_round_trips(game)
        orders.add(tuple(seat for seat, _ in game.moves))
    assert len(orders) > 4


def test_the_round_being_played_is_written_before_its_first_choice() -> None:
    game = Game(3, seed=1)
    assert write_text(game).splitlines()[-1].startswith("Round A1: ")
    assert_round_trips(game)
    while game.state.round_no == 0:
        seat = game.to_act[0]
        game.play(seat, game.choices(seat)[0])
    assert write_text(game).splitlines()[-1].startswith("Round A2: ")
    assert_round_trips(game)


def test_tables_that_differ_in_provenance_only_are_the_shipped_ones() -> None:
    game = Game(2, seed=1, printed=printed_from_dict(PRINTED.as_dict()))
    assert json.loads(write_json(game))["printed"] == "windmill"
    assert re.findall("Printed.*", write_text(game)) == ["Printed: windmill"]
    assert_round_trips(game)


def test_a_record_that_names_no_tables_has_the_older_ones() -> None:
    game = whole_game(3, 2, printed=SHIPPED["ring"])
    assert json.loads(write_json(game))["printed"] is None
    assert "Printed" not in write_text(game)
    assert_round_trips(game)
    named = write_text(game).replace("\nResult:", "\nPrinted: ring\nResult:")
    assert_same(game, read(named))
    assert "the shipped tables ring" in " ".join(check(named).findings)


def test_a_borough_without_streets_of_its_own() -> None:
    plain = PRINTED.as_dict()
    markets = ("centre", "left-inner", "left-outer", "right-inner", "right-outer")
    plain["inside"] = []
    plain["across"] = [[a, b] for a in markets for b in markets]
    game = whole_game(3, 2, printed=printed_from_dict(plain))
    assert "Printed streets inside: none" in write_text(game)
    assert_round_trips(game)


def test_json_that_went_through_a_program_that_sorts_keys() -> None:
    game = play_on(Game(2, deal=given_deal(2), printed=own_tables()), random.Random(1))
    assert_same(game, read(json.dumps(json.loads(write_json(game)), sort_keys=True)))


def test_line_endings_comments_and_spacing_may_differ() -> None:
    game = whole_game(3, 2)
    text = write_text(game)
    assert_same(game, read(text.replace("\n", "\r\n")))
    assert_same(game, read("\ufeff" + text))
    assert_same(game, read("# A fine game.\n\n" + text + "\n\n   # The end."))
    assert_same(game, read("\n\n".join("\t" + line + "  " for line in text.split("\n"))))
    assert_same(game, read(text.replace("deck; ", "deck  ;").replace("play ", "play  ")))
    head, _, course = text.partition("\n\n")
    title, *lines = head.split("\n")
    assert_same(game, read("\n".join([title, *lines[::-1], course])))


def test_a_players_choices_may_be_spread_over_lines() -> None:
    game = whole_game(2, 2)
    out = []
    for line in write_text(game).splitlines():
        colour, _, choices = line.partition(": ")
        if line.startswith("  "):
            out += [f"{colour}: {choice}" for choice in choices.split("; ")]
        else:
            out.append(line)
    assert_same(game, read("\n".join(out)))


@pytest.mark.parametrize(
    ("players", "seed", "ending"),
    [
        (2, 0, "Anna wins"),
        (2, 3, "Ben wins"),
        (2, 30, "Anna wins the tie-break"),
        (2, 250, "Ben wins the tie-break"),
        (2, 34, "Anna and Ben win together"),
        (3, 219, "Anna and Cléo; wins: 3 win together"),
    ],
)
def test_the_result_in_words(players: int, seed: int, ending: str) -> None:
    game = whole_game(players, seed)
    points = zip(game.names, game.result().prestige, strict=True)
    scores = ", ".join(f"{name} {prestige}" for name, prestige in points)
    assert f"\nResult: {scores}; {ending}\n" in write_text(game)
    assert_round_trips(game)


def test_a_check_says_what_it_verified() -> None:
    game = whole_game(4, 1, start=0, printed=own_tables())
    report = check(write_text(game))
    assert report.form == "text"
    assert_same(game, report.game)
    findings = " ".join(report.findings)
    for part in (
        "written in text, version 1",
        "4 players, edition anniversary-2017",
        "own printed tables",
        f"{game.commitment} belongs to the seed",
        "drawn from the seed",
        "Anna was chosen to begin",
        "9 round lines agree",
        f"All {len(game.moves)} choices are possible",
        "The result agrees with the replay: Anna",
    ):
        assert part in findings
    assert all(finding.endswith(".") for finding in report.findings)


def test_a_check_says_what_could_not_be_verified() -> None:
    game = Game(NAMES[:2], deal=given_deal(2))
    report = check(write_json(game))
    assert report.form == "JSON"
    assert "without a seed nobody can see how it was drawn" in " ".join(report.findings)
    assert "No choice has been made yet." in report.findings
    assert "unfinished: round A1, draft, waits for Anna and Ben." in report.findings[-1]
    data = json.loads(write_json(Game(2, seed=1), with_deal=True))
    data["commitment"] = None
    findings = " ".join(check(json.dumps(data)).findings)
    assert f"no commitment; that of its seed is {Game(2, seed=1).commitment}" in findings
    assert "The deal in the record is the one the seed gives." in findings
