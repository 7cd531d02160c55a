"""What a seat knows beyond the board: persons past and to come, cards of this period."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from rich.console import Group, RenderableType
from rich.text import Text

from notredame.rules.knowledge.description import round_name
from notredame.rules.model.persons import GROUP, LETTERS, N_BROWN, PERSONS
from notredame.rules.model.pieces import CARDS
from notredame.seat_names import brief
from notredame.text import Catalogue
from notredame.text.catalogues.grammar import sentence
from notredame.text_board.cards import draw_draft


def draw_information(
    view: Mapping[str, Any], names: Sequence[str], words: Catalogue, width: int
) -> RenderableType:
    """Everything known, in lines."""
    lines = [*_grey(view, words), *_brown(view, words), *_cards(view, names, words)]
    return Group(*(Text(line) for line in lines), *draw_draft(view, names, words, width))


def _grey(view: Mapping[str, Any], words: Catalogue) -> list[str]:
    past, coming = view["grey_past"], view["grey_to_come"]
    seen = [f"{round_name(i)} {words.person(person)}" for i, person in enumerate(past)]
    lines = [f"{words.terminal('known_grey')}: {', '.join(seen)}"]
    if not coming:
        return lines
    if None not in coming:
        order = [
            f"{round_name(len(past) + i)} {words.person(person)}" for i, person in enumerate(coming)
        ]
        return [*lines, f"{words.terminal('known_grey_spied')}: {', '.join(order)}"]
    left = [p for p in view["persons_in_game"] if _letter(p) and p not in past]
    groups = []
    for letter in (1, 2, 3):
        of_it = [words.person(person) for person in left if _letter(person) == letter]
        if of_it:
            groups.append(f"{LETTERS[letter]} {', '.join(of_it)}")
    return [*lines, f"{words.terminal('known_grey_next')}: {'; '.join(groups)}"]


def _letter(person: str) -> int:
    return int(GROUP[PERSONS.index(person)])


def _brown(view: Mapping[str, Any], words: Catalogue) -> list[str]:
    past = view["brown_past"]
    so_far = past[N_BROWN * ((len(past) - 1) // N_BROWN) :]
    left = [words.person(person) for person in PERSONS[:N_BROWN] if person not in so_far]
    return [f"{words.terminal('known_brown')}: {', '.join(left) or words.terminal('none')}"]


def _cards(view: Mapping[str, Any], names: Sequence[str], words: Catalogue) -> list[str]:
    players = view["players"]
    me = players[view["seat"]]
    if not me["dealt"]:
        return []
    lines = [f"{words.terminal('known_cards')}:"]
    period = view["round"][0]
    for player in players:
        rounds = []
        for i, dealt in enumerate(player["dealt"], 1):
            rounds.append(f"{period}{i} {', '.join(_card(card, words) for card in _sorted(dealt))}")
        colour = sentence(words.colour(player["colour"]))
        lines.append(f"{colour} ({brief(names[player['seat']])}): {'; '.join(rounds)}")
    drawn = {card for dealt in me["dealt"] for card in dealt}
    left = [words.card(card) for card in CARDS if card not in drawn]
    lines.append(f"{words.terminal('known_deck')}: {', '.join(left) or words.terminal('none')}")
    return lines


def _sorted(dealt: Sequence[str | None]) -> list[str | None]:
    """The known cards in the usual order, then the unknown ones; who holds which is not said."""
    return sorted(dealt, key=lambda card: len(CARDS) if card is None else CARDS.index(card))


def _card(card: str | None, words: Catalogue) -> str:
    return words.terminal("unknown") if card is None else words.card(card)
