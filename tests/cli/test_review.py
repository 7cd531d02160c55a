"""`notredame review`: where the points of a finished game went, and what was better."""

from __future__ import annotations

import json
import re
from collections.abc import Generator
from pathlib import Path
from typing import Any

import pytest

from notredame import Game
from notredame.bots.thinkers import prepare
from notredame.cli import review as review_command
from notredame.cli.review_report import Report
from notredame.records import write_json, write_text
from notredame.review import decision_rows, review_game
from notredame.review.decisions import grade_of
from notredame.review.pieces import judge
from notredame.review.review_types import GameReview
from notredame.review.work import ReviewWork
from notredame.text import catalogue, languages
from tests.bots.programs import program
from tests.random_games import finished_game

from .command_runner import refused, run

Capture = pytest.CaptureFixture[str]
STEPS = 60


@pytest.fixture(scope="module")
def game() -> Game:
    prepare()
    return finished_game(["Anna", "Ben"])


@pytest.fixture(scope="module")
def review(game: Game) -> GameReview:
    return review_game(game, [1], STEPS)


@pytest.fixture
def record(game: Game, tmp_path: Path) -> Path:
    path = tmp_path / "game.txt"
    path.write_text(write_text(game), encoding="utf-8")
    return path


def test_the_report_has_the_account_the_losses_and_the_reasons(
    capsys: Capture, record: Path, review: GameReview
) -> None:
    done = run(capsys, "review", record, "--seat", "Ben", "--budget", STEPS)
    assert done.code == 0
    (ben,) = review["seats"]
    assert done.out.startswith(f"Ben: {review['prestige'][1]} prestige, lead ")
    figures = [
        float(number.replace("−", "-"))
        for number in re.findall(r"(?m)^\S.*  ([+−]?\d+\.\d)$", done.out)
    ]
    assert len(figures) == 6
    assert sum(figures[:5]) == pytest.approx(figures[5], abs=0.3)
    assert figures[5] == pytest.approx(ben["lead"], abs=0.05)
    listed = re.findall(r"(?m)^ +−(\d+\.\d) ± \d+\.\d, (\w+); win chance \d+% → \d+%", done.out)
    worst = sorted((decision["loss"] for decision in ben["decisions"]), reverse=True)[:10]
    assert [figure for figure, _ in listed] == [catalogue("en").decimal(loss) for loss in worst]
    assert [grade for _, grade in listed] == [grade_of(float(figure)) for figure, _ in listed]
    assert "points more" in done.out
    assert f"of {len(ben['decisions'])} decisions" in done.out


def test_json_is_the_review_and_both_forms_of_a_record_can_be_read(
    capsys: Capture, record: Path, game: Game, review: GameReview
) -> None:
    other = record.with_suffix(".json")
    other.write_text(write_json(game), encoding="utf-8")
    for file, seat in ((record, "1"), (other, "green")):
        done = run(capsys, "review", file, "--seat", seat, "--budget", STEPS, "--json")
        assert json.loads(done.out) == review
        assert "Reviewing" not in done.out


def test_the_number_of_jobs_changes_nothing(game: Game, review: GameReview) -> None:
    assert review_game(game, [1], STEPS, jobs=3) == review


@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        (["--seat", "Zoe"], "--seat cannot be 'Zoe'; it can be a seat from 0 to 1 or a colour"),
        (["--seat", "2"], "--seat cannot be '2'"),
        (["--budget", 0], "A review takes 60 to 200000 steps for each decision, not 0."),
        (["--budget", "many"], "'many' is not a whole number"),
        (["--jobs", 0], "must be 1 to 64, not 0"),
        (["--by", "random"], "The bot random offers no evaluations"),
        (["--by", "nobody"], "There is no bot 'nobody'"),
        (["--language", "tlh"], "There is no language 'tlh'"),
    ],
)
def test_options_that_make_no_sense_are_refused(
    capsys: Capture, record: Path, arguments: list[object], sentence: str
) -> None:
    assert sentence in refused(capsys, "review", record, *arguments)


def test_records_that_cannot_be_reviewed_are_refused(
    capsys: Capture, record: Path, game: Game, tmp_path: Path
) -> None:
    written = record.read_text("utf-8")
    unfinished = write_text(game.before(40))
    for text, sentence in (
        (unfinished, "Only a finished game can be reviewed; this one has 39 choices and is not"),
        (written.replace("record 1", "record 2"), "version 2; only version 1 can be read"),
        (written.replace("keep", "kepp", 1), "is no choice of the game"),
        ("", "The record is empty; it would begin with the line"),
    ):
        other = tmp_path / "other.txt"
        other.write_text(text, encoding="utf-8")
        assert sentence in refused(capsys, "review", other)
    assert "Cannot read" in refused(capsys, "review", tmp_path / "missing.txt")


def interrupted(after: int) -> Any:
    """A stand-in for `ReviewWork.run` that is interrupted after some pieces."""

    def run_some(self: ReviewWork, *_: object) -> Generator[int, None, None]:
        while self.done < after:
            piece = self.next()
            assert piece is not None
            self.keep(piece, judge(piece))
            yield self.done
        raise KeyboardInterrupt

    return run_some


def test_after_an_interruption_the_costliest_decisions_so_far_are_printed(
    capsys: Capture, record: Path, review: GameReview, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(ReviewWork, "run", interrupted(20))
    done = run(capsys, "review", record, "--seat", 1, "--budget", STEPS)
    total = len(review["seats"][0]["decisions"])
    assert done.code == 130
    assert done.out.startswith(f"Stopped after 20 of {total} decisions, so there is no account.")
    assert re.search(r"(?m)^[ABC]\d  Ben: ", done.out)
    done = run(capsys, "review", record, "--seat", 1, "--budget", STEPS, "--json")
    assert (done.code, done.out) == (130, "")
    assert f"stopped after 20 of {total} decisions" in done.err
    assert "they are lost." in done.err


@pytest.mark.parametrize("language", languages())
def test_the_report_in_every_language(
    capsys: Capture, game: Game, review: GameReview, language: str
) -> None:
    Report(game, catalogue(language), explained=True).print(review)
    told = capsys.readouterr().out
    assert "{" not in told
    decimal = catalogue(language).signed_decimal(review["seats"][0]["lead"])
    assert told.count(decimal) >= 2


def test_every_phrase_of_the_report_is_used() -> None:
    source = Path(review_command.__file__).with_name("review_report.py").read_text("utf-8")
    kinds = {"draft", "card", "target", "carriage", "hire"}
    grades = {"fine", "inaccuracy", "mistake", "blunder"}
    used = set(re.findall(r'"([a-z_]+)"', source)) | kinds | grades
    assert set(catalogue("en").keys("review_report")) <= used


def test_rows_for_a_notebook_are_flat_and_say_what_the_review_says(review: GameReview) -> None:
    rows = decision_rows(review)
    (ben,) = review["seats"]
    assert [row["move"] for row in rows] == [decision["move"] for decision in ben["decisions"]]
    assert sum(row["loss"] for row in rows) == pytest.approx(-ben["own_losses"])
    assert {tuple(row) for row in rows} == {tuple(rows[0])}
    for row in rows:
        assert all(value is None or isinstance(value, int | float | str) for value in row.values())
        assert row["name"] == "Ben"
        assert row["best_lead"] >= row["lead"] or not row["loss"]


def test_a_review_by_another_bot_uses_its_evaluations(
    capsys: Capture, record: Path, tmp_path: Path
) -> None:
    body = """
receive()
send(ready=True, evaluates=True)
while True:
    asked = receive()
    players = asked["view"]["players"]
    send(id=asked["id"], prestige=[p["supply"] for p in players], win_chance=[0.5, 0.5])
"""
    name = program(tmp_path, body).name
    done = run(
        *(capsys, "review", record, "--seat", 1, "--budget", STEPS, "--json", "--jobs", 2),
        *("--by", name),
    )
    told = json.loads(done.out)["seats"][0]["decisions"]
    # Whoever counts markers to place regrets every marker placed, and can give no reason for it.
    assert {decision["kind"] for decision in told if decision["loss"] >= 1} >= {"target", "card"}
    assert {reason["part"] for decision in told for reason in decision["reasons"]} <= {"others"}
