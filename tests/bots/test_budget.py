"""Budgets, as typed and as made of numbers."""

from __future__ import annotations

from typing import Any

import pytest

from notredame import NotreDameError
from notredame.bots import Budget, read_budget


@pytest.mark.parametrize(
    ("text", "budget"),
    [
        ("0.5s", Budget(seconds=0.5)),
        (".5s", Budget(seconds=0.5)),
        ("3600s", Budget(seconds=3600)),
        ("2000", Budget(steps=2000)),
        ("0.5s/2000", Budget(seconds=0.5, steps=2000)),
        ("2000/0.5s", Budget(seconds=0.5, steps=2000)),
        ("2s/4cores", Budget(seconds=2, cores=4)),
        ("1s/5/2cores", Budget(seconds=1, steps=5, cores=2)),
    ],
)
def test_read_and_written(text: str, budget: Budget) -> None:
    assert read_budget(text) == budget
    assert read_budget(str(budget)) == budget


@pytest.mark.parametrize(
    "text",
    [
        *("", "s", "fast", "-1", "1.5", "1e3s", "0s", "0", "3601s", "1s/2s", "5/5", "1s/", "٣s"),
        *(
            "nans",
            "infs",
            "10000001",
            "5/0cores",
            "5/65cores",
            "2cores",
            "1_000",
            " 5",
            "5 ",
            "9" * 5000,
        ),
    ],
)
def test_an_invalid_budget_is_refused_with_a_sentence(text: str) -> None:
    with pytest.raises(NotreDameError) as problem:
        read_budget(text)
    assert str(problem.value).endswith(".")
    assert len(str(problem.value)) < 250


@pytest.mark.parametrize(
    "parts",
    [
        {"seconds": float("nan")},
        {"seconds": True},
        {"seconds": "1"},
        {"steps": 1.0},
        {"steps": True},
        {"steps": 1, "cores": None},
        {},
        {"cores": 2},
    ],
)
def test_a_budget_is_made_of_numbers(parts: dict[str, Any]) -> None:
    with pytest.raises(NotreDameError):
        Budget(**parts)
