"""Observations hold all that a seat may know, and nothing else."""

from __future__ import annotations

from collections.abc import Iterator

import numpy as np
import pytest

from notredame.envs import notredame_v0, one_game
from notredame.envs.decode import view_from
from notredame.envs.layout import layout
from notredame.envs.one_game import OneGame
from notredame.rules.errors import SetupError
from notredame.rules.fast.raw import engine
from notredame.rules.knowledge.view import View
from notredame.rules.model.actions import QUESTIONS
from notredame.rules.model.options import EDITIONS
from notredame.rules.model.state import State

GAMES = [(2, False), (3, True), (4, False), (5, True)]

ABOUT = {
    "card_to_place": "marker",
    "moving_from": "fool-to minstrel-to minstrel-group actress-to",
    "moving_to": "minstrel-group",
    "last_place": "gypsies butcher",
    "drive_steps": "drive",
    "rat_spaces": "rat benefactor",
    "markers_returned": "gypsies",
    "markers_to_place": "butcher",
    "benefits_left": "benefit",
    "hotel_points": "benefit",
    "at_hotel": "benefit",
    "marker_moved": "donation",
}
"""Parts that describe a question, with the questions that they belong to; 0 for all others."""


def states_of(game: OneGame, seed: int) -> Iterator[State]:
    """Yield the state at every decision of a random game, and at its end."""
    rng = np.random.default_rng(seed)
    game.deal(seed)
    while game.current >= 0:
        yield game.state()
        game.step(int(rng.choice(game.mask.nonzero()[0])))
    yield game.state()


@pytest.mark.parametrize(("players", "new_persons"), GAMES)
def test_an_observation_does_not_depend_on_hidden_things(players: int, new_persons: bool) -> None:
    """In another possible world, what every seat sees and may choose is the same."""
    game = OneGame(players, options={"new_persons": new_persons})
    other = OneGame(players, options={"new_persons": new_persons})
    different = 0
    for number, state in enumerate(states_of(game, 1)):
        for seat in range(-1, players):
            world = View(state, None if seat < 0 else seat).possible_world(seed=number)
            different += world != state
            other.take(world)
            row, mask = game.look(seat)
            same_row, same_mask = other.look(seat)
            assert row.tobytes() == same_row.tobytes()
            assert mask.tobytes() == same_mask.tobytes()
    assert different > 100


@pytest.mark.parametrize(("players", "new_persons"), GAMES)
def test_a_view_can_be_restored_from_a_row(players: int, new_persons: bool) -> None:
    """The numbers alone are enough, also for the view's possible worlds."""
    game = OneGame(players, options={"new_persons": new_persons})
    for state in states_of(game, 2):
        for seat in range(-1, players):
            view = View(state, None if seat < 0 else seat)
            assert view_from(game.look(seat)[0].tolist(), game.blank) == view


@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize(("players", "new_persons"), GAMES)
def test_nothing_is_left_of_past_questions(players: int, new_persons: bool, edition: str) -> None:
    """These parts belong to the current question, so equal positions have equal rows."""
    options = {"new_persons": new_persons, "hotel_marker_is_prestige": players % 2 == 0}
    game = OneGame(players, edition, options)
    parts = {part.name: part for part in layout(players)}
    rng = np.random.default_rng(5)
    found = set()
    for seed in range(10):
        game.deal(seed)
        while game.current >= 0:
            question = QUESTIONS[game.row[parts["question"].where].argmax()]
            for name, questions in ABOUT.items():
                if game.row[parts[name].where].any():
                    assert question in questions.split(), name
                    found.add((name, question))
            game.step(int(rng.choice(game.mask.nonzero()[0])))
    # Cards ask these in every game; what persons ask depends on which of them are in it.
    cards_ask = {("card_to_place", "marker"), ("drive_steps", "drive")}
    assert cards_ask | {("benefits_left", "benefit")} <= found


@pytest.mark.parametrize(("players", "new_persons"), GAMES)
def test_the_environment_shows_exactly_the_view(players: int, new_persons: bool) -> None:
    env = notredame_v0.env(players=players, options={"new_persons": new_persons})
    env.reset(seed=3)
    rng = np.random.default_rng(3)
    blank = env.unwrapped._game.blank
    while not any(env.terminations.values()):
        asked = env.agent_selection
        for seat, agent in enumerate(env.possible_agents):
            seen = env.observe(agent)
            view = View(env.unwrapped._game.state(), seat)
            assert view_from(seen["observation"].tolist(), blank) == view
            if agent == asked:
                actions = seen["action_mask"].nonzero()[0].tolist()
                assert actions == sorted(choice.action for choice in view.choices())
                chosen = int(rng.choice(actions))
        env.step(chosen)


@pytest.mark.parametrize(("players", "new_persons"), GAMES)
def test_plain_and_compiled_show_the_same(
    players: int, new_persons: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    options = {"new_persons": new_persons}
    games = []
    for mode in ("plain", "compiled"):
        monkeypatch.setattr(one_game, "engine", lambda mode=mode: engine(mode))
        games.append(OneGame(players, options=options, reward="prestige"))
    rng = np.random.default_rng(4)
    for game in games:
        game.deal(4)
    plain, fast = games
    while plain.current >= 0:
        assert plain.current == fast.current
        assert plain.row.tobytes() == fast.row.tobytes()
        assert plain.mask.tobytes() == fast.mask.tobytes()
        assert plain.rewards.tobytes() == fast.rewards.tobytes()
        action = int(rng.choice(plain.mask.nonzero()[0]))
        for game in games:
            game.step(action)
    assert fast.current < 0
    assert plain.rewards.tolist() == fast.rewards.tolist()


def test_an_impossible_seat_seed_or_row_is_refused() -> None:
    game = OneGame(3)
    game.deal(1)
    for seat in (3, -2, "x", None):
        with pytest.raises(SetupError, match="The seats of 3 players are 0 to 2"):
            game.look(seat)  # type: ignore[arg-type]
    with pytest.raises(SetupError, match="A seed is a whole number, not 'a'"):
        game.deal("a")  # type: ignore[arg-type]
    with pytest.raises(SetupError, match="A row of 3 players has 1132 numbers, not 100"):
        view_from(game.row[:100].tolist(), game.blank)


def test_some_parts_hold_the_expected_numbers() -> None:
    env = notredame_v0.env(players=4)
    env.reset(seed=1)
    parts = {part.name: part for part in layout(4)}
    for seat, agent in enumerate(env.possible_agents):
        row = env.observe(agent)["observation"]
        assert row[parts["seat"].where].tolist() == [int(k == seat) for k in range(5)]
        assert row[parts["player0.coins"].start] == 3
        assert row[parts["player0.prestige_known"].start] == 1
        assert row[parts["player1.prestige_known"].start] == 0
        mine, theirs = (row[parts[f"player{k}.deck"].where] for k in (0, 1))
        assert mine.sum() == 3  # the own cards of the first round
        assert theirs.sum() == 0
