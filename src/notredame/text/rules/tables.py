"""Tables made from the rules themselves, so that they stay current."""

from __future__ import annotations

from collections.abc import Sequence

from notredame.rules.model.options import ALLOWED, DEFAULT_EDITION, EDITIONS, value_words
from notredame.rules.model.persons import GROUP, LETTERS, PERSONS
from notredame.rules.model.printed_data import PRINTED
from notredame.rules.model.provenance import DERIVED, GUESS, LIST, REPORT

from ..catalogues.catalogue import DEFAULT_LANGUAGE, catalogue
from ..catalogues.grammar import sentence

_PROVENANCE = {
    LIST: "source_list",
    DERIVED: "source_derived",
    GUESS: "source_guess",
    REPORT: "source_report",
}


def group_words(person: str, language: str = DEFAULT_LANGUAGE) -> str:
    """The group of a person: brown, or grey with its letter."""
    return catalogue(language).letter(LETTERS[GROUP[PERSONS.index(person)]])


def provenance(source: str, language: str = DEFAULT_LANGUAGE) -> str:
    """Where an entry of our printed data comes from."""
    return catalogue(language).help(_PROVENANCE[source])


def _table(head: Sequence[str], rows: Sequence[Sequence[str]]) -> str:
    lines = [head, ["---"] * len(head), *rows]
    return "\n".join(f"| {' | '.join(line)} |" for line in lines)


def _head(columns: Sequence[str], language: str) -> list[str]:
    return [catalogue(language).help(column) for column in columns]


def presets_table(language: str = DEFAULT_LANGUAGE) -> str:
    """Every option in every preset, as Markdown."""
    rows = [
        [f"`{name}`", *(value_words(getattr(options, name)) for options in EDITIONS.values())]
        for name in ALLOWED
    ]
    return _table([*_head(["column_option"], language), *EDITIONS], rows)


def presets_list(language: str = DEFAULT_LANGUAGE) -> str:
    """The presets by the options in which they differ from the default, for the terminal."""
    lines = []
    for name, options in EDITIONS.items():
        changes = options.differing(DEFAULT_EDITION)
        listed = ", ".join(f"{key} = {value_words(value)}" for key, value in changes.items())
        lines.append(f"{name}: {listed or catalogue(language).help('default')}")
    return "\n".join(lines)


def options_of_preset(name: str) -> str:
    """All options of a preset, one per line, as they are typed on the command line."""
    values = EDITIONS[name].as_dict()
    return "\n".join(f"{key} = {value_words(value)}" for key, value in values.items())


def rats_table(language: str = DEFAULT_LANGUAGE) -> str:
    """Rats on each person with provenance, as Markdown."""
    rows = [
        [
            sentence(catalogue(language).person(person)),
            group_words(person, language),
            str(rats),
            provenance(source, language),
        ]
        for person, (rats, source) in PRINTED.rats.items()
    ]
    columns = ["column_person", "column_group", "column_rats", "column_source"]
    return _table(_head(columns, language), rows)


def streets_table(language: str = DEFAULT_LANGUAGE) -> str:
    """The streets with provenance, as Markdown; markets have their ids, as in a printed file."""
    words = catalogue(language)
    inside, across = words.help("street_inside"), words.help("street_across")
    streets = [(inside, *street) for street in PRINTED.inside.items()]
    streets += [(across, *street) for street in PRINTED.across.items()]
    rows = [[where, a, b, provenance(source, language)] for where, (a, b), source in streets]
    columns = ["column_street", "column_from", "column_to", "column_source"]
    return _table(_head(columns, language), rows)
