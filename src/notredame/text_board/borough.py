"""One borough as text: its owner's belongings, the seven sectors, the rat, the five markets."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from rich.cells import cell_len
from rich.console import Group, RenderableType
from rich.text import Text

from notredame.rules.model.pieces import COLOURS, KINDS, RAT_END, SECTORS
from notredame.seat_names import brief
from notredame.text import Catalogue
from notredame.text.catalogues.grammar import sentence
from notredame.text.catalogues.market_names import empty_markets

from .fitting import GAP, fit, flow, short

STYLES = {
    "blue": "bright_blue",
    "red": "bright_red",
    "green": "green",
    "yellow": "yellow",
    "violet": "magenta",
}
MARKER, FRIEND, CARRIAGE, NOTHING = "■", "♟", "◈", "·"
FROM_LEFT_TO_RIGHT = ("left-outer", "left-inner", "centre", "right-inner", "right-outer")
THREE_COLUMNS = 42
"""Width in columns from which a borough's sectors stand in three columns instead of two."""

Player = Mapping[str, Any]


def owner_of(view: Mapping[str, Any], colour: str) -> Player | None:
    """The player who owns a borough; with two players, some boroughs have no owner."""
    return next((player for player in view["players"] if player["colour"] == colour), None)


def draw_borough(
    view: Mapping[str, Any],
    colour: str,
    names: Sequence[str],
    words: Catalogue,
    width: int,
    full: bool,
) -> RenderableType:
    """Draw a borough in full, or in three or four lines."""
    lines = [_title(view, colour, names, words, width)]
    markets = _markets(view, colour, words)
    player = owner_of(view, colour)
    if player is None:
        return Group(*lines, *flow(markets, width))
    mine = player["seat"] == view["seat"]
    taken = _taken(player, words) + ([] if mine else _played(player, words))
    if not full:
        lines += [Text(_brief(player, words)), Text(_codes(player, words))]
        return Group(*lines, *flow(markets + taken, width))
    lines += [Text(_belongings(player, words)), *_sectors(player, STYLES[colour], words, width)]
    if taken and cell_len(lines[-1].plain) + 2 + cell_len(taken[0].plain) <= width:
        lines[-1] = GAP.join([lines[-1], taken.pop(0)])  # the last sector leaves space on its line
    return Group(*lines, _rat_track(player, words), *flow(markets + taken, width))


def _title(
    view: Mapping[str, Any], colour: str, names: Sequence[str], words: Catalogue, width: int
) -> Text:
    """The title line: the borough's owner, and the neighbours on both sides."""
    boroughs = view["boroughs"]
    at = boroughs.index(colour)
    before, after = boroughs[at - 1], boroughs[(at + 1) % len(boroughs)]

    def beside(which: str, limit: int) -> str:
        player = owner_of(view, which)
        return words.colour(which) if player is None else short(brief(names[player["seat"]]), limit)

    def line(limit: int) -> str:
        player = owner_of(view, colour)
        owner = sentence(words.colour(colour))
        if player is not None:
            you = f", {words.terminal('you')}" if player["seat"] == view["seat"] else ""
            owner = f"{short(names[player['seat']], limit)} ({words.colour(colour)}{you})"
        return f"─ {owner} ← {beside(before, limit)} | {beside(after, limit)} → "

    title = fit(line, width)
    return Text(title + "─" * (width - cell_len(title)), style=STYLES[colour])


def _belongings(player: Player, words: Catalogue) -> str:
    unknown = words.terminal("unknown")
    prestige = unknown if player["prestige"] is None else player["prestige"]
    return (
        f"{words.terminal('prestige')} {prestige}  {words.terminal('coins')} {player['coins']}  "
        f"{MARKER} {player['supply']} + {player['general_supply']}"
    )


def _brief(player: Player, words: Catalogue) -> str:
    parts = [
        words.count("coin", player["coins"]),
        f"{MARKER} {player['supply']}+{player['general_supply']}",
        f"{words.terminal('rat')} {player['rat']}{_after(player, '→')}",
    ]
    if player["prestige"] is not None:
        parts.append(f"{words.terminal('prestige')} {player['prestige']}")
    return "  ".join(parts)


def _after(player: Player, arrow: str) -> str:
    """An arrow and the rat's space after this round's plague, if nothing else changes."""
    after = player["rat_after_plague"]
    if after is None:
        return ""
    return f"{arrow}{RAT_END}!" if after > RAT_END else f"{arrow}{after}"


def _codes(player: Player, words: Catalogue) -> str:
    """All sectors and their pieces, in as few characters as possible."""
    out = []
    for sector in SECTORS:
        friend = FRIEND if player["friend"] == sector else ""
        pieces = f"{player['sectors'][sector] or ''}{friend}"
        out.append(f"{words.say('sector_code', sector)}{pieces or NOTHING}")
    return " ".join(out)


def _sectors(player: Player, style: str, words: Catalogue, width: int) -> list[Text]:
    """Names and pieces of the sectors, in columns."""
    columns = 3 if width >= THREE_COLUMNS else 2
    names = [words.say("card_short", sector) for sector in SECTORS]
    lines = []
    for first in range(0, len(SECTORS), columns):
        line = Text()
        for column, sector in enumerate(SECTORS[first : first + columns]):
            markers = player["sectors"][sector]
            pieces = f"{MARKER}{markers}" if markers else ""
            pieces += FRIEND if player["friend"] == sector else ""
            space = max(map(cell_len, names[column::columns])) + 1
            line.append(f"{' ' if column else ''}{names[first + column].ljust(space)}")
            line.append((pieces or NOTHING).ljust(3), style=style)
        lines.append(line)
    return lines


def _rat_track(player: Player, words: Catalogue) -> Text:
    """The rat track, and the rat's space after the plague."""
    track = Text(words.terminal("rat"))
    for space in range(RAT_END + 1):
        here = space == player["rat"]
        track.append(f"[{space}]" if here else f" {space} ", style="bold red" if here else "dim")
    return track.append(_after(player, " → "))


def _markets(view: Mapping[str, Any], colour: str, words: Catalogue) -> list[Text]:
    """All five markets from left to right, with their messages and carriages."""
    messages = view["markets"]
    empty = empty_markets(colour, messages)
    cells = []
    for market in FROM_LEFT_TO_RIGHT:
        where = f"{colour}/{market}"
        if market == "centre":
            cell = Text(words.say("market_short", "centre"))
        elif where in messages:
            cell = Text(words.say("kind_short", messages[where]))
        else:
            number = 1 + empty.index(where) if len(empty) > 1 else ""
            cell = Text(f"{NOTHING}{number}")
        for other in view["players"]:
            if other["carriage"] == where:
                sign = f"{CARRIAGE}{words.say('colour_short', other['colour'])}"
                cell.append(sign, style=STYLES[other["colour"]])
        cells.append(cell)
    return cells


def _taken(player: Player, words: Catalogue) -> list[Text]:
    """The messages taken: for each colour, the prestige of each of its messages as a digit."""
    out = []
    for colour in COLOURS:
        kinds = [m["kind"] for m in player["messages"] if m["colour"] == colour]
        if kinds:
            worth = "".join(sorted(str(KINDS.index(kind) + 1) for kind in kinds))
            out.append(f"{words.say('colour_short', colour)}{worth}")
    return [Text(f"{words.terminal('messages')}: {' '.join(out)}")] if out else []


def _played(player: Player, words: Catalogue) -> list[Text]:
    """The cards played this round."""
    cards = [words.say("card_short", held["card"]) for held in player["played"]]
    return [Text(f"{words.terminal('played')}: {', '.join(cards)}")] if cards else []
