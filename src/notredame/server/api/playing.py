"""Choosing, taking back, hints, chat, leaving and coming back."""

from __future__ import annotations

from typing import Any

from fastapi import APIRouter, Request

from notredame.rules.choices import BY_ID
from notredame.server.entries import BOT, CHOOSE, RETURN, SAY, UNDO
from notredame.server.problems import Problem, not_your_seat
from notredame.text import catalogue

from .asking import InLanguage, KnownAsker, Parts, SeenTable, address_of
from .models import AtSeat, Choose, Say, Undo

router = APIRouter(prefix="/api/tables/{table}", tags=["playing"])
PLAYS_ON = "medium"
"""The level of the bot that plays on for somebody who left."""


@router.post("/choices")
async def choose(parts: Parts, live: SeenTable, who: KnownAsker, body: Choose) -> dict[str, int]:
    """Answer a question. It is on the disk when this is answered; asked again, nothing changes."""
    number = await parts.tables.enter(
        live, CHOOSE, lambda t: t.may_choose(body.seat, body.asked, body.choice, who)
    )
    return {"number": number}


@router.post("/undo")
async def undo(parts: Parts, live: SeenTable, who: KnownAsker, body: Undo) -> dict[str, int]:
    """Take back the last choice, while nothing hidden was revealed and nobody else acted."""
    number = await parts.tables.enter(live, UNDO, lambda t: t.may_undo(body.seat, body.asked, who))
    return {"number": number}


@router.post("/chat")
async def chat(
    parts: Parts, live: SeenTable, who: KnownAsker, body: Say, request: Request
) -> dict[str, int]:
    """Say something to everybody at the table."""
    parts.limits.count("chat", address_of(request))
    number = await parts.tables.enter(live, SAY, lambda t: t.may_say(who, body.text, body.once))
    return {"number": number}


@router.post("/hint")
async def hint(
    parts: Parts,
    live: SeenTable,
    who: KnownAsker,
    language: InLanguage,
    body: AtSeat,
    request: Request,
) -> dict[str, Any]:
    """What the search would choose, where no other people play."""
    parts.limits.count("hints", address_of(request))
    table = live.table
    if body.seat not in table.seats_of(who):
        raise not_your_seat(body.seat)
    if table.people() != {who}:
        raise Problem(403, "not-possible", "With other people at the table there are no hints.")
    if table.game is None or body.seat not in table.game.to_act:
        raise Problem(409, "not-your-turn", "You have nothing to choose just now.")
    view = table.game.view(body.seat)
    seen = view.as_dict()
    words = catalogue(language)
    return {
        "thoughts": [
            {
                "choice": ident,
                "label": words.label(seen["question"], BY_ID[ident], seen),
                "share": share,
                "prestige": prestige,
            }
            for ident, share, prestige in await parts.thinkers.hint(view)
        ]
    }


@router.post("/leave")
async def leave(parts: Parts, live: SeenTable, who: KnownAsker, body: AtSeat) -> dict[str, int]:
    """Let a bot play on."""
    number = await parts.tables.enter(live, BOT, lambda t: t.may_leave(body.seat, who, PLAYS_ON))
    return {"number": number}


@router.post("/return")
async def come_back(parts: Parts, live: SeenTable, who: KnownAsker, body: AtSeat) -> dict[str, int]:
    """Play again."""
    number = await parts.tables.enter(live, RETURN, lambda t: t.may_return(body.seat, who))
    return {"number": number}
