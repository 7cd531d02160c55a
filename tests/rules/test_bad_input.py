"""Wrong input: every mistake a person can make is answered with a sentence."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import Any

import pytest

from notredame.rules.errors import IllegalChoice, NotreDameError, OptionError, SetupError
from notredame.rules.game import Game
from notredame.rules.model.deal import deal_from_seed
from tests.positions import Table

DEAL = deal_from_seed(1, 3)


def complaint(kind: type[NotreDameError], do: Callable[[], object]) -> str:
    """The text of the error that a call must raise; checks that it is a sentence."""
    with pytest.raises(NotreDameError) as caught:
        do()
    text = str(caught.value)
    assert type(caught.value) is kind
    assert text.endswith(".")
    assert " " in text
    return text


# Setting up ----------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "players",
    [
        0,
        1,
        6,
        -3,
        True,
        pytest.param(3.0, id="a float"),
        pytest.param(None, id="nothing"),
        [],
        ["Anna"],
        ["A", "B", "C", "D", "E", "F"],
    ],
)
def test_bad_number_of_players(players: Any) -> None:
    text = complaint(SetupError, lambda: Game(players, seed=1))
    assert "2 to 5" in text


@pytest.mark.parametrize(
    "names",
    [
        ["Anna", "Anna", "Ben"],
        ["Anna", "", "Ben"],
        ["Anna", "   ", "Ben"],
        ["Anna", " Cleo", "Ben"],
        ["Anna", "Cleo ", "Ben"],
        ["Anna", "x" * 41, "Ben"],
        ["Anna", "Cl\neo", "Ben"],
        ["Anna", 'Cl"eo', "Ben"],
        ["Anna", "Cl\\eo", "Ben"],
        ["Anna", None, "Ben"],
        ["Anna", 7, "Ben"],
        pytest.param("Ben", id="one string is not three names"),
    ],
)
def test_bad_names(names: Any) -> None:
    complaint(SetupError, lambda: Game(names, seed=1))


def test_good_names_are_kept_by_seat() -> None:
    assert Game(["Анна", "ノートル", "x" * 40], seed=1).names == ("Анна", "ノートル", "x" * 40)


@pytest.mark.parametrize("edition", ["", "rio-grande", "Anniversary-2017", None])
def test_unknown_edition_names_the_known_ones(edition: Any) -> None:
    text = complaint(OptionError, lambda: Game(3, edition=edition, seed=1))
    for known in ("rio-grande-2007", "anniversary-2017", "player-aid", "lifestyle-ru"):
        assert known in text


@pytest.mark.parametrize("name", ["hotel", "Coins", "hotel-double-from", "", 3])
def test_unknown_option_names_the_known_ones(name: Any) -> None:
    text = complaint(OptionError, lambda: Game(3, options={name: True}, seed=1))
    assert "hotel_double_from" in text
    assert "city_guard_friend" in text


@pytest.mark.parametrize(
    ("name", "value"),
    [
        ("hotel_double_from", 2),
        ("hotel_double_from", 5),
        ("hotel_double_from", "3"),
        ("hotel_double_from", 3.0),
        ("coins", 24),
        ("coins", 0),
        ("coins", None),
        ("coins", [25]),
        ("message_sets", "color"),
        ("message_sets", True),
        ("new_persons", 1),
        ("new_persons", "yes"),
        ("hire_cost", 0),
        ("hire_cost", 3),
        ("hire_cost", True),
        ("hotel_marker_is_prestige", 0),
        ("bishop_any_sector", "no"),
        ("city_guard_cathedral", None),
        ("city_guard_friend", 1.0),
        ("totals", "secret"),
        ("log", "game"),
    ],
)
def test_unknown_value_of_an_option_names_it(name: str, value: Any) -> None:
    text = complaint(OptionError, lambda: Game(3, options={name: value}, seed=1))
    assert name in text


def test_yes_and_no_are_quoted_as_python_writes_them() -> None:
    text = complaint(OptionError, lambda: Game(3, options={"new_persons": "yes"}, seed=1))
    assert "it can be False or True" in text


@pytest.mark.parametrize("wrong", [["new_persons"], "new_persons", 3])
def test_options_that_are_no_mapping_are_refused(wrong: Any) -> None:
    text = complaint(OptionError, lambda: Game(3, options=wrong, seed=1))
    assert "Options are values by name" in text


@pytest.mark.parametrize(
    "seed",
    [
        -1,
        1 << 256,
        True,
        1.5,
        "",
        "7",
        "g" * 64,
        "0" * 63,
        "0" * 65,
        b"",
        b"\0" * 31,
        b"\0" * 33,
    ],
)
def test_bad_seed(seed: Any) -> None:
    assert "seed" in complaint(SetupError, lambda: Game(3, seed=seed))


def test_the_same_seed_in_three_forms_gives_the_same_deal() -> None:
    seed = (1 << 255) + 12345
    forms = (seed, f"{seed:064x}", f"{seed:064X}", seed.to_bytes(32, "big"))
    assert len({Game(3, seed=form).deal for form in forms}) == 1


def test_seed_and_deal_both() -> None:
    complaint(SetupError, lambda: Game(3, seed=1, deal=DEAL))


def test_neither_seed_nor_deal() -> None:
    complaint(SetupError, lambda: Game(3))


@pytest.mark.parametrize("start", [-1, 3, True, 1.0, "0"])
def test_bad_start_seat(start: Any) -> None:
    assert "start" in complaint(SetupError, lambda: Game(3, seed=1, start=start))


def test_a_deal_says_who_begins() -> None:
    other = (DEAL.start + 1) % 3
    complaint(SetupError, lambda: Game(3, deal=DEAL, start=other))
    assert Game(3, deal=DEAL, start=DEAL.start).deal == DEAL


@pytest.mark.parametrize(
    "deal",
    [
        pytest.param(deal_from_seed(1, 4), id="for four players"),
        pytest.param(deal_from_seed(1, 2), id="for two players"),
        pytest.param(replace(DEAL, start=3), id="start"),
        pytest.param(replace(DEAL, messages=DEAL.messages[:2]), id="a borough missing"),
        pytest.param(replace(DEAL, messages=((0, 1, 2, 2),) * 3), id="a kind twice"),
        pytest.param(replace(DEAL, brown=DEAL.brown[:2]), id="a period missing"),
        pytest.param(replace(DEAL, brown=((0, 0, 1, 2, 3, 4),) * 3), id="a brown person twice"),
        pytest.param(replace(DEAL, grey=DEAL.grey[:8]), id="a grey person missing"),
        pytest.param(replace(DEAL, grey=DEAL.grey[::-1]), id="letters out of order"),
        pytest.param(replace(DEAL, grey=(*DEAL.grey, 14)), id="a grey person too many"),
        pytest.param(replace(DEAL, decks=DEAL.decks[:2]), id="decks of a period missing"),
        pytest.param(replace(DEAL, decks=(((0,) * 9,) * 3,) * 3), id="a card nine times"),
    ],
)
def test_a_deal_no_shuffle_gives(deal: Any) -> None:
    complaint(SetupError, lambda: Game(3, deal=deal))


def test_new_persons_in_a_deal_need_the_option() -> None:
    deal = deal_from_seed(2, 3, new_persons=True)
    assert any(person >= 15 for person in deal.grey)
    complaint(SetupError, lambda: Game(3, deal=deal))
    assert Game(3, deal=deal, options={"new_persons": True}).deal == deal


# Choosing ------------------------------------------------------------------------------------


@pytest.mark.parametrize("seat", [-1, 3, None, "0", 1.0, True])
def test_no_such_seat(seat: Any) -> None:
    game = Game(3, seed=1)
    assert "seat" in complaint(IllegalChoice, lambda: game.play(seat, 0))
    if seat is not None:
        complaint(IllegalChoice, lambda: game.choices(seat))
        complaint(IllegalChoice, lambda: game.view(seat))


@pytest.mark.parametrize("choice", ["", "keep", "keep:harbour", "KEEP:bank", "play:own:bank "])
def test_no_such_choice(choice: str) -> None:
    game = Game(3, seed=1)
    complaint(IllegalChoice, lambda: game.play(0, choice))


@pytest.mark.parametrize("choice", [-1, 157, 10**9, None, True, 1.0, b"pass", [1]])
def test_a_choice_is_a_choice_its_id_or_its_number(choice: Any) -> None:
    game = Game(3, seed=1)
    complaint(IllegalChoice, lambda: game.play(0, choice))


def test_a_choice_that_is_not_offered_names_those_that_are() -> None:
    game = Game(3, seed=1)
    offered = [choice.id for choice in game.choices(0)]
    text = complaint(IllegalChoice, lambda: game.play(0, "pass"))
    assert all(ident in text for ident in offered)


def test_a_card_not_in_the_pack_cannot_be_kept() -> None:
    game = Game(3, seed=1)
    offered = {choice.id for choice in game.choices(0)}
    others = {"keep:bank", "keep:park", "keep:hotel", "keep:hospital"} - offered
    for other in sorted(others):
        complaint(IllegalChoice, lambda ident=other: game.play(0, ident))  # type: ignore[misc]
    assert others


def test_nobody_keeps_twice_before_the_right_neighbour_has_passed() -> None:
    game = Game(3, seed=1)
    game.play(0, game.choices(0)[0])
    assert game.choices(0) == []
    text = complaint(IllegalChoice, lambda: game.play(0, "keep:bank"))
    assert game.names[1] in text


def test_choosing_out_of_turn_names_whose_turn_it_is() -> None:
    table = Table(3)
    table.turn_of(1)
    text = complaint(IllegalChoice, lambda: table.game.play(0, "play:own:bank"))
    assert table.game.names[1] in text


@pytest.mark.parametrize("choice", ["to:bank", "pass", "hire:monk", "donate:1"])
def test_an_answer_to_another_question(choice: str) -> None:
    table = Table(3)
    table.turn_of(0)
    complaint(IllegalChoice, lambda: table.game.play(0, choice))


def test_a_person_who_does_not_lie_open_cannot_be_hired() -> None:
    table = Table(3)
    table.open_persons("monk", "fool", "bishop")
    table.turn_to_hire(0)
    complaint(IllegalChoice, lambda: table.game.play(0, "hire:doctor"))


def test_a_market_out_of_reach() -> None:
    table = Table(5)
    table.play("carriage-house")
    complaint(IllegalChoice, lambda: table.game.play(0, "drive:green/centre"))


def test_an_illegal_choice_changes_nothing() -> None:
    table = Table(3)
    table.turn_of(0)
    before, moves = table.game.as_dict(), list(table.game.moves)
    complaint(IllegalChoice, lambda: table.game.play(0, "pass"))
    assert table.game.as_dict() == before
    assert table.game.moves == moves


def test_nothing_to_choose_when_the_game_is_over() -> None:
    table = Table(3)
    table.in_round("C3")
    table.strike(0)
    assert table.game.choices(0) == []
    assert "over" in complaint(IllegalChoice, lambda: table.game.play(0, "pass"))


def test_no_result_before_the_end() -> None:
    game = Game(3, seed=1)
    complaint(NotreDameError, game.result)


@pytest.mark.parametrize("move", [-1, 4, 99])
def test_events_and_earlier_positions_only_of_choices_there_are(move: Any) -> None:
    game = Game(3, seed=1)
    for seat in range(3):
        game.play(seat, game.choices(seat)[0])
    complaint(NotreDameError, lambda: game.events(move))
    complaint(NotreDameError, lambda: game.before(move + 1))


def test_earlier_positions() -> None:
    game = Game(3, seed=1)
    states = [game.state.copy()]
    for seat in range(3):
        game.play(seat, game.choices(seat)[0])
        states.append(game.state.copy())
    assert [game.before(move).state for move in (1, 2, 3, 4)] == states


@pytest.mark.parametrize("printed", [None, {}, "mine.toml"])
def test_printed_data_must_be_checked_data(printed: Any) -> None:
    complaint(SetupError, lambda: Game(3, seed=1, printed=printed))


def test_choices_can_be_collected_and_sent_to_other_processes() -> None:
    import copy
    import pickle

    choices = Game(3, seed=1).choices(0)
    assert len(set(choices)) == len(choices)
    assert pickle.loads(pickle.dumps(choices)) == choices
    assert copy.deepcopy(choices[0]) is choices[0]
