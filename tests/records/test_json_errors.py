"""Errors in JSON records name the position or path, the move and the reason."""

from __future__ import annotations

import json
import random
from collections.abc import Callable
from typing import Any

import jsonschema
import pytest

from notredame.records import MAX_CHARACTERS, RecordError, read, read_json, schema, write_json
from notredame.rules.choices import BY_ID
from notredame.rules.game import Game
from notredame.rules.model.deal import deal_from_seed
from notredame.rules.model.options import ALLOWED, EDITIONS
from notredame.rules.model.persons import PERSONS
from notredame.rules.model.pieces import CARDS, COLOURS, KINDS, MARKETS, SOURCES
from notredame.rules.model.printed_data import PRINTED
from tests.random_games import play_on

from .sample_games import NAMES, given_deal, own_tables, whole_game

SEEDED = write_json(play_on(Game(NAMES[:3], seed=1), random.Random(1), 40), with_deal=True)
DEALT = write_json(
    play_on(Game(NAMES[:2], deal=given_deal(2), printed=own_tables()), random.Random(1))
)


def fault(text: str) -> RecordError:
    """The error of a text that cannot be read."""
    with pytest.raises(RecordError) as caught:
        read_json(text)
    error = caught.value
    assert str(error).endswith(error.reason)
    assert str(error).endswith((".", "?"))
    assert len(str(error)) < 2000
    return error


Change = Callable[[dict[str, Any]], Any]


def put(*path: Any) -> Change:
    """Set the value at a path; the last of the arguments is the value."""

    def change(data: dict[str, Any]) -> None:
        at: Any = data
        for step in path[:-2]:
            at = at[step]
        at[path[-2]] = path[-1]

    return change


def drop(*path: Any) -> Change:
    """Delete the value at a path."""

    def change(data: dict[str, Any]) -> None:
        at: Any = data
        for step in path[:-1]:
            at = at[step]
        del at[path[-1]]

    return change


# The last entry says whether the schema alone finds the fault.
FAULTS: list[tuple[Change, str | None, int | None, str, bool]] = [
    (put("format", "pgn"), None, None, "This is no record", True),
    (drop("format"), None, None, "This is no record", True),
    (put("version", 2), "version", None, "of version 2; only version 1 can be read", True),
    (put("version", "1"), "version", None, "A whole number is expected here, not '1'", True),
    (put("version", True), "version", None, "not true", True),
    (drop("version"), None, None, "The key 'version' is missing", True),
    (drop("start"), None, None, "The key 'start' is missing", True),
    (put("colour", 1), None, None, "The key 'colour' is not known here", True),
    (put("practice", False), "practice", None, "it cannot be false", True),
    (put("edition", "x"), "edition", None, "There is no edition 'x'", True),
    (put("edition", ["x"]), "edition", None, "A string is expected here, not a list", True),
    (put("edition", "x" * 101), "edition", None, "A string has at most 100 characters", True),
    (put("options", None), "options", None, "An object is expected here, not null", True),
    (drop("options", "coins"), "options", None, "The key 'coins' is missing", True),
    (put("options", "coin", 25), "options", None, "Did you mean 'coins'?", True),
    (put("options", "coins", 26), "options.coins", None, "can be 25 or 'unlimited'", True),
    (put("options", "hire_cost", True), "options.hire_cost", None, "cannot be true", True),
    (put("options", "hire_cost", 1.0), "options.hire_cost", None, "cannot be 1.0", False),
    (put("options", "new_persons", 0), "options.new_persons", None, "cannot be 0", True),
    (put("options", "totals", [[]]), "options.totals", None, "cannot be a list", True),
    (put("players", "Anna"), "players", None, "A list is expected here, not 'Anna'", True),
    (put("players", ["Anna"]), "players", None, "for 2 to 5 players, not 1", True),
    (put("players", ["A"] * 6), "players", None, "for 2 to 5 players, not 6", True),
    (put("players", 1, None), "players[1]", None, "A string is expected here, not null", True),
    (put("players", 1, " Ben"), "players", None, "' Ben' is no name", True),
    (put("players", 1, "B\ud800"), "players", None, "is no name", False),
    (put("players", 1, "Anna"), "players", None, "Two players have the same name", True),
    (put("seed", 1), "seed", None, "A string is expected here, not 1", True),
    (put("seed", "0" * 63), "seed", None, "A seed has 64 hexadecimal digits", True),
    (put("seed", "0" * 63 + "\n"), "seed", None, "A seed has 64 hexadecimal digits", True),
    (put("seed", "0" * 64), "commitment", None, "does not belong to the seed", False),
    (put("seed", None), "commitment", None, "can only be checked with its seed", True),
    (put("commitment", "0" * 64), "commitment", None, "does not belong to the seed", False),
    (put("commitment", []), "commitment", None, "A string is expected here", True),
    (put("start", 3), "start", None, "a seat from 0 to 2, not 3", False),
    (put("start", False), "start", None, "A whole number is expected here, not false", True),
    (put("start", 0), "deal", None, "they differ in start", False),
    (put("deal", {}), "deal", None, "The key 'start' is missing", True),
    (put("deal", 7), "deal", None, "An object is expected here, not 7", True),
    (put("deal", "start", "violet"), "deal", None, "start player must be one of", False),
    (put("deal", "start", "blue"), "deal", None, "they differ in start (a start", False),
    (put("deal", "messages", []), "deal.messages", None, "An object is expected here", True),
    (put("deal", "messages", "red", 1), "deal.messages.red", None, "An object is expected", True),
    (
        put("deal", "messages", "red", "left-inner", 1),
        "deal.messages.red.left-inner",
        None,
        "A string is expected here",
        True,
    ),
    (drop("deal", "messages", "red", "left-inner"), "deal", None, "must place red on", True),
    (drop("deal", "messages", "red"), "deal", None, "must place messages of blue, red", True),
    (put("deal", "messages", "x" * 99, {}), "deal", None, "must place messages of", True),
    (put("deal", "brown", 0, 0, 3), "deal.brown[0][0]", None, "A string is expected here", True),
    (put("deal", "brown", 0, 0, "abbess"), "deal", None, "'abbess', which is no person", True),
    (put("deal", "gray", 0, "mayor"), "deal", None, "three different grey persons A", True),
    (put("deal", "gray", None), "deal.gray", None, "A list is expected here, not null", True),
    (drop("deal", "decks", 2), "deal", None, "3 decks in each of three periods", True),
    (put("deal", "decks", 0, "red", 0), "deal.decks[0].red", None, "A list is expected", True),
    (drop("deal", "decks", 0, "red"), "deal", None, "decks of blue, red, green", False),
    (drop("deal", "decks", 1, "red", 8), "deal", None, "red deck must have each action card", True),
    (
        lambda data: data["deal"]["decks"][0]["red"].reverse(),
        "deal",
        None,
        "The deal is not the one the seed gives: they differ in decks.",
        False,
    ),
    (put("choices", {}), "choices", None, "A list is expected here, not an object", True),
    (put("choices", 3, None), "choices[3]", 4, "A list is expected here, not null", True),
    (put("choices", 3, [0]), "choices[3]", 4, "a list of a seat and the id", True),
    (put("choices", 3, [0, "pass", 0]), "choices[3]", 4, "a list of a seat and the id", True),
    (put("choices", 3, 0, "0"), "choices[3][0]", 4, "A whole number is expected here", True),
    (put("choices", 3, 0, 3), "choices[3][0]", 4, "There is no seat 3; seats are 0 to 2", False),
    (put("choices", 3, 0, -1), "choices[3][0]", 4, "There is no seat -1", True),
    (put("choices", 3, 0, True), "choices[3][0]", 4, "not true", True),
    (put("choices", 3, 1, 3), "choices[3][1]", 4, "A string is expected here, not 3", True),
    (put("choices", 3, 1, "keep:bnk"), "choices[3][1]", 4, "Did you mean 'keep:bank'?", True),
    (put("choices", 3, 1, "pass"), "choices[3]", 4, "cannot choose 'pass' here; possible", False),
    (put("choices", 19, [2, "pass"]), "choices[19]", 20, "It is not for Cléo", False),
    (drop("choices", 0), None, None, "", False),
    (put("choices", [[0, "pass"]] * 5001), "choices", None, "more than 5000 choices", True),
    (put("result", {}), "result", None, "after its last choice (40) the game is not", True),
    (put("result", False), "result", None, "the game is not over", True),
    (put("printed", []), "printed", None, "An object is expected here", True),
    (put("printed", "square"), "printed", None, "there are windmill, ring", True),
]


@pytest.mark.parametrize(("change", "path", "move", "reason", "by_schema"), FAULTS)
def test_a_fault(
    change: Change, path: str | None, move: int | None, reason: str, by_schema: bool
) -> None:
    data = json.loads(SEEDED)
    change(data)
    error = fault(json.dumps(data))
    assert reason in error.reason
    if reason:
        assert (error.path, error.move) == (path, move)
        if path is not None:
            assert f"t {path}" in str(error)
    assert error.line is None
    assert jsonschema.Draft202012Validator(schema()).is_valid(data) == (not by_schema)


@pytest.mark.parametrize(
    ("change", "path", "reason", "by_schema"),
    [
        (put("start", 0), "start", "a deal says itself who begins", True),
        (put("commitment", "0" * 64), "commitment", "only be checked with its seed", True),
        (put("deal", None), "seed", "A record needs its seed or its deal", True),
        (put("printed", "rats", "monk", 10), "printed", "a number from 0 to 9", True),
        (put("printed", "rats", "monk", True), "printed.rats.monk", "not true", True),
        (put("printed", "rats", "abbot", 1), "printed", "'abbot', who is no person", True),
        (put("printed", "rats", "x" * 500, "1"), "printed.rats....", "A whole number", True),
        (put("printed", "rats", "\udead", "1"), "printed.rats....", "A whole number", True),
        (put("printed", "inside", 0, ["centre"]), "printed.inside[0]", "has two ends", True),
        (put("printed", "inside", 0, [1, 2]), "printed.inside[0][0]", "A string is expected", True),
        (put("printed", "inside", 0, ["centre", "x"]), "printed", "'x', which is no market", True),
        (put("printed", "inside", 0, ["centre"] * 2), "printed", "to itself", False),
        (put("printed", "across", []), "printed", "no way leads to", False),
        (drop("printed", "across"), "printed", "The key 'across' is missing", True),
        (put("result", None), "result", "the record gives no result", False),
        (put("result", 1), "result", "An object is expected here", True),
        (put("result", "prestige", 0, 99), "result.prestige", "does not agree with the", False),
        (put("result", "prestige", 0, None), "result.prestige[0]", "A whole number", True),
        (put("result", "tie_break", [1, 2, 3]), "result.tie_break", "does not agree", False),
        (put("result", "ranks", [1, 1]), "result.ranks", "does not agree with", False),
        (put("result", "winners", [0, 1]), "result.winners", "does not agree with", False),
        (put("result", "winners", [True]), "result.winners[0]", "not true", True),
        (drop("result", "winners"), "result", "The key 'winners' is missing", True),
        (put("result", "by_source", 0, "park", 7), "result.by_source", "not agree", False),
        (put("result", "by_source", 0, "pub", 7), "result.by_source", "not agree", True),
        (put("result", "by_source", 0, 7), "result.by_source[0]", "An object is expected", True),
        (put("result", "by_source", 0, "park", 0.0), "result.by_source[0].park", "0.0", False),
    ],
)
def test_a_fault_in_a_finished_game_with_a_deal(
    change: Change, path: str, reason: str, by_schema: bool
) -> None:
    data = json.loads(DEALT)
    change(data)
    error = fault(json.dumps(data))
    assert reason in error.reason
    assert (error.path, error.move, error.line) == (path, None, None)
    assert jsonschema.Draft202012Validator(schema()).is_valid(data) == (not by_schema)


def test_a_choice_after_the_end() -> None:
    data = json.loads(DEALT)
    data["choices"].append([0, "pass"])
    error = fault(json.dumps(data))
    assert error.move == len(data["choices"])
    assert "The game is over before this choice" in error.reason


def test_the_swap_of_one_choice_is_noticed_or_gives_another_result() -> None:
    game = whole_game(2, 1)
    data = json.loads(write_json(game))
    for i in range(len(game.moves)):
        seat, ident = data["choices"][i]
        for other in game.before(i + 1).choices(seat):
            if other.id != ident:
                changed = data | {"choices": [*data["choices"]]}
                changed["choices"][i] = [seat, other.id]
                try:
                    again = read(json.dumps(changed))
                except RecordError:
                    break
                # Different choices can end alike; then both records are valid.
                assert again.result() == game.result()
                break


def test_a_seed_tampered_with_is_noticed_even_with_its_own_commitment() -> None:
    data = json.loads(SEEDED)
    other = Game(3, seed=2)
    assert other.seed is not None
    data |= {"seed": other.seed.hex(), "commitment": other.commitment}
    error = fault(json.dumps(data))
    assert error.path == "deal"
    assert "they differ in start, messages, brown, gray, decks" in error.reason or (
        "they differ in messages, brown, gray, decks" in error.reason
    )
    data["deal"] = deal_from_seed(2, 3).as_dict()
    assert fault(json.dumps(data)).move is not None


@pytest.mark.parametrize(
    ("text", "line", "column", "reason"),
    [
        ('{"format": notredame}', 1, 12, "This is not JSON: expecting value."),
        ('{\n  "format": "x",\n}', None, None, "This is not JSON"),
        ('{"format": "notredame-record"} x', 1, 32, "This is not JSON: extra data."),
        ('{"format": "x', 1, 12, "This is not JSON: unterminated string"),
        ('{"format": "a\tb"}', 1, 14, "This is not JSON: invalid control character"),
        ("", 1, 1, "This is not JSON"),
        ('{"seed": 1, "seed": 2}', None, None, "The key 'seed' appears twice in one object"),
        ('{"seed": {"a": 1, "a": 2}}', None, None, "The key 'a' appears twice in one object"),
        ('{"seed": NaN}', None, None, "NaN is no JSON value"),
        ('{"seed": -Infinity}', None, None, "-Infinity is no JSON value"),
        ('{"seed": ' + "9" * 5000 + "}", None, None, "A number has 5000 digits"),
        ("[" * 100_000, None, None, "nested far deeper"),
        ('{"a":' * 100_000, None, None, "nested far deeper"),
        ("[]", None, None, "This is no record"),
        ("{}", None, None, "This is no record"),
        ('"notredame record 1"', None, None, "This is no record"),
        ("null", None, None, "This is no record"),
        ("1e999", None, None, "This is no record"),
    ],
)
def test_broken_json(text: str, line: int | None, column: int | None, reason: str) -> None:
    error = fault(text)
    assert reason in error.reason
    if line is not None:
        assert (error.line, error.column) == (line, column)
        assert f"Line {line}, column {column}: " in str(error)


def test_deep_values_where_shallow_ones_belong() -> None:
    deep = "[" * 500 + "]" * 500
    for key in json.loads(SEEDED):
        data = json.loads(SEEDED)
        data[key] = "DEEP"
        fault(json.dumps(data).replace('"DEEP"', deep))
    for key in json.loads(SEEDED)["deal"]:
        data = json.loads(SEEDED)
        data["deal"][key] = "DEEP"
        fault(json.dumps(data).replace('"DEEP"', deep))


def test_a_record_that_is_far_too_long() -> None:
    assert "at most 2000000 characters" in fault(" " * MAX_CHARACTERS + "{}").reason
    with pytest.raises(RecordError, match="at most"):
        read("{" + " " * MAX_CHARACTERS)


def test_the_schema_is_sound_and_knows_the_same_words_as_the_rules() -> None:
    found = schema()
    jsonschema.Draft202012Validator.check_schema(found)
    parts, defs = found["properties"], found["$defs"]
    needed = [name for name in parts if name != "practice"]
    assert needed == list(json.loads(SEEDED)) == found["required"]
    assert parts["edition"]["enum"] == list(EDITIONS)
    assert {k: v["enum"] for k, v in parts["options"]["properties"].items()} == {
        k: list(v) for k, v in ALLOWED.items()
    }
    for name, words in (
        ("colour", COLOURS),
        ("person", PERSONS),
        ("card", CARDS),
        ("market", MARKETS),
        ("kind", KINDS),
        ("choice", BY_ID),
    ):
        assert defs[name]["enum"] == list(words)
    assert list(defs["printed"]["properties"]["rats"]["properties"]) == list(PERSONS)
    assert list(defs["result"]["properties"]["by_source"]["items"]["properties"]) == list(SOURCES)
    assert list(PRINTED.as_dict()) == list(defs["printed"]["properties"])
    assert schema() is not found
