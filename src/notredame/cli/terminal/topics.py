"""What somebody asks about, in their own language, as the topic the rules know it by."""

from __future__ import annotations

from notredame.text import Catalogue, topics

TABLES = ("card", "card_the", "card_short", "person", "person_the", "phase", "source")


def topic_of(asked: str, words: Catalogue) -> str:
    """The id of a card, person or topic named in the language of the table; else as it was."""
    known = set(topics())
    said = " ".join(asked.lower().split())
    if said.replace(" ", "-") in known:
        return asked
    for table in TABLES:
        for ident in words.keys(table):
            if ident in known and words.say(table, ident).lower() == said:
                return ident
    return asked
