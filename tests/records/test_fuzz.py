"""Whatever is done to a record, reading it gives a game or a RecordError, and nothing else."""

from __future__ import annotations

import json
import random
from typing import Any

import jsonschema
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from notredame.records import RecordError, check, decode, read, schema, write_json, write_text
from notredame.rules.game import Game
from tests.random_games import play_on

from .sample_games import NAMES, assert_same, given_deal, own_tables

GAMES = [
    play_on(Game(NAMES[:2], seed=3, start=0), random.Random(1)),
    play_on(Game(NAMES[:5], seed=3, options={"new_persons": True}), random.Random(2), 90),
    play_on(Game(NAMES[:3], deal=given_deal(3), printed=own_tables()), random.Random(3), 30),
]
TEXTS = [write_text(game) for game in GAMES]
JSONS = [write_json(game, with_deal=True) for game in GAMES]
VALIDATOR = jsonschema.Draft202012Validator(schema())
WORDS = sorted({word for text in (*TEXTS, *JSONS) for word in text.split()})

fuzz = settings(
    max_examples=300,
    deadline=None,
    derandomize=True,
    database=None,
    suppress_health_check=list(HealthCheck),
)


def survives(text: str) -> Game | None:
    """Read a text that may be no record; a game that comes back can be written and read again."""
    try:
        game = read(text)
    except RecordError as error:
        str(error).encode()  # the message can be printed
        return None
    assert check(text).game.moves == game.moves
    assert_same(game, read(write_text(game)))
    return game


@fuzz
@given(st.text())
def test_any_text(text: str) -> None:
    survives(text)
    survives("notredame record 1\n" + text)
    survives('{"format": "notredame-record", ' + text)


@fuzz
@given(st.binary())
def test_any_bytes(data: bytes) -> None:
    try:
        text = decode(data)
    except RecordError:
        return
    survives(text)


@fuzz
@given(st.sampled_from(TEXTS + JSONS), st.data())
def test_changed_characters(text: str, data: st.DataObject) -> None:
    for _ in range(data.draw(st.integers(1, 3))):
        at = data.draw(st.integers(0, len(text)))
        cut = data.draw(st.integers(0, 3))
        text = text[:at] + data.draw(st.text(max_size=3)) + text[at + cut :]
    survives(text)


@fuzz
@given(st.sampled_from(TEXTS + JSONS), st.data())
def test_changed_lines(text: str, data: st.DataObject) -> None:
    lines = text.split("\n")
    at = st.integers(0, len(lines) - 1)
    a, b = data.draw(at), data.draw(at)
    what = data.draw(st.sampled_from(["drop", "double", "swap", "cut", "move", "other"]))
    if what == "drop":
        del lines[a]
    elif what == "double":
        lines.insert(b, lines[a])
    elif what == "swap":
        lines[a], lines[b] = lines[b], lines[a]
    elif what == "cut":
        lines = lines[:a]
    elif what == "move":
        lines.insert(b, lines.pop(a))
    else:
        other = data.draw(st.sampled_from(TEXTS)).split("\n")
        lines[a] = data.draw(st.sampled_from(other))
    survives("\n".join(lines))


@fuzz
@given(st.sampled_from(TEXTS), st.sampled_from(WORDS), st.data())
def test_changed_words(text: str, word: str, data: st.DataObject) -> None:
    parts = text.split(" ")
    parts[data.draw(st.integers(0, len(parts) - 1))] = word
    survives(" ".join(parts))


@fuzz
@given(st.sampled_from(TEXTS), st.data())
def test_changed_values_of_the_head(text: str, data: st.DataObject) -> None:
    lines = text.split("\n")
    at = data.draw(st.integers(1, lines.index("") - 1))
    key = lines[at].partition(":")[0]
    lines[at] = f"{key}: {data.draw(st.text() | st.sampled_from(WORDS))}"
    survives("\n".join(lines))


VALUES = st.recursive(
    st.none()
    | st.booleans()
    | st.integers(-3, 10)
    | st.integers()
    | st.floats()
    | st.text(max_size=5)
    | st.sampled_from(WORDS).map(lambda word: word.strip('",[]{}:')),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text(max_size=5), inner),
    max_leaves=5,
)


def paths(value: Any, here: tuple[Any, ...] = ()) -> list[tuple[Any, ...]]:
    """Every place in a JSON value."""
    steps: Any = ()
    if isinstance(value, dict):
        steps = value
    elif isinstance(value, list):
        steps = range(len(value))
    return [path for step in steps for path in [(*here, step), *paths(value[step], (*here, step))]]


PATHS = [
    # A few of the many choices, so that everything else is changed often enough as well.
    [path for path in paths(json.loads(text)) if path[0] != "choices" or path[1:2] in ((), (7,))]
    for text in JSONS
]


@settings(fuzz, max_examples=700)
@given(st.sampled_from(range(len(JSONS))), st.data())
def test_changed_json_values(number: int, data: st.DataObject) -> None:
    record: Any = json.loads(JSONS[number])
    path = data.draw(st.sampled_from(PATHS[number]))
    at = record
    for step in path[:-1]:
        at = at[step]
    what = data.draw(st.sampled_from(["set", "drop", "add", "swap"]))
    if what == "drop":
        del at[path[-1]]
    elif what == "add" and isinstance(at, dict):
        at[data.draw(st.text(max_size=9))] = data.draw(VALUES)
    elif what == "swap" and isinstance(at, list):
        at.insert(data.draw(st.integers(0, 9)), at.pop(path[-1]))
    else:
        at[path[-1]] = data.draw(VALUES)
    text = json.dumps(record)
    if survives(text) is not None:
        # What can be read has the form that the schema describes.
        VALIDATOR.validate(json.loads(text))
