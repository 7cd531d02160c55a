"""The result file: finished games are in it, whatever happens."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from notredame import NotreDameError
from notredame.arena import Match, ResultFile, Results, make_plan, read_results
from notredame.arena.results.header import describe, difference, read_head, write_head
from notredame.rules.model.options import options_of
from notredame.rules.model.printed_data import PRINTED, printed_from_dict

from .sample_matches import match_of, played, two_bots

GAMES = 3
PLAN: dict[str, Any] = {"games": 3, "bot": "random@1", "decides": "wins", "stop": None}


@pytest.fixture
def file(tmp_path: Path) -> Path:
    """A result file of a match with three games."""
    path = tmp_path / "match.jsonl"
    keep(path, two_bots(), None, GAMES)
    return path


def keep(path: Path, match: Match, results: Results | None, games: int) -> None:
    """Add the next games of a match to the file."""
    finished = set() if results is None else {line.game for line in results.lines}
    result_file = ResultFile(path, match, make_plan(match, games), results)
    for line in played(match, games):
        if line.game not in finished:
            result_file.add(line)
    result_file.close()


def results_in(path: Path) -> Results:
    results = read_results(path)
    assert results is not None
    return results


def test_every_line_is_json_and_the_first_describes_the_match(file: Path) -> None:
    first, *games = [json.loads(text) for text in file.read_text(encoding="utf-8").splitlines()]
    assert (first["format"], first["version"], first["seed"]) == ("notredame-arena", 2, 1)
    assert first["plan"] == {"games": 3, "bot": "random@1", "decides": "wins", "stop": None}
    assert [game["game"] for game in games] == [1, 2, 3]


def test_a_file_is_named_by_a_string_or_a_path(file: Path) -> None:
    by_name, by_path = read_results(str(file)), results_in(file)
    assert by_name is not None
    assert (by_name.head, by_name.lines) == (by_path.head, by_path.lines)
    with pytest.raises(NotreDameError, match="is not a file"):
        read_results(str(file.parent))


def test_game_is_on_the_disk_as_soon_as_it_is_added(tmp_path: Path) -> None:
    path = tmp_path / "match.jsonl"
    result_file = ResultFile(path, two_bots(), make_plan(two_bots(), GAMES), None)
    for number, line in enumerate(played(two_bots(), 2), 1):
        result_file.add(line)
        assert len(results_in(path).lines) == number
    result_file.close()


def test_file_is_read_as_it_was_written(file: Path) -> None:
    results = results_in(file)
    assert results.plan == make_plan(two_bots(), GAMES)
    assert describe(results.match) == describe(two_bots())
    assert results.whole == file.stat().st_size
    assert [line.game for line in results.lines] == [1, 2, 3]


def test_lines_are_sorted_by_game_whoever_was_faster(file: Path) -> None:
    head, one, two, three = file.read_bytes().splitlines(keepends=True)
    file.write_bytes(head + three + one + two)
    assert [line.game for line in results_in(file).lines] == [1, 2, 3]


@pytest.mark.parametrize("missing", [1, 2, 40, 400])
def test_an_incomplete_last_line_is_ignored_and_replaced(file: Path, missing: int) -> None:
    whole = results_in(file)
    file.write_bytes(file.read_bytes()[:-missing])
    cut = results_in(file)
    assert cut.lines == whole.lines[:2]
    keep(file, cut.match, cut, GAMES)
    mended = results_in(file)
    assert [line.moves for line in mended.lines] == [line.moves for line in whole.lines]


def test_an_incomplete_last_line_longer_than_a_game_leaves_no_trace(file: Path) -> None:
    """A bot that thinks by the clock may play a shorter game the second time."""
    file.write_bytes(b"".join(file.read_bytes().splitlines(keepends=True)[:3]) + b"[" * 10_000)
    cut = results_in(file)
    keep(file, cut.match, cut, GAMES)
    assert [line.game for line in results_in(file).lines] == [1, 2, 3]
    assert b"[[[" not in file.read_bytes()


@pytest.mark.parametrize("left", [0, 5, 100])
def test_file_with_an_incomplete_first_line_is_started_again(file: Path, left: int) -> None:
    file.write_bytes(file.read_bytes()[:left])
    assert read_results(file) is None
    keep(file, two_bots(), None, GAMES)
    assert len(results_in(file).lines) == GAMES


@pytest.mark.parametrize(
    ("text", "words"),
    [
        ("my diary", "is no result file of the arena: it does not begin with the description"),
        ("[]\n", "it does not begin with the description"),
        (
            '{"format":"notredame-arena","version":3}\n',
            "it is of version 3; only versions 1 to 2 can be read",
        ),
        ('{"format":"notredame-arena","version":1}\n', "its first line has no notredame"),
        ("\udcff\n", "it is not text in UTF-8"),
    ],
)
def test_files_of_somebody_else_are_refused(tmp_path: Path, text: str, words: str) -> None:
    path = tmp_path / "other.txt"
    path.write_bytes(text.encode("utf-8", "surrogateescape"))
    with pytest.raises(NotreDameError, match=words):
        read_results(path)


def test_line_in_the_middle_that_cannot_be_read_is_named(file: Path) -> None:
    head, one, two, three = file.read_bytes().splitlines(keepends=True)
    for bad, words in (
        (b"{}\n", "Line 3 of .* it has no moves"),
        (b"nonsense\n", "Line 3 of .* it is not JSON"),
        (two.replace(b'"deal":1', b'"deal":2'), "Line 3 of .* game 2 of this match is deal 1"),
    ):
        file.write_bytes(head + one + bad + three)
        with pytest.raises(NotreDameError, match=words):
            read_results(file)


@pytest.mark.parametrize(
    ("key", "value"),
    [
        ("game", 10**400),
        ("scores", [10**400, 20, 30]),
        ("ranks", [1, 2, 10**400]),
        ("ranks", [1, 2, 6]),
        ("choices", [10**400, 1, 1]),
        ("choices", [1.5, 1, 1]),
        ("seconds", [10**400, 1, 1]),
        ("seconds", [float("nan"), 1, 1]),
        ("slowest", [float("inf"), 1, 1]),
        ("faults", [[0, "It left.", 10**400]]),
        ("luck", [10**400, 0, 0]),
        ("luck", [float("nan"), 0, 0]),
        ("luck", [1e308, -1e308, 0]),
    ],
)
def test_number_that_no_game_has_is_refused(file: Path, key: str, value: Any) -> None:
    head, one, two, three = file.read_text(encoding="utf-8").splitlines()
    bad = json.dumps(json.loads(two) | {key: value})
    file.write_text(f"{head}\n{one}\n{bad}\n{three}\n", encoding="utf-8")
    with pytest.raises(NotreDameError, match=f"Line 3 of .* its {key} cannot be "):
        read_results(file)


def test_a_game_that_was_written_twice_counts_once(file: Path) -> None:
    head, one, two, three = file.read_bytes().splitlines(keepends=True)
    file.write_bytes(head + one + two + one + three)
    assert [line.game for line in results_in(file).lines] == [1, 2, 3]


def test_a_match_is_not_resumed_after_its_bots_have_changed(file: Path) -> None:
    results = results_in(file)
    assert difference(results.head, results.match) is None
    changed = results.head | {"code": "0123456789abcdef"}
    assert "different code" in str(difference(changed, results.match))


@pytest.mark.parametrize(
    ("key", "value", "words"),
    [
        ("bots", {}, "its bots cannot be"),
        ("bots", [{"bot": "random"}, {}], "its bots cannot have"),
        ("bots", [{"bot": "random", "budget": "slow"}] * 2, "A budget is seconds"),
        ("players", 7, "2 to 5 players"),
        ("seed", -1, "its seed cannot be -1"),
        ("plan", PLAN | {"games": "many"}, "its games cannot be 'many'"),
        ("plan", PLAN | {"games": 10**400}, "its games cannot be 1000"),
        ("plan", PLAN | {"bot": "nobody"}, "There is no bot 'nobody' in this match"),
        ("plan", PLAN | {"bot": []}, "its plan cannot be about"),
        ("plan", PLAN | {"decides": "beauty"}, "is decided by wins, margin, lead, lead-less-luck"),
        ("plan", PLAN | {"decides": "lead-less-luck"}, "only decide if luck is estimated"),
        ("plan", PLAN | {"stop": [0, 1]}, "its stopping rule cannot be"),
        ("plan", PLAN | {"stop": {"low": 1, "high": 0}}, "the smaller one first, not 1 and 0"),
        ("plan", PLAN | {"stop": {"low": 0, "high": 10**400}}, "from -1000000 to 1000000"),
        ("plan", PLAN | {"stop": {"low": float("-inf"), "high": 0}}, "not -inf and 0"),
        ("plan", PLAN | {"stop": {"low": "a", "high": 0}}, "its stopping rule cannot be"),
        ("plan", PLAN | {"stop": {"low": 0, "high": 1}}, "at least 20 deals, which are 60 games"),
        ("plan", {"games": 3}, "its plan cannot be"),
        ("plan", None, "its plan cannot be"),
        ("options", [], "its options cannot be"),
        ("options", {"coins": 24}, "25 or unlimited"),
        ("edition", "first", "There is no edition"),
        ("printed", {}, "has no part"),
        ("printed", "square", "there are windmill, ring"),
    ],
)
def test_first_line_that_makes_no_sense_is_refused(key: str, value: Any, words: str) -> None:
    head = json.loads(write_head(two_bots(), make_plan(two_bots(), GAMES)))
    with pytest.raises(NotreDameError, match=words):
        read_head(json.dumps(head | {key: value}))


def test_every_difference_between_matches_has_words() -> None:
    kept = describe(two_bots())
    assert difference(kept, two_bots()) is None
    tables = PRINTED.as_dict()
    tables["rats"]["fool"] = 4
    others = [
        (match_of("random", "random@3"), "its bots are random@1, random@2, not random@1, random@3"),
        (two_bots(players=4), "its players is 3, not 4"),
        (two_bots(seed=2), "its seed is 1, not 2"),
        (
            match_of("random", "random@2", options=options_of("rio-grande-2007")),
            "its option hotel_double_from is 3, not 4",
        ),
        (match_of("random", "random@2", edition="player-aid"), "its edition is"),
        (
            match_of("random", "random@2", printed=printed_from_dict(tables)),
            "its printed tables are others",
        ),
    ]
    for match, words in others:
        assert words in (difference(kept, match) or "")
    older = kept | {"notredame": "0.0.9"}
    assert "started with notredame 0.0.9" in (difference(older, two_bots()) or "")


def test_printed_tables_of_a_match_are_kept() -> None:
    tables = PRINTED.as_dict()
    tables["rats"]["fool"] = 4
    match = match_of("random", "random@2", printed=printed_from_dict(tables))
    _, again, _ = read_head(write_head(match, make_plan(match, GAMES)))
    assert again.printed.as_dict() == tables
    assert difference(describe(match), again) is None


def test_unknown_game_is_refused(file: Path) -> None:
    assert results_in(file).game(3).game == 3
    with pytest.raises(NotreDameError, match="no game 4 among the 3 finished ones"):
        results_in(file).game(4)
