"""Labels of choices."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, ClassVar

import pytest

from notredame.rules.choices import BY_ID, CHOICES
from notredame.rules.model.actions import QUESTIONS
from notredame.rules.model.pieces import SECTORS
from notredame.text import Catalogue, catalogue, languages

from ..positions import Table
from .test_languages import tables


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("question", QUESTIONS)
def test_every_choice_has_a_label_for_every_question(language: str, question: str) -> None:
    words = catalogue(language)
    seen = Table(5).game.view(1).as_dict()
    for choice in CHOICES:
        views: tuple[Mapping[str, Any], ...] = (seen, {})
        for view in views:
            label = words.label(question, choice, view)
            assert label[0] == label[0].upper()
            assert len(label) <= 90
            assert not any(sign in label for sign in ("{", "}", "None")), label


class Recorder(Catalogue):
    """A catalogue that remembers which phrases were used."""

    asked: ClassVar[set[str]] = set()

    def say(self, table: str, key: str, **values: object) -> str:
        if table == "label":
            self.asked.add(key)
        return super().say(table, key, **values)


def test_every_label_is_used() -> None:
    table = Table(4)
    table.friend("park")
    table.player(0).taken[3] = 1
    full = table.game.view(0).as_dict()
    en = catalogue("en")
    words = Recorder("en", {name: en.table(name) for name in tables("en")})
    for view in ({}, full, {**full, "asked_about": {"prestige": True}}):
        for question in QUESTIONS:
            for choice in CHOICES:
                words.label(question, choice, view)
    assert words.asked == set(tables("en")["label"])


def label(question: str, choice: str, language: str = "en", table: Table | None = None) -> str:
    view = (table or Table(4)).game.view(0).as_dict()
    return catalogue(language).label(question, BY_ID[choice], view)


def test_labels_are_short_exact_and_natural() -> None:
    assert label("keep", "keep:park") == "Keep the park"
    assert label("card", "play:own:bank") == "Play the bank (blue card)"
    assert label("card", "play:right:notre-dame") == "Play Notre Dame (yellow card)"
    assert label("card", "play:far:hotel") == "Play the hotel (green card)"
    assert label("marker", "from:park") == "Move a marker from the park"
    assert label("marker", "pass") == "Pass: skip the action"
    assert label("donation", "donate:3") == "Donate 3 coins for 6 prestige"
    assert label("benefit", "benefit:rat") == "Move the rat back 1 space"
    assert label("friend", "to:bank") == "Send the friend into the bank"
    assert label("rat", "rat-back:1") == "Move the rat back 1 space"
    assert label("rat", "rat-back:0") == "Leave the rat where it is"
    assert label("hire", "hire:bishop") == "Hire the bishop"
    assert label("hire", "pass") == "Hire nobody"
    assert label("minstrel-group", "group:2") == "Move 2 markers"
    assert label("minstrel-group", "group:friend+1") == "Move the friend and 1 marker"
    assert label("minstrel-group", "group:friend") == "Move only the friend"
    assert label("procurator", "to:residence") == "Use the residence"
    assert label("gypsies", "from:cathedral") == "Return a marker from the cathedral"
    assert label("gypsies", "pass") == "Return no more"
    assert label("benefactor", "rat-back:2") == "Pay 2 coins: rat back 2 spaces"
    assert label("benefactor", "rat-back:0") == "Pay nothing"
    assert label("actress-from", "from:park") == "Move everything from the park"
    assert label("plague", "from:hotel") == "Lose a marker from the hotel"


def test_labels_in_german() -> None:
    assert label("card", "play:own:park", "de") == "Den Park spielen (blaue Karte)"
    assert label("hire", "hire:fool", "de") == "Den Narren anheuern"
    assert label("friend", "to:hotel", "de") == "Den Vertrauten ins Gasthaus versetzen"
    assert label("drive", "drive:red/centre", "de") == "Nur anhalten: Zentrum von Rot"
    table = Table(4)
    kind = catalogue("de").kind(table.game.view(0).as_dict()["markets"]["red/left-inner"])
    assert label("drive", "take:red/left-inner", "de", table) == f"Rot nehmen: {kind}"


def test_two_players_have_two_own_cards() -> None:
    table = Table(2)
    assert label("card", "play:own:bank", table=table) == "Play the bank (blue card)"
    assert label("card", "play:right:bank", table=table) == "Play the bank (green card)"
    assert label("card", "play:far:bank", table=table) == "Play the bank (blue card)"


def test_a_drive_tells_where_the_carriage_stops_and_what_it_takes() -> None:
    table = Table(4)
    kind = table.game.view(0).as_dict()["markets"]["red/left-inner"]
    name = catalogue("en").kind(kind)
    assert label("drive", "take:red/left-inner", table=table) == f"Take red's {name}"
    assert label("drive", "drive:red/left-inner", table=table) == f"Just stop: red's {name}"
    assert label("drive", "drive:red/centre", table=table) == "Just stop: red's centre"
    assert label("drive", "drive:blue/centre", table=table) == "Stay where you are: blue's centre"


def test_the_friend_moves_from_where_it_stands() -> None:
    table = Table(4)
    assert label("fool-from", "from:friend", table=table) == "Move the friend"
    table.friend("park")
    assert label("fool-from", "from:friend", table=table) == "Move the friend from the park"


def test_the_coachman_counts_messages() -> None:
    table = Table(4)
    assert label("coachman", "kind:coin", table=table) == (
        "Use all messages again, 1 prestige + 1 coin each"
    )
    table.player(0).taken[3] = table.player(0).taken[7] = 1
    assert label("coachman", "kind:prestige", table=table) == (
        "Use 2 messages again, 4 prestige each"
    )


def test_a_hotel_that_gives_prestige_says_so() -> None:
    for option, expected in ((True, "Take 1 prestige"), (False, "Take 1 marker")):
        table = Table(4, hotel_marker_is_prestige=option)
        table.play("hotel")
        assert label("benefit", "benefit:marker", table=table) == expected


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("question", ["bishop", "procurator", "butcher", "friend", "actress-to"])
def test_sectors_have_different_labels(language: str, question: str) -> None:
    labels = {label(question, f"to:{sector}", language) for sector in SECTORS}
    assert len(labels) == len(SECTORS)
