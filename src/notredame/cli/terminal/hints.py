"""Hints: what an evaluation by the search prefers, knowing only what a person may see."""

from __future__ import annotations

from collections.abc import Sequence

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from notredame.review.advice import ADVICE_BUDGET, Advice, advice_in_words, advise
from notredame.rules.choices import BY_ID
from notredame.rules.knowledge.view import View
from notredame.text import Catalogue
from notredame.text.catalogues.choice_lists import in_order

ADVISER = "search"
ADVISER_BUDGET = ADVICE_BUDGET
SHOWN = 3
"""Choices in a hint."""


def think(view: View) -> list[Advice]:
    """The best few choices; the search starts from the same seed each time."""
    return advise(view, ADVISER_BUDGET)[:SHOWN]


def draw_hint(found: Sequence[Advice], view: View, words: Catalogue) -> RenderableType:
    """The choices by their numbers in the menu, how far they are behind the best one and what the
    search expects of them; then why the best is better than the second.
    """
    assert view.seat is not None
    seen = view.as_dict()
    ids = [choice.id for choice in in_order(view.choices(), seen)]
    table = Table(box=None, pad_edge=False)
    table.add_column(justify="right", min_width=2)
    table.add_column(overflow="fold")
    table.add_column(Text(words.terminal("hint_behind")), justify="right")
    table.add_column(Text(words.terminal("you")), justify="right")
    table.add_column(Text(words.terminal("hint_best_other")), justify="right")
    for advice in found:
        others = [p for seat, p in enumerate(advice.prestige) if seat != view.seat]
        table.add_row(
            Text(str(1 + ids.index(advice.choice)), style="bold"),
            Text(words.label(seen["question"], BY_ID[advice.choice], seen)),
            words.decimal(advice.behind),
            words.decimal(advice.prestige[view.seat]),
            words.decimal(max(others)),
        )
    best, second = found[:2]
    labels = [words.label(seen["question"], BY_ID[one.choice], seen) for one in (best, second)]
    reason = advice_in_words(words, view, best, second)
    both = {"best": labels[0], "other": labels[1], "why": reason}
    if second.even:
        told = words.terminal("hint_even", **both)
    else:
        told = words.terminal("hint_rather", **both)
    return Group(table, Text(told))
