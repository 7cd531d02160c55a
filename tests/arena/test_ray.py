"""Ray: the same games as in one process, and none is lost. The tests start their own cluster."""

from __future__ import annotations

import os
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from notredame import NotreDameError
from notredame.arena.ray_cluster import check_address, play_on_ray
from tests.cli.command_runner import refused, run, run_process

from .sample_matches import die, die_once, games_in, played, timeless, two_bots
from .test_workers import by_number, refuse

ray: Any = pytest.importorskip("ray")
Capture = pytest.CaptureFixture[str]
MATCH = ("arena", "random", "random@2", "--players", 3, "--seed", 1)


@pytest.mark.soak
def test_a_local_ray_is_started_quietly(tmp_path: Path) -> None:
    """Runs first, before another Ray shares the processors."""
    out = tmp_path / "match.jsonl"
    done = run_process(*MATCH, "--games", 3, "--out", out, "--ray", cwd=tmp_path)
    assert (done.code, done.err.strip()) == (0, "")
    assert "3 games, 3 players" in done.out
    assert [line["game"] for line in games_in(out)] == [1, 2, 3]


@pytest.fixture(scope="module")
def cluster(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Path]:
    """A Ray with two processors whose workers can import the tests, and a file they can write."""
    died = tmp_path_factory.mktemp("ray") / "died"
    root = Path(__file__).resolve().parent.parent.parent
    there = os.pathsep.join([str(root), os.environ.get("PYTHONPATH", "")])
    ray.init(
        address="local",
        num_cpus=2,
        include_dashboard=False,
        log_to_driver=False,
        logging_level="ERROR",
        runtime_env={"env_vars": {"PYTHONPATH": there, "ARENA_TEST_DIED": str(died)}},
    )
    yield died
    ray.shutdown()


@pytest.mark.usefixtures("cluster")
def test_ray_plays_the_same_games_as_one_process() -> None:
    match = two_bots()
    lines = list(play_on_ray(match, range(1, 10)))
    assert by_number(lines) == by_number(played(match, 9))


@pytest.mark.usefixtures("cluster")
def test_command_on_ray_writes_the_same_file_and_leaves_the_cluster(
    capsys: Capture, tmp_path: Path
) -> None:
    here, there = tmp_path / "here.jsonl", tmp_path / "there.jsonl"
    assert run(capsys, *MATCH, "--games", 6, "--out", here).code == 0
    assert run(capsys, *MATCH, "--games", 6, "--out", there, "--ray").code == 0
    assert games_in(here) == games_in(there)
    assert ray.is_initialized()


def test_game_of_a_lost_worker_is_played_again(cluster: Path) -> None:
    match = two_bots()
    lines = list(play_on_ray(match, range(1, 4), play=die_once))
    assert cluster.exists()
    assert by_number(lines) == by_number(played(match, 3))


@pytest.mark.soak
@pytest.mark.usefixtures("cluster")
def test_game_that_loses_every_worker_is_given_up() -> None:
    with pytest.raises(NotreDameError, match="Game 1 is given up: Ray lost it 4 times"):
        list(play_on_ray(two_bots(), [1], play=die))


@pytest.mark.usefixtures("cluster")
def test_an_error_in_a_ray_worker_is_raised_here() -> None:
    with pytest.raises(NotreDameError, match=r"^There is no bot for game 5\.$"):
        list(play_on_ray(two_bots(), [5], play=refuse))


@pytest.mark.usefixtures("cluster")
def test_leaving_early_keeps_what_is_finished() -> None:
    match = two_bots()
    lines = play_on_ray(match, range(1, 1000))
    first = next(lines)
    lines.close()
    assert timeless(first) in by_number(played(match, 6))


@pytest.mark.parametrize("address", ["random", "http://somewhere", "here:", "ray://"])
def test_an_invalid_address_is_refused(address: str) -> None:
    with pytest.raises(NotreDameError, match="name the bots before --ray"):
        check_address(address)


@pytest.mark.parametrize("address", ["local", "auto", "10.0.0.1:6379", "ray://head:10001"])
def test_addresses_of_ray_are_accepted(address: str) -> None:
    check_address(address)


def test_ray_and_jobs_do_not_go_together(capsys: Capture) -> None:
    assert "not allowed with" in refused(capsys, *MATCH, "--jobs", 2, "--ray")
