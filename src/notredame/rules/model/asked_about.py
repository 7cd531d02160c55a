"""What a question is about, as data."""

from __future__ import annotations

from typing import Literal, NotRequired

from ..typed_data import TypedDict
from .pieces import Kind


class MessageSets(TypedDict):
    """Which messages a carriage may still take (M2, M3)."""

    by: Literal["colour", "kind"]
    least: NotRequired[int | None]
    """Sets by colour (M2): the seat may take a colour of which it holds exactly this many messages;
    null where none are left."""
    kind: NotRequired[Kind | None]
    """Sets by kind (M3): the kind that the seat is collecting; null before the first message."""


_Origin = TypedDict("_Origin", {"from": NotRequired[str]})  # `from` cannot be a field of a class


class AskedAbout(_Origin):
    """What the question is about; which fields there are depends on the question."""

    card: NotRequired[str]
    """The card that a marker is for."""
    moved: NotRequired[bool]
    """Whether a marker was moved for the donation."""
    steps: NotRequired[int]
    """Steps that the carriage may drive."""
    sets: NotRequired[MessageSets]
    most: NotRequired[int]
    """The most spaces that the rat may go back."""
    left: NotRequired[int]
    """Benefits or markers still to come."""
    of: NotRequired[Literal["hotel", "hostess"]]
    """Who gives the benefit: the hotel or the hostess."""
    prestige: NotRequired[bool]
    """Whether the hotel gives a point instead of a marker."""
    to: NotRequired[str]
    """The sector that pieces come to; `from` is the one they leave."""
    returned: NotRequired[int]
    """Markers returned so far."""
    further: NotRequired[int]
    """Persons that may be hired beside this one."""
