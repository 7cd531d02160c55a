"""Reference data that never changes: words, facts and rules."""

from __future__ import annotations

from fastapi import APIRouter, Request

from notredame.server.problems import Problem
from notredame.server.store import StoreUnavailable
from notredame.text import languages

from ...access.sessions import Session
from ...page_state.facts import Facts, facts
from ...page_state.words import Rules, Words, rules_of, words_of
from ..dependencies import Dependency, language_of, session_of
from ..schemas.openapi import answer_model, refuses

router = APIRouter(prefix="/api", tags=["reading"])


def _known(language: str) -> str:
    if language not in languages():
        known = ", ".join(languages())
        raise Problem(404, "not-found", f"There is no such language; there are {known}.")
    return language


@router.get("/facts", response_model=answer_model(Facts))
async def all_facts() -> Facts:
    """Pieces, streets, editions, options."""
    return facts()


@router.get("/words", response_model=answer_model(Words))
async def my_words(request: Request, services: Dependency) -> Words:
    """The page's words in your language, or else in the one that your browser prefers."""
    try:
        session = await session_of(request, services)
        return words_of(await language_of(request, services, session))
    except StoreUnavailable:  # the page needs words to say so
        return words_of(await language_of(request, services, Session()))


@router.get("/words/{language}", response_model=answer_model(Words), responses=refuses(404, 422))
async def words(language: str) -> Words:
    """The page's words in a language."""
    return words_of(_known(language))


@router.get("/rules/{language}", response_model=answer_model(Rules), responses=refuses(404, 422))
async def rules(language: str) -> Rules:
    """Every rule in a language."""
    return rules_of(_known(language))
