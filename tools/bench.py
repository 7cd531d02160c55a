"""The speed of the engine, side by side with other projects: `make bench`.

Everything is measured in one run, on one core, in turns: each round measures everything once for a
moment. Figures are medians over the rounds; ratios are medians of the ratios within each round, so
that a slow minute of the machine slows both sides. The other projects are installed into an
environment of their own, `.bench/peers`, and each runs in a process of its own (`bench_peers.py`).
"""

from __future__ import annotations

import argparse
import importlib.metadata
import json
import os
import platform
import queue
import subprocess
import sys
import threading
from collections.abc import Callable
from contextlib import suppress
from dataclasses import asdict, dataclass, field
from datetime import UTC, datetime
from functools import partial
from pathlib import Path
from random import Random
from statistics import median
from typing import Any

from rich.console import Console
from rich.markup import escape
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeElapsedColumn
from rich.table import Table

from bench_peers import BATCH, PEERS, Tally, Work, repeated, settle, timed
from notredame.rules.errors import SetupError
from notredame.rules.game import Game
from notredame.rules.raw import (
    CompiledEngine,
    Engine,
    PlainEngine,
    blank_state,
    engine,
    results_size,
)
from notredame.rules.state import PHASE_CARDS, PHASE_DRAFT, PHASE_HIRE, State

ROOT = Path(__file__).resolve().parent.parent
PLAYERS = 4
PATIENCE = 300.0
"""Seconds to wait for a project to install, to get ready, or to answer."""

CATANATRON = "catanatron-play"
OPEN_SPIEL = "open_spiel-loop"
OPEN_SPIEL_BOTS = "open_spiel-bots"
"""OpenSpiel's two C++ loops. The first is spared the deals, which our own games include, so the
comparison is in its favour; the second plays whole games, with some work of its bots besides.
"""

NEIGHBOURS = (CATANATRON, "plain", "inside", OPEN_SPIEL, OPEN_SPIEL_BOTS)
"""What the targets compare is measured one right after the other."""

WORLDS = {
    # What is seen least costs most: the start of a game has nearly everything to deal anew.
    "start": ("at the start", 0, PHASE_DRAFT, 0),
    "first-draft": ("in the first draft", 0, PHASE_DRAFT, 3),
    "middle-draft": ("in round 5's draft", 4, PHASE_DRAFT, 3),
    "middle-cards": ("in round 5's cards", 4, PHASE_CARDS, 0),
    "middle-hire": ("in round 5's hiring", 4, PHASE_HIRE, 0),
    "end": ("in the last cards", 8, PHASE_CARDS, 0),
}
"""Moments of a game: what they are called, round, phase, and cards drafted by all seats so far."""


@dataclass
class Measure:
    """One thing to measure and what was counted in each round so far."""

    name: str
    what: str
    unit: str
    run: Callable[[float], Tally]
    rounds: list[Tally] = field(default_factory=list)
    error: str = ""

    def rate(self) -> float:
        """How many in a second: the median over the rounds."""
        return median(t.count / t.seconds for t in self.rounds)

    def games(self) -> float | None:
        """Games in a second; None when not even one ended, as in a big batch of long games."""
        return median(t.games / t.seconds for t in self.rounds) or None

    def nanoseconds(self) -> float:
        """Time for one."""
        return 1e9 / self.rate()


@dataclass
class Bench:
    """A run of the benchmark: everything that ends up in the tables and the file."""

    console: Console
    measures: dict[str, Measure] = field(default_factory=dict)
    missing: dict[str, str] = field(default_factory=dict)
    """Projects that could not be measured, and why."""
    versions: dict[str, str] = field(default_factory=dict)
    peers: list[Peer] = field(default_factory=list)
    interrupted: bool = False

    def add(self, name: str, what: str, unit: str, run: Callable[[float], Tally]) -> None:
        """Take up one more thing to measure."""
        self.measures[name] = Measure(name, what, unit, run)

    def ratio(self, fast: str, slow: str) -> float | None:
        """How many times as fast one is as the other, or None while either is not measured."""
        one, other = self.measures.get(fast), self.measures.get(slow)
        if one is None or other is None:
            return None
        ratios = [
            (a.count / a.seconds) / (b.count / b.seconds)
            for a, b in zip(one.rounds, other.rounds, strict=False)
        ]
        return median(ratios) if ratios else None


# The engine's own measurements: random play by four players, and the cost of copies and worlds.


def from_python(play: Engine) -> Work:
    """Whole games, each answer chosen and applied from Python."""
    state = play.hold(blank_state(PLAYERS))
    rng, number = play.chance(1), Random(1).random
    legal, apply, over = play.legal, play.apply, play.over

    def one_game() -> tuple[int, float]:
        play.deal(state, rng)
        decisions = 0
        while not over(state):
            answers = legal(state)
            apply(state, answers[int(number() * len(answers))])
            decisions += 1
        return decisions, 1

    return one_game


def friendly() -> Work:
    """Whole games through `Game`, with checked choices and events."""
    numbers = Random(1)

    def one_game() -> tuple[int, float]:
        game = Game(PLAYERS, seed=numbers.randrange(1 << 60))
        while not game.over:
            seat = game.to_act[0]
            choices = game.choices(seat)
            game.play(seat, choices[int(numbers.random() * len(choices))])
        return len(game.moves), 1

    return one_game


def inside(play: Engine, games: int) -> Work:
    """Many whole games in one call."""
    state = play.hold(blank_state(PLAYERS))
    rng = play.chance(1)

    def many_games() -> tuple[int, float]:
        results = play.simulate(state, rng, games, False)
        return int(sum(results[:: results_size(PLAYERS)])), games

    return many_games


def in_batch(play: Engine, decisions_per_game: float) -> Work:
    """One answer in each of many games per call. The call does not tell which games ended."""
    rng = play.chance(1)
    states = []
    for _ in range(BATCH):
        state = play.hold(blank_state(PLAYERS))
        play.deal(state, rng)
        states.append(state)
    batch = play.many(states)
    calls = 10

    def some_steps() -> tuple[int, float]:
        for _ in range(calls):
            play.random_steps(batch, rng, False)
        return calls * BATCH, calls * BATCH / decisions_per_game

    return some_steps


def at_moment(round_no: int, phase: int, drafted: int) -> State:
    """A random game at the first moment of a kind."""
    plain = PlainEngine()
    state, rng, numbers = blank_state(PLAYERS), plain.chance(5), Random(5)
    plain.deal(state, rng)
    while (
        state.round_no != round_no
        or state.phase != phase
        or sum(p.drafted for p in state.players) < drafted
    ):
        plain.apply(state, numbers.choice(plain.legal(state)))
    return state


def add_costs(bench: Bench, plain: PlainEngine, native: CompiledEngine) -> None:
    """Copies, and possible worlds for the seat to decide at several moments of a game."""
    midway = at_moment(4, PHASE_CARDS, 0)
    held = native.hold(midway)

    def copies(times: int = 20_000) -> tuple[int, float]:
        native.count_copies(held, times)
        return times, 0

    bench.add("copy-compiled", "compiled, copy inside", "copies", partial(timed, copies))
    for name, play, state in (("plain", plain, midway), ("compiled", native, held)):
        work = repeated(partial(play.copy, state), 1000)
        what = f"{name}, copy from Python"
        bench.add(f"copy-{name}-python", what, "copies", partial(timed, work))
    for moment, (where, *when) in WORLDS.items():
        add_worlds(bench, plain, native, moment, where, at_moment(*when))


def add_worlds(
    bench: Bench,
    plain: PlainEngine,
    native: CompiledEngine,
    moment: str,
    where: str,
    state: State,
) -> None:
    """Possible worlds at one moment, each made from a veiled state; a copy is part of it."""
    seat = state.current
    veiled = plain.veil(state, seat)
    held = native.hold(veiled)
    rng, other = native.chance(1), plain.chance(1)

    def worlds(times: int = 2_000) -> tuple[int, float]:
        native.count_worlds(held, seat, rng, times)
        return times, 0

    slow = repeated(partial(plain.imagine, veiled, seat, other), 100)
    bench.add(f"world-{moment}", f"compiled, world {where}", "worlds", partial(timed, worlds))
    bench.add(f"world-{moment}-plain", f"plain, world {where}", "worlds", partial(timed, slow))


def add_own(bench: Bench, native: CompiledEngine) -> None:
    """Get everything of our own ready to be measured."""
    plain = PlainEngine()
    many = inside(native, 5000)
    decisions, games = many()
    for name, what, work in (
        ("plain", "plain, from Python", from_python(plain)),
        ("friendly", "Game, from Python", friendly()),
        ("compiled", "compiled, from Python", from_python(native)),
        ("inside", "compiled, inside", many),
        ("batch", f"compiled, batch of {BATCH}", in_batch(native, decisions / games)),
    ):
        work()  # nothing may happen for the first time while it is measured
        bench.add(name, what, "decisions", partial(timed, work))
    add_costs(bench, plain, native)
    for package in ("notredame", "numba", "numpy"):
        bench.versions[package] = importlib.metadata.version(package)


# The other projects.


class Failed(Exception):
    """Something in another process did not work, mostly a project's installation or measurement."""


class Peer:
    """Another project in a process of its own, waiting for questions."""

    def __init__(self, python: Path, name: str) -> None:
        script = Path(__file__).with_name("bench_peers.py")
        # In a session of its own, an interrupt from the keyboard does not reach it: we end it.
        self.process = subprocess.Popen(
            [str(python), "-I", str(script), name],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=subprocess.DEVNULL,
            text=True,
            start_new_session=True,
        )
        self.answers: queue.Queue[str] = queue.Queue()
        threading.Thread(target=self._listen, daemon=True).start()

    def _listen(self) -> None:
        """Pass answers on from a thread, so that waiting for one can have an end."""
        assert self.process.stdout is not None
        for line in self.process.stdout:
            self.answers.put(line)
        self.answers.put("")

    def answer(self) -> dict[str, Any]:
        """Wait for the next answer."""
        try:
            line = self.answers.get(timeout=PATIENCE)
        except queue.Empty:
            self.end()
            raise Failed(f"no answer in {PATIENCE:.0f} s") from None
        if not line:
            raise Failed(f"its process ended with code {self.process.wait()}")
        found: dict[str, Any] = json.loads(line)
        if "error" in found:
            raise Failed(found["error"])
        return found

    def measure(self, task: str, seconds: float) -> Tally:
        """Let it do one of its tasks for a while."""
        assert self.process.stdin is not None
        try:
            print(task, seconds, file=self.process.stdin, flush=True)
        except OSError:
            raise Failed(f"its process ended with code {self.process.wait()}") from None
        return Tally(**self.answer())

    def end(self) -> None:
        """Stop it."""
        self.process.kill()
        self.process.wait()


def run_quietly(command: list[str]) -> None:
    """Run a command for a limited time; its last error is what is told when it fails."""
    try:
        done = subprocess.run(command, capture_output=True, text=True, timeout=PATIENCE)
    except subprocess.TimeoutExpired:
        raise Failed(f"not done in {PATIENCE:.0f} s") from None
    except OSError as error:
        raise Failed(str(error)[:100]) from None
    if done.returncode:
        lines = (done.stderr or done.stdout).strip().splitlines() or ["no reason given"]
        errors = [line for line in lines if line.startswith("ERROR:")] or lines
        raise Failed(errors[-1].removeprefix("ERROR:").strip()[:100])


def peers_python(folder: Path) -> Path:
    """The interpreter of the environment for the other projects, made when it is not there."""
    python = folder / ("Scripts/python.exe" if os.name == "nt" else "bin/python")
    if not python.exists():
        run_quietly([sys.executable, "-m", "venv", str(folder)])
    return python


def add_peer(bench: Bench, name: str, folder: Path) -> None:
    """Install one project, start it, and take up what it can do."""
    title, requirement, _ = PEERS[name]
    bench.console.print(f"Installing and starting {title} ...")
    try:
        python = peers_python(folder)
        pip = [str(python), "-m", "pip", "install", "--quiet", "--disable-pip-version-check"]
        run_quietly([*pip, requirement])
    except Failed as problem:
        bench.missing[title] = f"not installed: {problem}"
        return
    peer = Peer(python, name)
    bench.peers.append(peer)
    try:
        ready = peer.answer()
    except Failed as problem:
        bench.missing[title] = f"does not run: {problem}"
        return
    bench.versions[name] = ready["version"]
    for task in ready["tasks"]:
        run = partial(peer.measure, task["name"])
        bench.add(f"{name}-{task['name']}", f"{title}: {task['what']}", task["unit"], run)


# Running.


def pin() -> int | None:
    """Stay on one core from here on, and so do the processes started later."""
    if sys.platform != "linux":
        return None
    core = max(os.sched_getaffinity(0))  # the first one often serves the system
    os.sched_setaffinity(0, {core})
    return core


def take_turns(bench: Bench, rounds: int, seconds: float) -> None:
    """Measure everything for a moment, and all of it again, several times over."""
    names = TextColumn("{task.description}")
    columns = (BarColumn(), MofNCompleteColumn(), TimeElapsedColumn(), names)
    with Progress(*columns, console=bench.console, transient=True) as progress:
        bar = progress.add_task("", total=rounds * len(bench.measures))
        first = [bench.measures[name] for name in NEIGHBOURS if name in bench.measures]
        others = [m for m in bench.measures.values() if m.name not in NEIGHBOURS]
        for _ in range(rounds):
            for measure in first + others:
                progress.update(bar, description=escape(measure.what))
                measure_once(measure, seconds)
                progress.advance(bar)


def measure_once(measure: Measure, seconds: float) -> None:
    """One round of one measurement; one that failed is not tried again."""
    if measure.error:
        return
    # Copies and worlds are quick and even, and there are many of them to measure.
    share = seconds if measure.unit == "decisions" else seconds / 4
    try:
        measure.rounds.append(measure.run(share))
    except Failed as problem:
        measure.error = str(problem)


# Telling.


def number(value: float | None) -> str:
    """Three digits that matter, and separators."""
    if value is None:
        return "-"
    return f"{value:,.0f}" if value >= 100 else f"{value:#.3g}"


def play_table(bench: Bench) -> Table:
    """Random play."""
    table = Table(title="Random play on one core", title_justify="left")
    table.add_column("what")
    against = {"× Catanatron": CATANATRON, "× plain": "plain", "× OpenSpiel C++": OPEN_SPIEL}
    for head in ("decisions/s", "games/s", "ns/decision", *against):
        table.add_column(head, justify="right")
    for measure in bench.measures.values():
        if measure.unit != "decisions":
            continue
        if measure.error:
            table.add_row(escape(f"{measure.what}: {measure.error}"))
        elif measure.rounds:
            figures = [measure.rate(), measure.games(), measure.nanoseconds()]
            ratios = [bench.ratio(measure.name, other) for other in against.values()]
            table.add_row(escape(measure.what), *map(number, [*figures, *ratios]))
    for title, why in bench.missing.items():
        table.add_row(escape(f"{title}: {why}"))
    return table


def cost_table(bench: Bench) -> Table:
    """Copies and possible worlds."""
    table = Table(title="Copies and possible worlds", title_justify="left")
    table.add_column("what")
    table.add_column("ns", justify="right")
    for measure in bench.measures.values():
        if measure.unit != "decisions" and measure.rounds:
            table.add_row(escape(measure.what), number(measure.nanoseconds()))
    return table


@dataclass
class Target:
    """Something to reach; `measured` is None when it could not be measured."""

    what: str
    bound: float
    unit: str
    measured: float | None
    at_least: bool

    def verdict(self) -> str:
        """Reached, missed, or not measured."""
        if self.measured is None:
            return "not measured"
        held = self.measured >= self.bound if self.at_least else self.measured <= self.bound
        return "reached" if held else "missed"


def targets(bench: Bench) -> list[Target]:
    """What the engine is meant to reach. Of the possible worlds, the dearest one counts."""
    inside, plain, ratio = "compiled inside", "plain from Python", bench.ratio
    spiel = f"{inside} against OpenSpiel's C++"
    copy = bench.measures.get("copy-compiled")
    worlds = [m for key in WORLDS if (m := bench.measures.get(f"world-{key}")) and m.rounds]
    copying = copy.nanoseconds() if copy and copy.rounds else None
    dearest = max((m.nanoseconds() for m in worlds), default=None)
    return [
        Target(f"{plain} against Catanatron", 10, "×", ratio("plain", CATANATRON), True),
        Target(f"{inside} against {plain}", 30, "×", ratio("inside", "plain"), True),
        Target(f"{spiel} loop, spared the deals", 3, "×", ratio("inside", OPEN_SPIEL), True),
        Target(f"{spiel} bots, with deals", 3, "×", ratio("inside", OPEN_SPIEL_BOTS), True),
        Target("compiled copy", 150, "ns", copying, False),
        Target("possible world, the dearest", 2000, "ns", dearest, False),
    ]


def target_table(bench: Bench) -> Table:
    """What was to be reached."""
    table = Table(title="Targets", title_justify="left")
    for head in ("what", "target", "measured", ""):
        table.add_column(head, justify="right" if head in ("target", "measured") else "left")
    colours = {"reached": "green", "missed": "red", "not measured": "yellow"}
    for target in targets(bench):
        sign = "≥" if target.at_least else "≤"
        verdict = target.verdict()
        table.add_row(
            target.what,
            f"{sign} {target.bound:,g} {target.unit}",
            "-" if target.measured is None else f"{number(target.measured)} {target.unit}",
            f"[{colours[verdict]}]{verdict}[/]",
        )
    return table


def share_of_core(bench: Bench) -> float:
    """How much of the time the core was ours; far below 1, something else was running on it."""
    tallies = [t for m in bench.measures.values() for t in m.rounds]
    return sum(t.seconds for t in tallies) / (sum(t.wall for t in tallies) or 1)


def tell(bench: Bench) -> None:
    """Print the tables."""
    for make in (play_table, cost_table, target_table):
        bench.console.print()
        bench.console.print(make(bench))
    if share_of_core(bench) < 0.9:
        bench.console.print(
            f"Something else was running: only {share_of_core(bench):.0%} of the core was free. "
            "Processor time was counted, but caches and clocks are shared; expect noise."
        )
    if bench.interrupted:
        bench.console.print("Interrupted: these are the rounds measured so far.")


def processor() -> str:
    """The name of the processor."""
    try:
        for line in Path("/proc/cpuinfo").read_text().splitlines():
            if line.startswith("model name"):
                return line.partition(":")[2].strip()
    except OSError:
        pass
    return platform.processor() or platform.machine()


def as_dict(measure: Measure) -> dict[str, Any]:
    """A measurement for the file, with every round."""
    out: dict[str, Any] = {"what": measure.what, "unit": measure.unit}
    if measure.error:
        out["error"] = measure.error
    if measure.rounds:
        out["per_second"] = measure.rate()
        out["games_per_second"] = measure.games()
        out["nanoseconds"] = measure.nanoseconds()
        out["rounds"] = [asdict(tally) for tally in measure.rounds]
    return out


def results(bench: Bench, core: int | None, seconds: float) -> dict[str, Any]:
    """Everything for the file."""
    play = [m.name for m in bench.measures.values() if m.unit == "decisions"]
    against = ("plain", CATANATRON, OPEN_SPIEL, OPEN_SPIEL_BOTS)
    return {
        "date": datetime.now(UTC).isoformat(timespec="seconds"),
        "python": sys.version,
        "system": platform.system(),
        "processor": processor(),
        "core": core,
        "share_of_core": share_of_core(bench),
        "versions": bench.versions,
        "seconds_per_round": seconds,
        "interrupted": bench.interrupted,
        "missing": bench.missing,
        "measures": {m.name: as_dict(m) for m in bench.measures.values()},
        "ratios": {o: {name: bench.ratio(name, o) for name in play} for o in against},
        "targets": [{**asdict(t), "verdict": t.verdict()} for t in targets(bench)],
    }


def write(path: Path, content: dict[str, Any]) -> None:
    """Write the file, and its folder."""
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(json.dumps(content, indent=1, ensure_ascii=False) + "\n", encoding="utf-8")


def compiled_engine() -> CompiledEngine | None:
    """The compiled engine, or None and a sentence."""
    try:
        found = engine("compiled")
    except (SetupError, ImportError) as problem:
        print(f"The benchmark needs the compiled rules. {problem}", file=sys.stderr)
        return None
    assert isinstance(found, CompiledEngine)
    return found


def options(argv: list[str] | None) -> argparse.Namespace:
    """Read the command line."""
    parser = argparse.ArgumentParser(description="Measure the engine next to other projects.")
    parser.add_argument("--quick", action="store_true", help="short rounds, to see that it works")
    parser.add_argument("--no-peers", action="store_true", help="leave out the other projects")
    parser.add_argument("--out", type=Path, default=ROOT / ".bench" / "results.json")
    return parser.parse_args(argv)


def compile_rules(native: CompiledEngine) -> None:
    """Compile in another process, then load the result from the cache.

    So what is measured is what everybody runs, the cached code; and a compiler that is interrupted
    in its callbacks cannot make something else of the interrupt.
    """
    code = "from notredame.rules.raw import engine; engine('compiled').warm_up()"
    with suppress(Failed):  # then it is compiled here
        run_quietly([sys.executable, "-c", code])
    native.warm_up()


def prepare(bench: Bench, native: CompiledEngine, peers: bool) -> None:
    """Compile, install and start whatever is going to be measured."""
    bench.console.print("Compiling the rules (once per version) ...")
    compile_rules(native)
    add_own(bench, native)
    settle()
    if peers:
        for name in PEERS:
            add_peer(bench, name, ROOT / ".bench" / "peers")


def main(argv: list[str] | None = None) -> int:
    """Run the benchmark; interrupted, it still tells what it has."""
    chosen = options(argv)
    native = compiled_engine()
    if native is None:
        return 2
    console = Console()
    if not console.is_terminal:
        console = Console(width=130)
    bench = Bench(console)
    rounds, seconds = (2, 0.04) if chosen.quick else (7, 0.7)
    core = pin()
    try:
        prepare(bench, native, not chosen.no_peers)
        take_turns(bench, rounds, seconds)
    except KeyboardInterrupt:
        bench.interrupted = True
    finally:
        for peer in bench.peers:
            peer.end()
    if not any(measure.rounds for measure in bench.measures.values()):
        console.print("Interrupted before anything was measured.")
        return 130
    tell(bench)
    write(chosen.out, results(bench, core, seconds))
    console.print(f"Written to {chosen.out}")
    return 130 if bench.interrupted else 0


if __name__ == "__main__":
    sys.exit(main())
