"""Looking up a rule, card, person, option or other topic as plain text."""

from __future__ import annotations

from difflib import get_close_matches

from notredame.rules.errors import NotreDameError, shown
from notredame.rules.model.options import Options

from ..catalogues.catalogue import DEFAULT_LANGUAGE, catalogue
from ..catalogues.help_texts import USUAL
from .overview import overview
from .subjects import key_of, own_subjects, subjects


def rule_text(what: str = "", language: str = DEFAULT_LANGUAGE, options: Options = USUAL) -> str:
    """The text about a rule id, card, person, option, preset or section; without one, all topics.

    `options` are those of the table where the question came up; one-line help follows them.
    `printed` gives the printed data as a file that can be corrected.
    """
    asked = key_of(what)
    if not asked:
        return overview(language)
    found = subjects(language).get(asked)
    if found is None:
        hint = _near(asked, language)
        raise NotreDameError(catalogue(language).help("unknown", what=shown(what), hint=hint))
    return found.text(options)


def topics(language: str = DEFAULT_LANGUAGE) -> list[str]:
    """All topics."""
    return sorted(subjects(language))


def _near(asked: str, language: str) -> str:
    """The known words nearest to an unknown one, one for each topic."""
    words, known = catalogue(language), own_subjects(language)
    near = [known[key] for key in get_close_matches(asked, known, n=4, cutoff=0.5)]
    if not near:
        return words.help("all_listed")
    nearest = {subject.parts: subject.word for subject in reversed(near)}
    return words.help("perhaps", topics=words.either(reversed(nearest.values())))
