"""`notredame check FILE`: verify a record: rules, result, deal against seed and commitment."""

from __future__ import annotations

import argparse
import json
from typing import Any

from notredame import Game, NotreDameError
from notredame.records import check, decode

from .shared_options import read_file


def add_to(commands: Any) -> None:
    """Add the command."""
    parser = commands.add_parser(
        "check",
        help="verify a record",
        description="Replay a record and verify it: every move against the rules, the result, the "
        "deal against the seed, the seed against the commitment.",
    )
    parser.add_argument("file", metavar="FILE", help="a record, as text or JSON")
    parser.add_argument(
        "--commitment",
        metavar="HASH",
        help="a commitment published before the game, to check the seed against",
    )
    parser.add_argument("--json", action="store_true", help="the findings as JSON")
    parser.set_defaults(run=run)


def run(arguments: argparse.Namespace) -> int:
    """Print what was verified; an error is one sentence, with a non-zero exit status."""
    try:
        report = check(decode(read_file(arguments.file)))
        findings = list(report.findings)
        if arguments.commitment is not None:
            findings.append(hold_against(arguments.commitment, report.game))
    except NotreDameError as problem:
        if arguments.json:
            print(json.dumps({"file": arguments.file, "ok": False, "fault": str(problem)}))
        raise
    if arguments.json:
        print(json.dumps({"file": arguments.file, "ok": True, "findings": findings}))
    else:
        for finding in findings:
            print(f"ok: {finding}")
    return 0


def hold_against(published: str, game: Game) -> str:
    """Compare a commitment published before the game with the seed in the record."""
    if game.commitment is None:
        raise NotreDameError(
            "The record has no seed, so there is nothing to check the commitment against."
        )
    if published.lower() != game.commitment:
        raise NotreDameError(
            f"The seed of the record has the commitment {game.commitment}, not {published}."
        )
    return "The commitment published before the game matches the seed."
