"""The decisions of a review as flat rows, for tables and notebooks."""

from __future__ import annotations

from typing import Any

from .review_types import GameReview


def decision_rows(review: GameReview) -> list[dict[str, Any]]:
    """One row for each decision, in the order of the game; `pandas.DataFrame` takes them as is.

    `lead` and `win_chance` are those of the answer that was chosen, `best_lead` and
    `best_win_chance` those of the best one.
    """
    rows = []
    for seat in review["seats"]:
        for decision in seat["decisions"]:
            answers = {answer["choice"]: answer for answer in decision["answers"]}
            chosen, best = answers[decision["chosen"]], answers[decision["best"]]
            rows.append(
                {
                    "move": decision["move"],
                    "seat": seat["seat"],
                    "name": seat["name"],
                    "round": decision["round"],
                    "kind": decision["kind"],
                    "question": decision["question"],
                    "answers": len(answers),
                    "chosen": decision["chosen"],
                    "best": decision["best"],
                    "loss": decision["loss"],
                    "error": decision["error"],
                    "grade": decision["grade"],
                    "lead": chosen["lead"],
                    "best_lead": best["lead"],
                    "win_chance": chosen["win_chance"],
                    "best_win_chance": best["win_chance"],
                    "reason": decision["reasons"][0]["part"] if decision["reasons"] else None,
                }
            )
    return sorted(rows, key=lambda row: row["move"])
