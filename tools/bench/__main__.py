"""The benchmark of the rules: its command line and the steps of a run."""

from __future__ import annotations

import argparse
import sys
from contextlib import suppress
from pathlib import Path

from rich.console import Console

from notredame.rules.errors import SetupError
from notredame.rules.fast.raw import CompiledEngine, engine

from .counting import settle
from .engine.own import add_own
from .engine.report import print_report
from .engine.results import results, write
from .measure import Bench
from .peers.install import add_peer
from .peers.worker import PEERS
from .process import ROOT, Failed, run_quietly
from .turns import pin, take_turns


def compiled_engine() -> CompiledEngine | None:
    """The compiled engine; if there is none, prints why and returns None."""
    try:
        found = engine("compiled")
    except (SetupError, ImportError) as problem:
        print(f"The benchmark needs the compiled rules. {problem}", file=sys.stderr)
        return None
    assert isinstance(found, CompiledEngine)
    return found


def options(argv: list[str] | None) -> argparse.Namespace:
    """Read the command line."""
    parser = argparse.ArgumentParser(
        prog="python -m tools.bench", description="Measure the engine next to other projects."
    )
    parser.add_argument("--quick", action="store_true", help="short rounds, to check that it works")
    parser.add_argument("--no-peers", action="store_true", help="leave out the other projects")
    parser.add_argument("--out", type=Path, default=ROOT / ".bench" / "results.json")
    return parser.parse_args(argv)


def compile_rules(native: CompiledEngine) -> None:
    """Compile in another process, then load the result from the cache.

    So the cached code is measured, which is what users run; and Ctrl-C cannot hit the compiler in
    one of its callbacks, where it would turn into another error.
    """
    code = "from notredame.rules.fast.raw import engine; engine('compiled').warm_up()"
    with suppress(Failed):  # if it fails, `warm_up` compiles in this process
        run_quietly([sys.executable, "-c", code])
    native.warm_up()


def prepare(bench: Bench, native: CompiledEngine, peers: bool) -> None:
    """Compile, install and start everything that is to be measured."""
    bench.console.print("Compiling the rules (once per version) ...")
    compile_rules(native)
    add_own(bench, native)
    settle()
    if peers:
        for name in PEERS:
            add_peer(bench, name, ROOT / ".bench" / "peers")


def main(argv: list[str] | None = None) -> int:
    """Run the benchmark; if interrupted, report what has been measured so far."""
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
    print_report(bench)
    write(chosen.out, results(bench, core, seconds))
    console.print(f"Written to {chosen.out}")
    return 130 if bench.interrupted else 0


if __name__ == "__main__":
    sys.exit(main())
