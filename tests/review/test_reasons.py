"""Reasons in positions in which the reason is known, because the position was laid out for it."""

from __future__ import annotations

import pytest

from notredame.bots import Budget
from notredame.bots.own.evaluator import SearchEvaluator
from notredame.bots.thinkers import prepare
from notredame.review.decisions import Moment, review_decision
from notredame.review.review_types import DecisionReview
from notredame.rules.choices import BY_ID
from notredame.rules.model.pieces import SOURCES
from notredame.text import catalogue
from notredame.text.catalogues.reasons import why
from tests.positions import Table

STEPS = 400


@pytest.fixture(scope="module", autouse=True)
def compiled() -> None:
    prepare()


def in_last_round(*cards: str, coins: int = 0, **pieces: int) -> Table:
    """Round C3, the first seat has two cards left of which it plays one, and 20 prestige."""
    table = Table(4)
    table.in_round("C3")
    player = table.lay(**pieces)
    player.prestige = player.ledger[SOURCES.index("residence")] = 20
    table.coins(coins, 0, 0, 0)
    table.open_persons("money-lender", "monk", "night-watchman")
    for slot, card in enumerate(cards, start=1):
        table.give_card(card, slot=slot)
    table.turn_of(0, second=True)
    for other in table.state.players[: table.state.n]:
        other.in_hand = 6
    return table


def judged(table: Table, chosen: str, best: str, steps: int = STEPS) -> DecisionReview:
    """The review of a choice of the first seat, which is known to be wrong."""
    moment = Moment(1, table.game.view(0), BY_ID[chosen])
    review = review_decision(moment, SearchEvaluator(seed=1), Budget(steps=steps))
    assert review["best"] == best
    return review


def reasons(review: DecisionReview) -> dict[str, float]:
    return {reason["part"]: reason["points"] for reason in review["reasons"]}


def in_words(table: Table, review: DecisionReview) -> str:
    words, view = catalogue("en"), table.game.view(0)
    labels = [
        words.label(review["question"], BY_ID[choice], view.as_dict())
        for choice in (review["best"], review["chosen"])
    ]
    told = [(reason["part"], reason["points"]) for reason in review["reasons"]]
    return why(words, labels[0], labels[1], review["loss"], told, 8 - view.state.round_no)


def test_a_donation_in_the_last_round_brings_its_prestige_and_a_share_of_the_cathedral() -> None:
    table = in_last_round("notre-dame", "bank", coins=4)
    table.answer("play:right:notre-dame")
    review = judged(table, "pass", "donate:3")
    assert list(reasons(review)) == ["cathedral", "donations"]
    assert reasons(review)["donations"] == pytest.approx(6, abs=0.3)
    text = in_words(table, review)
    assert text.startswith("Your share of the cathedral")
    assert "donations bring about 6.0 points more" in text


def test_a_doctor_saves_what_the_overrun_costs() -> None:
    table = in_last_round("bank", "hotel", coins=1, residence=1)
    table.player(0).rat = 9
    table.open_persons("doctor", "minstrel", "mayor")
    table.turn_to_hire(0)
    review = judged(table, "pass", "hire:doctor")
    assert reasons(review) == {"plague": 2.0}
    assert in_words(table, review) == "The rats cost you about 2.0 points less."


def test_a_hospital_holds_the_rat_where_the_bank_does_not() -> None:
    table = in_last_round("hospital", "bank", coins=1, hospital=1, bank=1)
    table.player(0).rat = 9
    table.state.plague = 2
    review = judged(table, "play:far:bank", "play:right:hospital")
    assert next(iter(reasons(review))) == "plague"
    assert in_words(table, review).startswith("The rats cost you")


def test_a_park_holds_the_rat_and_pays_for_gains() -> None:
    table = in_last_round("park", "cloister-school", coins=1, park=1, cloister_school=1)
    table.player(0).rat = 9
    table.state.plague = 1
    review = judged(table, "play:far:cloister-school", "play:right:park")
    assert set(list(reasons(review))[:2]) == {"plague", "park"}


def test_a_message_worth_four_is_better_than_one_worth_one_by_three() -> None:
    table = in_last_round("carriage-house", "bank", coins=1, carriage_house=1)
    table.answer("play:right:carriage-house")
    review = judged(table, f"take:{table.market_with('blue/coin')}", best=best_message(table))
    assert reasons(review) == {"messages": pytest.approx(3.0, abs=0.1)}
    assert in_words(table, review) == "Messages bring about 3.0 points more."


def best_message(table: Table) -> str:
    """One of the messages worth 4, as the search finds it; any of them is as good."""
    found = SearchEvaluator(seed=1).compare(table.game.view(0), None, Budget(steps=STEPS)).best
    market = found.choice.parts["market"]
    assert table.game.view(0).as_dict()["markets"][market] == "prestige"
    return found.choice.id


def test_coins_that_cannot_be_used_any_more_are_no_reason() -> None:
    table = in_last_round("residence", "bank", coins=1, residence=2, bank=2)
    review = judged(table, "play:far:bank", "play:right:residence")
    assert list(reasons(review)) == ["residence"]
    assert "coin" not in in_words(table, review)


def test_a_park_is_worth_all_the_gains_to_come() -> None:
    table = Table(4)
    table.in_round("A2")
    table.lay(park=1, residence=2, carriage_house=2)
    table.empty_general_supply()  # so that the cloister school has no marker to give
    table.coins(10, 3, 3, 3)
    table.play("trusted-friend")
    review = judged(table, "to:cloister-school", "to:park")
    assert set(list(reasons(review))[:2]) == {"park", "park-pieces"}
    assert min(reasons(review)[part] for part in ("park", "park-pieces")) > 2
    assert in_words(table, review).startswith("The park's bonus brings")


def test_what_two_answers_share_is_no_reason() -> None:
    """Both donations put a marker onto the cathedral: only the donation itself differs."""
    table = in_last_round("notre-dame", "bank", coins=4)
    table.answer("play:right:notre-dame")
    assert reasons(judged(table, "donate:2", "donate:3")) == {"donations": 3.0}


def test_nothing_is_said_of_a_decision_that_lost_nothing() -> None:
    table = in_last_round("notre-dame", "bank", coins=4)
    table.answer("play:right:notre-dame")
    review = judged(table, "donate:3", "donate:3")
    assert (review["loss"], review["reasons"]) == (0.0, [])
