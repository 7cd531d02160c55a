"""Playing a game, its line, and the game rebuilt from its line."""

from __future__ import annotations

import dataclasses
import json
from typing import Any

import pytest

from notredame import NotreDameError
from notredame.arena import Match, play_game, rebuild, report_of
from notredame.arena.results.line import read_line
from notredame.bots import Budget, registry
from notredame.bots.bot_info import BotInfo
from notredame.records import read, write_text
from notredame.rules.model.options import options_of

from .sample_matches import CrashingBot, FirstBot, match_of, played, two_bots


@pytest.fixture
def bots_of_ours(monkeypatch: pytest.MonkeyPatch) -> None:
    """A match of two of the project's own bots."""
    for name, make in (("first", FirstBot), ("crashing", CrashingBot)):
        known = BotInfo(name, "for tests", Budget(steps=1), make)
        monkeypatch.setitem(registry.OWN, name, known)


def test_line_says_what_happened() -> None:
    match = two_bots()
    line = play_game(match, 2)
    game = rebuild(match, line)
    assert game.over
    result = game.result()
    assert (line.game, line.deal, line.seating) == (2, 1, match.seatings[1])
    assert (line.scores, line.ranks, line.winners) == (
        result.prestige,
        result.ranks,
        result.winners,
    )
    assert line.start == game.deal.start
    assert line.pairs() == game.moves
    assert [sum(seat == mover for mover, _ in game.moves) for seat in range(3)] == list(
        line.choices
    )
    for total, slowest in zip(line.seconds, line.slowest, strict=True):
        assert 0 < slowest <= total


def test_line_is_read_as_it_was_written() -> None:
    line = dataclasses.replace(play_game(two_bots(), 1), faults=((1, 'It said "ä".', 2),))
    assert "\n" not in line.write()
    assert read_line(line.write()) == line


def test_rebuilt_game_has_a_record() -> None:
    options = options_of("rio-grande-2007").changed({"new_persons": True})
    match = match_of("random", "random", edition="rio-grande-2007", options=options)
    game = rebuild(match, play_game(match, 3))
    assert read(write_text(game)).moves == game.moves
    assert game.options.new_persons
    assert sorted(game.names) == ["random#1", "random#2", "random#2 (2)"]


@pytest.mark.parametrize(
    ("changes", "words"),
    [
        ({"scores": (99, 1, 1)}, "its scores are"),
        ({"ranks": (1, 1, 1)}, "its ranks"),
        ({"seed": "0" * 64}, "game 1 of this match is deal 1 from the seed fc5d"),
        ({"game": 2}, "game 2 of this match is"),
        ({"moves": b"\x00\x63"}, "cannot choose"),
        ({"moves": b"\x09\x00"}, "There is no seat 9"),
        ({"moves": b""}, "The game is not over"),
    ],
)
def test_changed_line_is_refused(changes: dict[str, Any], words: str) -> None:
    match = two_bots()
    line = dataclasses.replace(play_game(match, 1), **changes)
    with pytest.raises(NotreDameError, match="does not agree with the rules") as caught:
        rebuild(match, line)
    assert words in str(caught.value)


@pytest.mark.parametrize(
    ("key", "value", "words"),
    [
        ("moves", None, "its moves cannot be None"),
        ("moves", [[0, 999]], "its moves cannot be"),
        ("game", 0, "its game cannot be 0"),
        ("game", True, "its game cannot be True"),
        ("scores", [1, 2], "not equally long"),
        ("ranks", [2, 2, 2], "nobody has rank 1"),
        ("start", 3, "a seat beyond its 3"),
        ("faults", [[3, "It left.", 1]], "a seat beyond its 3"),
        ("faults", [[0, "It left."]], "its faults cannot be"),
        ("seconds", [0, -1, 0], "its seconds cannot be"),
        ("seating", ["a", "b", 3], "its seating cannot be"),
    ],
)
def test_line_that_makes_no_sense_is_refused(key: str, value: Any, words: str) -> None:
    data = json.loads(play_game(two_bots(), 1).write())
    with pytest.raises(NotreDameError, match=words):
        read_line(json.dumps(data | {key: value}))
    del data[key]
    with pytest.raises(NotreDameError, match=f"it has no {key}"):
        read_line(json.dumps(data))


@pytest.mark.usefixtures("bots_of_ours")
@pytest.mark.parametrize("players", [2, 3])
def test_deterministic_bot_against_itself_comes_out_exactly_even(players: int) -> None:
    match = match_of(*["first"] * players, players=players)
    report = report_of(match, played(match, 2 * len(match.seatings)))
    first = report.bots[0]
    assert len(report.bots) == players
    for bot in report.bots:
        assert bot.wins.mean == pytest.approx(report.even)
        assert (bot.score, bot.margin, bot.rank) == (first.score, first.margin, first.rank)


def test_random_bot_against_itself_comes_out_even() -> None:
    match = match_of("random", "random", players=2, seed=3)
    for bot in report_of(match, played(match, 60)).bots:
        assert bot.wins.low is not None
        assert bot.wins.high is not None
        assert bot.wins.low < 0.5 < bot.wins.high


@pytest.mark.usefixtures("bots_of_ours")
def test_faults_are_in_the_line_and_counted_for_their_bot() -> None:
    match: Match = match_of("crashing", "random", players=2)
    line = play_game(match, 1)
    ((seat, what, times),) = line.faults
    assert (line.seating[seat], times) == ("crashing", line.choices[seat])
    assert "out of ideas" in what
    crashing, random = report_of(match, [line]).bots
    assert (crashing.faults, random.faults) == (times, 0)
