"""Choosing, undo, hints, chat, leaving and coming back."""

from __future__ import annotations

from typing import Any

from fastapi import APIRouter, Request

from notredame.review.advice import advice_in_words
from notredame.rules.choices import BY_ID
from notredame.server.problems import Problem, not_your_seat
from notredame.text import Catalogue, catalogue

from ...bots.processes import BotProcesses
from ...tables.daily import not_in_daily
from ...tables.entries import BOT, CHOOSE, GO_ON, RETURN, SAY, UNDO
from ...tables.permissions.chat import may_say
from ...tables.permissions.choices import may_choose, may_go_on, may_undo
from ...tables.permissions.seats import may_leave, may_return
from ...tables.setup import DEFAULT_LEVEL
from ...tables.table import Table
from ..dependencies import Dependency, InLanguage, KnownAsker, SeenTable, address_of
from ..schemas.openapi import BODY_REFUSALS, OWN, answer_model, refuses
from ..schemas.requests import AtSeat, Choose, Say, Undo
from ..schemas.responses import Entered, Hint

router = APIRouter(
    prefix="/api/tables/{table}", tags=["playing"], responses=refuses(*BODY_REFUSALS, 404, 410)
)


@router.post(
    "/choices", response_model=answer_model(Entered), responses=refuses(409), openapi_extra=OWN
)
async def choose(services: Dependency, live: SeenTable, who: KnownAsker, body: Choose) -> Entered:
    """Answer a question.

    The answer is stored before the response; repeating the request is harmless.
    """

    def decide(table: Table) -> dict[str, Any] | None:
        return may_choose(table, body.seat, body.asked, body.choice, who, body.pause)

    number = await services.tables.enter(live, CHOOSE, decide)
    return {"number": number}


@router.post(
    "/undo", response_model=answer_model(Entered), responses=refuses(409), openapi_extra=OWN
)
async def undo(services: Dependency, live: SeenTable, who: KnownAsker, body: Undo) -> Entered:
    """Undo my last choice, as long as nothing hidden was revealed and nobody else has acted.

    At a practice table, go back to any choice of mine.
    """
    number = await services.tables.enter(
        live, UNDO, lambda t: may_undo(t, body.seat, body.asked, who, body.to)
    )
    return {"number": number}


@router.post("/go-on", response_model=answer_model(Entered), openapi_extra=OWN)
async def go_on(services: Dependency, live: SeenTable, who: KnownAsker, body: AtSeat) -> Entered:
    """End the pause in which bots hold their answer to my last choice."""
    number = await services.tables.enter(live, GO_ON, lambda t: may_go_on(t, body.seat, who))
    return {"number": number}


@router.post("/chat", response_model=answer_model(Entered), openapi_extra=OWN)
async def chat(
    services: Dependency, live: SeenTable, who: KnownAsker, body: Say, request: Request
) -> Entered:
    """Say something to everybody at the table."""
    services.limits.count("chat", address_of(request))
    number = await services.tables.enter(live, SAY, lambda t: may_say(t, who, body.text, body.once))
    return {"number": number}


@router.post("/hint", response_model=answer_model(Hint), responses=refuses(409), openapi_extra=OWN)
async def hint(
    services: Dependency,
    live: SeenTable,
    who: KnownAsker,
    language: InLanguage,
    body: AtSeat,
    request: Request,
) -> Hint:
    """What the search would choose; only where no other people play, and not in a daily deal."""
    services.limits.count("hints", address_of(request))
    async with services.limits.turn_to_think(address_of(request)):
        return await _thoughts(
            services.bot_processes, live.table, who, body.seat, catalogue(language)
        )


@router.post(
    "/leave", response_model=answer_model(Entered), responses=refuses(409), openapi_extra=OWN
)
async def leave(services: Dependency, live: SeenTable, who: KnownAsker, body: AtSeat) -> Entered:
    """Leave; a bot takes over."""
    number = await services.tables.enter(
        live, BOT, lambda t: may_leave(t, body.seat, who, DEFAULT_LEVEL)
    )
    return {"number": number}


@router.post("/return", response_model=answer_model(Entered), openapi_extra=OWN)
async def come_back(
    services: Dependency, live: SeenTable, who: KnownAsker, body: AtSeat
) -> Entered:
    """Come back and play on."""
    number = await services.tables.enter(live, RETURN, lambda t: may_return(t, body.seat, who))
    return {"number": number}


async def _thoughts(
    processes: BotProcesses, table: Table, who: str, seat: int, words: Catalogue
) -> Hint:
    if seat not in table.seats_of(who):
        raise not_your_seat(seat)
    if table.setup.daily is not None:
        raise not_in_daily()
    if table.several_people():
        raise Problem(403, "not-possible", "With other people at the table there are no hints.")
    if table.game is None or seat not in table.game.to_act:
        raise Problem(409, "not-your-turn", "You have nothing to choose just now.")
    view = table.game.view(seat)
    seen = view.as_dict()
    found = await processes.hint(view)
    return {
        "thoughts": [
            {
                "choice": advice.choice,
                "label": words.label(seen["question"], BY_ID[advice.choice], seen),
                "behind": advice.behind,
                "error": advice.error,
                "win_chance": advice.win_chance,
                "prestige": list(advice.prestige),
                "even": advice.even,
                "why": advice_in_words(words, view, found[0], advice) if number else "",
            }
            for number, advice in enumerate(found)
        ]
    }
