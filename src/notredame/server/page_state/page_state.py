"""The page state: a table as one person sees it, complete."""

from __future__ import annotations

import json
from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from functools import lru_cache

from notredame import Game, commitment
from notredame.rules.knowledge.description_types import ViewDescription
from notredame.rules.model.options import OptionValue
from notredame.rules.typed_data import SeatIndex, TypedDict
from notredame.text import Catalogue, catalogue
from notredame.text.catalogues.narration import first_shown
from notredame.text_board.facts import StreetMap, street_map

from ..tables.score_sheet import ScoreSheet
from ..tables.table import OVER, PLAYING, ChatEntry, Status, Table
from ..tables.undo import WhyNoUndo
from .draft import DraftCards, draft_cards
from .log import Line, lines_from
from .question import Question, question_for, question_in
from .seats import Seat, seats_of
from .sector_effects import SectorEffects, sector_effects
from .words import help_at

LOGS_KEPT = 64
"""Number of cached logs: putting a whole log into words takes longer than everything else."""


class Waiting(TypedDict):
    """A player who is being waited for."""

    seat: SeatIndex
    question: str
    what: str
    """What they are doing, in words."""


class UndoPossible(TypedDict):
    """Whether the viewing seat can undo its last choice."""

    possible: bool
    why: WhyNoUndo | None
    """Why it cannot."""
    asked: int | None
    """To be sent with the request."""
    to: list[int]
    """Numbers of the choices that it may go back to: at a practice table all its own."""
    pause: float
    """Seconds from the last choice on that bots hold their answer, so that it can be undone; zero
    where they do not.
    """


class AskingForSeat(TypedDict):
    """Somebody without a link who asks for a seat."""

    number: int
    """Names the request in the answer to it."""
    name: str


_From = TypedDict("_From", {"from": int})  # a keyword, so no class can declare it


class News(_From):
    """The log from the choice `from` on; it replaces every line from there on."""

    lines: list[Line]


class ChatLine(TypedDict):
    """A line of chat."""

    number: int
    """Number of its entry."""
    at: float
    """Seconds since 1970."""
    name: str
    seat: SeatIndex | None
    text: str


class PageState(TypedDict):
    """A table as one person sees it from one seat: everything that the page shows."""

    table: str
    number: int
    """Number of the last entry; also the id of the event that carries this state."""
    status: Status
    edition: str
    options: dict[str, OptionValue]
    help: dict[str, str]
    """Help for the cards and persons that these options change, by id, in the page's language."""
    listed: bool
    practice: bool
    """Whether this is a practice game: its person may, or might, take back anything."""
    daily: str | None
    """The day whose daily deal is played here, such as `2026-11-18`."""
    played_here: bool
    """Whether anybody chose here; an imported finished game can only be viewed."""
    host: bool
    """Whether the viewer is the host."""
    host_here: bool
    """Whether the host's page is open."""
    alone: bool
    """Whether no other people play here, not even at the same screen."""
    seats: list[Seat]
    seat_requests: list[AskingForSeat]
    """Requests for a seat that wait for the host, for the host and those who have a seat."""
    seat: SeatIndex | None
    """The viewing seat; null for a watcher."""
    move: int
    """Number of choices in the game."""
    view: ViewDescription | None
    """Null until the game begins."""
    streets: str | StreetMap | None
    """The street map by its name in the facts, or the players' own; null until the game begins."""
    sector_effects: list[dict[str, SectorEffects]]
    """What one more piece would do, by seat and sector; empty until the game begins."""
    draft: list[DraftCards]
    """By seat, in the draft; otherwise empty."""
    question: Question | None
    """Null where the viewing seat has nothing to choose."""
    waiting: list[Waiting]
    bots_think_less: bool
    """Whether the last bot thought less than usual because many others were in line."""
    undo: UndoPossible
    news: News | None
    chat: list[ChatLine]
    """The last lines of chat; in an event after the first, only the new ones."""
    watchers: int
    commitment: str | None
    """Commitment to the seed; null for an imported game."""
    seed: str | None
    """Null until the game is over. That of a daily deal is not here: others play it still."""
    result: ScoreSheet | None
    rematch: str | None
    """Id of the rematch's table."""


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
) -> PageState:
    """The page state as a seat sees it; `seat` None is a watcher.

    The log begins with the choice `news_from`, the chat with the entry `chat_from`.
    """
    words = catalogue(language)
    game = table.game
    options = table.setup.options if game is None else game.options
    seen, question, streets = None, None, None
    effects: list[dict[str, SectorEffects]] = []
    if game is not None:
        view = game.view(seat)
        seen = view.as_dict()
        question = question_for(table, view, seen, words)
        effects = sector_effects(seen["players"], options)
        streets = street_map(view.state)
    return {
        "table": table.setup.table,
        "number": table.number,
        "status": table.status,
        "edition": table.setup.edition,
        "options": options.as_dict(),
        "help": help_at(options, language),
        "listed": table.setup.listed,
        "practice": table.practice,
        "daily": table.setup.daily,
        "played_here": table.played_here,
        "host": person == table.setup.host,
        "host_here": table.setup.host in present,
        "alone": not table.several_people(),
        "seats": seats_of(table, person, present),
        "seat_requests": _seat_requests(table, person),
        "seat": seat,
        "move": table.moves,
        "view": seen,
        "streets": streets,
        "sector_effects": effects,
        "draft": [] if seen is None else draft_cards(seen),
        "question": question,
        "waiting": [] if game is None else _waiting(game, words),
        "bots_think_less": table.bots_think_less and table.status == PLAYING,
        "undo": _undo(table, seat),
        "news": None if game is None else _news(game, seat, words, news_from),
        "chat": [_chat_line(said) for said in table.chat if said.number >= (chat_from or 0)],
        "watchers": watchers,
        "commitment": _commitment(table),
        "seed": _revealed_seed(table),
        "result": table.sheet(),
        "rematch": table.rematch,
    }


def earlier_state(
    table: Table,
    person: str | None,
    seat: int | None,
    language: str,
    at: int,
    *,
    above: bool = False,
    question: bool = False,
) -> PageState:
    """The table after its first `at` choices, for the replay; from above, nothing is hidden.

    `question` adds the question that the seat was asked then, even if a bot answered it.
    """
    assert table.game is not None
    game = table.game.before(at + 1)
    words = catalogue(language)
    now = state_of(table, person, seat, language, news_from=table.moves + 1)
    # While it is played, a table from memory reveals no more of the past than of the present (T10).
    whole = table.game.options.log == "whole"
    told = _log(table.game if whole or table.status != OVER else game, seat, words)
    news: News = {"from": 0, "lines": [line for line in told if line["move"] <= at]}
    seen = game.view(seat)
    view: ViewDescription
    view = {"seat": None, **game.as_dict()} if above else seen.as_dict()
    return {
        **now,
        "move": at,
        "view": view,
        "sector_effects": sector_effects(view["players"], game.options),
        "draft": draft_cards(view),
        "question": question_in(seen, seen.as_dict(), words) if question else None,
        "waiting": [],
        "news": news,
    }


def as_json(state: Mapping[str, object]) -> str:
    """A state as JSON on one line."""
    return json.dumps(state, ensure_ascii=False, separators=(",", ":"))


def _waiting(game: Game, words: Catalogue) -> list[Waiting]:
    """The players being waited for.

    Their questions are public: they follow from open information.
    """
    return [
        {"seat": seat, "question": game.question, "what": words.say("choosing", game.question)}
        for seat in game.to_act
    ]


def _seat_requests(table: Table, person: str | None) -> list[AskingForSeat]:
    if person is None or not table.concerns(person):
        return []
    return [{"number": asked.number, "name": asked.name} for asked in table.seat_requests.open]


def _chat_line(said: ChatEntry) -> ChatLine:
    """A line of chat as everybody gets it, without its `once`, which concerns its writer only."""
    return {
        "number": said.number,
        "at": said.at,
        "name": said.name,
        "seat": said.seat,
        "text": said.text,
    }


def _undo(table: Table, seat: int | None) -> UndoPossible:
    if seat is None:
        return {"possible": False, "why": "nothing", "asked": None, "to": [], "pause": 0.0}
    why = table.why_no_undo(seat)
    return {
        "possible": why is None,
        "why": why,
        "asked": table.asked(seat),
        "to": table.undoable(seat),
        "pause": table.pause,
    }


def _news(game: Game, seat: int | None, words: Catalogue, first: int | None) -> News:
    # At a table from memory, a new round removes the lines of the last one from the page (T10).
    begun = first_shown(game)
    if not first or (begun and first <= begun + 1):
        return {"from": 0, "lines": _log(game, seat, words)}
    return {"from": first, "lines": lines_from(game, first, seat, words)}


def _log(game: Game, seat: int | None, words: Catalogue) -> list[Line]:
    """The whole log, cached. A game only grows (an undo makes a new one), so lines never change."""
    if game.options.log != "whole":
        return lines_from(game, 0, seat, words)
    kept = _kept_log(game, seat, words)
    kept.lines += lines_from(game, kept.moves + 1, seat, words)
    kept.moves = len(game.moves)
    return kept.lines[:]


@dataclass
class _KeptLog:
    """Lines of a game's first `moves` choices; -1 means that even the set-up is missing."""

    moves: int = -1
    lines: list[Line] = field(default_factory=list)


@lru_cache(LOGS_KEPT)
def _kept_log(_game: Game, _seat: int | None, _words: Catalogue) -> _KeptLog:
    return _KeptLog()


def _revealed_seed(table: Table) -> str | None:
    """The seed after the game. That of a daily deal comes with its day (`server/daily`)."""
    if table.status != OVER or table.setup.daily is not None:
        return None
    seed = None if table.game is None else table.game.seed
    return None if seed is None else seed.hex()


def _commitment(table: Table) -> str | None:
    return None if table.setup.seed is None else commitment(table.setup.seed)
