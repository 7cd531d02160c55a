"""What is answered, field by field. It describes; nothing that is sent is checked against it."""

from __future__ import annotations

from typing import Annotated, Any, Literal

from pydantic import BaseModel, ConfigDict, Field

from notredame.rules.model.pieces import COLOURS, KINDS
from notredame.server.problems import Code

from .requests import Level

Colour = Literal["blue", "red", "green", "yellow", "violet"]
assert Colour.__args__ == COLOURS  # type: ignore[attr-defined]
Kind = Literal["coin", "marker", "rat", "prestige"]
assert Kind.__args__ == KINDS  # type: ignore[attr-defined]
Status = Literal["waiting", "playing", "over"]
Who = Literal["person", "bot", "open"]
SeatIndex = Annotated[int, Field(ge=0, le=4)]
OptionValue = bool | int | str
COMPONENTS = "#/components/schemas/{model}"
"""Where the description has its models."""
SOMETIMES: Any = Field(default_factory=lambda: None)
"""A field that is left out where it says nothing; it is never null."""


def ref_to(answer: str) -> dict[str, str]:
    """A model, by its name in the description."""
    return {"$ref": COMPONENTS.format(model=answer)}


class Answer(BaseModel):
    """Something that is answered; it has these fields and no others."""

    model_config = ConfigDict(extra="forbid", use_attribute_docstrings=True)


class Problem(Answer):
    """Why something is not done."""

    problem: Code
    """For programs."""
    sentence: str
    """For people, in English."""


class Entered(Answer):
    """It is done, and on the disk."""

    number: int
    """Of the table's last entry; a state with this number or a later one shows it."""


class AtTable(Answer):
    """Which table it is."""

    table: str


class Seated(Answer):
    """Where the asker sits."""

    seat: SeatIndex


class Links(Answer):
    """Links to give away, as paths at this server; what follows the # is the token to send."""

    seats: dict[str, str]
    """By the number of the open seat; for the host alone."""
    watch: str


class PersonalLink(Answer):
    """A path at this server; what follows `#me=` is the token to claim."""

    link: str


class LinkOwner(Answer):
    """Whose personal link it is."""

    name: str
    """Empty for somebody who never said it."""
    tables: int
    """How many tables they have, 50 at most."""
    mine: bool
    """Whether the asker is that person already."""


class Watcher(Answer):
    """Somebody who may watch a table."""

    watcher: str
    """To name them by in another request; it means nothing anywhere else."""
    name: str
    """Empty for somebody who never said it."""
    here: bool
    """Whether their page is open at this server."""


class Watchers(Answer):
    """Who may watch a table, those who are here first; 50 at most."""

    watchers: list[Watcher]


class Myself(Answer):
    """Who the asker is."""

    name: str
    """Empty for somebody who never said it."""
    language: str | None


class SignedOut(Answer):
    """How far a sign-out has come."""

    done: bool
    """False when the same has to be asked again, with the cookie of this answer."""


class SeatInList(Answer):
    """A seat, as a list shows it."""

    name: str
    who: Who
    colour: Colour
    level: Level | None
    """Of the bot that plays there."""


class Placed(Answer):
    """How a game ended for a seat."""

    seat: SeatIndex
    prestige: int
    place: int


class Summary(Answer):
    """A table in a list."""

    table: str
    status: Status
    seats: list[SeatInList]
    open: int
    """How many seats are free."""
    edition: str
    new_persons: bool
    round: str | None
    """A1 to C3, while it is played."""
    to_act: list[SeatIndex]
    mine: list[SeatIndex]
    """The seats that the asker plays."""
    my_turn: bool
    updated: float
    """Seconds since 1970."""
    host_name: str | None
    """Whose table it is, while they sit there."""
    result: list[Placed] | None
    can_put_away: bool
    """It may leave the asker's list: nobody else would wait."""


class Invitation(Summary):
    """A table as whoever holds the link of a seat sees it."""

    seat: SeatIndex
    """The one that the link is for."""
    options: dict[str, OptionValue]


class OpenTables(Answer):
    """Listed tables that wait for somebody, the newest first."""

    tables: list[Summary]


class MyTables(Myself):
    """Who the asker is, and where they play."""

    tables: list[Summary]


class Thought(Answer):
    """What the search thinks of a choice."""

    choice: str
    label: str
    share: float
    """Of its attention, from 0 to 1."""
    prestige: list[float]
    """To be expected at the end, by seat."""


class Hint(Answer):
    """Choices, the best first."""

    thoughts: list[Thought]


class PersonFacts(Answer):
    """A person who can be hired."""

    rats: int
    group: Literal["brown", "A", "B", "C"]
    new: bool
    """One of the New Persons."""


class OptionFacts(Answer):
    """What an option can be."""

    values: list[OptionValue]


class Facts(Answer):
    """What never changes."""

    cards: list[str]
    sectors: list[str]
    colours: list[Colour]
    kinds: list[Kind]
    """Of messages, by what they bring."""
    persons: dict[str, PersonFacts]
    streets: dict[str, list[list[str]]]
    """By the number of boroughs: pairs of markets."""
    editions: dict[str, dict[str, OptionValue]]
    """The options of each."""
    default_edition: str
    options: dict[str, OptionFacts]
    levels: list[Level]
    donation: list[int]
    """Prestige for 0, 1, 2, 3 coins."""
    colours_of: dict[str, list[Colour]]
    """By the number of players: the colours of the seats."""
    boroughs_for: dict[str, int]
    """By the number of players."""


class LanguageName(Answer):
    """A language."""

    id: str
    name: str
    """In itself."""


class Words(Answer):
    """The page's words in a language."""

    language: str
    tables: dict[str, dict[str, str | dict[str, str]]]
    locale: str
    """Whose plurals, lists and numbers are the language's, as a BCP 47 tag."""
    languages: list[LanguageName]
    """All there are."""


class RuleInWords(Answer):
    """A rule."""

    id: str
    title: str
    text: str
    ruling: str
    """The decision with its reason, where no document decides; else empty."""
    note: str
    """How the documents are read where they are unclear; else empty."""


class RuleSection(Answer):
    """Rules that belong together."""

    name: str
    title: str
    rules: list[RuleInWords]


class OptionInWords(Answer):
    """An option."""

    name: str
    text: str
    rules: list[str]
    """The rules it is about, by id."""


class Rules(Answer):
    """Every rule in a language."""

    round: str
    """How a round goes."""
    words: str
    about: str
    also: dict[str, str]
    """Other words that people look for, and what they mean."""
    sections: list[RuleSection]
    options: list[OptionInWords]
    presets: dict[str, str]
    """The editions."""
