"""Errors: each is a sentence that says what was wrong and what would be right."""

from __future__ import annotations


class NotreDameError(ValueError):
    """The base of all errors that a person can put right; the message is written for people."""


class OptionError(NotreDameError):
    """An unknown edition, option or value."""


class SetupError(NotreDameError):
    """A game that cannot be set up."""


class PrintedError(NotreDameError):
    """Printed data that is incomplete or inconsistent."""


class IllegalChoice(NotreDameError):
    """A choice that this seat cannot make now."""


def shown(value: object) -> str:
    """A value as an error message quotes it, shortened to fit on a line."""
    text = repr(value)
    return text if len(text) <= 70 else f"{text[:66]} ..."
