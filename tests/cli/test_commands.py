"""The commands of the terminal, one by one."""

from __future__ import annotations

import pytest

from notredame import Game
from notredame.cli.terminal.commands import obey
from notredame.cli.terminal.interruption import Leave
from notredame.cli.terminal.running_game import RunningGame

from .terminal_driver import Terminal, screen_of


def begun() -> RunningGame:
    """A game of two people in which Anna has made a choice."""
    game = Game(["Anna", "Ben"], seed=1)
    game.play(0, game.choices(0)[0])
    return RunningGame(game, [0, 1])


@pytest.mark.parametrize("line", ["?", "log", "i", "rules A7", "rules nothing", "lang xx", "x"])
def test_the_question_stands_after_what_only_shows_or_fails(line: str) -> None:
    screen, out = screen_of()
    assert obey(line, begun(), 0, screen) is None
    assert out.getvalue()


@pytest.mark.parametrize("line", ["b", "lang de", "u"])
def test_the_question_is_asked_anew_in_the_same_game(line: str) -> None:
    running = begun()
    screen, out = screen_of()
    screen.stale = False
    assert obey(line, running, 0, screen) is running
    assert screen.stale
    assert not out.getvalue()


def test_undo_forgets_what_was_told_of_the_choice() -> None:
    running = begun()
    running.told = {0: 1, 1: -1}
    obey("undo", running, 0, screen_of()[0])
    assert (running.game.moves, running.told) == ([], {0: 0, 1: -1})


def test_undo_is_not_for_somebody_elses_choice() -> None:
    running = begun()
    screen, out = screen_of()
    assert obey("u", running, 1, screen) is None
    assert len(running.game.moves) == 1
    assert "nothing to undo" in out.getvalue()


def test_load_gives_another_game_and_leaves_this_one_alone(
    terminal: Terminal, monkeypatch: pytest.MonkeyPatch
) -> None:
    running = begun()
    kept = terminal.put(Game(["Cleo", "Bot 1 (easy)"], seed=4))
    screen, _ = screen_of()
    monkeypatch.setattr(screen.keyboard, "line", lambda _: "yes")
    loaded = obey(f"load {kept}", running, 0, screen)
    assert loaded is not None
    assert (loaded.game.names[0], loaded.people, str(loaded.file.path)) == ("Cleo", [0], kept)
    assert (running.game.names[0], len(running.game.moves)) == ("Anna", 1)
    monkeypatch.setattr(screen.keyboard, "line", lambda _: "no")
    assert obey(f"load {kept}", running, 0, screen) is None


def test_quit_leaves() -> None:
    with pytest.raises(Leave):
        obey("quit", begun(), None, screen_of()[0])
