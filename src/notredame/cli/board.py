"""A drawing of the board for the terminal, from what a seat may see."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from rich.console import Group, RenderableType
from rich.panel import Panel
from rich.table import Table
from rich.text import Text

from notredame.rules.pieces import CARDS, COLOURS, KINDS, MARKETS, RAT_END, SECTORS
from notredame.text import Catalogue

STYLES = {
    "blue": "bright_blue",
    "red": "bright_red",
    "green": "green",
    "yellow": "yellow",
    "violet": "magenta",
}
MARKER, FRIEND, CARRIAGE = "■", "♟", "◈"
KIND_SIGNS = dict(zip(KINDS, ("1+c", "2+m", "3+r", "4"), strict=True))
"""Prestige of a message, and the coin, marker or rat step that comes with it."""


def draw_board(
    view: Mapping[str, Any], names: Sequence[str], rats: Mapping[str, int], words: Catalogue
) -> RenderableType:
    """The whole table as a seat sees it."""
    boroughs = list(dict.fromkeys(market.split("/")[0] for market in _all_markets(view)))
    owners = {player["colour"]: player for player in view["players"]}
    grid = Table.grid(expand=False, padding=(0, 1))
    panels = [_borough(view, colour, owners.get(colour), names, words) for colour in boroughs]
    for i in range(0, len(panels), 2):
        grid.add_row(*panels[i : i + 2])
    return Group(_head(view, names, rats, words), grid, _cathedral(view, words))


def _all_markets(view: Mapping[str, Any]) -> list[str]:
    players = len(view["players"])
    count = 4 if players == 2 else players
    return [f"{colour}/{market}" for colour in COLOURS[:count] for market in MARKETS]


def _head(
    view: Mapping[str, Any], names: Sequence[str], rats: Mapping[str, int], words: Catalogue
) -> RenderableType:
    """Round, persons with their rats, and the plague value."""
    table = Table.grid(padding=(0, 2))
    for person in view["persons"]:
        table.add_row(
            Text(words.person(person), style="bold"),
            Text("●" * rats[person] or "–", style="red"),
            words.person_help(person),
        )
    title = " · ".join(
        (
            words.terminal("round", round=view["round"] or "–"),
            words.phase(view["phase"]),
            words.terminal("plague_value", value=view["plague"]),
            f"{words.terminal('start_player')}: {names[view['start_player']]}",
        )
    )
    return Panel(table, title=title, title_align="left", expand=False)


def _borough(
    view: Mapping[str, Any],
    colour: str,
    player: Mapping[str, Any] | None,
    names: Sequence[str],
    words: Catalogue,
) -> Panel:
    """One borough: its owner's things, the seven sectors, the rat, the five markets."""
    style = STYLES[colour]
    lines: list[RenderableType] = []
    title = words.colour(colour)
    if player is not None:
        title = f"{names[player['seat']]} ({title})"
        if player["seat"] == view["seat"]:
            title += f" · {words.terminal('you')}"
        lines += [_belongings(player, words), _sectors(player, style, words), _rat(view, player)]
    lines.append(_markets(view, colour, words))
    if player is not None and player["messages"]:
        held = [f"{m['colour'][0].upper()}{KIND_SIGNS[m['kind']]}" for m in player["messages"]]
        lines.append(Text(f"{words.terminal('messages')}: {' '.join(held)}"))
    return Panel(Group(*lines), title=title, title_align="left", border_style=style, width=46)


def _belongings(player: Mapping[str, Any], words: Catalogue) -> Text:
    hidden = words.terminal("hidden")
    prestige = hidden if player["prestige"] is None else player["prestige"]
    return Text(
        f"{words.terminal('prestige')} {prestige}  {words.terminal('coins')} {player['coins']}  "
        f"{MARKER} {player['supply']} + {player['general_supply']}"
    )


def _sectors(player: Mapping[str, Any], style: str, words: Catalogue) -> Table:
    table = Table.grid(padding=(0, 1))
    cells: list[Text] = []
    for sector in SECTORS:
        pieces = MARKER * player["sectors"][sector]
        pieces += FRIEND if player["friend"] == sector else ""
        cells.append(Text.assemble(f"{words.card(sector)} ", (pieces or "·", style)))
    for i in range(0, len(cells), 2):
        table.add_row(*cells[i : i + 2])
    return table


def rat_after_plague(view: Mapping[str, Any], player: Mapping[str, Any]) -> int:
    """Where the rat will be after this round's plague, as things stand."""
    value = 0 if player["doctor"] else view["plague"]
    hospital = player["sectors"]["hospital"] + (player["friend"] == "hospital")
    return int(max(0, player["rat"] + value - hospital))


def _rat(view: Mapping[str, Any], player: Mapping[str, Any]) -> Text:
    """The rat track, and where the marker will go."""
    track = Text()
    for space in range(RAT_END + 1):
        here = space == player["rat"]
        track.append(f"[{space}]" if here else f" {space} ", style="bold red" if here else "dim")
    if view["phase"] != "over":
        after = rat_after_plague(view, player)
        style = "bold red" if after > RAT_END else ""
        track.append(f" → {'9!' if after > RAT_END else after}", style=style)
    return track


def _markets(view: Mapping[str, Any], colour: str, words: Catalogue) -> Table:
    """The five markets with messages and carriages: outer ones above, the centre, inner below."""
    table = Table.grid(padding=(0, 1))
    cells = {}
    for market in MARKETS:
        where = f"{colour}/{market}"
        sign = KIND_SIGNS[view["markets"][where]] if where in view["markets"] else "·"
        cell = Text(f"{words.say('market_short', market)} {sign}")
        for other in view["players"]:
            if other["carriage"] == where:
                cell.append(f" {CARRIAGE}", style=STYLES[other["colour"]])
        cells[market] = cell
    table.add_row(cells["left-outer"], Text(""), cells["right-outer"])
    table.add_row(Text(""), cells["centre"], Text(""))
    table.add_row(cells["left-inner"], Text(""), cells["right-inner"])
    return table


def _cathedral(view: Mapping[str, Any], words: Catalogue) -> Text:
    """The cathedral in the middle: whose markers, and what one is worth now."""
    tile = 2 + 2 * len(view["players"])
    total = sum(player["cathedral"] for player in view["players"])
    text = Text(f"{words.terminal('cathedral')} ({tile}): ")
    for player in view["players"]:
        text.append(MARKER * player["cathedral"], style=STYLES[player["colour"]])
    if total:
        text.append(f"  {tile} / {total} = {tile // total}")
    return text


def draw_hand(view: Mapping[str, Any], words: Catalogue) -> Text:
    """The seat's own cards."""
    player = view["players"][view["seat"]]
    text = Text(f"{words.terminal('hand')}: ")
    for i, held in enumerate(player["hand"]):
        text.append(", " if i else "")
        text.append(words.card(held["card"]), style=STYLES[held["colour"]])
    if not player["hand"]:
        text.append(words.terminal("none"))
    return text


def draw_result(
    result: Mapping[str, Any], names: Sequence[str], words: Catalogue
) -> RenderableType:
    """The score sheet: prestige by source for each player."""
    table = Table(title=words.terminal("result"))
    table.add_column("")
    for name in names:
        table.add_column(name, justify="right")
    for source in result["by_source"][0]:
        row = [part[source] for part in result["by_source"]]
        if any(row):
            table.add_row(words.source(source), *map(str, row))
    table.add_section()
    table.add_row(words.terminal("total"), *map(str, result["prestige"]), style="bold")
    table.add_row(words.terminal("tie_break"), *map(str, result["tie_break"]))
    table.add_row(words.terminal("rank"), *map(str, result["ranks"]))
    return table


assert set(SECTORS) < set(CARDS)
