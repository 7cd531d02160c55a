"""The plan of a match: what decides is written down before the first game, and when it stops."""

from __future__ import annotations

import dataclasses
import json
import random
from pathlib import Path
from typing import Any

import pytest

from notredame.arena import GameLine, StoppingRule, make_plan, read_results, report_of
from notredame.arena.statistics.stopping import Stopping
from notredame.cli.arena.match import wanted_of
from notredame.cli.arena.sentences import sentences_of
from notredame.cli.main import build_parser
from tests.cli.command_runner import refused, run, run_process

from .sample_matches import line_of, played, two_bots

Capture = pytest.CaptureFixture[str]
BOTS = ("arena", "random", "random@2", "--players", 2, "--seed", 1)
STOPPED = (*BOTS, "--decide", "margin", "--stop", 0, 4, "--games", 200)


@pytest.fixture(autouse=True)
def wide_terminal(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("COLUMNS", "300")


def figures(capsys: Capture, *arguments: object) -> dict[str, Any]:
    done = run(capsys, *arguments, "--json")
    assert done.code == 0, done.err
    found: dict[str, Any] = json.loads(done.out)
    return found


def plan_in(path: Path) -> dict[str, Any]:
    with path.open(encoding="utf-8") as file:
        plan: dict[str, Any] = json.loads(file.readline())["plan"]
    return plan


def test_plan_is_in_the_file_before_the_first_game(capsys: Capture, tmp_path: Path) -> None:
    out = tmp_path / "match.jsonl"
    found = figures(capsys, *BOTS, "--games", 3, "--decide", "lead", "--out", out)
    plan = {"games": 4, "bot": "random@1", "decides": "lead", "stop": None}
    assert found["plan"] == plan_in(out) == plan
    done = run(capsys, "arena", "--resume", "--out", out)
    lead = found["bots"][0]["lead"]
    words = f"lead of random@1 {lead['mean']:+.2f} ±{lead['high'] - lead['mean']:.2f}."
    assert f"What decides, as planned: {words}" in done.out


def test_wins_decide_unless_said_otherwise(capsys: Capture) -> None:
    done = run(capsys, *BOTS, "--games", 4)
    assert "What decides, as planned: wins of random@1 " in done.out
    assert "%" in done.out.partition("as planned")[2].splitlines()[0]


def test_lead_less_luck_can_decide(capsys: Capture) -> None:
    done = run(capsys, *BOTS, "--games", 4, "--luck", 2, "--decide", "lead-less-luck")
    assert "What decides, as planned: lead less luck of random@1 " in done.out


def test_resumed_match_keeps_its_plan(capsys: Capture, tmp_path: Path) -> None:
    out = tmp_path / "match.jsonl"
    plan = figures(capsys, *STOPPED[:-1], 40, "--out", out)["plan"]
    for arguments in (("arena",), BOTS, STOPPED[:-2]):
        assert figures(capsys, *arguments, "--resume", "--out", out)["plan"] == plan
    before = out.read_bytes()
    resume = ("--resume", "--out", out)
    for options, words in (
        (("--decide", "lead"), "has another plan: margin decides, not lead."),
        (("--stop", -3, 4), "has another plan: it stops at 0 or 4, not at -3 or 4."),
    ):
        assert words in refused(capsys, *BOTS, *resume, *options)
        assert words in refused(capsys, "arena", *resume, *options)
    assert out.read_bytes() == before


def test_stopping_rule_is_not_added_later(capsys: Capture, tmp_path: Path) -> None:
    out = tmp_path / "match.jsonl"
    assert run(capsys, *BOTS, "--games", 4, "--out", out).code == 0
    words = refused(capsys, "arena", "--resume", "--out", out, "--stop", 0.4, 0.6)
    assert "has another plan: it stops after all games, not at 0.4 or 0.6." in words


def test_more_games_than_planned_are_said_to_be(capsys: Capture, tmp_path: Path) -> None:
    out = tmp_path / "match.jsonl"
    done = run(capsys, *BOTS, "--games", 4, "--out", out)
    assert "games were planned" not in done.out
    more = run(capsys, "arena", "--resume", "--out", out, "--games", 8)
    assert "4 games were planned, and 8 have been played: going on after a look" in more.out
    assert plan_in(out)["games"] == 4
    again = run(capsys, "arena", "--resume", "--out", out)
    assert "4 games were planned, and 8 have been played" in again.out


def test_fewer_games_than_planned_are_said_to_be(capsys: Capture, tmp_path: Path) -> None:
    out = tmp_path / "match.jsonl"
    assert run(capsys, *BOTS, "--games", 8, "--out", out).code == 0
    lines = out.read_text(encoding="utf-8").splitlines(keepends=True)
    out.write_text("".join(lines[:3]), encoding="utf-8")
    done = run(capsys, "arena", "--resume", "--out", out, "--games", 4)
    assert "8 games were planned, and 4 have been played." in done.out


def older(out: Path, games: int) -> None:
    """Turn a result file into one of version 1."""
    first, rest = out.read_text(encoding="utf-8").split("\n", 1)
    head = json.loads(first)
    del head["plan"], head["luck_worlds"]
    head |= {"version": 1, "games": games}
    out.write_text(json.dumps(head, separators=(",", ":")) + "\n" + rest, encoding="utf-8")


def test_file_without_a_plan_is_read_but_not_resumed(capsys: Capture, tmp_path: Path) -> None:
    out = tmp_path / "match.jsonl"
    assert run(capsys, *BOTS, "--games", 4, "--out", out).code == 0
    older(out, 6)
    results = read_results(out)
    assert results is not None
    assert (results.plan, len(results.lines)) == (None, 4)
    assert report_of(results.match, results.lines, results.plan).plan is None
    assert run(capsys, "arena", "--record", 2, "--out", out).code == 0
    before = out.read_bytes()
    for arguments in (("arena",), BOTS, (*BOTS, "--stop", 0, 1)):
        words = refused(capsys, *arguments, "--resume", "--out", out)
        assert "can be read, but the match cannot be resumed" in words
    assert out.read_bytes() == before


def test_match_stops_when_its_rule_has_decided(capsys: Capture, tmp_path: Path) -> None:
    out = tmp_path / "match.jsonl"
    done = run(capsys, *STOPPED, "--out", out)
    found = figures(capsys, "arena", "--resume", "--out", out)
    deals = found["verdict"]["deals"]
    assert 20 <= deals < 100
    assert (found["games"], found["deals"]) == (2 * deals, deals)
    assert len(out.read_text(encoding="utf-8").splitlines()) == 1 + 2 * deals
    assert found["verdict"]["decided"] == "low"
    words = f"has decided after {deals} deals: rather at most +0 than at least +4."
    assert f"The stopping rule {words}" in done.out
    assert "A match that stops by its result exaggerates it a little" in done.out
    size = out.stat().st_size
    assert figures(capsys, "arena", "--resume", "--out", out, "--games", 400) == found | {
        "asked": 400
    }
    assert out.stat().st_size == size


def test_verdict_does_not_depend_on_jobs(capsys: Capture, tmp_path: Path) -> None:
    alone = figures(capsys, *STOPPED)
    done = run_process(*STOPPED, "--jobs", 2, "--json", cwd=tmp_path)
    assert (done.code, done.err.strip()) == (0, "")
    together = json.loads(done.out)
    for found in (alone, together):
        for bot in found["bots"]:
            del bot["seconds"], bot["slowest"]
    assert together == alone


def test_match_that_is_not_decided_says_so(capsys: Capture) -> None:
    done = run(capsys, *BOTS, "--stop", 0.45, 0.5, "--games", 40)
    assert "at most 45.0% or at least 50.0%, has not decided after 20 deals." in done.out


def stopped_lines(deals: int) -> list[GameLine]:
    """Games of two players that the first bot wins by 3 to 9 points."""
    rng = random.Random(3)
    match = two_bots(players=2)
    lines = []
    for game in range(1, 2 * deals + 1):
        fixture = match.fixture(game)
        own = 40 + rng.randint(3, 9)
        first = fixture.seating[0] == "random@1"
        lines.append(
            line_of(
                fixture.seating,
                (own, 40) if first else (40, own),
                (1, 2) if first else (2, 1),
                game=game,
                deal=fixture.deal,
            )
        )
    return lines


def test_deals_are_taken_in_order_whichever_game_is_finished_first() -> None:
    match = two_bots(players=2)
    plan = make_plan(match, 100, "margin", StoppingRule(0, 2))
    lines = stopped_lines(50)
    expected = Stopping(match, plan, lines).verdict
    assert expected is not None
    assert expected.decided == "high"
    mixed = lines[:]
    random.Random(1).shuffle(mixed)
    assert Stopping(match, plan, mixed).verdict == expected
    stopping = Stopping(match, plan)
    for line in lines[1:]:  # all but the first game: no deal before it counts
        stopping.add(line)
    assert stopping.verdict is None
    stopping.add(lines[0])
    assert stopping.verdict == expected


def test_games_after_the_verdict_are_not_counted(capsys: Capture, tmp_path: Path) -> None:
    match = two_bots(players=2)
    plan = make_plan(match, 100, "margin", StoppingRule(0, 2))
    lines = stopped_lines(50)
    report = report_of(match, lines, plan)
    assert report.verdict is not None
    until = 2 * report.verdict.deals
    late = dataclasses.replace(lines[-1], faults=((0, "It left.", 2),), slowest=(9.0, 9.0))
    assert report == report_of(match, [*lines[:-1], late], plan)
    assert report == report_of(match, lines[:until], plan)
    assert report.tested_deals == report.verdict.deals
    assert report.games == until < 100
    out = tmp_path / "match.jsonl"
    assert run(capsys, *STOPPED, "--out", out).code == 0
    extra = played(match, 2 * 60)[-1]
    with out.open("a", encoding="utf-8") as file:
        file.write(f"{extra.write()}\n")
    done = run(capsys, "arena", "--resume", "--out", out)
    assert "Games finished after that, and not counted: 1." in done.out


def test_deals_behind_a_gap_are_not_tested_yet(capsys: Capture, tmp_path: Path) -> None:
    out = tmp_path / "match.jsonl"
    rule = ("--stop", 0.45, 0.5)
    assert run(capsys, *BOTS, *rule, "--games", 50, "--out", out).code == 0
    lines = out.read_text(encoding="utf-8").splitlines(keepends=True)
    del lines[45]  # a game of deal 23
    out.write_text("".join(lines), encoding="utf-8")
    results = read_results(out)
    assert results is not None
    report = report_of(results.match, results.lines, results.plan)
    assert (report.deals, report.tested_deals, report.verdict) == (24, 22, None)
    wanted = wanted_of(build_parser().parse_args(["arena", "--resume", "--out", str(out)]))
    said = "\n".join(sentences_of(wanted, report, len(results.lines)))
    assert "has not decided after 22 deals." in said


def test_plan_is_about_the_bot_named_first() -> None:
    assert make_plan(two_bots(), 3).bot == "random@1"
