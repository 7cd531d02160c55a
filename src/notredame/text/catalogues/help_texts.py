"""What a card or a person does, in a line that follows the options of a table."""

from __future__ import annotations

from collections.abc import Mapping

from notredame.rules.model.options import DEFAULT_EDITION, EDITIONS, Options

USUAL = EDITIONS[DEFAULT_EDITION]
"""The options for a text that belongs to no table."""


def help_text(
    table: str, key: str, text: str, variants: Mapping[str, str], options: Options
) -> str:
    """The help of a key, or its variant for options that are not the default edition's.

    A variant is keyed by table, key and the names of those options, as in
    `person_help city-guard city_guard_friend`. Values of options are filled in.
    """
    texts = {frozenset[str](): text}
    for variant, other in variants.items():
        of, whose, *names = variant.split()
        if (of, whose) == (table, key):
            texts[frozenset(names)] = other
    matters = frozenset[str]().union(*texts)
    found = texts[matters.intersection(options.differing(DEFAULT_EDITION))]
    return found.format(**options.as_dict())
