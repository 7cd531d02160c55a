"""Playing on many machines: the same games, distributed by Ray."""

from __future__ import annotations

import contextlib
import re
import socket
from collections.abc import Generator, Iterable, Iterator
from importlib import import_module
from typing import Any

from notredame.rules.errors import NotreDameError, shown

from .game_line import GameLine
from .games import Play, play_game
from .match import Match
from .optional_packages import check_extra
from .workers import MOST_RETRIES

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
    """Yield games as they are finished. A game whose worker or machine is lost is played again."""
    ray: Any = import_module("ray")
    cores = max(entrant.budget.cores for entrant in match.entrants)
    with _connected(ray, address):
        task = ray.remote(num_cpus=cores, max_retries=MOST_RETRIES)(play)
        shared = ray.put(match)
        todo = iter(games)
        waiting: dict[Any, int] = {}
        try:
            while True:
                capacity = 2 * int(ray.cluster_resources().get("CPU", 1)) // cores
                while len(waiting) < max(2, capacity) and (game := next(todo, None)) is not None:
                    waiting[task.remote(shared, game)] = game
                if not waiting:
                    return
                done, _ = ray.wait(list(waiting), num_returns=1)
                for future in done:
                    game = waiting.pop(future)
                    yield _answer(ray, future, game)
        finally:
            for future in waiting:
                ray.cancel(future, force=True)


def _answer(ray: Any, future: Any, game: int) -> GameLine:
    """The line of a game; an error on another machine is raised here as a sentence."""
    try:
        line: GameLine = ray.get(future)
    except ray.exceptions.RayTaskError as problem:
        if isinstance(problem.cause, NotreDameError):
            raise NotreDameError(str(problem.cause)) from None
        raise
    except ray.exceptions.RayError as problem:
        raise NotreDameError(
            f"Game {game} is given up: Ray lost it {MOST_RETRIES + 1} times "
            f"({type(problem).__name__})."
        ) from None
    return line


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
