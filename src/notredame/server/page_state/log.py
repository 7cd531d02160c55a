"""A table's log in words, as far as a seat may read it."""

from __future__ import annotations

from notredame import Game
from notredame.rules.model.deal import seat_colour
from notredame.rules.typed_data import SeatIndex, TypedDict
from notredame.text import Catalogue
from notredame.text.catalogues.narration import told

from .board_places import places_of_event


class Line(TypedDict):
    """A line of the log."""

    move: int
    """Number of the choice that caused it; 0 is the set-up."""
    seat: SeatIndex | None
    kind: str
    text: str
    deed: str | None
    """The same without the name of the player."""
    places: list[str]


def lines_from(game: Game, first: int, seat: int | None, words: Catalogue) -> list[Line]:
    """Lines caused by the choices from `first` on; 0 is the set-up. `seat` None is a watcher."""
    colours = [seat_colour(k, len(game.names)) for k in range(len(game.names))]
    out: list[Line] = []
    for move, event in told(game, first, seat):
        text = words.log_line(event, game.names)
        if text is not None:
            out.append(
                {
                    "move": move,
                    "seat": event.seat,
                    "kind": event.kind,
                    "text": text,
                    "deed": words.deed(event, game.names),
                    "places": places_of_event(event, colours),
                }
            )
    return out
