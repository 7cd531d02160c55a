"""The daily deal: playing it, and everybody's results beside the bots' own."""

from __future__ import annotations

from typing import Annotated

from fastapi import APIRouter, Path, Request
from fastapi.responses import PlainTextResponse, Response

from notredame.rules.typed_data import TypedDict
from notredame.server.problems import Problem
from notredame.text import catalogue

from ...daily.day import Day
from ...daily.deals import DailyDeals, DealOfDay
from ...store.daily_results import Attempt
from ...tables.daily import BOTS, LEVEL, Score
from ...tables.setup import Level
from ..dependencies import Asker, Dependency, InLanguage, KnownAsker, SomePerson, count_table
from ..schemas.openapi import BODY_REFUSALS, OWN, TEXT, answer_model, refuses
from ..schemas.requests import BeginDaily, ListDaily
from ..schemas.responses import AtTable

router = APIRouter(prefix="/api/daily", tags=["daily deal"])
DayInPath = Annotated[str, Path(max_length=10, description="A day, such as 2026-11-18, in UTC.")]


class DailyScore(TypedDict):
    """How a daily deal ended for a seat."""

    prestige: int
    place: int
    """Rank at the table, from 1."""
    margin: int
    """Prestige less that of the best other seat."""


class DailyResult(DailyScore):
    """A person's result in the list."""

    rank: int
    """Among everybody in the list: the larger margin is better."""
    name: str
    """As typed; empty if never given."""
    mine: bool


class MyDaily(TypedDict):
    """My attempt at a day's deal."""

    table: str
    score: DailyScore | None
    """Null until the game is over."""
    late: bool
    """Whether it ended after the deal was revealed, so that it does not count."""
    listed: bool
    """Whether others see my result."""


class DailyDeal(TypedDict):
    """A day's deal, as far as the sender may know it."""

    day: str
    begins: float
    """Seconds since 1970."""
    revealed: float
    """When the deal becomes public, in seconds since 1970. Games that end later do not count."""
    bots: int
    level: Level
    commitment: str
    """Commitment to the seed, public before the day begins."""
    seed: str | None
    """Null until the deal is revealed."""
    mine: MyDaily | None
    """Null if I have not begun."""
    par: DailyScore | None
    """The result of a bot in my seat, once my own game is over, or the deal revealed; null also
    while the bots still play.
    """
    record: bool
    """Whether the record of that game can be read: the deal is revealed."""
    results: list[DailyResult]
    """The best first; at most 100, and the sender's own."""
    finished: int
    """Number of people with a result in the list."""


class NextDaily(TypedDict):
    """A deal that is to come."""

    day: str
    commitment: str


class DailyDays(TypedDict):
    """Today's deal, yesterday's, and the commitment to tomorrow's."""

    today: DailyDeal
    yesterday: DailyDeal
    tomorrow: NextDaily


class DailyListed(TypedDict):
    """Whether others see my result."""

    listed: bool


@router.get("", response_model=answer_model(DailyDays))
async def days(services: Dependency, who: Asker) -> DailyDays:
    """Today's deal and yesterday's, and a commitment to tomorrow's."""
    today = services.daily.today()
    tomorrow = today.next()
    return {
        "today": _told(await services.daily.look(today, who)),
        "yesterday": _told(await services.daily.look(today.previous(), who)),
        "tomorrow": {
            "day": str(tomorrow),
            "commitment": services.daily.commitment(tomorrow),
        },
    }


@router.post("", response_model=answer_model(AtTable), responses=refuses(*BODY_REFUSALS, 410))
async def begin(
    services: Dependency,
    person: SomePerson,
    language: InLanguage,
    body: BeginDaily,
    request: Request,
) -> AtTable:
    """Play today's deal. There is one attempt: asked again, it is the same table."""
    today = services.daily.today()
    table = await services.daily.begun(today, person.id)
    if table is None:
        await count_table(services, person, request)
        name = person.name or catalogue(language).say("called", "guest")
        table = await services.daily.begin(today, person.id, name, listed=body.listed)
    return {"table": table}


@router.get("/{day}", response_model=answer_model(DailyDeal), responses=refuses(404, 422))
async def one_day(day: DayInPath, services: Dependency, who: Asker) -> DailyDeal:
    """The deal of a day up to today, with everybody's results."""
    return _told(await services.daily.look(_begun(services.daily, day), who))


@router.post(
    "/{day}/listed",
    response_model=answer_model(DailyListed),
    responses=refuses(*BODY_REFUSALS, 404),
    openapi_extra=OWN,
)
async def list_result(
    day: DayInPath, services: Dependency, who: KnownAsker, body: ListDaily
) -> DailyListed:
    """Show my result to others, or hide it."""
    await services.daily.list_result(_begun(services.daily, day), who, body.listed)
    return {"listed": body.listed}


@router.get("/{day}/record", response_class=Response, responses=TEXT | refuses(404, 409, 422))
async def record(day: DayInPath, services: Dependency) -> PlainTextResponse:
    """The bots' game with a day's deal as a record, once the deal is revealed."""
    wanted = _begun(services.daily, day)
    if not services.daily.is_revealed(wanted):
        raise Problem(409, "daily-secret", "This daily deal is not revealed yet.")
    found = await services.daily.par_record(wanted)
    if found is None:
        raise Problem(404, "not-found", "The bots have not played the deal of that day.")
    name = f'attachment; filename="notredame-{wanted}.txt"'
    return PlainTextResponse(found, headers={"Content-Disposition": name})


def _begun(daily: DailyDeals, day: str) -> Day:
    """The day that a path names."""
    found = Day.read(day)
    if found is None:
        sentence = "A day is written with year, month and day, such as 2026-11-18."
        raise Problem(422, "bad-request", sentence)
    if found > daily.today():
        raise Problem(404, "not-found", f"The deal of {found} is still to come.")
    return found


def _told(deal: DealOfDay) -> DailyDeal:
    return {
        "day": str(deal.day),
        "begins": deal.day.begins,
        "revealed": deal.day.revealed,
        "bots": BOTS,
        "level": LEVEL,
        "commitment": deal.commitment,
        "seed": None if deal.seed is None else deal.seed.hex(),
        "mine": None if deal.mine is None else _mine(deal.mine, late=deal.late),
        "par": None if deal.par is None else _score(deal.par.score),
        "record": deal.seed is not None and deal.par is not None,
        "results": [
            {
                **_score(result.score),
                "rank": result.rank,
                "name": result.name,
                "mine": result.mine,
            }
            for result in deal.results
        ],
        "finished": deal.finished,
    }


def _mine(attempt: Attempt, *, late: bool) -> MyDaily:
    return {
        "table": attempt.table,
        "score": None if attempt.score is None else _score(attempt.score),
        "late": late,
        "listed": attempt.listed,
    }


def _score(score: Score) -> DailyScore:
    return {"prestige": score.prestige, "place": score.place, "margin": score.margin}
