"""A bot is sent nothing that its seat may not know."""

from __future__ import annotations

import hashlib
import json
import random
import typing
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Any

import pytest

from notredame import Game
from notredame.bots import Bot, Budget, Guarded
from notredame.bots.external import program_bot
from notredame.bots.external.program_bot import ProgramBot
from notredame.rules.choices import Choice
from notredame.rules.knowledge.view import View
from tests.laws.checks import with_other_secrets
from tests.laws.observer import Observer

from .programs import program

BUDGET = Budget(seconds=2)


class Recorder:
    """Replaces a program: keeps every line that it is sent, and takes the last choice."""

    form = "names"
    latest: Recorder

    def __init__(self, command: Sequence[str]) -> None:
        self.lines: list[bytes] = []
        type(self).latest = self

    def send(self, line: bytes) -> None:
        self.lines.append(line)

    def receive(self, seconds: float) -> bytes:
        asked = json.loads(self.lines[-1])
        if "notredame" in asked:
            return json.dumps({"ready": True, "view": self.form}).encode()
        return json.dumps({"id": asked["id"], "choice": asked["choices"][-1]}).encode()

    def end(self, wait: bool = True) -> None:
        """Nothing to end."""


def seat_recorder(
    monkeypatch: pytest.MonkeyPatch, form: str = "names", seed: int = 11
) -> tuple[ProgramBot, Recorder]:
    """A bot whose program is a recorder."""
    monkeypatch.setattr(program_bot, "Child", Recorder)
    monkeypatch.setattr(Recorder, "form", form)
    bot = ProgramBot(["a program"], seed)
    return bot, Recorder.latest


def games(players: int) -> Iterator[Game]:
    """Games from seeds so long that they cannot stand in a line by chance."""
    for new_persons in (False, True):
        seed = hashlib.sha256(f"{players} {new_persons}".encode()).digest()
        yield Game(players, options={"new_persons": new_persons}, seed=seed)


@pytest.mark.parametrize("form", ["names", "state"])
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_what_is_sent_is_what_the_seat_may_know(
    players: int, form: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    rng = random.Random(players)
    for game in games(players):
        mine = rng.randrange(players)
        observer = Observer(game, mine)
        bot, sent = seat_recorder(monkeypatch, form)
        twin, sent_to_twin = seat_recorder(monkeypatch, form)
        while not game.over:
            seat = rng.choice(game.to_act)
            choice = rng.choice(game.choices(seat))
            if seat == mine:
                # The twin's game differs in everything that this seat cannot know.
                elsewhere = View(with_other_secrets(game.state, observer, mine, rng), mine)
                view, choices = game.view(mine), game.choices(mine)
                choice = bot.choose(view, choices, BUDGET)
                assert twin.choose(elsewhere, elsewhere.choices(), BUDGET) == choice
                assert sent.lines == sent_to_twin.lines
                assert_only_the_question(sent.lines[-1], view, choices, form)
            observer.read(game.play(seat, choice))
        assert len(sent.lines) > 20
        assert json.loads(sent.lines[0]) == {"notredame": 1, "seed": 11}
        assert_no_seed(game, sent.lines)


def assert_only_the_question(line: bytes, view: View, choices: Sequence[Choice], form: str) -> None:
    """Check that a question holds the view, the choices and the budget, and nothing else."""
    asked: dict[str, Any] = json.loads(line)
    del asked["id"]
    assert asked == {
        "choices": [choice.id for choice in choices],
        "budget": {"seconds": 2, "steps": None, "cores": 1},
        "view": view.as_dict() if form == "names" else view.as_numbers(),
    }


def assert_no_seed(game: Game, lines: list[bytes]) -> None:
    """Check that the lines do not hold the game's seed in any form."""
    text = b"\n".join(lines).decode()
    assert game.seed is not None
    assert game.seed.hex() not in text.lower()
    assert str(int.from_bytes(game.seed, "big")) not in text
    assert str(int.from_bytes(game.seed, "little")) not in text


@pytest.mark.parametrize("seed", [-1, 0, 2**53, 2**300 + 5])
def test_a_seed_of_any_size_becomes_one_that_every_language_can_hold(
    seed: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    _, sent = seat_recorder(monkeypatch, seed=seed)
    assert 0 <= json.loads(sent.lines[0])["seed"] < 2**53


def test_a_real_program_is_sent_no_more_than_that(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    body = """
with open(sys.argv[0] + ".received", "w") as received:
    for line in sys.stdin:
        received.write(line)
        received.flush()
        asked = json.loads(line)
        send(ready=True) if "notredame" in asked else answer(asked)
"""
    rng = random.Random(1)
    game = next(games(3))
    program_bot = Guarded(program(tmp_path, body, budget=BUDGET), seed=11)
    recorder_bot, sent = seat_recorder(monkeypatch)
    monkeypatch.undo()
    while not game.over:
        seat = game.to_act[0]
        choice = rng.choice(game.choices(seat))
        if seat == 1:
            choice = program_bot.choose(game.view(1), game.choices(1))
            assert recorder_bot.choose(game.view(1), game.choices(1), BUDGET) == choice
        game.play(seat, choice)
    program_bot.close()
    assert not program_bot.faults
    assert (tmp_path / "bot.py.received").read_bytes().splitlines() == sent.lines


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_a_view_read_back_is_the_view(players: int) -> None:
    rng = random.Random(players)
    for game in games(players):
        while not game.over:
            for viewer in (None, *range(players)):
                view = game.view(viewer)
                again = View.from_numbers(json.loads(json.dumps(view.as_numbers())))
                assert again == view
                assert again.possible_world(7) == view.possible_world(7)
            seat = rng.choice(game.to_act)
            game.play(seat, rng.choice(game.choices(seat)))


def test_the_arguments_of_a_bot_do_not_lead_to_the_game() -> None:
    hints = typing.get_type_hints(Bot.choose)
    assert hints == {
        "view": View,
        "choices": Sequence[Choice],
        "budget": Budget,
        "return": Choice,
    }
    assert View.__slots__ == ("seat", "state")
    game = Game(3, seed=1)
    game.play(0, game.choices(0)[0])
    view = game.view(0)
    assert view.state is not game.state
    assert view.state.log is None
