"""Errors: each is a sentence that says what was wrong and what would be right."""

from __future__ import annotations


class NotreDameError(ValueError):
    """Anything a person can mend; its text is meant for people."""


class OptionError(NotreDameError):
    """An unknown edition, option or value."""


class SetupError(NotreDameError):
    """A game that cannot be set up."""


class PrintedError(NotreDameError):
    """A table of printed data that is not complete or not sound."""


class IllegalChoice(NotreDameError):
    """A choice that this seat cannot make now."""


def shown(value: object) -> str:
    """A value as an error message quotes it: never longer than a line can bear."""
    text = repr(value)
    return text if len(text) <= 70 else f"{text[:66]} ..."
