"""The score sheet at the end."""

from __future__ import annotations

from collections.abc import Sequence

from rich.console import RenderableType
from rich.table import Table
from rich.text import Text

from notredame import Result
from notredame.text import Catalogue


def draw_result(result: Result, names: Sequence[str], words: Catalogue) -> RenderableType:
    """Prestige by source for each player."""
    table = Table(title=Text(words.terminal("result")))
    table.add_column("")
    for name in names:
        table.add_column(Text(name), justify="right")
    for source in result.by_source[0]:
        row = [part[source] for part in result.by_source]
        if any(row):
            table.add_row(words.source(source), *map(str, row))
    table.add_section()
    table.add_row(words.terminal("total"), *map(str, result.prestige), style="bold")
    table.add_row(words.terminal("tie_break"), *map(str, result.tie_break))
    table.add_row(words.terminal("rank"), *map(str, result.ranks))
    return table


def winners_in_words(result: Result, names: Sequence[str], words: Catalogue) -> list[str]:
    """Who won with what, and whether the tie-break decided it."""
    best = [names[seat] for seat in result.winners]
    key = "wins" if len(best) == 1 else "share_win"
    prestige = words.count("prestige", max(result.prestige))
    lines = [words.terminal(key, name=best[0], names=words.listed(best), prestige=prestige)]
    if result.prestige.count(max(result.prestige)) > len(best):
        lines.append(words.terminal("tie_decided"))
    return lines
