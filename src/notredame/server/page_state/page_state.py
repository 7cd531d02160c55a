"""A table as one person sees it: everything the page shows, in one answer."""

from __future__ import annotations

import json
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field
from functools import lru_cache
from typing import Any

from notredame import Game, commitment
from notredame.rules.knowledge.view import View
from notredame.rules.model.deal import seat_colour
from notredame.text import Catalogue, catalogue
from notredame.text.catalogues.choice_lists import in_order, messages_refused
from notredame.text.catalogues.narration import first_shown

from ..tables.table import OVER, PLAYING, Said, Table
from .board_places import places_of_choice
from .facts import help_at
from .log import lines_from
from .previews.preview import previews

LOGS_KEPT = 64
"""So many logs are kept in words: to put a whole one into words takes longer than all the rest."""


def seats_of(
    table: Table, person: str | None, present: Iterable[str] | None = None
) -> list[dict[str, Any]]:
    """Who sits where; `present` are the people whose page is open."""
    here = set(present or ())
    count = len(table.seats)
    return [
        {
            "seat": k,
            "name": seat.name,
            "colour": seat_colour(k, count),
            "who": "open" if seat.open else "person" if seat.level is None else "bot",
            "level": seat.level,
            "left": seat.left,
            "mine": person is not None and seat.owner == person,
            "present": seat.owner in here,
        }
        for k, seat in enumerate(table.seats)
    ]


def state_of(
    table: Table,
    person: str | None,
    seat: int | None,
    language: str,
    *,
    news_from: int | None = None,
    chat_from: int | None = None,
    present: Iterable[str] = (),
    watchers: int = 0,
) -> dict[str, Any]:
    """The table as a seat sees it; `seat` None is a watcher.

    The log begins with the choice `news_from`, the chat with the entry `chat_from`.
    """
    words = catalogue(language)
    game = table.game
    over = table.status == OVER
    options = table.setup.options if game is None else game.options
    view = None if game is None else game.view(seat)
    seen = None if view is None else view.as_dict()
    return {
        "table": table.setup.table,
        "number": table.number,
        "status": table.status,
        "edition": table.setup.edition,
        "options": options.as_dict(),
        "help": help_at(options, language),
        "listed": table.setup.listed,
        "played_here": table.played_here,
        "host": person == table.setup.host,
        "host_here": table.setup.host in present,
        "alone": len(table.people()) <= 1,
        "seats": seats_of(table, person, present),
        "seat": seat,
        "move": table.moves,
        "view": seen,
        "question": None if view is None or seen is None else _question(table, view, seen, words),
        "waiting": [] if game is None else _waiting(game, words),
        "bots_think_less": table.bots_think_less and table.status == PLAYING,
        "undo": _undo(table, seat),
        "news": None if game is None else _news(game, seat, words, news_from),
        "chat": [_said(said) for said in table.chat if said.number >= (chat_from or 0)],
        "watchers": watchers,
        "commitment": _commitment(table),
        "seed": game.seed.hex() if game is not None and over and game.seed is not None else None,
        "result": table.sheet(),
        "rematch": table.rematch,
    }


def earlier_state(
    table: Table, person: str | None, seat: int | None, language: str, at: int, *, above: bool
) -> dict[str, Any]:
    """The table after its first `at` choices, to look back; from above, nothing is hidden."""
    assert table.game is not None
    game = table.game.before(at + 1)
    words = catalogue(language)
    now = state_of(table, person, seat, language, news_from=table.moves + 1)
    # While it is played, a table from memory tells no more of a moment than it does now (T10).
    whole = table.game.options.log == "whole"
    told = _log(table.game if whole or table.status != OVER else game, seat, words)
    news = {"from": 0, "lines": [line for line in told if line["move"] <= at]}
    view = {"seat": None, **game.as_dict()} if above else game.view(seat).as_dict()
    return {**now, "move": at, "view": view, "question": None, "waiting": [], "news": news}


def as_json(state: dict[str, Any]) -> str:
    """One line."""
    return json.dumps(state, ensure_ascii=False, separators=(",", ":"))


def _question(
    table: Table, view: View, seen: dict[str, Any], words: Catalogue
) -> dict[str, Any] | None:
    choices = view.choices()
    if view.seat is None or not choices or table.seats[view.seat].level is not None:
        return None
    ordered = in_order(choices, seen)
    return {
        "asked": table.asked(view.seat),
        "question": seen["question"],
        "prompt": words.prompt(seen["question"], seen),
        "choices": _choices(view, seen, ordered, words),
        "refused": messages_refused(choices, seen, words),
    }


def _choices(
    view: View, seen: dict[str, Any], ordered: Sequence[Any], words: Catalogue
) -> list[dict[str, Any]]:
    return [
        {
            "id": choice.id,
            "label": words.label(seen["question"], choice, seen),
            "brings": list(preview.brings),
            "places": places_of_choice(choice, seen),
            "ends_turn": preview.ends_turn,
            "reveals": preview.reveals,
        }
        for choice, preview in zip(ordered, previews(view, ordered, words), strict=True)
    ]


def _waiting(game: Game, words: Catalogue) -> list[dict[str, Any]]:
    """Who is being waited for. The question is public: it follows from what lies open."""
    return [
        {"seat": seat, "question": game.question, "what": words.say("choosing", game.question)}
        for seat in game.to_act
    ]


def _said(said: Said) -> dict[str, Any]:
    """A line of chat for everybody; `once` is its writer's own affair."""
    return {
        "number": said.number,
        "at": said.at,
        "name": said.name,
        "seat": said.seat,
        "text": said.text,
    }


def _undo(table: Table, seat: int | None) -> dict[str, Any]:
    if seat is None:
        return {"possible": False, "why": "nothing", "asked": None}
    why = table.why_no_undo(seat)
    return {"possible": why is None, "why": why, "asked": table.asked(seat)}


def _news(game: Game, seat: int | None, words: Catalogue, first: int | None) -> dict[str, Any]:
    # At a table from memory, a new round takes the lines of the one before from the page (T10).
    begun = first_shown(game)
    if not first or (begun and first <= begun + 1):
        return {"from": 0, "lines": _log(game, seat, words)}
    return {"from": first, "lines": lines_from(game, first, seat, words)}


def _log(game: Game, seat: int | None, words: Catalogue) -> list[dict[str, Any]]:
    """The whole log. A game only grows (one that goes back is another), so it is made once."""
    if game.options.log != "whole":
        return lines_from(game, 0, seat, words)
    kept = _kept_log(game, seat, words)
    kept.lines += lines_from(game, kept.moves + 1, seat, words)
    kept.moves = len(game.moves)
    return kept.lines[:]


@dataclass
class _KeptLog:
    """What a game's first `moves` choices caused, in words; none yet, not even the set-up."""

    moves: int = -1
    lines: list[dict[str, Any]] = field(default_factory=list)


@lru_cache(LOGS_KEPT)
def _kept_log(_game: Game, _seat: int | None, _words: Catalogue) -> _KeptLog:
    return _KeptLog()


def _commitment(table: Table) -> str | None:
    return None if table.setup.seed is None else commitment(table.setup.seed)
