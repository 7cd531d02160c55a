"""Log lines of whole games, for every viewer."""

from __future__ import annotations

import random
from functools import cache

import pytest

from notredame.rules.game import Game
from notredame.rules.model.events import EVENTS
from notredame.rules.named_events import Event
from notredame.text import catalogue, languages
from notredame.text.catalogues.few_lines import DRAFT_ENDS
from notredame.text.catalogues.log_lines import _ABOUT

from ..positions import Table, of_kind
from .test_languages import tables

NAMES = ("Anna", "Ben", "Cleo", "Dora", "Emil")


@cache
def random_game(players: int, seed: int) -> Game:
    chance = random.Random(seed)
    game = Game(NAMES[:players], options={"new_persons": seed % 2 == 1}, seed=seed)
    while not game.over:
        seat = chance.choice(game.to_act)
        game.play(seat, chance.choice(game.choices(seat)))
    return game


GAMES = [(players, seed) for players in (2, 3, 4, 5) for seed in range(4)]


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize(("players", "seed"), GAMES)
def test_every_event_has_a_clean_line_for_every_viewer(
    language: str, players: int, seed: int
) -> None:
    game = random_game(players, seed)
    words = catalogue(language)
    for viewer in (None, *range(players)):
        for event in game.log(viewer):
            line = words.log_line(event, game.names)
            if line is None:
                assert event.parts["cards"] is None
                continue
            assert line.endswith((".", "。"))
            assert not any(sign in line for sign in ("{", "}", "[", "]", "None", "  ")), line


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize(("players", "seed"), GAMES[::3])
def test_a_deed_is_a_line_without_the_name(language: str, players: int, seed: int) -> None:
    """A deed is the line without its player; only a round's start player is named again."""
    game = random_game(players, seed)
    words = catalogue(language)
    for event in game.log(0):
        line, deed = words.log_line(event, game.names), words.deed(event, game.names)
        assert (line is None) == (deed is None)
        if line is None or deed is None or event.kind == "round-begins":
            continue
        assert deed[0] == deed[0].upper()
        assert not any(sign in deed for sign in ("{", "[", "]", "None", "  ")), deed
        if event.seat is None:
            assert deed == line
        else:
            assert game.names[event.seat] in line
            assert game.names[event.seat] not in deed


def test_deeds() -> None:
    words = catalogue("en")
    assert words.deed(EXAMPLES["card-played"][0], NAMES) == "Plays the bank (red card)."
    assert words.deed(EXAMPLES["rat-back"][0], NAMES) == "Rat moves back from 4 to 3."
    assert words.deed(EXAMPLES["no-effect"][0], NAMES) == "Hotel: no effect."
    assert words.deed(EXAMPLES["plague-strikes"][0], NAMES) == (
        "The plague: 6 rats against 1 piece in the hospital."
    )


@pytest.mark.parametrize(("players", "seed"), GAMES)
def test_choices_on_offer_have_different_labels(players: int, seed: int) -> None:
    chance = random.Random(seed)
    game = Game(players, options={"new_persons": True}, seed=seed)
    words = catalogue("en")
    while not game.over:
        seat = chance.choice(game.to_act)
        choices = game.choices(seat)
        view = game.view(seat).as_dict()
        labels = [words.label(game.question, choice, view) for choice in choices]
        assert len(set(labels)) == len(labels), labels
        game.play(seat, chance.choice(choices))


def test_every_kind_of_event_has_a_line() -> None:
    assert set(_ABOUT) == {*EVENTS, DRAFT_ENDS}


def line(event: Event, language: str = "en") -> str | None:
    return catalogue(language).log_line(event, NAMES)


BANK = {"card": "bank", "colour": "red"}
UNSEEN = {"card": None, "colour": None}
EXAMPLES: dict[str, tuple[Event, str]] = {
    "round-begins": (
        Event("round-begins", 2, {"round": "A1"}),
        "Round A1 begins. Cleo has the start figure.",
    ),
    "persons-appear": (
        Event("persons-appear", None, {"persons": ["monk", "fool", "lady-of-the-court"]}),
        "Persons for hire: monk, fool and lady of the court.",
    ),
    "cards-drawn": (
        Event("cards-drawn", 0, {"cards": ["bank", "park", "notre-dame"]}),
        "Anna draws bank, park and Notre Dame.",
    ),
    "card-kept": (Event("card-kept", 1, BANK), "Ben keeps the bank."),
    "card-kept-unseen": (Event("card-kept", 1, UNSEEN), "Ben keeps a card."),
    "cards-passed": (
        Event("cards-passed", 1, {"cards": ["bank", "park"], "count": 2, "to": 2}),
        "Ben passes bank and park to Cleo.",
    ),
    "cards-passed-unseen": (
        Event("cards-passed", 1, {"cards": None, "count": 2, "to": 2}),
        "Ben passes 2 cards to Cleo.",
    ),
    "cards-received": (
        Event("cards-received", 1, {"cards": ["park"], "count": 1, "from": 0}),
        "Ben receives park from Anna.",
    ),
    "card-kept-passed": (
        Event("card-kept", 1, {**BANK, "cards": ["park", "hotel"], "count": 2, "to": 2}),
        "Ben keeps the bank and passes park and hotel to Cleo.",
    ),
    "draft-ends": (Event(DRAFT_ENDS, None, {}), "Everyone has chosen three cards."),
    "card-played": (Event("card-played", 1, BANK), "Ben plays the bank (red card)."),
    "card-hidden": (Event("card-hidden", 1, BANK), "Ben sets aside the bank (red card)."),
    "card-hidden-unseen": (
        Event("card-hidden", 1, UNSEEN),
        "Ben sets the third card aside unseen.",
    ),
    "no-effect": (
        Event("no-effect", 0, {"card": "hotel", "person": None}),
        "Hotel: no effect for Anna.",
    ),
    "markers-taken": (
        Event("markers-moved", 0, {"from": "general-supply", "to": "supply", "count": 3}),
        "Anna takes 3 markers from the general supply.",
    ),
    "markers-placed": (
        Event("markers-moved", 0, {"from": "supply", "to": "cathedral", "count": 1}),
        "Anna puts 1 marker from the supply onto the cathedral.",
    ),
    "markers-returned": (
        Event("markers-moved", 0, {"from": "cathedral", "to": "general-supply", "count": 2}),
        "Anna returns 2 markers from the cathedral.",
    ),
    "markers-moved": (
        Event("markers-moved", 0, {"from": "bank", "to": "park", "count": 2}),
        "Anna moves 2 markers from the bank into the park.",
    ),
    "friend-placed": (
        Event("friend-moved", 0, {"from": "off-board", "to": "park"}),
        "Anna sends the friend into the park.",
    ),
    "friend-moved": (
        Event("friend-moved", 0, {"from": "bank", "to": "park"}),
        "Anna moves the friend from the bank into the park.",
    ),
    "coins-gained": (Event("coins-gained", 0, {"count": 2, "from": None}), "Anna takes 2 coins."),
    "coins-gained-from": (
        Event("coins-gained", 1, {"count": 1, "from": 0}),
        "Ben takes 1 coin from Anna.",
    ),
    "coins-paid": (Event("coins-paid", 0, {"count": 3}), "Anna pays 3 coins."),
    "coins-missing": (
        Event("coins-missing", 0, {"count": 1}),
        "Anna misses out on 1 coin: nobody else has any.",
    ),
    "prestige-gained": (
        Event(
            "prestige-gained",
            0,
            {"count": 3, "park_bonus": 0, "source": "donations", "person": None},
        ),
        "Anna gains 3 prestige (donations).",
    ),
    "prestige-gained-park": (
        Event(
            "prestige-gained",
            0,
            {"count": 3, "park_bonus": 2, "source": "persons", "person": "guild-master"},
        ),
        "Anna gains 3 prestige (guild master) and 2 prestige (park).",
    ),
    "prestige-lost": (Event("prestige-lost", 0, {"count": 2}), "Anna loses 2 prestige."),
    "rat-back": (Event("rat-moved", 2, {"from": 4, "to": 3}), "Cleo's rat moves back from 4 to 3."),
    "rat-forward": (
        Event("rat-moved", 2, {"from": 4, "to": 5}),
        "Cleo's rat moves forward from 4 to 5.",
    ),
    "carriage-moved": (
        Event("carriage-moved", 0, {"from": "blue/centre", "to": "red/left-inner"}),
        "Anna drives to one of red's markets.",
    ),
    "message-taken": (
        Event("message-taken", 0, {"market": "red/left-inner", "kind": "marker"}),
        "Anna takes red's message: 2 prestige + 1 marker.",
    ),
    "message-taken-driven": (
        Event("message-taken", 0, {"market": "red/centre", "kind": "coin", "from": "blue/centre"}),
        "Anna drives to red's message and takes it: 1 prestige + 1 coin.",
    ),
    "person-hired": (
        Event("person-hired", 0, {"person": "monk", "coins": 2}),
        "Anna hires the monk for 2 coins.",
    ),
    "hire-declined": (Event("hire-declined", 0, {"cannot_pay": False}), "Anna hires nobody."),
    "hire-declined-coins": (
        Event("hire-declined", 0, {"cannot_pay": True}),
        "Anna cannot afford anyone.",
    ),
    "grey-seen": (
        Event("grey-seen", 0, {"person": "mayor", "round": "C1"}),
        "Anna sees who will appear in round C1: mayor.",
    ),
    "grey-seen-unseen": (
        Event("grey-seen", 0, {"person": None, "round": "C1"}),
        "Anna sees who will appear in round C1.",
    ),
    "plague-strikes": (
        Event("plague-strikes", 0, {"value": 6, "hospital": 1, "doctor": False}),
        "The plague reaches Anna: 6 rats against 1 piece in the hospital.",
    ),
    "plague-doctor": (
        Event("plague-strikes", 0, {"value": 0, "hospital": 1, "doctor": True}),
        "The doctor keeps the plague away from Anna: 0 rats against 1 piece in the hospital.",
    ),
    "rat-overrun": (Event("rat-overrun", 0, {}), "The rats overrun the borough of Anna."),
    "cathedral-scored": (
        Event("cathedral-scored", None, {"tile": 10, "markers": 3, "share": 3}),
        "The cathedral shares 10 prestige among 3 markers: 3 each.",
    ),
    "period-ends": (Event("period-ends", None, {"period": "B"}), "End of period B."),
    "game-ends": (Event("game-ends", None, {}), "The game is over."),
}


@pytest.mark.parametrize("key", EXAMPLES)
def test_lines(key: str) -> None:
    event, expected = EXAMPLES[key]
    assert line(event) == expected
    german = catalogue("de").log_line(event, NAMES)
    assert german is not None
    assert german != expected


def test_every_line_has_an_example() -> None:
    assert set(EXAMPLES) == set(tables("en")["log"])


def test_what_arrives_unseen_needs_no_line() -> None:
    drawn = Event("cards-drawn", 0, {"cards": ["bank", "park", "hotel"]}, ("cards",))
    assert line(drawn.seen_by(1)) is None
    parts = {"cards": ["bank"], "count": 1, "from": 1}
    assert line(Event("cards-received", 0, parts, ("cards",)).seen_by(None)) is None


def test_lines_of_an_action() -> None:
    table = Table(4)
    table.lay(residence=2, park=2)
    lines = [line(event) for event in table.play("residence")]
    assert lines == [
        "Anna plays the residence (blue card).",
        "Anna puts 1 marker from the supply into the residence.",
        "Anna gains 3 prestige (residence) and 1 prestige (park).",
    ]


def test_lines_of_a_hire_without_effect() -> None:
    table = Table(4)
    table.lay()
    events = table.hire("minstrel")
    assert line(of_kind(events, "person-hired")[0]) == "Anna hires the minstrel for 1 coin."
    assert line(of_kind(events, "no-effect")[0]) == "Minstrel: no effect for Anna."
    assert line(of_kind(events, "no-effect")[0], "de") == "Spielmann: keine Wirkung für Anna."


def test_the_plague_line_names_the_doctor_for_the_seat_that_hired_him() -> None:
    table = Table(4)
    table.lay(hospital=1)
    table.hire("doctor")
    strikes = of_kind(table.rest_pass(), "plague-strikes")
    lines = [line(event) for event in strikes]
    assert lines[0] == (
        "The doctor keeps the plague away from Anna: 0 rats against 1 piece in the hospital."
    )
    assert [one for one in lines if one and "doctor" in one] == lines[:1]


def test_a_round_without_rats_does_not_mention_the_doctor() -> None:
    table = Table(4)
    table.turn_to_hire()
    table.state.plague = 0
    strikes = of_kind(table.rest_pass(), "plague-strikes")
    assert line(strikes[0]) == "The plague reaches Anna: 0 rats against 0 pieces in the hospital."


def test_a_name_with_braces_stays_as_it_is() -> None:
    event = Event("rat-overrun", 0, {})
    assert catalogue("en").log_line(event, ["{name}"]) == "The rats overrun the borough of {name}."
