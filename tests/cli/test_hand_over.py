"""Several people at one keyboard: nobody sees what is not theirs."""

from __future__ import annotations

import io
import re

import pytest
from rich.console import Console

from notredame import Game
from notredame.cli.terminal.keyboard import WIPE, Keyboard
from notredame.text import catalogue, languages

from .terminal_driver import ENOUGH, Terminal, moments, screen_of, terminal_game_with

BOTH_KEEP = "\n1\n1\n\n\n1\n1\n"
"""The draft: the first person takes over, keeps two cards and goes on; then the second."""
SECRET = r"{name} (draws |keeps (the|Notre)|receives |passes (?!\d card)|sets aside |sees who .*: )"


def test_the_screen_is_cleared_with_its_scrollback(monkeypatch: pytest.MonkeyPatch) -> None:
    for term, wiped in (("xterm", True), ("dumb", False)):
        monkeypatch.setenv("TERM", term)
        keyboard = Keyboard()
        out = io.StringIO()
        keyboard.console = Console(file=out, force_terminal=True, height=30)
        keyboard.wipe()
        assert (out.getvalue() == WIPE) is wiped
        assert wiped or out.getvalue().count("\n") >= 30


def test_blank_lines_hide_secrets_where_the_screen_cannot_be_cleared(terminal: Terminal) -> None:
    done = terminal.play("Anna", "Ben", "--players", 3, "--seed", 3, keys=BOTH_KEEP + "q\n")
    for part in done.out.split("it's your turn")[:-1]:
        assert re.search(r"\n{30,}\w+, $", part)


def test_everybody_can_note_the_commitment(terminal: Terminal) -> None:
    done = terminal.play("Anna", "Ben", "--players", 3, "--seed", 3, keys=BOTH_KEEP + "q\n")
    promise = Game(3, seed=3).commitment
    assert promise is not None
    parts = done.out.split("it's your turn")
    assert [promise in part for part in parts[:3]] == [False, True, True]


def test_commands_while_somebody_takes_over(terminal: Terminal) -> None:
    keys = "?\nb\ni\nlog\nhint\nu\nnonsense\nlang de\ns mine.txt\nQ\n"
    done = terminal.play("Anna", "Ben", "--players", 3, "--seed", 3, keys=keys)
    assert "Type a number to make that choice" in done.out
    assert done.out.count("press Enter first") == 4
    assert "There is nothing to undo yet" in done.out
    assert "I don't know “nonsense”" in done.out
    assert "Anna, du bist dran" in done.out
    assert "Anna draws" not in done.out
    assert terminal.files() == ["mine.txt", "notredame-game.txt"]


@pytest.mark.parametrize("language", languages())
def test_among_people_there_are_no_hints(terminal: Terminal, language: str) -> None:
    table = ("--players", 3, "--seed", 3, "--language", language)
    done = terminal.play("Anna", "Ben", *table, keys="\nhint\nq\n")
    words = catalogue(language)
    assert words.terminal("no_hint_among_people") in done.out
    assert words.terminal("hint", bot="search") not in done.out


def test_undo_while_the_next_person_takes_over(terminal: Terminal) -> None:
    """The question is asked again, but only after the person who chose has taken over again."""
    game = Game(["Anna", "Ben"], seed=3)
    while game.question != "hire":
        game.play(game.to_act[0], game.choices()[0])
    first = game.names[game.to_act[0]]
    done = terminal.play("--load", terminal.put(game), keys="\n0\n\nu\n\nq\n")
    called = re.findall(r"(Anna|Ben), it's your turn", done.out)
    assert len(called) == 3
    assert called[0] == called[2] == first != called[1]
    assert terminal.saved("kept.txt").moves == game.moves


def test_nobody_reads_anothers_secrets(terminal: Terminal) -> None:
    """Whole games of two people with bots: each screen has secrets of one person at most."""
    keys = "log\ni\nb\n1\n\n" * 900
    table = ("--players", 3, "--seed", 3, "--new-persons", "--bot", "random")
    done = terminal.play("Anna", "Ben", *table, keys=keys)
    assert "The game is over." in done.out
    parts = re.split(r"(Anna|Ben), it's your turn\. Press Enter when you are ready:", done.out)
    own = 0
    for name, part in zip(parts[1::2], parts[2::2], strict=True):
        for other in {"Anna", "Ben", r"Bot 1 \(random\)"} - {name}:
            assert not re.search(SECRET.format(name=other), part)
            assert not re.search(rf"── {other} \(.*\n.*Prestige \d", part)
        own += len(re.findall(SECRET.format(name=name), part))
    assert own > 100


def test_what_is_shown_is_the_same_in_every_possible_world() -> None:
    """Everything drawn for a seat stays as it is when all it cannot know is dealt anew."""
    compared = 0
    for players, seed in ((2, 1), (3, 2), (4, 3), (5, 4)):
        for number, (game, seat) in enumerate(moments(players, seed, new_persons=True)):
            if number % 9:
                continue
            other = game.copy()
            other.state = game.view(seat).possible_world(number)
            other.seed = None
            screens = []
            for one in (game, other):
                screen, out = screen_of()
                screen.show_board(one, seat)
                screen.want_full_board()
                screen.show_board(one, seat)
                screen.show_knowledge(one, seat)
                screens.append(out.getvalue())
            assert screens[0] == screens[1]
            compared += game.state != other.state
    assert compared > 60


CARDS_LINE = re.compile(r"^(Blue|Red|Green|Yellow) \(.*?\): (.*)$")


def test_the_cards_one_knows_are_exactly_those_one_has_seen(terminal: Terminal) -> None:
    """A whole game is typed; what `i` shows is compared with what the seat saw happen."""
    terminal.width(200)
    table = ("--players", 4, "--seed", 6, "--bot", "random")
    done = terminal.play("Anna", *table, keys="i\n1\n\n" * 400)
    game = terminal.saved()
    assert game.over
    informed = re.findall(r"Cards you know of this period.*\n((?:.*\): A?B?C?.*\n){4})", done.out)
    own = [number for number, (seat, _) in enumerate(game.moves, 1) if seat == 0]
    before = 0
    for number, block in zip(own, informed, strict=False):
        now = game.before(number)
        state = now.as_dict()
        seen = cards_seen(now, 0)
        for line in block.splitlines():
            found = CARDS_LINE.match(line)
            assert found is not None
            for deck_line in found[2].split("; "):
                name, _, cards = deck_line.partition(" ")
                known = {card.lower() for card in cards.split(", ")} - {"?"}
                assert known == seen.get((found[1].lower(), name), set()), (state["round"], line)
                before += len(known)
    assert before > 500


def cards_seen(game: Game, viewer: int) -> dict[tuple[str, str], set[str]]:
    """By colour and round of this period, the cards a seat has drawn, received or seen played."""
    seen: dict[tuple[str, str], set[str]] = {}
    period, now = str(game.as_dict()["round"])[0], ""
    colours = ["blue", "red", "green", "yellow"]
    passed = dict.fromkeys(range(4), 0)
    for number in range(len(game.moves) + 1):
        for event in game.events(number):
            parts = event.parts
            if event.kind == "round-begins":
                now, passed = parts["round"], dict.fromkeys(range(4), 0)
            found: list[tuple[str, str]] = []
            if event.kind == "cards-drawn" and event.seat == viewer:
                found = [(colours[viewer], card) for card in parts["cards"]]
            elif event.kind == "cards-received" and event.seat == viewer:
                passed[viewer] += 1
                owner = colours[(viewer - passed[viewer]) % 4]
                found = [(owner, card) for card in parts["cards"]]
            elif event.kind == "card-played":
                found = [(parts["colour"], parts["card"])]
            for colour, card in found:
                if now[0] == period:
                    seen.setdefault((colour, now), set()).add(card.replace("-", " "))
    return seen


def test_the_last_events_are_told_to_everyone(terminal: Terminal) -> None:
    done = terminal.play("Anna", "Ben", "--players", 2, "--seed", 3, keys="1\n\n" * 1500)
    last = re.split(r"it's your turn", done.out)[-1]
    assert "The game is over." in last
    assert "End of period C." in last
    assert "Result" in last
    assert terminal.saved().over


def test_at_the_end_everyone_is_told_what_they_missed() -> None:
    game = list(moments(2, 4))[-1][0]
    assert game.over
    last = len(game.moves)
    table, out = terminal_game_with(game, [0, 1])
    table.running.told = {0: last - 6, 1: last - 1}
    table.finish()
    lines = [
        catalogue("en").log_line(event, game.names)
        for number in range(last - 5, last + 1)
        for event in game.events(number)
        if not event.secret
    ]
    assert [line.strip() for line in out.getvalue().splitlines()[: len(lines)]] == lines


def test_a_whole_game_of_one_person_has_no_secret_of_a_bot(terminal: Terminal) -> None:
    table = ("--players", 5, "--seed", 8, "--new-persons", "--bot", "random")
    done = terminal.play("Anna", *table, keys="log\n" + ENOUGH)
    assert not re.search(SECRET.format(name=r"Bot \d \(random\)"), done.out)
    assert len(re.findall(SECRET.format(name="Anna"), done.out)) > 30
