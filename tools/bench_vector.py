"""Steps a second of the vector environment beside pgx: `python -m tools.bench_vector`.

A part of `make bench`. 1024 games at once on one core, random actions from the masks chosen in
compiled code and counted along, observations and masks of every step written; pgx does the same on
the CPU, in an environment of its own. Everything takes turns, and ratios are taken within a round.
"""

from __future__ import annotations

from functools import partial
from typing import Any

import numba
import numpy as np
from rich.console import Console
from rich.markup import escape
from rich.table import Table

from notredame.envs.vector import NotreDameVector

from .bench.counting import BATCH, Work, settle, timed
from .bench.measure import Bench
from .bench.peers import add_peer
from .bench.process import ROOT
from .bench.report import number
from .bench.turns import measure_once, pin

ROUNDS, SECONDS = 7, 0.7
THEIRS = ("pgx-connect_four", "pgx-backgammon")
TARGET = 1_000_000
AIM = "all seats, 4 players, copy=False"
"""What is measured against the target."""
OURS: dict[str, dict[str, Any]] = {
    "all seats, 2 players, copy=False": {"players": 2, "opponents": None, "copy": False},
    AIM: {"players": 4, "opponents": None, "copy": False},
    "all seats, 5 players, copy=False": {"players": 5, "opponents": None, "copy": False},
    "all seats, 4 players": {"players": 4, "opponents": None},
    "one seat, three random bots": {"players": 4, "opponents": "random", "copy": False},
    "one seat, three greedy bots": {"players": 4, "opponents": "greedy", "copy": False},
}


@numba.njit
def choose(masks: Any, lots: Any, actions: Any) -> None:
    """Any possible action in each game."""
    width = masks.shape[1]
    for i in range(len(masks)):
        possible = np.uint8(0)  # narrow, so that many are added at once
        for action in range(width):
            possible += np.uint8(masks[i, action])
        skip = int(lots[i] * possible)
        action = 0
        while masks[i, action] == 0 or skip > 0:
            skip -= masks[i, action]
            action += 1
        actions[i] = action


def random_steps(arguments: dict[str, Any]) -> Work:
    """A step of each game."""
    envs = NotreDameVector(BATCH, **arguments)
    chance, actions = np.random.default_rng(1), np.zeros(BATCH, np.int64)
    held = [envs.reset(seed=1)[0]]

    def one_step() -> tuple[int, float]:
        choose(held[0]["action_mask"], chance.random(BATCH), actions)
        held[0], _, ended, _, _ = envs.step(actions)
        return BATCH, float(ended.sum())

    for _ in range(300):
        one_step()  # compiles, and brings the games to different moments
    return one_step


def tell(bench: Bench) -> None:
    """Print the table, and whether the target is reached."""
    table = Table(title=f"{BATCH} games at once on one core", title_justify="left")
    heads = ("environment", "steps/s", "ns/step", "× connect_four", "× backgammon")
    for head in heads:
        table.add_column(head, justify="left" if head == "environment" else "right")
    for measure in bench.measures.values():
        if measure.name.startswith("pgx-") and measure.name not in THEIRS:
            continue
        if measure.error:
            table.add_row(escape(f"{measure.what}: {measure.error}"))
            continue
        ratios = [bench.ratio(measure.name, other) for other in THEIRS]
        figures = [measure.rate(), measure.nanoseconds(), *ratios]
        table.add_row(escape(measure.what), *map(number, figures))
    for title, why in bench.missing.items():
        table.add_row(escape(f"{title}: {why}"))
    bench.console.print(table)
    rate = bench.measures[AIM].rate()
    verdict = "reached" if rate >= TARGET else "missed"
    bench.console.print(f"at least {TARGET:,} steps/s, {AIM}: {rate:,.0f} ({verdict})")


def main() -> None:
    """Measure and tell."""
    console = Console()
    bench = Bench(console if console.is_terminal else Console(width=130))
    pin()
    for what, arguments in OURS.items():
        bench.add(what, what, "decisions", partial(timed, random_steps(arguments)))
    settle()
    add_peer(bench, "pgx", ROOT / ".bench" / "peers")
    try:
        for _ in range(ROUNDS):
            for measure in bench.measures.values():
                if measure.name in THEIRS or not measure.name.startswith("pgx-"):
                    measure_once(measure, SECONDS)
    finally:
        for peer in bench.peers:
            peer.end()
    tell(bench)


if __name__ == "__main__":
    main()
