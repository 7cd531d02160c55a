"""Positions to choose in, and the previews of choices there."""

from __future__ import annotations

from notredame.rules.choices import BY_ID
from notredame.server.page_state.previews.preview import previews
from notredame.text import Catalogue, catalogue

from ..positions import Table

EN = catalogue("en")


def brings(table: Table, choice: str, seat: int = 0, words: Catalogue = EN) -> list[str]:
    (preview,) = previews(table.game.view(seat), [BY_ID[choice]], words)
    return [part["text"] for part in preview.brings]


def to_play(card: str, **pieces: int) -> Table:
    table = Table(4)
    table.lay(**pieces)
    table.give_card(card)
    table.turn_of()
    return table


def to_hire(person: str, **pieces: int) -> Table:
    table = Table(4)
    table.lay(**pieces)
    table.open_persons(person)
    table.turn_to_hire()
    return table
