"""Tables made from the rules themselves, so that they cannot go stale."""

from __future__ import annotations

from collections.abc import Sequence

from notredame.rules.options import ALLOWED, DEFAULT_EDITION, EDITIONS, value_words
from notredame.rules.pieces import GROUP, LETTERS, PERSONS
from notredame.rules.printed import PRINTED

from .catalogues import catalogue
from .words import sentence


def group_words(person: str) -> str:
    """Brown, or gray with its letter."""
    return catalogue().letter(LETTERS[GROUP[PERSONS.index(person)]])


def _table(head: Sequence[str], rows: Sequence[Sequence[str]]) -> str:
    lines = [head, ["---"] * len(head), *rows]
    return "\n".join(f"| {' | '.join(line)} |" for line in lines)


def presets_table() -> str:
    """Every option in every preset, as Markdown."""
    head = ["option", *EDITIONS]
    rows = [
        [f"`{name}`", *(value_words(getattr(options, name)) for options in EDITIONS.values())]
        for name in ALLOWED
    ]
    return _table(head, rows)


def presets_list() -> str:
    """The presets by what makes them differ from the default, for the terminal."""
    lines = []
    for name, options in EDITIONS.items():
        changes = options.differing(DEFAULT_EDITION)
        said = ", ".join(f"{key} = {value_words(value)}" for key, value in changes.items())
        lines.append(f"{name}: {said or 'the default'}")
    return "\n".join(lines)


def options_of_preset(name: str) -> str:
    """All options of a preset, one per line."""
    values = EDITIONS[name].as_dict()
    return "\n".join(f"{key} = {value_words(value)}" for key, value in values.items())


def rats_table() -> str:
    """Rats on each person with provenance, as Markdown."""
    rows = [
        [sentence(catalogue().person(person)), group_words(person), str(rats), source]
        for person, (rats, source) in PRINTED.rats.items()
    ]
    return _table(["person", "group", "rats", "where it comes from"], rows)


def streets_table() -> str:
    """The streets with provenance, as Markdown."""
    rows = [["inside a borough", a, b, source] for (a, b), source in PRINTED.inside.items()]
    rows += [["to the next one", a, b, source] for (a, b), source in PRINTED.across.items()]
    return _table(["street", "from", "to", "where it comes from"], rows)
