"""Why an answer is better, in words: everything said follows from the figures."""

from __future__ import annotations

import doctest
import re

import pytest

from notredame.bots.thinking.features import FRIEND_PLACED, N_FEATURES
from notredame.bots.thinking.parts import PARTS
from notredame.bots.weights.weights import shipped_weights
from notredame.rules.model.pieces import ROUNDS, SOURCES
from notredame.text import catalogue, languages
from notredame.text.catalogues import reasons as reasons_module
from notredame.text.catalogues.reasons import LATER, SUBJECT_OF, why

from .test_languages import tables

NAMED = sorted({*PARTS, "others"} - {"base"})
"""All parts that there are words for."""


def said(
    loss: float, *reasons: tuple[str, float], rounds_left: int = 4, language: str = "en"
) -> str:
    return why(catalogue(language), "Keep the park", "Keep the bank", loss, reasons, rounds_left)


def numbers(text: str) -> list[str]:
    return re.findall(r"\d+[.,]\d", text)


@pytest.mark.parametrize("language", languages())
def test_every_part_of_a_value_has_a_phrase_for_and_against(language: str) -> None:
    data = tables(language)
    assert sorted(data["reason"]) == NAMED
    assert sorted(data["reason_against"]) == NAMED


def test_every_part_has_a_subject_and_is_either_gained_or_worth_something_later() -> None:
    assert sorted(SUBJECT_OF) == NAMED
    assert set(NAMED) - LATER == {*SOURCES, "others"}


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("part", NAMED)
def test_each_reason_is_a_sentence_with_its_points(language: str, part: str) -> None:
    for rounds_left in (0, 1, 2, 5, 8):
        ahead = said(2.5, (part, 2.5), rounds_left=rounds_left, language=language)
        conceded = said(
            1.7,
            ("donations" if part != "donations" else "coins", 2.5),
            (part, -0.8),
            rounds_left=rounds_left,
            language=language,
        )
        for text in (ahead, conceded):
            assert text[0] == text[0].upper()
            assert text[-1] in ".。"
            assert not any(sign in text for sign in "{}")
            assert "  " not in text
        decimal = catalogue(language).decimal
        assert numbers(ahead) == [decimal(2.5)]
        assert numbers(conceded) == [decimal(2.5), decimal(0.8)]
        assert "Keep the bank" in conceded


def test_a_park_says_what_parks_do_and_for_how_long() -> None:
    assert said(2.1, ("park-pieces", 2.1)) == (
        "The park pays for every later gain: about 2.1 points more over the 4 rounds after this "
        "one."
    )
    assert said(2.1, ("park-pieces", 2.1), rounds_left=1).endswith("by the end of the game.")


def test_numbers_and_plurals_are_those_of_the_language() -> None:
    assert said(2.1, ("park-pieces", 2.1), language="de") == (
        "Der Park zahlt bei jedem späteren Gewinn mit: in den 4 Runden danach etwa 2,1 Punkte mehr."
    )
    russian = [said(2.1, ("rat", 2.1), rounds_left=n, language="ru") for n in (2, 5)]
    assert "за следующие 2 раунда она обойдётся примерно на 2,1 очка дешевле" in russian[0]
    assert "за следующие 5 раундов" in russian[1]
    assert said(2.1, ("coins", 2.1), language="ja") == (
        "使える金貨が増え、約2.1点の価値があります。"
    )


def test_two_reasons_are_named_for_and_one_against_the_strongest_first() -> None:
    text = said(
        4.5,
        ("donations", 1.0),
        ("coins", 3.0),
        ("messages", 2.0),
        ("markers", -0.5),
        ("residence", -1.0),
    )
    assert text == (
        "You have more coins to spend, worth about 3.0 points, and messages bring about 2.0 points "
        "more, though “Keep the bank” brings about 1.0 points more in the residence."
    )


def test_parts_of_one_subject_are_one_reason() -> None:
    text = said(3.0, ("rat", 1.0), ("hospital-pieces", 2.0))
    assert text.startswith("The hospital keeps the rat in check")
    assert numbers(text) == ["3.0"]
    assert numbers(said(1.0, ("residence", 2.5), ("residence-pieces", -1.5))) == ["1.0"]


def test_what_is_gained_and_what_is_promised_are_told_apart() -> None:
    assert said(2.0, ("cathedral", 2.0)).startswith("Your share of the cathedral")
    assert said(2.0, ("cathedral-markers", 2.0)).startswith("Your markers on the cathedral promise")
    # A subject that is both is told as what it brings, with all of its points.
    assert said(4.0, ("cathedral", 1.5), ("cathedral-markers", 2.5)) == (
        "Your share of the cathedral is about 4.0 points larger."
    )


def test_small_differences_are_no_reasons() -> None:
    text = said(0.8, ("coins", 0.29), ("messages", 0.2), ("rat", -0.29))
    assert text == (
        "“Keep the park” is about 0.8 points better than “Keep the bank”, through several small "
        "things rather than one."
    )
    assert "coin" not in said(9.0, ("messages", 9.0), ("coins", 1.0))


def test_reasons_that_explain_less_than_half_say_so() -> None:
    text = said(3.0, ("coins", 1.0))
    assert text.endswith(
        "All in all, “Keep the park” is about 3.0 points better, mostly through several smaller "
        "things."
    )
    assert "smaller things" not in said(1.2, ("coins", 1.0))


def test_reasons_that_explain_most_of_it_are_followed_by_the_whole_loss() -> None:
    text = said(3.0, ("hospital-pieces", 2.0))
    assert text.endswith("after this one. All in all, “Keep the park” is about 3.0 points better.")


def test_reasons_that_amount_to_more_than_the_loss_say_what_is_left() -> None:
    text = said(0.6, ("hospital-pieces", 3.3), ("coins", 1.3), ("hotel-pieces", -1.7))
    assert text.endswith(
        "Everything else favours “Keep the bank”, so all in all “Keep the park” is about 0.6 "
        "points better."
    )
    assert said(1.6, ("coins", 2.4), ("hotel-pieces", -0.8)).endswith("0.8 points more.")


def test_what_takes_much_of_the_reasons_back_is_named_even_if_it_is_small_beside_them() -> None:
    reasons = (("park-pieces", 8.0), ("coins", -1.5))
    assert "more coins to spend, worth about 1.5 points" in said(5.0, *reasons)
    assert "coins" not in said(7.0, *reasons)


def test_answers_that_are_about_as_good_are_called_so() -> None:
    assert said(0.04) == "All in all, “Keep the bank” is about as good."
    text = said(0.04, ("coins", 1.0), ("markers", -1.0))
    assert text.startswith("You have more coins to spend")
    assert text.endswith("All in all, “Keep the bank” is about as good.")


@pytest.mark.parametrize(
    ("gained", "later"),
    [("cathedral", "cathedral-markers"), ("messages", "messages-near"), ("hotel", "hotel-pieces")],
)
def test_a_gain_is_not_claimed_for_the_answer_that_gains_less(gained: str, later: str) -> None:
    assert said(1.5, (later, 2.5), (gained, -1.0)) == said(1.5, (later, 1.5))
    conceded = said(1.5, ("donations", 3.0), (later, -2.5), (gained, 1.0))
    assert conceded == said(1.5, ("donations", 3.0), (later, -1.5))


def test_how_many_rounds_are_left_is_said_once() -> None:
    text = said(4.0, ("park-pieces", 2.5), ("bank-pieces", 1.5))
    assert text.count("4 rounds") == 1
    assert text.endswith("the bank keeps paying: about 1.5 points more by the end.")


def test_a_concession_stands_never_alone() -> None:
    assert "bank” leaves" not in said(0.7, ("coins", -2.0))


def test_parts_of_other_evaluators_that_have_no_words_are_left_out() -> None:
    assert "small things" in said(2.0, ("base", 1.0), ("their-own-part", 2.0))


def test_a_friend_in_hand_is_worth_something() -> None:
    """The phrase says that the friend is still free, because placing him costs something."""
    for kind in shipped_weights().kinds:
        starts_of_rounds = kind.prices[N_FEATURES : (ROUNDS + 1) * N_FEATURES]
        assert all(price < 0 for price in starts_of_rounds[FRIEND_PLACED::N_FEATURES])


def test_the_examples_in_the_documentation_hold() -> None:
    assert doctest.testmod(reasons_module).failed == 0
