"""Lists the rules, options and presets that no test is named after.

A test belongs to an id when its name begins with `test_<id>_`, for instance
`test_A7_carriages_share_a_market` or `test_option_coins_richest_pays`.
"""

from __future__ import annotations

import ast
import sys
from collections.abc import Iterator, Sequence
from pathlib import Path

from notredame.text import rule_ids

TESTS = Path(__file__).resolve().parent.parent / "tests"


def test_names(folder: Path) -> Iterator[str]:
    """The names of all test functions below a folder."""
    for path in sorted(folder.rglob("*.py")):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"), str(path))):
            if isinstance(node, ast.FunctionDef) and node.name.startswith("test_"):
                yield node.name


def tests_by_id(ids: Sequence[str], names: Sequence[str]) -> dict[str, int]:
    """Number of tests that are named after each id, ignoring case."""
    lowered = [name.lower() for name in names]
    return {
        ident: sum(name.startswith(f"test_{ident.lower()}_") for name in lowered) for ident in ids
    }


def main(folder: Path = TESTS) -> int:
    """Print the ids without a test; return 1 if there are any."""
    counts = tests_by_id(rule_ids(), list(test_names(folder)))
    missing = [ident for ident, count in counts.items() if count == 0]
    if missing:
        print("\n".join(missing))
        return 1
    total = sum(counts.values())
    print(f"Every rule, option and preset has a test: {len(counts)} ids, {total} tests.")
    return 0


if __name__ == "__main__":
    sys.exit(main())
