"""The board, the menu and the information shown in the terminal."""

from __future__ import annotations

import re

import pytest
from rich.cells import cell_len

from notredame import Game
from notredame.cli.terminal.menu import draw_menu
from notredame.rules.model.options import Options
from notredame.rules.model.persons import PERSONS
from notredame.rules.model.pieces import CARDS, COLOURS, KINDS, SECTORS
from notredame.seat_names import brief
from notredame.text import catalogue, languages
from notredame.text.catalogues.choice_lists import in_order
from notredame.text.catalogues.refused_messages import reasons_in_reach, refused_messages
from notredame.text_board.borough import CARRIAGE, FRIEND, MARKER
from notredame.text_board.whole_board import clockwise

from ..positions import Table, in_phase
from .terminal_driver import Terminal, asked, game_at, moments, screen_of, terminal_game_with

EN = catalogue("en")


def shown(table: Table, seat: int = 0, full: bool = False, width: int = 80) -> str:
    return board_of(table.game, seat, full, width)


def board_of(game: Game, seat: int, full: bool, width: int = 80) -> str:
    screen, out = screen_of(width)
    if full:
        screen.want_full_board()
    screen.show_board(game, seat)
    return out.getvalue()


def informed(game: Game, seat: int = 0) -> str:
    screen, out = screen_of(200)
    screen.show_knowledge(game, seat)
    return out.getvalue()


# The layout.


def test_boroughs_lie_clockwise() -> None:
    """Up on the left, down on the right: the cells go round clockwise."""
    assert clockwise("ABCD") == [("B", "C"), ("A", "D")]
    assert clockwise("ABC") == [("B", "C"), ("A", None)]
    assert clockwise("ABCDE") == [("C", "D"), ("B", "E"), ("A", None)]


@pytest.mark.parametrize("players", [2, 3, 4, 5])
@pytest.mark.parametrize("full", [False, True])
def test_every_borough_says_its_neighbours(players: int, full: bool) -> None:
    game = next(moments(players, 1))[0]
    called_here = [brief(name) for name in game.names]
    owners = dict(zip(Game(players, seed=1).names, called_here, strict=True))
    ring = [owners.get(c.capitalize(), c) for c in game.view(0).as_dict()["boroughs"]]
    board = board_of(game, 0, full)
    for i, name in enumerate(ring):
        before, after = ring[i - 1], ring[(i + 1) % len(ring)]
        called = name if name in called_here else name.capitalize()
        pattern = rf"─ {called}( \(\S+\))?( \(\w+(, you)?\))? ← {before} \| {after} →"
        assert re.search(pattern, board)


def test_the_own_borough_is_below_on_the_left_and_the_cathedral_in_the_middle() -> None:
    for seat in range(4):
        lines = shown(Table(4), seat).splitlines()
        own = next(i for i, line in enumerate(lines) if line.startswith("─") and ", you)" in line)
        middle = next(i for i, line in enumerate(lines) if line.startswith("Cathedral"))
        others = [i for i, line in enumerate(lines) if line.startswith("─") and i != own]
        assert max(others) < middle < own


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("seed", [0, 1])
def test_the_usual_prompt_fits_a_small_screen(language: str, seed: int) -> None:
    sizes = []
    for game, seat in moments(4, seed, new_persons=bool(seed)):
        if game.question in ("keep", "card", "hire") and len(game.moves) % 3 == 0:
            lines = asked(game, seat, 80, language).splitlines()
            sizes.append(len(lines))
            assert max(map(cell_len, lines)) <= 80
    assert len(sizes) > 25
    assert max(sizes) <= 24


@pytest.mark.parametrize("players", [2, 3, 5])
def test_a_narrow_screen_has_one_borough_under_another(players: int) -> None:
    for number, (game, seat) in enumerate(moments(players, 3)):
        if number % 25 == 0:
            lines = asked(game, seat, 40).splitlines()
            assert max(map(cell_len, lines)) <= 40
            titles = [line for line in lines if line.startswith("─")]
            assert len(titles) == len(game.view(0).as_dict()["boroughs"])
            assert all(title.count("←") == 1 for title in titles)


def test_long_names_are_cut() -> None:
    names = ["Maximiliane von und zu Hohenlohe-Neuburg", "X" * 40, "名前" * 20, "Y y" * 10]
    game = Game(names, seed=1)
    for width in (40, 80, 200):
        lines = asked(game, 0, width).splitlines()
        titles = [line for line in lines if line.startswith("─")]
        assert all(cell_len(line) <= width for line in titles)
        assert any("…" in line for line in titles) or width == 200


def test_names_and_pieces_stand_in_columns() -> None:
    t = Table(4)
    t.lay(cloister_school=3, bank=1, hospital=2, supply=2)
    t.friend("cloister-school")
    lines = shown(t).splitlines()
    own = next(i for i, line in enumerate(lines) if ", you)" in line)
    first, second, third = (line[:43] for line in lines[own + 2 : own + 5])
    assert first.startswith("School   ■3♟ Bank  ■1  Residence ·")
    assert second.startswith("Carriage ·   Hotel ·   Park      ·")
    assert third.startswith("Hospital ■2")


def test_others_are_brief_unless_the_whole_board_is_asked_for() -> None:
    t = Table(4)
    t.lay(1, park=2, bank=1)
    t.friend("park", 1)
    brief, full = shown(t), shown(t, full=True)
    assert "Sch· Ban1 Res· Car· Hot· Par2♟ Hos·" in brief
    assert "Prestige ?" not in brief
    assert full.count("Prestige ?") == 3
    assert re.search(r"Bank +■1", full)
    assert len(full.splitlines()) > len(brief.splitlines())


def test_questions_that_follow_do_not_draw_the_board_again() -> None:
    t = Table(4)
    t.play("carriage-house")
    assert t.game.question == "drive"
    assert "Cathedral (10)" in asked(t.game, 0)
    follow = asked(t.game, 0, stale=False)
    assert "Cathedral" not in follow
    assert "Where does your carriage stop?" in follow
    assert "Cathedral (10)" in asked(game_at("card"), 0, stale=False)


# Owners, rats, totals.


def test_owners_are_visible_without_colour() -> None:
    t = Table(4)
    t.carriage("blue/left-outer", 2)
    t.carriage("blue/left-outer", 3)
    for seat, markers in ((0, 2), (2, 1)):
        t.lay(seat, cathedral=markers)
    text = shown(t)
    kind = EN.say("kind_short", t.game.view(0).as_dict()["markets"]["blue/left-outer"])
    assert f"{kind}◈G◈Y" in text
    assert "C◈B" in text
    assert "Cathedral (10): Blue ■■, Green ■ → 3 each" in text
    assert "\x1b" not in text


def test_short_names_of_colours_differ_in_every_language() -> None:
    for language in languages():
        words = catalogue(language)
        assert len({words.say("colour_short", colour) for colour in COLOURS}) == len(COLOURS)
        assert len({words.say("sector_code", sector) for sector in SECTORS}) == len(SECTORS)


def test_the_rat_shows_where_it_will_be() -> None:
    t = Table(4)
    t.open_persons("hostess", "doctor", "city-guard")
    t.player(0).rat, t.player(1).rat = 1, 5
    t.lay(0, hospital=1)
    text = shown(t)
    assert "Rat 0 [1] 2  3  4  5  6  7  8  9  → 8" in text
    assert "Rat 5→9!" in text


def test_open_totals_are_shown() -> None:
    t = Table(4, totals="open")
    t.player(1).prestige = 17
    assert "Prestige 17" in shown(t)
    hidden = Table(4)
    hidden.player(1).prestige = 17
    assert "17" not in shown(hidden, full=True)


def test_coins_left_are_shown_where_they_are_limited() -> None:
    assert "coins left: 13" in shown(Table(4))
    assert "coins left" not in shown(Table(4, coins="unlimited"))


def test_the_order_of_play_and_the_phase_are_on_top() -> None:
    top = shown(Table(4, start=2)).splitlines()[0]
    assert top.startswith("Round A1 · draft · plague value ")
    assert top.endswith("order: Green, Yellow, Blue, Red")


def test_messages_taken_are_shown_by_colour() -> None:
    t = Table(4)
    t.collect("coin", "blue", "red")
    t.collect("prestige", "blue")
    t.collect("rat", "green", seat=1)
    text = shown(t)
    assert "Messages: B14 R1" in text
    assert "Messages: G3" in text


# Cards.


def test_the_pack_is_shown_in_the_draft_and_what_was_kept_and_passed_on() -> None:
    game = Game(["Anna", "Ben", "Cleo"], seed=7)
    first = asked(game, 0, 200)
    assert "Drawn: bank, residence, hospital\n" in first
    assert "Hand" not in first
    game.play(2, game.choices(2)[0])
    game.play(0, "keep:bank")
    pack = ", ".join(EN.card(c.parts["card"]) for c in game.choices(0))
    second = asked(game, 0, 200)
    assert f"From Cleo: {pack} · Kept: bank · Passed to Ben: residence, hospital\n" in second


def test_hand_played_and_passed_cards_are_shown_while_cards_are_played() -> None:
    for game, seat in moments(4, 5):
        if game.question == "card" and seat == 0 and game.view(0).as_dict()["players"][0]["played"]:
            break
    view = game.as_dict()["players"]
    text = asked(game, 0, 200)
    hand = [f"{EN.card(str(h['card']))} ({h['colour'][0].upper()})" for h in view[0]["hand"]]
    passed = [*view[0]["dealt"][-1][1:], view[3]["dealt"][-1][2]]
    passed_pair = {EN.card(str(card)) for card in passed[:2]}
    line = next(line for line in text.splitlines() if line.startswith("Hand: "))
    assert line.startswith(
        f"Hand: {', '.join(hand)} · Played: {EN.card(str(view[0]['played'][0]['card']))}"
    )
    output = line.split("Passed to Bot 1: ")[1].split(", ")
    assert set(output[:2]) == passed_pair
    assert output[2] == EN.card(str(passed[2]))
    for other in view[1:]:
        for played in other["played"]:
            assert re.search(rf"Played: [\w, ]*{EN.say('card_short', str(played['card']))}", text)


def test_information_of_persons() -> None:
    game = Game(4, seed=3)
    output = informed(game)
    grey = game.deal.as_dict()["gray"]
    assert f"Grey persons so far: A1 {EN.person(grey[0])}\n" in output
    left = next(line for line in output.splitlines() if line.startswith("Still to come: "))
    assert set(re.findall(r"\b([ABC]) ", left)) == {"A", "B", "C"}
    for person in grey[1:]:
        assert EN.person(person) in left
    brown = game.view(0).as_dict()["brown_past"]
    coming = next(line for line in output.splitlines() if line.startswith("Brown persons"))
    for person in PERSONS[:6]:
        assert (EN.person(person) in coming) is (person not in brown)


def test_information_keeps_what_the_spy_saw() -> None:
    t = Table(4, new_persons=True)
    t.player(0).spied = 1
    grey = t.game.deal.as_dict()["gray"]
    order = f"A2 {EN.person(grey[1])}, A3 {EN.person(grey[2])}, B1 {EN.person(grey[3])}"
    assert f"as your spy saw them: {order}" in informed(t.game, 0)
    assert order not in informed(t.game, 1)
    assert "spy saw" not in informed(t.game, 1)


def test_information_of_cards() -> None:
    game = Game(["Anna", "Ben", "Cleo"], seed=7)
    output = informed(game)
    assert "Blue (Anna): A1 bank, residence, hospital\n" in output
    assert "Red (Ben): A1 ?, ?, ?\n" in output
    rest = "cloister school, carriage house, hotel, park, Notre Dame, trusted friend"
    assert f"Still in your deck: {rest}\n" in output


def test_information_at_a_table_from_memory_lists_no_cards_of_earlier_rounds() -> None:
    """Seat 1's cards of A1 came from decks of which seat 0 has seen nothing (T10)."""
    lines = {}
    for log in ("whole", "round"):
        table = Table(4, log=log)
        table.run(in_phase("cards", "A2"))
        known = informed(table.game).splitlines()
        lines[log] = next(line for line in known if line.startswith("Red ("))
    assert "A1 ?, ?, ?;" in lines["round"]
    assert "A1 ?, ?, ?;" not in lines["whole"]


def test_information_of_the_draft() -> None:
    game = game_at("hire")
    view = game.as_dict()["players"]
    kept = [EN.card(str(view[(0 - slot) % 4]["dealt"][-1][slot])) for slot in range(3)]
    assert f"Kept: {', '.join(kept)} · Passed to Bot 1: " in informed(game)


# The menu.


def driving(table: Table) -> tuple[list[str], list[str]]:
    """The lines of the menu, and the notes below it."""
    view = table.game.view(0)
    seen = view.as_dict()
    choices = in_order(view.choices(), seen)
    refused = reasons_in_reach(refused_messages(choices, seen, EN))
    return [EN.label("drive", c, seen) for c in choices], refused


def test_the_drive_menu_has_messages_first_the_best_on_top() -> None:
    t = Table(4)
    t.lay(carriage_house=1)
    t.collect("coin", "red")
    t.play("carriage-house")
    lines, _ = driving(t)
    takes = [line for line in lines if line.startswith("Take ")]
    stops = lines[len(takes) : -1]
    assert lines[: len(takes)] == takes
    worth = [int(line.split()[2]) for line in takes]
    assert worth == sorted(worth, reverse=True)
    assert all(line.startswith("Just stop: ") for line in stops)
    assert lines[-1] == "Stay where you are: blue's centre"
    boroughs = [COLOURS.index(line.split()[2].removesuffix("'s")) for line in stops]
    assert boroughs == sorted(boroughs)
    kind = EN.kind(t.game.view(0).as_dict()["markets"]["blue/right-outer"])
    assert f"Take blue's {kind}" in takes
    assert len(set(lines)) == len(lines)


def test_stops_go_clockwise_from_ones_own_borough() -> None:
    t = Table(4)
    t.lay(2, carriage_house=2)
    t.play("carriage-house", seat=2)
    view = t.game.view(2)
    seen = view.as_dict()
    drives = [c.parts["market"] for c in in_order(view.choices(), seen) if c.parts["do"] == "drive"]
    assert drives.pop() == "green/centre", "where the carriage stands"
    there = dict.fromkeys(market.split("/")[0] for market in drives)
    assert list(there) == ["green", "yellow", "blue", "red"]


def test_messages_that_may_not_be_taken_are_named_with_the_reason() -> None:
    t = Table(4)
    t.collect("coin", "blue", "red")
    t.play("carriage-house")
    blue, red = "Blue again only after green and yellow.", "Red again only after green and yellow."
    assert driving(t)[1] == [blue, red]
    assert blue in asked(t.game, 0)


def test_a_colour_that_has_run_out_is_not_waited_for() -> None:
    t = Table(4)
    t.collect("coin", *COLOURS[:4])
    t.collect("marker", "blue")
    for kind in ("marker", "rat", "prestige"):
        t.collect(kind, "red", seat=1)
    t.play("carriage-house")
    assert driving(t)[1] == ["Blue again only after green and yellow."]


def test_sets_by_kind_name_the_kind_that_was_begun_and_what_is_missing() -> None:
    t = Table(4, message_sets="kind")
    t.collect("rat", "red")
    t.play("carriage-house")
    why = "First complete 3 prestige + rat back 1: blue, green and yellow to go."
    assert driving(t)[1] == [why]


def test_a_message_where_the_carriage_stands_cannot_be_taken() -> None:
    t = Table(4)
    t.carriage("blue/left-outer")
    t.play("carriage-house")
    (line,) = driving(t)[1]
    assert line.startswith("Blue's ")
    assert line.endswith(" lies where your carriage stands: away and back is 2 markets.")


def test_a_message_out_of_reach_says_so() -> None:
    t = Table(4)
    t.play("carriage-house")
    view = t.game.view(0)
    seen = view.as_dict()
    refused = refused_messages(view.choices(), seen, EN)
    takes = {c.parts["market"] for c in view.choices() if c.parts["do"] == "take"}
    assert {message.market for message in refused} == set(seen["markets"]) - takes
    assert {message.why for message in refused} == {"Out of reach: you may drive up to 1 market."}
    assert not any(message.in_reach for message in refused)


def test_no_note_when_every_message_may_be_taken() -> None:
    t = Table(4)
    t.play("carriage-house")
    assert driving(t)[1] == []


@pytest.mark.parametrize("language", languages())
def test_a_line_of_a_card_fits_the_screen(language: str) -> None:
    words = catalogue(language)
    longest = max((words.say("colour_card", colour) for colour in COLOURS), key=len)
    for card in CARDS:
        label = words.say("label", "play", the=words.say("card_the", card), card=longest)
        for options in (Options(), Options(hotel_marker_is_prestige=True)):
            assert len(f" 1 {label} – {words.card_hint(card, options)}") <= 80


def test_help_for_cards_and_persons_follows_the_table() -> None:
    """On the board, in the menu, and in the rule help."""
    table = Table(3, "player-aid", hotel_marker_is_prestige=True)
    table.state.persons[2] = PERSONS.index("city-guard")
    assert EN.person_help("city-guard", table.game.options) in shown(table, width=200)
    table.give_card("hotel")
    table.turn_of()
    terminal_game, out = terminal_game_with(table.game, [0], 200)
    view = table.game.view(0)
    terminal_game.screen.keyboard.show(
        draw_menu(view.choices(), view.as_dict(), table.game.options, EN)
    )
    assert "the hotel (blue card) – a coin, 1 prestige or rat back 1" in out.getvalue()
    terminal_game.command(0, "rules hotel")
    assert "take a coin or 1 prestige, or move the rat back 1. With 4 or more" in out.getvalue()


# The legend.


@pytest.mark.parametrize("language", languages())
def test_help_explains_every_symbol_of_the_board(terminal: Terminal, language: str) -> None:
    terminal.width(300)
    done = terminal.play("--seed", 1, "--language", language, keys="?\nq\n")
    words = catalogue(language)
    output = done.out[done.out.index(words.terminal("commands").splitlines()[0]) :]
    signs = [MARKER, FRIEND, CARRIAGE, "●", "·", "■ 4 + 10", "9!", "→", "←", "(10)"]
    signs += [words.say("market_short", "centre"), "·2"]
    signs += [words.say("kind_short", kind) for kind in KINDS]
    signs += [words.say("colour_short", colour) for colour in COLOURS]
    signs += [f"{words.say('sector_code', s)} {words.card(s)}" for s in SECTORS]
    signs += [words.terminal("messages"), words.terminal("cathedral"), words.terminal("rat")]
    for sign in signs:
        assert sign in output, sign
