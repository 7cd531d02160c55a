"""`notredame puzzles`: making, continuing, checking and solving."""

from __future__ import annotations

import gzip
import io
from collections.abc import Generator
from pathlib import Path
from typing import Any

import pytest

from notredame.cli.puzzles import making
from notredame.review.puzzles import PlacedPuzzle, shipped
from notredame.review.puzzles.collection import Collection
from notredame.review.puzzles.finding import Plan
from notredame.review.puzzles.puzzle import PuzzleGame
from notredame.review.puzzles.puzzle_file import game_line, head_line, read_puzzles
from notredame.review.puzzles.solution import solution_of
from notredame.text import catalogue, languages
from notredame.text.catalogues.choice_lists import in_order

from .command_runner import Done, run

MADE = [
    {**game, "game": number}
    for number, game in enumerate({one.of["game"]: one.of for one in shipped()}.values())
]
"""Games that need not be made again."""


@pytest.fixture
def quickly(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let games be there already."""

    def made(plan: Plan, first: int, jobs: int) -> Generator[PuzzleGame, None, None]:
        yield from MADE[first:]  # type: ignore[misc]

    monkeypatch.setattr(making, "made_games", made)
    monkeypatch.setattr(making, "compile_bots", lambda: None)


def lines(game: Any) -> str:
    """A puzzle file of one game."""
    return head_line(Plan(1, None)) + game_line(game)


def games_in(path: Path) -> list[PuzzleGame]:
    found = read_puzzles(path.read_bytes(), "file")
    assert found is not None
    return found.games


def test_games_are_made_until_there_are_enough_puzzles(
    quickly: None, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path = tmp_path / "puzzles.jsonl"
    done = run(capsys, "puzzles", "--out", path, "--count", 7)
    assert done.code == 0
    games = games_in(path)
    counts = [len(game["puzzles"]) for game in games]
    assert sum(counts) >= 7 > sum(counts[:-1])
    assert f"{sum(counts)} puzzles from {len(games)} games." in done.out
    assert "Themes: draft " in done.out


def test_a_file_is_continued_where_it_ends(
    quickly: None, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path = tmp_path / "puzzles.jsonl"
    run(capsys, "puzzles", "--out", path, "--count", 3)
    path.write_bytes(path.read_bytes() + b'{"game":')  # as if it had been killed
    refused = run(capsys, "puzzles", "--out", path, "--count", 12)
    assert "already has puzzles; add --resume, or name another file." in refused.err
    assert run(capsys, "puzzles", "--out", path, "--count", 12, "--resume").code == 0
    at_once = tmp_path / "at once.jsonl"
    run(capsys, "puzzles", "--out", at_once, "--count", 12)
    assert path.read_bytes() == at_once.read_bytes()
    before = path.read_bytes()
    assert run(capsys, "puzzles", "--out", path, "--count", 2, "--resume").code == 0
    assert path.read_bytes() == before, "there are enough"


def test_an_interruption_keeps_what_is_done(
    quickly: None,
    tmp_path: Path,
    capsys: pytest.CaptureFixture[str],
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    def interrupted(plan: Plan, first: int, jobs: int) -> Generator[PuzzleGame, None, None]:
        yield MADE[0]  # type: ignore[misc]
        raise KeyboardInterrupt

    monkeypatch.setattr(making, "made_games", interrupted)
    path = tmp_path / "puzzles.jsonl"
    done = run(capsys, "puzzles", "--out", path, "--count", 100)
    assert done.code == 130
    assert "the same command with --resume continues it" in done.err
    assert games_in(path) == [MADE[0]]


def test_a_file_of_another_run_is_not_continued(
    quickly: None, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path = tmp_path / "puzzles.jsonl"
    run(capsys, "puzzles", "--out", path, "--count", 1, "--seed", 2)
    done = run(capsys, "puzzles", "--out", path, "--count", 9, "--players", 3, "--resume")
    assert done.code == 2
    assert "was made with --seed 2 and all numbers of players" in done.err
    assert "not with --seed 1 and --players 3." in done.err
    path.write_text(lines(MADE[1]))
    done = run(capsys, "puzzles", "--out", path, "--count", 9, "--resume")
    assert "cannot be continued: some of its games are missing." in done.err


def test_a_packed_file_is_not_continued_and_stays_as_it_is(
    quickly: None, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path = tmp_path / "puzzles.jsonl.gz"
    packed = gzip.compress(lines(MADE[0]).encode())
    path.write_bytes(packed)
    done = run(capsys, "puzzles", "--out", path, "--count", 99, "--resume")
    assert done.code == 2
    assert "is packed; unpack it (gzip -d), then continue that file." in done.err
    assert path.read_bytes() == packed


@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        ((), "One of the arguments --solve --out --check is required."),
        (("--solve", "--out", "x"), "not allowed with argument"),
        (("--out", "x", "--count", 0), "must be 1 to 100000, not 0."),
        (("--out", "x", "--players", 6), "Notre Dame is for 2 to 5 players, not 6."),
        (("--out", "no/such/folder/x"), "Cannot write 'no/such/folder/x': No such file"),
        (("--check", "missing"), "Cannot read 'missing': No such file or directory."),
        (("--solve", "--language", "xx"), "xx"),
    ],
)
def test_what_cannot_be_is_refused_with_a_sentence(
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
    arguments: tuple[object, ...],
    sentence: str,
) -> None:
    monkeypatch.chdir(tmp_path)
    done = run(capsys, "puzzles", *arguments)
    assert done.code == 2
    assert sentence in done.err
    assert list(tmp_path.iterdir()) == []


@pytest.mark.parametrize("holds", [True, False])
def test_puzzles_are_checked_again(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], holds: bool
) -> None:
    """With few steps; a puzzle with a wrong solution is found."""
    placed = shipped().puzzles[0]
    puzzle = {**placed.puzzle, "checks": [{**placed.puzzle["checks"][0], "steps": 300}]}
    if not holds:
        puzzle["right"] = [placed.puzzle["tempting"]]
    game = {**placed.of, "puzzles": [puzzle]}
    path = tmp_path / "puzzles.jsonl"
    path.write_text(lines(game))
    done = run(capsys, "puzzles", "--check", path)
    assert done.code == (0 if holds else 1)
    assert f"{int(holds)} of 1 puzzles pass all checks." in done.out
    assert (f"Puzzle {placed.id} does not pass" in done.out) != holds


# Solving


class Solver:
    """Somebody who solves one puzzle in the terminal."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
        self.patch, self.capsys = monkeypatch, capsys
        self.placed: PlacedPuzzle = shipped().puzzles[0]
        only = Collection([])
        only.puzzles = [self.placed]
        monkeypatch.setattr("notredame.cli.puzzles.command.shipped", lambda: only)
        monkeypatch.setenv("COLUMNS", "100")

    def number(self, choice: str) -> int:
        """The number of an answer in the list."""
        view = self.placed.view()
        ordered = in_order(view.choices(), view.as_dict())
        return 1 + [one.id for one in ordered].index(choice)

    def solve(self, *keys: object, language: str = "en") -> Done:
        typed = "".join(f"{key}\n" for key in keys)
        self.patch.setattr("sys.stdin", io.StringIO(typed))
        return run(self.capsys, "puzzles", "--solve", "--language", language)


@pytest.fixture
def solver(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> Solver:
    """Somebody who solves one puzzle in the terminal."""
    return Solver(monkeypatch, capsys)


def test_a_wrong_answer_then_the_right_one_with_the_reason(solver: Solver) -> None:
    puzzle = solver.placed.puzzle
    done = solver.solve(solver.number(puzzle["tempting"]), solver.number(puzzle["right"][0]))
    told = " ".join(done.out.split())
    assert "There is something better. Try again." in told
    assert "Right: that is the best answer." in told
    words = catalogue("en")
    found = {one.choice.id: one for one in solution_of(solver.placed, words)}
    tempting = found[puzzle["tempting"]]
    assert f"Why not “{tempting.label}”? {tempting.why}" in told
    assert words.decimal(tempting.answer["behind"]) in told
    assert "Solved: 1 of 1." in told


def test_the_answer_is_shown_and_a_puzzle_skipped(solver: Solver) -> None:
    shown = solver.solve("a").out
    assert "The best answer: " in shown
    assert "Solved: 0 of 1." in shown
    skipped = solver.solve("s").out
    assert "The best answer: " not in skipped


def test_nonsense_is_explained_and_leaving_is_possible(solver: Solver) -> None:
    done = solver.solve("x", "0", "99", "²", "q")
    assert done.out.count("Please type a number from 1 to") == 4
    assert "Sch cloister school" not in done.out
    assert "Sch cloister school" in solver.solve("?", "q").out
    assert "Solved: 0 of 0." in done.out
    assert solver.solve().code == 0, "the keyboard is closed"


@pytest.mark.parametrize("language", languages())
def test_puzzles_in_the_terminal_in_every_language(solver: Solver, language: str) -> None:
    words = catalogue(language)
    done = solver.solve("a", language=language)
    told = "".join(done.out.split())
    best = solution_of(solver.placed, words)[0].label
    assert "".join(words.say("trainer", "solution", answer=best).split()) in told
    assert words.say("theme", solver.placed.puzzle["theme"]).lower() in done.out.lower()


def test_only_the_wanted_puzzles_are_asked_for(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr("sys.stdin", io.StringIO("q\n"))
    done = run(capsys, "puzzles", "--solve", "--theme", "hire", "--players", 5)
    assert "Whom to hire" in done.out
    assert "5 players" in done.out
