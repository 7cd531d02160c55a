"""How the interface describes itself: answers, refusals, events and the cookie."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Annotated, Any

from pydantic import WithJsonSchema
from pydantic.json_schema import models_json_schema

from .responses import COMPONENTS, Answer, Problem, ref_to
from .state_response import PresenceEvent, StateEvent

ABOUT = """\
Set up a table, look at its state or follow it live, and answer the questions it asks.
Whatever is wrong is answered as a `Problem`.
"""
WHY = {
    400: "The body cannot be read.",
    401: "Another device of the same person has signed this one out.",
    403: "Not for the asker to do, or sent by another site's page.",
    404: "There is no such thing, or it is not open to the asker.",
    408: "The body did not arrive in time.",
    409: "Not as things stand now: somebody was quicker, or it is too early or too late.",
    410: "The table is kept, but these rules cannot play it any more.",
    413: "The body is too large.",
    421: "Another host name was asked for than this server's.",
    422: "Not what this request can say; the sentence names the field.",
    429: "Too much from one address or person; wait a little.",
    500: "A mistake of the server's.",
    503: "The store cannot be reached just now; nothing was done.",
}
OWN: dict[str, Any] = {"security": [{"cookie": []}]}
"""For requests that nobody without a cookie can make."""


def told(answer: type[Answer]) -> Any:
    """What is answered: described as a model, and sent as it is, without being checked again."""
    return Annotated[dict[str, Any], WithJsonSchema(ref_to(answer.__name__))]


def refuses(*statuses: int) -> dict[int | str, dict[str, Any]]:
    """With which statuses a request can be refused."""
    content = {"application/json": {"schema": ref_to(Problem.__name__)}}
    return {status: {"description": WHY[status], "content": content} for status in statuses}


ANYHOW = refuses(401, 408, 413, 421, 429, 500, 503)
"""Whatever is asked."""
TAKEN = (400, 403, 422)
"""Whatever is sent may be refused so."""

EVENTS: dict[int | str, dict[str, Any]] = {
    200: {
        "description": (
            "Server-sent events. First the state, with an id; then another state after each entry "
            "of the table, whose news and chat are only what is new, and `presence`, without an "
            "id, whenever somebody came or went. Whoever sends the id of the last state as "
            "`Last-Event-ID` gets a whole state if there is a newer one, else `presence`. Comments "
            "come when nothing else did for 15 seconds. The line ends when the table is deleted "
            "or the asker gave the seat back: ask again."
        ),
        "content": {
            "text/event-stream": {
                "schema": {"type": "string"},
                "itemSchema": {
                    "oneOf": [ref_to(kind.__name__) for kind in (StateEvent, PresenceEvent)]
                },
            }
        },
    }
}
NEW_COOKIE: dict[int | str, dict[str, Any]] = {
    200: {
        "headers": {
            "Set-Cookie": {
                "description": "The cookie that says who asks, for another year.",
                "schema": {"type": "string"},
            }
        }
    }
}
TEXT: dict[int | str, dict[str, Any]] = {
    200: {"content": {"text/plain": {"schema": {"type": "string"}}}}
}


def complete(description: dict[str, Any], cookie: str) -> None:
    """Add to FastAPI's description what no route says; `cookie` is the name of the cookie."""
    _, made = models_json_schema(
        [(answer, "serialization") for answer in _kinds_of(Answer)], ref_template=COMPONENTS
    )
    parts = description["components"]
    parts["schemas"] |= made["$defs"]
    parts["securitySchemes"] = {
        "cookie": {
            "type": "apiKey",
            "in": "cookie",
            "name": cookie,
            "description": (
                "Who asks: a signed cookie, no account. `GET /api/me` gives one to whoever has "
                "none, and so does setting up or joining a table; a browser page of another site "
                "cannot use it. A personal link gives another device the same."
            ),
        }
    }
    description["security"] = [{}, {"cookie": []}]


def _kinds_of(answer: type[Answer]) -> Iterator[type[Answer]]:
    for kind in answer.__subclasses__():
        yield kind
        yield from _kinds_of(kind)
