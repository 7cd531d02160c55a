"""The OpenAPI description of the interface: answers, refusals, events and the cookie."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from inspect import get_annotations
from typing import Annotated, Any, Literal, get_args, get_type_hints

from pydantic import ConfigDict, TypeAdapter, WithJsonSchema

from notredame.rules.typed_data import TypedDict

from ...live.presence import PresenceChange
from ...page_state.page_state import PageState
from ...problems import Refusal

ABOUT = """\
Set up a table, look at its state or follow it live, and answer the questions it asks.
Whatever is wrong is answered as a `Refusal`.
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
"""For requests that need a cookie."""


COMPONENTS = "#/components/schemas/{model}"
"""Path of the models in the description."""
_answers: list[type] = []
"""All answers; the description includes every model that they contain."""


def ref_to(model: type) -> dict[str, str]:
    """A reference to a model, by its name in the description."""
    return {"$ref": COMPONENTS.format(model=model.__name__)}


def answer_model(answer: type) -> Any:
    """An answer that is described as declared, and sent without being validated again."""
    _answers.append(answer)
    return Annotated[dict[str, Any], WithJsonSchema(ref_to(answer))]


def _json_of(model: type) -> WithJsonSchema:
    content = {"contentMediaType": "application/json", "contentSchema": ref_to(model)}
    return WithJsonSchema({"type": "string", **content})


class StateEvent(TypedDict):
    """The table has changed. Its `news` begin with the first choice that is new or undone."""

    id: str
    """Number of the state, to resume from."""
    data: Annotated[str, _json_of(PageState)]


class PresenceEvent(TypedDict):
    """Somebody came or went; this event has no id."""

    event: Literal["presence"]
    data: Annotated[str, _json_of(PresenceChange)]


def refuses(*statuses: int) -> dict[int | str, dict[str, Any]]:
    """The statuses with which a request can be refused."""
    content = {"application/json": {"schema": ref_to(Refusal)}}
    return {status: {"description": WHY[status], "content": content} for status in statuses}


COMMON_REFUSALS = refuses(401, 408, 413, 421, 429, 500, 503)
"""Refusals possible for every request."""
BODY_REFUSALS = (400, 403, 422)
"""Refusals possible for every request with a body."""

EVENTS: dict[int | str, dict[str, Any]] = {
    200: {
        "description": (
            "Server-sent events. First the state, with an id; then another state after each entry "
            "of the table, whose news and chat are only what is new, and `presence`, without an "
            "id, whenever somebody came or went. A request with the id of the last state as "
            "`Last-Event-ID` gets a whole state if there is a newer one, else `presence`. Comments "
            "come when nothing else did for 15 seconds. The line ends when the table is deleted "
            "or the asker gave the seat back: ask again."
        ),
        "content": {
            "text/event-stream": {
                "schema": {"type": "string"},
                "itemSchema": {"oneOf": [ref_to(StateEvent), ref_to(PresenceEvent)]},
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
PNG: dict[int | str, dict[str, Any]] = {
    200: {"content": {"image/png": {"schema": {"type": "string", "format": "binary"}}}}
}


def complete(description: dict[str, Any], cookie: str) -> None:
    """Add to FastAPI's description what no route declares; `cookie` is the name of the cookie."""
    parts = description["components"]
    parts["schemas"] |= schemas_of([*_answers, Refusal, PresenceChange, StateEvent, PresenceEvent])
    parts["securitySchemes"] = {
        "cookie": {
            "type": "apiKey",
            "in": "cookie",
            "name": cookie,
            "description": (
                "Who asks: a signed cookie, no account. `GET /api/me` sets one if the request has "
                "none, and so does setting up or joining a table; a browser page of another site "
                "cannot use it. A personal link gives another device the same."
            ),
        }
    }
    description["security"] = [{}, {"cookie": []}]


def schemas_of(answers: Iterable[type]) -> dict[str, Any]:
    """JSON Schemas of typed dictionaries and of those that they contain, by name."""
    models = {model for answer in answers for model in _models_in(answer)}
    bases = {base for model in models for base in _bases_of(model)}
    everything = tuple(sorted(models | bases, key=lambda model: model.__name__))
    config = ConfigDict(extra="forbid", use_attribute_docstrings=True)
    adapter: TypeAdapter[Any] = TypeAdapter(tuple[everything], config=config)  # type: ignore[valid-type]
    _, found = TypeAdapter.json_schemas(
        [("all", "serialization", adapter)], ref_template=COMPONENTS
    )
    made = found["$defs"]
    for model in models:
        for base in _bases_of(model):  # Pydantic uses the docstrings of a class's own fields
            for name, field in made[base.__name__]["properties"].items():
                if name not in get_annotations(model):
                    made[model.__name__]["properties"][name] = field
    return {model.__name__: made[model.__name__] for model in models}


def _models_in(declared: Any) -> Iterator[type]:
    """The typed dictionaries in an annotation."""
    if hasattr(declared, "__required_keys__"):
        yield declared
        contained = tuple(get_type_hints(declared).values())
    else:
        contained = get_args(declared)
    for part in contained:
        yield from _models_in(part)


def _bases_of(model: type) -> Iterator[type]:
    for base in getattr(model, "__orig_bases__", ()):
        if hasattr(base, "__required_keys__"):
            yield from _bases_of(base)
            yield base
