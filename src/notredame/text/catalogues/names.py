"""What the pieces of the game are called in a language."""

from __future__ import annotations

from collections.abc import Sequence

from notredame.rules.model.options import DEFAULT_EDITION, EDITIONS, Options

from .market_names import read_market
from .phrases import Words

USUAL = EDITIONS[DEFAULT_EDITION]
"""The options of a text that is about no table."""


class Names(Words):
    """Names of cards, persons, places, markets and everything else with an id."""

    @property
    def language_name(self) -> str:
        """What the language calls itself."""
        return self.say("language", "name")

    def card(self, card: str) -> str:
        """An action card, or the sector of the same name."""
        return self.say("card", card)

    def person(self, person: str) -> str:
        """A person."""
        return self.say("person", person)

    def place(self, place: str) -> str:
        """A place where markers can be; also `friend`."""
        return self.say("place", place)

    def colour(self, colour: str) -> str:
        """A player's colour."""
        return self.say("colour", colour)

    def market(self, market: str, boroughs: Sequence[str], role: str = "market_stop") -> str:
        """A market given as `blue/left-inner`, of a table with these boroughs.

        `market_to` makes it a way, `market_short` a sign on the board in the terminal.
        """
        colour, place, beside = read_market(market, boroughs)
        named = "colour_short" if role == "market_short" else "colour"
        return self.say(role, place, colour=self.say(named, colour), beside=self.say(named, beside))

    def kind(self, kind: str) -> str:
        """A kind of message, by what it brings."""
        return self.say("kind", kind)

    def source(self, source: str) -> str:
        """Where prestige comes from."""
        return self.say("source", source)

    def phase(self, phase: str) -> str:
        """A phase of a round."""
        return self.say("phase", phase)

    def period(self, period: str) -> str:
        """A period."""
        return self.say("period", period)

    def letter(self, letter: str) -> str:
        """The group of a person: brown, or gray with its letter."""
        return self.say("letter", letter)

    def person_help(self, person: str, options: Options = USUAL) -> str:
        """What a person does at a table with these options, in one line."""
        return self._helped("person_help", person, options)

    def card_help(self, card: str, options: Options = USUAL) -> str:
        """What a card and its sector do at a table with these options, in one line."""
        return self._helped("card_help", card, options)

    def card_hint(self, card: str, options: Options = USUAL) -> str:
        """The same in a few words, for a list of choices."""
        return self._helped("card_hint", card, options)

    def option_help(self, option: str) -> str:
        """What an option is about, in one line."""
        return self.say("option_help", option)

    def _helped(self, table: str, key: str, options: Options) -> str:
        """The help of a key, or its variant for options that are not the default edition's.

        A variant is keyed by table, key and the names of those options, as in
        `person_help city-guard city_guard_friend`. Values of options are filled in.
        """
        texts = {frozenset[str](): self.table(table)[key]}
        for variant, text in self.table("help_variant").items():
            of, whose, *names = variant.split()
            if (of, whose) == (table, key):
                texts[frozenset(names)] = text
        matters = frozenset[str]().union(*texts)
        found = texts[matters.intersection(options.differing(DEFAULT_EDITION))]
        return str(found).format(**options.as_dict())

    def terminal(self, key: str, **values: object) -> str:
        """Words of the terminal."""
        return self.say("terminal", key, **values)

    def help(self, key: str, **values: object) -> str:
        """Words of the rule help."""
        return self.say("help", key, **values)
