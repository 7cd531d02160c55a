"""Playing on many machines: the same games, or other work, distributed by Ray."""

from __future__ import annotations

import contextlib
import re
import socket
from collections.abc import Callable, Generator, Iterable, Iterator
from importlib import import_module
from itertools import islice
from typing import Any

from notredame.rules.errors import NotreDameError, shown

from .game_line import GameLine
from .games import Play, play_game
from .match import Match
from .optional_packages import check_extra
from .workers import MOST_RETRIES, J, R

LOCAL = "local"
"""The address that stands for a Ray started for this match on this machine."""
CONNECT_SECONDS = 5.0
"""Seconds to wait for a connection before a cluster counts as unreachable."""
_ADDRESS = re.compile(r"local|auto|(ray://)?[^\s/:]+:[0-9]{1,5}|(ray://)?\[[0-9a-fA-F:]+\]:[0-9]+")


def check_address(address: str) -> None:
    """Refuse what cannot be the address of a cluster, and any if Ray is not installed."""
    if not _ADDRESS.fullmatch(address):
        raise NotreDameError(
            f"{shown(address)} is no address of a Ray cluster; it is HOST:PORT, ray://HOST:PORT, "
            "auto, or nothing for a Ray of our own (name the bots before --ray)."
        )
    check_extra("ray")


def check_reachable(address: str) -> None:
    """Refuse an address that does not answer; Ray itself would wait two minutes."""
    host, colon, port = address.removeprefix("ray://").rpartition(":")
    if not colon:
        return
    try:
        socket.create_connection((host.strip("[]"), int(port)), CONNECT_SECONDS).close()
    except (OSError, OverflowError) as problem:
        raise _unreachable(address, getattr(problem, "strerror", None) or str(problem)) from None


def _unreachable(address: str, reason: str) -> NotreDameError:
    first = reason.strip().partition("\n")[0].rstrip(".")
    return NotreDameError(f"Cannot reach Ray at {address}: {first}.")


def play_on_ray(
    match: Match, games: Iterable[int], address: str = LOCAL, play: Play = play_game
) -> Generator[GameLine, None, None]:
    """Yield games as they are finished; see `work_on_ray`."""
    cores = max(entrant.budget.cores for entrant in match.entrants)
    return work_on_ray(match, games, address, play, "Game", cores)


def work_on_ray(
    job: J,
    numbers: Iterable[int],
    address: str,
    work: Callable[[J, int], R],
    noun: str,
    cores: int = 1,
) -> Generator[R, None, None]:
    """Yield the results of numbered pieces of work as they are finished.

    A piece whose worker or machine is lost is done again; `noun` says in errors what a piece is.
    """
    ray: Any = import_module("ray")
    with _connected(ray, address):
        task = ray.remote(num_cpus=cores, max_retries=MOST_RETRIES)(work)
        shared = ray.put(job)
        todo = iter(numbers)
        waiting: dict[Any, int] = {}
        try:
            while True:
                capacity = 2 * int(ray.cluster_resources().get("CPU", 1)) // cores
                for number in islice(todo, max(2, capacity) - len(waiting)):
                    waiting[task.remote(shared, number)] = number
                if not waiting:
                    return
                done, _ = ray.wait(list(waiting), num_returns=1)
                for future in done:
                    yield _answer(ray, future, f"{noun} {waiting.pop(future)}")
        finally:
            for future in waiting:
                ray.cancel(future, force=True)


def _answer(ray: Any, future: Any, piece: str) -> Any:
    """The result of a piece of work; an error on another machine is raised here as a sentence."""
    try:
        return ray.get(future)
    except ray.exceptions.RayTaskError as problem:
        if isinstance(problem.cause, NotreDameError):
            raise NotreDameError(str(problem.cause)) from None
        raise
    except ray.exceptions.RayError as problem:
        raise NotreDameError(
            f"{piece} is given up: Ray lost it {MOST_RETRIES + 1} times ({type(problem).__name__})."
        ) from None


@contextlib.contextmanager
def _connected(ray: Any, address: str) -> Iterator[None]:
    """Connect to Ray; a connection that existed before is used and kept."""
    if ray.is_initialized():
        yield
        return
    quiet: dict[str, Any] = {"log_to_driver": False, "logging_level": "ERROR"}
    if address == LOCAL:
        quiet["include_dashboard"] = False
    try:
        ray.init(address=address, **quiet)
    except (ConnectionError, RuntimeError, ValueError) as problem:
        raise _unreachable(address, str(problem)) from None
    try:
        yield
    finally:
        ray.shutdown()
