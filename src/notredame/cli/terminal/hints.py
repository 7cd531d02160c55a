"""Hints: what the search would choose for a person, knowing only what that person may see."""

from __future__ import annotations

from collections.abc import Sequence

from rich.console import RenderableType
from rich.table import Table
from rich.text import Text

from notredame.bots import Budget
from notredame.bots.own.search import SearchBot, Thought
from notredame.rules.knowledge.view import View
from notredame.text import Catalogue
from notredame.text.catalogues.choice_lists import in_order

ADVISER = "search"
ADVISER_BUDGET = Budget(seconds=0.8)
SHOWN = 3
"""Choices in a hint."""


def think(view: View) -> list[Thought]:
    """The best few choices; the search starts from the same seed each time."""
    return SearchBot(seed=0).think(view, ADVISER_BUDGET)[:SHOWN]


def draw_hint(thoughts: Sequence[Thought], view: View, words: Catalogue) -> RenderableType:
    """The choices by their numbers in the menu, with what the search expects of them."""
    assert view.seat is not None
    seen = view.as_dict()
    ids = [choice.id for choice in in_order(view.choices(), seen)]
    table = Table(box=None, pad_edge=False)
    table.add_column(justify="right", min_width=2)
    table.add_column(overflow="fold")
    table.add_column(Text(words.terminal("hint_share")), justify="right")
    table.add_column(Text(words.terminal("you")), justify="right")
    table.add_column(Text(words.terminal("hint_best_other")), justify="right")
    for thought in thoughts:
        choice = thought.choice
        others = [p for seat, p in enumerate(thought.prestige) if seat != view.seat]
        table.add_row(
            Text(str(1 + ids.index(choice.id)), style="bold"),
            Text(words.label(seen["question"], choice, seen)),
            words.terminal("percent", number=round(100 * thought.share)),
            words.decimal(thought.prestige[view.seat]),
            words.decimal(max(others)),
        )
    return table
