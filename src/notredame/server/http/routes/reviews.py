"""Reviews of finished games."""

from __future__ import annotations

from asyncio import to_thread
from typing import Annotated

from fastapi import APIRouter, Query, Request, Response

from notredame.rules.model.pieces import MAX_PLAYERS
from notredame.rules.typed_data import SeatIndex, TypedDict

from ...live.live_table import LiveTable
from ...page_state.page_state import as_json
from ...page_state.review import SeatReviewInWords, review_in_words
from ...reviews.reviews import ReviewStatus
from ...services import Services
from ...tables.permissions.reviews import check_over, check_seats, seats_to_review
from ..dependencies import Asker, Dependency, InLanguage, KnownAsker, SeenTable, address_of
from ..schemas.openapi import BODY_REFUSALS, OWN, answer_model, refuses
from ..schemas.requests import BeginReview

router = APIRouter(
    prefix="/api/tables/{table}/review", tags=["reviews"], responses=refuses(404, 409, 410)
)


class ReviewProgress(TypedDict):
    """How much of a review under way is done, in pieces of work."""

    seats: list[SeatIndex]
    """The seats that it is of."""
    done: int
    total: int


class Review(TypedDict):
    """The review of a seat, and how far reviews of the table are."""

    status: ReviewStatus
    """Of this seat: nobody has asked for it, or this server does not know; under way; failed since
    it was asked for; here."""
    running: list[ReviewProgress]
    """All reviews of the table that are under way on this server."""
    failed: list[SeatIndex]
    """Seats whose review failed since it was asked for; it can be asked for again."""
    seats: list[SeatIndex]
    """Seats whose review can be read."""
    rough: list[SeatIndex]
    """Those of them whose review took fewer steps than this server takes; asked for again, it is
    made anew."""
    review: SeatReviewInWords | None
    """Null until there is one."""


@router.get("", response_model=answer_model(Review), responses=refuses(422))
async def read(
    live: SeenTable,
    services: Dependency,
    who: Asker,
    language: InLanguage,
    seat: Annotated[int | None, Query(ge=0, le=MAX_PLAYERS - 1)] = None,
) -> Response:
    """The review of a seat of a finished game, my own unless said otherwise."""
    check_over(live.table)
    if seat is None:
        seat = live.table.seat_to_look_from(who) or 0
    check_seats(live.table, [seat])
    return await _answer(services, live, seat, language)


@router.post(
    "",
    response_model=answer_model(Review),
    responses=refuses(*BODY_REFUSALS),
    openapi_extra=OWN,
)
async def begin(
    live: SeenTable,
    services: Dependency,
    who: KnownAsker,
    language: InLanguage,
    body: BeginReview,
    request: Request,
) -> Response:
    """Begin to review my own seat, or others, after the end of the game.

    Asked again, it goes on. It takes a while: read how far it is from time to time.
    """
    seats = seats_to_review(live.table, who, body.seats)
    services.limits.count("reviews", address_of(request))
    await services.reviews.begin(live.table, seats, who)
    return await _answer(services, live, seats[0], language)


async def _answer(services: Services, live: LiveTable, seat: int, language: str) -> Response:
    ident = live.table.setup.table
    reviews = await services.reviews.of_table(ident)
    found = await services.reviews.find(ident, seat) if seat in reviews.stored else None
    assert live.table.game is not None
    told: Review = {
        "status": reviews.status(seat),
        "running": [
            {"seats": list(review.seats), "done": review.done, "total": review.total}
            for review in reviews.running
        ],
        "failed": sorted(reviews.failed),
        "seats": sorted(reviews.stored),
        "rough": sorted(reviews.rough),
        "review": None
        if found is None
        else await to_thread(  # it replays the game
            review_in_words, live.table.game, found.review, found.steps, language
        ),
    }
    return Response(as_json(told), media_type="application/json")
