"""Errors in text records name the line, the move and the reason."""

from __future__ import annotations

import random
import re

import pytest

from notredame.records import MAX_CHARACTERS, RecordError, decode, read, read_text, write_text
from notredame.rules.errors import NotreDameError
from notredame.rules.game import Game
from tests.random_games import play_on

from .sample_games import given_deal, own_tables, whole_game

TEXT = """\
notredame record 1
Edition: anniversary-2017
Option totals: open
Blue: Anna
Green: Ben
Seed: e3322b369daa99bd5787fc703365a2ee1938cf22fc76641c479b6dcb8c7c81e6
Commitment: c1e1b0a558d7bb81991c7542544e945523036eba9dc62f8c86c7ad432f8a3ce0
Result: unfinished

Round A1: monk, fool and bishop; plague 2; Blue begins
Draft
  Green: keep trusted friend
  Blue: keep carriage house
  Green: keep residence
  Blue: keep bank
Cards
  Blue: play carriage house from the own deck; take the message at blue right-outer
  Green: play cloister school from the far deck
"""


def fault(text: str) -> RecordError:
    """The error of a text that cannot be read."""
    with pytest.raises(RecordError) as caught:
        read_text(text)
    with pytest.raises(RecordError):
        read(text)
    error = caught.value
    assert isinstance(error, NotreDameError)
    assert str(error).endswith(error.reason)
    assert str(error).endswith((".", "?"))
    if error.line is not None:
        assert f"ine {error.line}" in str(error)
    if error.move is not None:
        assert f"ove {error.move}: " in str(error)
    return error


def test_the_record_itself_is_sound() -> None:
    assert len(read_text(TEXT).moves) == 7


@pytest.mark.parametrize(
    ("old", "new", "line", "move", "reason"),
    [
        ("Result:", "Practice: no\nResult:", 8, None, "stands 'yes', not 'no'"),
        # The title.
        ("notredame record 1\n", "", 1, None, "begins with the line 'notredame record 1'"),
        ("record 1", "record 2", 1, None, "of version 2; only version 1 can be read"),
        ("record 1", "record one", 1, None, "begins with the line 'notredame record 1'"),
        # The head.
        ("Edition: a", "Edition a", 2, None, "has no colon"),
        ("anniversary-2017", "anniversary-2018", 2, None, "There is no edition 'anniv"),
        ("Edition: anniversary-2017\n", "", 9, None, "The head needs a line 'Edition: ...'"),
        ("Result: unfinished\n", "", 9, None, "The head needs a line 'Result: ...'"),
        ("Edition:", "Editoin:", 2, None, "Did you mean 'Edition'?"),
        ("Option totals: open", "Event: a feast", 3, None, "There is no line 'Event'"),
        ("Option totals: open", "Blue: Bea", 4, None, "'Blue' stands there twice, first in line 3"),
        ("Option totals: open", "Option totals:", 3, None, "Nothing stands after 'Option totals:'"),
        ("totals: open", "totals: secret", 3, None, "cannot be 'secret'; it can be hidden or open"),
        ("totals: open", "hire cost: yes", 3, None, "cannot be 'yes'; it can be 1 or 2"),
        ("Option totals", "Option total", 3, None, "Did you mean 'Option totals'?"),
        ("Anna", "A" * 41, 4, None, "1 to 40 printable characters"),
        ("Anna", "A" * 101, 4, None, "too long"),
        ("Anna", "A\x07", 4, None, "1 to 40 printable characters"),
        ("Anna", 'A"', 4, None, "no quotes"),
        ("Anna", "Ben", 4, None, "Two players have the same name"),
        ("Green: Ben", "Red: Ben", 4, None, "two players are Blue and Green"),
        ("Blue: Anna\nGreen: Ben\n", "", 8, None, "The players are missing"),
        ("Seed: e3", "Seed: E3", 6, None, "A seed has 64 hexadecimal digits"),
        ("7c81e6", "7c81e", 6, None, "A seed has 64 hexadecimal digits"),
        ("7c81e6", "7c81e7", 7, None, "commitment does not belong to the seed, whose commitment"),
        ("c1e1b0", "c1e1b1", 7, None, "The commitment does not belong to the seed"),
        ("c1e1b0", "xxxxxx", 7, None, "A commitment has 64 hexadecimal digits"),
        ("Seed:", "# Seed:", 10, None, "A record needs its seed or its deal"),
        ("Option totals: open", "Chosen start: Red", 3, None, "'Red' is no player; Blue, Green"),
        ("unfinished", "Anna 1, Ben 0; Anna wins", 8, None, "after its last choice (7) the game"),
        ("unfinished", "Unfinished", 8, None, "the game is not over: round A1, cards, waits for"),
        # Rounds and phases.
        ("monk, fool", "fool, monk", 10, None, "'Round A1: monk, fool and bishop; plague 2; Blue"),
        ("plague 2", "plague 3", 10, None, "does not agree with the replay"),
        ("Blue begins", "Green begins", 10, None, "does not agree with the replay"),
        ("Round A1:", "Round A2:", 10, None, "does not agree with the replay"),
        ("Round A1:", "Round:", 10, None, "does not agree with the replay"),
        ("Cards\n", "Round A2: x\n", 16, None, "No round begins here: round A1, cards, waits for"),
        ("Draft\n", "Cards\n", 11, None, "The phase Cards does not begin here: round A1, draft"),
        ("Draft\n", "Draft\nDraft\n", 12, None, "The phase Draft does not begin here"),
        ("Draft\n", "draft\n", 11, None, "'draft' is no line of a round"),
        ("Draft\n", "", 11, 1, "The line 'Draft' must stand before this choice"),
        ("Cards\n", "", 16, 5, "The line 'Cards' must stand before this choice"),
        ("Draft\n", "Edition: player-aid\n", 11, None, "'Edition: player-aid' is no line of a ro"),
        # Choices.
        ("Green: keep tr", "Red: keep tr", 12, None, "is no line of a round"),
        ("Green: keep tr", "Green keep tr", 12, None, "is no line of a round"),
        ("Green: keep tr", "green: keep tr", 12, None, "is no line of a round"),
        ("keep bank", "keep bnk", 15, 4, "'keep bnk' is no choice of the game. Did you mean 'keep"),
        ("keep bank", "Keep bank", 15, 4, "is no choice of the game"),
        ("keep bank", "", 15, 4, "'' is no choice of the game"),
        ("keep bank", "keep bank;", 15, 5, "'' is no choice of the game"),
        ("keep bank", "keep bank. keep bank", 15, 4, "is no choice of the game"),
        ("keep bank", "keep park", 15, 4, "Anna cannot choose 'keep park' here; possible are keep"),
        ("keep bank", "pass", 15, 4, "Anna cannot choose 'pass' here; possible are keep "),
        ("keep residence", "keep residence; keep bank", 14, 4, "It is not for Ben to choose here"),
        ("Blue: play", "Green: play", 17, 5, "round A1, cards, waits for Anna"),
        ("at blue right-outer", "at red centre", 17, 6, "is no choice of the game"),
        ("at blue right-outer", "at green right-outer", 17, 6, "possible are stop at"),
    ],
)
def test_a_fault(old: str, new: str, line: int, move: int | None, reason: str) -> None:
    text = TEXT.replace(old, new, 1)
    assert text != TEXT
    error = fault(text)
    assert reason in error.reason
    assert (error.line, error.move) == (line, move)
    assert error.path is None


def test_nothing_at_all() -> None:
    for text in ("", "\n \t\n", "# only a comment", "\ufeff"):
        assert "The record is empty" in fault(text).reason


def test_text_that_is_no_record() -> None:
    assert fault("\x0b\x0c").line == 1
    assert fault("1. e4 e5").line == 1
    assert fault("x" * 100_000).line == 1
    assert "at most 2000000 characters" in fault("#" * (MAX_CHARACTERS + 1)).reason
    assert fault("notredame record 99999999999").line == 1


def test_bytes_that_are_not_utf_8() -> None:
    assert decode(TEXT.encode()) == TEXT
    assert decode(b"\xef\xbb\xbf" + TEXT.encode()) == TEXT
    with pytest.raises(RecordError, match="byte 23 of the file, 0xff") as caught:
        decode(b"notredame record 1\nBlu\xff: Anna")
    assert caught.value.line == 2
    with pytest.raises(RecordError, match="at most"):
        decode(b"#" * (4 * MAX_CHARACTERS + 1))


def test_nothing_follows_the_end_of_the_game() -> None:
    game = whole_game(2, 1)
    text, lines = write_text(game), len(write_text(game).splitlines())
    for more in ("Draft\n", "  Blue: pass\n"):
        error = fault(text + more)
        assert error.line == lines + 1
        assert "over before this line" in error.reason
    assert "No round begins here: the game is over." in fault(text + "Round C4: x\n").reason
    last = text.rstrip("\n") + "; pass\n"
    assert "over before" in fault(last).reason
    assert fault(last).move == len(game.moves) + 1


def test_a_tampered_result() -> None:
    game = whole_game(3, 1)
    text = write_text(game)
    line = next(n for n, row in enumerate(text.splitlines(), 1) if row.startswith("Result"))
    better = re.sub(r"Result: Anna (\d+)", lambda found: f"Result: Anna {int(found[1]) + 1}", text)
    error = fault(better)
    assert error.line == line
    assert "does not agree with the replay; the line should be 'Result: Anna" in error.reason
    error = fault(re.sub("Result: .*", "Result: unfinished", text))
    assert error.line == line
    assert "the record gives no result" in error.reason


def test_a_record_cut_short_is_noticed() -> None:
    lines = write_text(whole_game(2, 1)).splitlines()
    for keep in range(len(lines)):
        fault("\n".join(lines[:keep]))


def test_a_missing_round_line() -> None:
    lines = write_text(whole_game(2, 1)).splitlines()
    at = next(n for n, line in enumerate(lines) if line.startswith("Round A2"))
    error = fault("\n".join(lines[:at] + lines[at + 1 :]))
    assert error.line == at + 1
    assert error.reason == "A line 'Round A2: ...' must stand before this."


DEALT = write_text(play_on(Game(2, deal=given_deal(2)), random.Random(1), 6))


@pytest.mark.parametrize(
    ("old", "new", "key", "reason"),
    [
        ("Deal start: ", "Deal start: light", "Deal start", "is no player; Blue, Green are."),
        ("Deal gray A", "# Deal gray A", "Deal start", "The line 'Deal gray A: ...' is missing."),
        ("Deal start", "# Deal start", "Deal messages blue", "'Deal start: ...' is missing."),
        ("Deal deck B green", "Deal deck B red", "Deal deck B red", "With 2 players there is no d"),
        ("messages yellow", "messages violet", "Deal messages violet", "no messages violet"),
        ("left-inner", "left-inside", "Deal messages blue", "The message at left-inner must be"),
        ("left-inner coin", "left-inner stamp", None, "The message at left-inner must be one of"),
        ("left-outer", "left-inner", "Deal messages blue", "The message at left-outer must be"),
        ("Deal brown A: ", "Deal brown A: monk, ", "Deal start", "the six brown persons in each"),
        ("Deal gray B: ", "Deal gray B: monk, ", "Deal gray B", "Three grey persons appear in"),
        ("bishop", "mayor", "Deal start", "three different grey persons A of the base game"),
        ("bishop", "bishoop", "Deal gray A", "Did you mean 'bishop'?"),
        ("park", "Park", "Deal deck A blue", "is no action card of the game. Did you mean 'park'"),
        ("park", "hotel", "Deal start", "The blue deck must have each action card once"),
        ("Result:", "Commitment: " + "0" * 64 + "\nResult:", "Commitment", "with its seed"),
        ("Result:", "Chosen start: Blue\nResult:", "Chosen start", "goes with a seed"),
        ("Result:", "Seed: " + "0" * 64 + "\nResult:", "Deal start", "differ in start, messages"),
    ],
)
def test_a_fault_in_a_deal(old: str, new: str, key: str | None, reason: str) -> None:
    text = DEALT.replace(old, new, 1)
    assert text != DEALT
    error = fault(text)
    assert reason in error.reason
    assert error.move is None
    if key is not None:
        wanted = [n for n, line in enumerate(text.splitlines(), 1) if line.startswith(key + ":")]
        assert [error.line] == wanted


def test_a_start_player_who_was_chosen_but_not_named_so() -> None:
    game = Game(3, seed=1, start=0)
    text = write_text(game, with_deal=True)
    assert read(text).deal == game.deal
    error = fault(text.replace("Chosen start: Blue\n", ""))
    assert "they differ in start (a start player who was chosen is named apart" in error.reason


PRINTED_TEXT = write_text(Game(2, seed=1, printed=own_tables()))


@pytest.mark.parametrize(
    ("old", "new", "key", "reason"),
    [
        ("Printed rats", "# Printed rats", "streets inside", "'Printed rats: ...' is missing"),
        ("monk 9", "monk 10", "rats", "'monk 10' needs a number of rats from 0 to 9"),
        ("monk 9", "monk ²", "rats", "needs a number of rats"),
        ("monk 9", "monk", "rats", "is no person of the game"),
        ("monk 9", "munk 9", "rats", "Did you mean 'monk'?"),
        ("monk 9", "fool 9", "rats", "The rats of the fool are given twice"),
        ("monk 9, ", "", "rats", "says nothing of the monk"),
        ("centre to left-inner", "centre - left-inner", "streets inside", "is no street"),
        ("centre to left-inner", "centre to nowhere", "streets inside", "'nowhere' is no market"),
        ("centre to left-inner", "centre to centre", "rats", "leads from centre to itself"),
        ("Printed streets inside: ", "Printed streets inside: ,", "streets inside", "no street"),
    ],
)
def test_a_fault_in_printed_tables(old: str, new: str, key: str, reason: str) -> None:
    text = PRINTED_TEXT.replace(old, new, 1)
    assert text != PRINTED_TEXT
    error = fault(text)
    assert reason in error.reason
    lines = text.splitlines()
    assert error.line is not None
    assert lines[error.line - 1].startswith(f"Printed {key}:")


def test_a_fault_in_the_name_of_printed_tables() -> None:
    text = write_text(Game(2, seed=1))
    unknown = fault(text.replace("Printed: windmill", "Printed: square"))
    assert "'square'; there are windmill, ring" in unknown.reason
    both = fault(PRINTED_TEXT.replace("Printed rats", "Printed: windmill\nPrinted rats"))
    assert "a name or are given in full, not both" in both.reason
    for error, record in ((unknown, text), (both, PRINTED_TEXT)):
        assert error.line is not None
        assert record.splitlines()[error.line - 1].startswith("Printed")


def test_a_game_that_cannot_be_replayed_is_not_written() -> None:
    game = whole_game(2, 1)
    game.moves[10] = game.moves[11]
    with pytest.raises(RecordError, match="This game cannot be replayed"):
        write_text(game)
    game = whole_game(2, 1)
    game.deal = given_deal(2)
    with pytest.raises(RecordError, match="does not come from its seed"):
        write_text(game)
