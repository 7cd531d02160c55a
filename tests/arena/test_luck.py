"""Leads less luck: the same mean, and fewer games needed where luck is estimated well."""

from __future__ import annotations

import dataclasses
import json
import random
from pathlib import Path
from statistics import fmean, stdev

import pytest

from notredame import NotreDameError
from notredame.arena import GameLine, Match, play_game, read_results, rebuild, report_of
from notredame.arena.results.header import describe, difference
from notredame.arena.results.line import read_line
from notredame.arena.statistics.deals import deal_means, whole_deals
from notredame.review.luck import game_luck
from tests.cli.command_runner import refused, run

from .sample_matches import line_of, match_of, played, two_bots

Capture = pytest.CaptureFixture[str]
WORLDS = 10
COMMAND = ("arena", "random", "random@2", "--players", 2, "--seed", 1)


@pytest.fixture(scope="module")
def match() -> Match:
    return match_of("random", "random@2", players=2, luck_worlds=WORLDS)


@pytest.fixture(scope="module")
def lines(match: Match) -> list[GameLine]:
    return played(match, 80)


def test_line_has_the_luck_of_its_game(match: Match) -> None:
    three = dataclasses.replace(match, players=3)
    line = play_game(three, 2)
    assert line.luck == tuple(round(value, 4) for value in game_luck(rebuild(three, line), WORLDS))
    assert read_line(line.write()) == line
    assert max(map(abs, line.luck)) > 0.1


def test_luck_changes_nothing_else(match: Match, lines: list[GameLine]) -> None:
    plain = play_game(dataclasses.replace(match, luck_worlds=0), 1)
    assert plain.luck is None
    assert "luck" not in json.loads(plain.write())
    assert (plain.moves, plain.scores) == (lines[0].moves, lines[0].scores)


def test_luck_of_all_seats_adds_up_to_none(lines: list[GameLine]) -> None:
    for line in [*lines, play_game(match_of("random", "random@2", players=5, luck_worlds=3), 1)]:
        assert line.luck is not None
        assert sum(line.luck) == pytest.approx(0, abs=0.0003)


def test_mean_luck_of_a_bot_is_none(match: Match, lines: list[GameLine]) -> None:
    """Within two standard errors, over 40 deals."""
    deals = whole_deals(match, lines)
    one = match.seatings[0][0]
    lucks = [
        a - b
        for a, b in zip(
            deal_means(deals, one, GameLine.lead),
            deal_means(deals, one, GameLine.lead_less_luck),
            strict=True,
        )
    ]
    assert len(lucks) == 40
    assert abs(fmean(lucks)) < 2 * stdev(lucks) / 40**0.5 < 2


def test_report_takes_luck_off_the_lead_and_says_what_that_is_worth(
    match: Match, lines: list[GameLine]
) -> None:
    for bot in report_of(match, lines).bots:
        adjusted = [
            line.lead(seat) - line.luck[seat]
            for line in lines
            for seat, label in enumerate(line.seating)
            if label == bot.label and line.luck is not None
        ]
        assert bot.lead_less_luck is not None
        assert bot.lead_less_luck.mean == pytest.approx(fmean(adjusted))
        assert bot.variance_ratio is not None
        widths = [
            estimate.high - estimate.low
            for estimate in (bot.lead, bot.lead_less_luck)
            if estimate.low is not None and estimate.high is not None
        ]
        assert bot.variance_ratio == pytest.approx((widths[0] / widths[1]) ** 2)


def test_without_luck_nothing_is_said_about_it() -> None:
    bot = report_of(two_bots(), played(two_bots(), 6)).bots[0]
    assert (bot.lead_less_luck, bot.variance_ratio) == (None, None)


def test_lead_less_luck_has_the_mean_of_the_lead_and_a_smaller_spread() -> None:
    """Made-up games: a bot that is 3 points better, luck of 6 points in each game, noise of 4."""
    rng = random.Random(1)
    match = match_of("random", "random@2", players=2, luck_worlds=1)
    lines = []
    for game in range(1, 2001):
        fixture = match.fixture(game)
        luck = rng.gauss(0, 6)
        lead = round((3 if fixture.seating[0] == "random@1" else -3) + luck + rng.gauss(0, 4))
        scores, ranks = (50 + lead, 50), (1, 2) if lead > 0 else (2, 1)
        lines.append(
            line_of(
                fixture.seating, scores, ranks, game=game, deal=fixture.deal, luck=(luck, -luck)
            )
        )
    one, _ = report_of(match, lines).bots
    assert one.lead_less_luck is not None
    assert one.lead_less_luck.low is not None
    assert one.lead_less_luck.high is not None
    assert one.lead_less_luck.low < 3 < one.lead_less_luck.high
    assert one.lead_less_luck.mean == pytest.approx(3, abs=0.25)
    assert one.variance_ratio == pytest.approx((36 + 16) / 16, rel=0.12)


def test_command_reports_luck_and_resumes_with_it(
    capsys: Capture, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("COLUMNS", "200")
    out = tmp_path / "match.jsonl"
    done = run(capsys, *COMMAND, "--games", 4, "--luck", 5, "--out", out)
    assert done.code == 0
    assert "Lead of random@1: " in done.out
    assert "; less luck " in done.out
    assert "times the games." in done.out
    for more in (("arena",), COMMAND):
        again = run(capsys, *more, "--resume", "--out", out, "--games", 6, "--json")
        found = json.loads(again.out)
        assert (found["games"], found["luck_worlds"]) == (6, 5)
        assert found["bots"][0]["variance_ratio"] > 0
    results = read_results(out)
    assert results is not None
    assert all(line.luck is not None for line in results.lines)
    words = refused(capsys, *COMMAND, "--resume", "--out", out, "--luck", 7)
    assert "its luck is estimated from 5 worlds, not estimated from 7 worlds." in words


def test_match_without_luck_is_not_resumed_with_it() -> None:
    match = two_bots()
    without = {key: value for key, value in describe(match).items() if key != "luck_worlds"}
    assert difference(without, match) is None
    words = difference(without, dataclasses.replace(match, luck_worlds=5))
    assert words == "its luck is not estimated, not estimated from 5 worlds"


@pytest.mark.parametrize("luck", [-1, 10_001, "much", True])
def test_luck_from_no_number_of_worlds_is_refused(luck: object) -> None:
    with pytest.raises(NotreDameError, match="Luck is estimated from at most 10000 worlds"):
        match_of("random", "random@2", luck_worlds=luck)


@pytest.mark.parametrize(
    ("luck", "words"),
    [
        (None, "its luck cannot be None"),
        ([0.5, "much"], "its luck cannot be"),
        ([0.5], "not equally long"),
    ],
)
def test_luck_that_makes_no_sense_is_refused(
    lines: list[GameLine], luck: object, words: str
) -> None:
    data = json.loads(lines[0].write())
    with pytest.raises(NotreDameError, match=words):
        read_line(json.dumps(data | {"luck": luck}))


def test_line_without_the_luck_of_its_match_is_refused(capsys: Capture, tmp_path: Path) -> None:
    out = tmp_path / "match.jsonl"
    assert run(capsys, *COMMAND, "--games", 2, "--luck", 3, "--out", out).code == 0
    head, first, _ = out.read_text(encoding="utf-8").splitlines()
    data = json.loads(first)
    out.write_text(f"{head}\n{json.dumps(data)}\n", encoding="utf-8")
    results = read_results(out)
    assert results is not None
    assert [line.luck for line in results.lines] == [tuple(data["luck"])]
    del data["luck"]
    out.write_text(f"{head}\n{json.dumps(data)}\n", encoding="utf-8")
    with pytest.raises(NotreDameError, match=r"Line 2 of .* it has no luck"):
        read_results(out)
