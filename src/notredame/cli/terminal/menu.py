"""The choices of a person as a numbered list, with hints for people new to the cards."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from rich.console import RenderableType
from rich.table import Table
from rich.text import Text

from notredame.rules.choices import Choice
from notredame.rules.model.options import Options
from notredame.text import Catalogue
from notredame.text.catalogues.grammar import sentence


def draw_menu(
    choices: Sequence[Choice],
    view: Mapping[str, Any],
    options: Options,
    words: Catalogue,
    first: int = 0,
    last: int | None = None,
) -> RenderableType:
    """The numbered list from `first` to before `last`; 0 stands for choices after that."""
    table = Table.grid(padding=(0, 1))
    table.add_column(justify="right", min_width=2)
    table.add_column(overflow="fold")
    for number, choice in list(enumerate(choices, 1))[first:last]:
        table.add_row(Text(str(number), style="bold"), Text(_line(choice, view, options, words)))
    if last is not None and last < len(choices):
        table.add_row(Text("0", style="bold"), Text(sentence(words.say("drive", "rest"))))
    return table


def _line(choice: Choice, view: Mapping[str, Any], options: Options, words: Catalogue) -> str:
    """A choice in words, with a hint for people new to the cards and persons."""
    parts = choice.parts
    label = words.label(view["question"], choice, view)
    if parts["do"] in ("keep", "play"):
        return f"{label} – {words.card_hint(parts['card'], options)}"
    if parts["do"] == "hire":
        price = words.count("coin", options.hire_cost)
        label = words.terminal("for_coins", label=label, coins=price)
        return f"{label} – {words.person_help(parts['person'], options)}"
    return label
