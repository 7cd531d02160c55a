"""`hint`: what the search would choose. It helps, and changes nothing."""

from __future__ import annotations

import re
from dataclasses import replace
from io import StringIO

import pytest
from rich.console import Console

from notredame import Game
from notredame.bots import Budget, thinkers
from notredame.cli.terminal import hints
from notredame.records import write_text
from notredame.rules.choices import BY_ID
from notredame.text import catalogue, languages
from notredame.text.catalogues.choice_lists import in_order

from .terminal_driver import Terminal, game_at, moments, terminal_game_with

LINE = re.compile(r"^ *(\d+)  (\S.*?)  +(\d+[.,]\d)  +(\d+[.,]\d)  +(\d+[.,]\d)$", re.MULTILINE)


@pytest.fixture(autouse=True)
def few_steps(monkeypatch: pytest.MonkeyPatch) -> None:
    """Two possible worlds, which give the same hint each time; nothing is compiled."""
    monkeypatch.setenv("NOTREDAME_PLAIN", "1")
    monkeypatch.setattr(hints, "ADVISER_BUDGET", Budget(seconds=0.001))


def hinted(game: Game, seat: int, language: str = "en") -> list[tuple[str, ...]]:
    """The rows of a hint: number, words, points behind, own prestige and the best other's."""
    terminal_game, out = terminal_game_with(game, [seat], 100, language)
    assert terminal_game.command(seat, "hint") is False
    return LINE.findall(out.getvalue())


def test_a_hint_shows_the_best_three_choices_first() -> None:
    words = catalogue("en")
    game = game_at("hire")
    lines = hinted(game, 0)
    assert 2 <= len(lines) <= 3
    behind = [float(points) for _, _, points, _, _ in lines]
    assert behind == sorted(behind)
    assert behind[0] == 0
    seen = game.view(0).as_dict()
    menu = in_order(game.choices(0), seen)
    for number, label, *_ in lines:
        assert label == words.label("hire", menu[int(number) - 1], seen)


def test_a_hint_is_what_the_search_thinks() -> None:
    game, decimal = game_at("card"), catalogue("en").decimal
    found = hints.think(game.view(0))
    for advice, (_, _, behind, own, best) in zip(found, hinted(game, 0), strict=True):
        assert decimal(advice.behind) == behind
        assert decimal(advice.prestige[0]) == own
        assert decimal(max(advice.prestige[1:])) == best


def test_a_hint_says_when_the_second_choice_is_about_as_good() -> None:
    game = game_at("card")
    terminal_game, out = terminal_game_with(game, [0], 100)
    terminal_game.command(0, "hint")
    words, seen = catalogue("en"), game.view(0).as_dict()
    labels = [
        words.label("card", BY_ID[advice.choice], seen) for advice in hints.think(game.view(0))
    ]
    told = " ".join(out.getvalue().split())
    assert f"{labels[0]}, or “{labels[1]}”. " in told
    # Two worlds do not suffice to be certain of anything.
    assert told.endswith(f"All in all, “{labels[1]}” is about as good.")


def test_a_hint_says_why_the_best_choice_is_better_than_the_second() -> None:
    view, words = game_at("card").view(0), catalogue("en")
    best, second, *_ = hints.think(view)
    worse = replace(second, behind=2.0, certain=True, reasons=(("coins", 2.0),))
    out = StringIO()
    Console(file=out, width=500).print(hints.draw_hint([best, worse], view, words))
    label = words.label("card", BY_ID[second.choice], view.as_dict())
    assert f", rather than “{label}”. You have more coins to spend" in out.getvalue()


def test_never_more_than_three() -> None:
    game, seat = next((game, seat) for game, seat in moments(3, 4) if game.question == "drive")
    assert len(game.choices(seat)) > 3
    assert len(hinted(game, seat)) == 3


@pytest.mark.parametrize("language", languages())
def test_a_hint_in_every_language(terminal: Terminal, language: str) -> None:
    words = catalogue(language)
    done = terminal.play("--seed", 1, "--language", language, keys="?\nhint\nq\n")
    assert words.terminal("hint", bot="search") in done.out
    assert words.terminal("hint_best_other") in done.out
    assert re.search(r"^hint[:：]", done.out, re.MULTILINE)
    assert len(LINE.findall(done.out)) >= 2


def test_german_writes_a_comma() -> None:
    terminal_game, out = terminal_game_with(game_at("card"), [0], 80, "de")
    terminal_game.command(0, "hint")
    assert re.search(r"  0,0  +\d+,\d  +\d+,\d", out.getvalue())
    assert "bester anderer" in out.getvalue()


def test_a_hint_changes_nothing(terminal: Terminal) -> None:
    game = game_at("card")
    before, state = write_text(game), game.state.copy()
    hinted(game, 0)
    assert write_text(game) == before
    assert game.state == state
    for keys in ("1\nhint\n1\nhint\n1\nhint\nu\nhint\n2\n\nq\n", "1\n1\n1\nu\n2\n\nq\n"):
        terminal.play("--players", 3, "--seed", 2, "--bot", "medium", keys=keys)
    assert terminal.saved().moves == terminal.saved("notredame-game-2.txt").moves
    assert len(terminal.saved().moves) > 4


def test_a_hint_knows_only_what_the_person_knows() -> None:
    """The hint is the same when all that the person cannot know is dealt anew."""
    for number, (game, seat) in enumerate(moments(3, 5)):
        if number in (1, 40, 90):
            other = game.copy()
            other.state = game.view(seat).possible_world(number)
            other.seed = None
            assert other.state != game.state
            assert hinted(other, seat) == hinted(game, seat)


def test_no_hint_when_there_is_nothing_to_choose(terminal: Terminal) -> None:
    done = terminal.play("--players", 3, "--seed", 2, keys="1\n1\n1\nhint\nu\nq\n")
    output = done.out[done.out.index("Enter to continue") :]
    assert "You have nothing to choose just now, so there is no hint." in output


def test_compiled_bots_are_prepared_before_the_first_choice(
    terminal: Terminal, monkeypatch: pytest.MonkeyPatch
) -> None:
    ready: list[bool] = []
    monkeypatch.setattr(thinkers, "get_ready", lambda: ready.append(True))
    terminal.play("--seed", 1, "--bot", "random", keys="q\n")
    assert ready == [True]
