"""A table as text: the board of the terminal, with its colours."""

from __future__ import annotations

import io
from collections.abc import Sequence

from rich.console import Console

from notredame.rules.knowledge.view import View
from notredame.rules.model.options import options_in
from notredame.text import catalogue
from notredame.text_board.cards import draw_cards
from notredame.text_board.facts import person_facts
from notredame.text_board.whole_board import WIDEST, draw_board, draw_persons


def letters(view: View, names: Sequence[str]) -> str:
    """Draw all boroughs, the persons, and the cards of the seat that looks."""
    seen, words = view.as_dict(), catalogue("en")
    page = Console(
        file=io.StringIO(),
        width=WIDEST,
        color_system="standard",
        force_terminal=True,
        highlight=False,
        legacy_windows=False,
    )
    rats = {person: facts["rats"] for person, facts in person_facts().items()}
    with page.capture() as drawn:
        page.print(draw_board(seen, names, words, WIDEST, full=True))
        page.print(draw_persons(seen, options_in(view.state), rats, words, WIDEST))
        if view.seat is not None:
            page.print(draw_cards(seen, names, words, WIDEST))
    return drawn.get()
