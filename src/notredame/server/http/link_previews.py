"""Previews of links, as messengers show them: a title, a sentence and a picture.

Keys of links to a table stand after a `#`, which no server sees, so these links carry a second key
that allows a preview and nothing else: names, the round, and once the game is over its board and
result.
"""

from __future__ import annotations

from collections.abc import Mapping
from html import escape
from urllib.parse import urlencode

from notredame.rules.knowledge.description import round_name
from notredame.rules.knowledge.description_types import ViewDescription
from notredame.rules.model.pieces import Colour
from notredame.rules.typed_data import TypedDict
from notredame.text import Catalogue
from notredame.text_board.facts import StreetMap, street_map

from ..page_state.seats import seats_in_list
from ..pictures import can_draw
from ..tables.table import OVER, PLAYING, Table

SIZE = (1200, 630)
"""Width and height of a picture in pixels, as in `web/drawing/share-picture.js`."""
TITLE = "Notre Dame"


class PlayerInPicture(TypedDict):
    """A seat in a preview."""

    name: str
    colour: Colour
    open: bool
    rank: int | None
    prestige: int | None


class ShownTable(TypedDict):
    """What a preview shows of a table."""

    table: str
    seats: list[PlayerInPicture]
    """Once the game is over, the best first."""
    round: str | None
    """While the game is played."""
    view: ViewDescription | None
    """The final board."""
    streets: str | StreetMap | None
    """Of the final board, as in a page's state."""


def shown_of(table: Table) -> ShownTable:
    """What a preview shows of a table; nothing of a game in progress but names and the round."""
    sheet, game = table.sheet(), table.game
    seats: list[PlayerInPicture] = [
        {
            "name": seat["name"],
            "colour": seat["colour"],
            "open": seat["who"] == "open",
            "rank": None if sheet is None else sheet["players"][number]["rank"],
            "prestige": None if sheet is None else sheet["players"][number]["prestige"],
        }
        for number, seat in enumerate(seats_in_list(table))
    ]
    playing = game is not None and table.status == PLAYING
    final = game if table.status == OVER else None
    return {
        "table": table.setup.table,
        "seats": sorted(seats, key=lambda seat: seat["rank"] or 0),
        "round": round_name(game.state.round_no) if game is not None and playing else None,
        "view": None if final is None else final.view(None).as_dict(),
        "streets": None if final is None else street_map(final.state),
    }


def _title(shown: ShownTable, words: Catalogue) -> str:
    names = words.listed(seat["name"] for seat in shown["seats"] if not seat["open"])
    return f"{TITLE}: {names}" if names else TITLE


def _sentence(shown: ShownTable, words: Catalogue) -> str:
    """How far the game is."""
    seats = shown["seats"]
    winners = [seat for seat in seats if seat["rank"] == 1]
    if winners:
        names = words.listed(seat["name"] for seat in winners)
        prestige = words.count("prestige", winners[0]["prestige"] or 0)
        if len(winners) > 1:
            return words.terminal("share_win", names=names, prestige=prestige)
        return words.terminal("wins", name=names, prestige=prestige)
    if shown["round"] is not None:
        return words.say("link_preview", "playing", round=shown["round"])
    free = sum(seat["open"] for seat in seats)
    return words.say("link_preview", "waiting", free=free, seats=len(seats))


def tags(table: Table, key: str, address: str, words: Catalogue) -> str:
    """Open Graph tags of a table's page on a server with this address.

    There is no `og:url`: some readers would link to it and so lose what stands after the `#`.
    """
    shown = shown_of(table)
    found = {
        "og:type": "website",
        "og:title": _title(shown, words),
        "og:description": _sentence(shown, words),
    }
    if can_draw():
        # The number lets readers that keep pictures tell states of the table apart.
        asked = urlencode({"preview": key, "number": table.number})
        found |= _picture_tags(f"{address}/api/tables/{table.setup.table}/picture?{asked}")
    return _written(found)


def start_tags(picture: str, words: Catalogue) -> str:
    """Open Graph tags of the start page, with the address of its picture."""
    title = f"{words.say('page', 'game')}: {words.say('page', 'greeting')}"
    found = {
        "og:type": "website",
        "og:title": title,
        "og:description": words.say("page", "about_game"),
    }
    return _written(found | _picture_tags(picture))


def _picture_tags(address: str) -> dict[str, str]:
    width, height = SIZE
    return {
        "og:image": address,
        "og:image:type": "image/png",
        "og:image:width": str(width),
        "og:image:height": str(height),
        "twitter:card": "summary_large_image",
    }


def _written(found: Mapping[str, str]) -> str:
    return "".join(
        f'    <meta property="{name}" content="{escape(value)}" />\n'
        for name, value in found.items()
    )
