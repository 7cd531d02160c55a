"""Weights: as files, by kind of game, and bots that think with weights of their own."""

from __future__ import annotations

import json
from collections.abc import Callable
from dataclasses import replace
from importlib.resources import files
from pathlib import Path
from typing import Any

import pytest

from notredame import Game, NotreDameError
from notredame.bots import Budget, Entrant, find_bot, make_bot, read_entrant, weights
from notredame.bots.registry import thinks
from notredame.bots.thinkers import CompiledThinker, Thinker, prepare
from notredame.bots.thinking.drafting import DRAFT_OF_KIND
from notredame.bots.thinking.features import N_FEATURES, turns_to_come
from notredame.bots.thinking.game_kinds import GAME_KINDS, kind_of
from notredame.bots.thinking.value import PRICES_OF_KIND, value
from notredame.bots.weights.weights import (
    SHIPPED,
    Weights,
    blank_weights,
    parse_weights,
    read_weights,
    shipped_weights,
)
from notredame.bots.workspaces import plain_workspace
from notredame.compiling import cache
from notredame.rules.model.options import DEFAULT_EDITION, options_of
from notredame.rules.model.state import PHASE_HIRE
from tests.positions import Table


def changed(change: Callable[[dict[str, Any]], object]) -> str:
    """The text of the shipped weights with a change."""
    data = json.loads(shipped_weights().written())
    change(data)
    return json.dumps(data)


def last_row(data: dict[str, Any]) -> list[Any]:
    """The last row of draft weights of a file."""
    found: list[Any] = data["kinds"]["5 new"]["draft"][8][1]
    return found


def test_what_is_written_is_read_again(tmp_path: Path) -> None:
    path = tmp_path / "weights.json"
    path.write_text(shipped_weights().written())
    assert read_weights(path) == shipped_weights()
    assert read_weights(path).digest == shipped_weights().digest != blank_weights().digest


def test_the_shipped_file_is_written_as_training_writes_it() -> None:
    assert files(weights).joinpath(SHIPPED).read_text("utf-8") == shipped_weights().written()


def test_the_model_card_is_about_the_shipped_weights() -> None:
    card = files(weights).joinpath("model-card.md").read_text("utf-8")
    assert f"`{shipped_weights().digest}`" in card
    assert f"{PRICES_OF_KIND:,} prices of features and {DRAFT_OF_KIND} draft weights" in card
    assert f"linear in {N_FEATURES} features" in card
    size = len(files(weights).joinpath(SHIPPED).read_bytes())
    assert f"{round(size / 1000)} kB" in card
    assert size < 2_000_000


@pytest.mark.parametrize("kind", range(len(GAME_KINDS)))
def test_a_kind_of_game_has_prices_of_its_own(kind: int) -> None:
    players, new_persons = GAME_KINDS[kind]
    options = replace(options_of(DEFAULT_EDITION), new_persons=new_persons)
    state = Game(players, options=options, seed=1).state
    assert kind_of(state) == kind
    always = [0] * PRICES_OF_KIND
    rows = range(0, PRICES_OF_KIND, N_FEATURES)
    for number, at in enumerate(rows):
        always[at] = 6400 * (number + 1)
    own = replace(blank_weights().kinds[kind], prices=tuple(always))
    workspace = plain_workspace(blank_weights().with_kind(kind, own))
    assert value(state, 0, workspace) == 10 * 100, "no turns and nine rounds to come: tenth row"
    others = blank_weights().with_kind((kind + 1) % len(GAME_KINDS), own)
    assert value(state, 0, plain_workspace(others)) == 0


def test_the_prices_depend_on_the_turns_to_come() -> None:
    table = Table(2)
    prices = [0] * PRICES_OF_KIND
    for turns in range(3):
        prices[N_FEATURES * (10 * turns + 8)] = 6400 * turns
    kind = kind_of(table.state)
    own = replace(blank_weights().kinds[kind], prices=tuple(prices))
    workspace = plain_workspace(blank_weights().with_kind(kind, own))
    table.turn_of(0)
    for in_hand, turns in ((7, 2), (3, 2), (1, 1)):
        table.player(0).in_hand = in_hand
        assert turns_to_come(table.state, 0) == turns
        assert value(table.state, 0, workspace) == 100 * turns
    table.state.phase = PHASE_HIRE
    table.state.start, table.state.turn = 0, 1
    assert [turns_to_come(table.state, seat) for seat in (0, 1)] == [0, 1]
    assert value(table.state, 0, workspace) == 0


@pytest.mark.parametrize(
    ("text", "words"),
    [
        ("", "contains no weights"),
        ("[1]", "contains no weights"),
        (changed(lambda data: data.update(format="else")), "contains no weights"),
        (changed(lambda data: data.update(version=2)), "version 2; only version 1"),
        (changed(lambda data: data.update(kinds=3)), "table 'prices' of 3 × 10 × 60"),
        (changed(lambda data: data["kinds"].pop("3 new")), "for games of '3 new'"),
        (changed(lambda data: data["kinds"]["2 base"].pop("draft")), "'draft' of 9 × 2 × 11"),
        (changed(lambda data: data["kinds"]["2 base"]["prices"].pop()), "table 'prices' of"),
        (changed(lambda data: data["kinds"]["2 base"]["prices"][1][4].pop()), "table 'prices' of"),
        (changed(lambda data: last_row(data).__setitem__(10, 1.5)), "the weight 1.5"),
        (changed(lambda data: last_row(data).__setitem__(10, 10**7)), "the weight 10000000"),
    ],
)
def test_what_is_no_weights_is_refused_with_a_sentence(text: str, words: str) -> None:
    with pytest.raises(NotreDameError, match=words):
        parse_weights(text, "my.json")


def test_a_file_that_cannot_be_read_is_refused(tmp_path: Path) -> None:
    for path in (tmp_path / "missing.json", tmp_path):
        with pytest.raises(NotreDameError, match="Cannot read weights from"):
            read_weights(path)


@pytest.fixture
def coins_only(tmp_path: Path) -> Path:
    """Weights for which nothing but coins is worth anything."""
    row = [0] * N_FEATURES
    row[1:5] = [500_000] * 4
    prices = tuple(row) * (PRICES_OF_KIND // N_FEATURES)
    kinds = tuple(replace(kind, prices=prices) for kind in blank_weights().kinds)
    path = tmp_path / "coins.json"
    path.write_text(Weights(kinds).written())
    return path


def test_a_bot_is_named_with_its_file(coins_only: Path) -> None:
    name = f"search:{coins_only}"
    assert read_entrant(f"{name}@40") == Entrant(name, Budget(steps=40))
    assert find_bot(name).origin == "file"
    assert thinks(name)
    with pytest.raises(NotreDameError, match="Cannot read weights from"):
        read_entrant("search:no-such-file.json@40")


def test_a_bot_plays_by_the_weights_of_its_file(coins_only: Path) -> None:
    """Where only coins count, it drafts other cards than usual, and plays the bank if it can."""
    drafted = {}
    for name in (f"search:{coins_only}", "search"):
        bot = make_bot(name, 1)
        games = [Game(2, seed=seed) for seed in range(8)]
        budget = Budget(steps=30)
        drafted[name] = [bot.choose(game.view(0), game.choices(0), budget).id for game in games]
        with_bank = [
            chosen
            for chosen, game in zip(drafted[name], games, strict=True)
            if "keep:bank" in [choice.id for choice in game.choices(0)]
        ]
        if name != "search":
            assert with_bank
            assert set(with_bank) == {"keep:bank"}
    assert len(set(map(tuple, drafted.values()))) == 2


@pytest.mark.skipif(not cache.available(), reason="Numba is not installed")
def test_plain_and_compiled_think_alike_with_weights_of_their_own(coins_only: Path) -> None:
    prepare()
    weights = read_weights(coins_only)
    state = Game(4, seed=2).view(0).state
    ratings = [
        thinker.rate(thinker.hold(state), 0, thinker.chance(1), 1)
        for thinker in (Thinker(weights), CompiledThinker(weights))
    ]
    assert ratings[0] == ratings[1]
