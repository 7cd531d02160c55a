"""The question to the viewing seat, with the effects of every choice."""

from __future__ import annotations

from collections.abc import Sequence

from notredame.rules.choices import Choice
from notredame.rules.knowledge.description_types import ViewDescription
from notredame.rules.knowledge.view import View
from notredame.rules.typed_data import TypedDict
from notredame.text import Catalogue
from notredame.text.catalogues.choice_lists import default_choice, in_order, listed_at_once
from notredame.text.catalogues.grammar import sentence
from notredame.text.catalogues.refused_messages import reasons_in_reach, refused_messages

from ..tables.table import Table
from .board_places import places_of_choice
from .previews.effects import Effect
from .previews.ghost import Ghost
from .previews.preview import previews


class OfferedChoice(TypedDict):
    """A possible answer."""

    id: str
    """To be sent as `choice`."""
    label: str
    brings: list[Effect]
    places: list[str]
    """Places on the board, such as `sector:blue/bank`."""
    ends_turn: bool
    """Whether somebody else chooses afterwards."""
    reveals: bool
    """Whether something hidden is revealed, so that the choice cannot be undone."""
    ghost: Ghost | None
    """What it would move in the own borough; null if nothing."""


class Refused(TypedDict):
    """A message that may not be taken now."""

    place: str
    """Its market on the board."""
    why: str


class Question(TypedDict):
    """The question to the viewing seat."""

    asked: int
    """Number of the question, to be sent with the answer."""
    question: str
    prompt: str
    choices: list[OfferedChoice]
    listed: int
    """Number of choices to list at once; the rest follow behind one entry."""
    rest: str
    """Label of that entry."""
    default: str | None
    """Id of the choice that Enter makes, where hardly anybody would make another."""
    refused: list[Refused]
    """Messages that cannot be chosen, within reach or not."""
    notes: list[str]
    """Why messages within reach cannot be chosen, a sentence for each reason."""


def question_for(
    table: Table, view: View, seen: ViewDescription, words: Catalogue
) -> Question | None:
    """The question to a seat, or None where a bot is asked; `seen` is the view in plain names."""
    if view.seat is None or table.seats[view.seat].level is not None:
        return None
    return question_in(view, seen, words, table.asked(view.seat), practice=table.setup.practice)


def question_in(
    view: View, seen: ViewDescription, words: Catalogue, asked: int = 0, *, practice: bool = False
) -> Question | None:
    """The question that a view contains, if it does, as number `asked` of its seat."""
    choices = view.choices()
    if not choices:
        return None
    ordered = in_order(choices, seen)
    default = default_choice(ordered, seen)
    refused = refused_messages(choices, seen, words)
    return {
        "asked": asked,
        "question": seen["question"],
        "prompt": words.prompt(seen["question"], seen),
        "choices": _choices(view, seen, ordered, words, practice=practice),
        "listed": listed_at_once(ordered),
        "rest": sentence(words.say("drive", "rest")),
        "default": None if default is None else default.id,
        "refused": [
            {"place": f"market:{message.market}", "why": message.why} for message in refused
        ],
        "notes": reasons_in_reach(refused),
    }


def _choices(
    view: View,
    seen: ViewDescription,
    ordered: Sequence[Choice],
    words: Catalogue,
    *,
    practice: bool,
) -> list[OfferedChoice]:
    return [
        {
            "id": choice.id,
            "label": words.label(seen["question"], choice, seen),
            "brings": list(preview.brings),
            "places": places_of_choice(choice, seen),
            "ends_turn": preview.ends_turn,
            "reveals": preview.reveals and (preview.ends_game or not practice),
            "ghost": preview.ghost,
        }
        for choice, preview in zip(ordered, previews(view, ordered, words), strict=True)
    ]
