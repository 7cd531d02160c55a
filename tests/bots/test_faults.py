"""A bot that crashes, hangs, or gives a late or impossible answer is reported; the game goes on."""

from __future__ import annotations

import sys
import time
from collections.abc import Callable
from pathlib import Path

import pytest

from notredame.bots import Budget, Entrant, fault_guard
from notredame.bots.external import program_bot
from notredame.bots.external.process import MAX_UNREAD_LINES, Child

from .programs import GOOD, Table, misbehaving, program

Seated = Callable[[Entrant], Table]

DEEDS = {
    "crash": ("1 / 0", "exit code 1; its last words were", "ZeroDivisionError"),
    "exit": ("os._exit(7)", "It ended with exit code 7."),
    "killed": ("os.kill(os.getpid(), signal.SIGKILL)", "It was killed by signal 9."),
    "hang": ("time.sleep(60)", "It gave no answer within 0.7 seconds."),
    "busy": ("while True: pass", "It gave no answer within 0.7 seconds."),
    "stopped": ("os.kill(os.getpid(), signal.SIGSTOP)", "It gave no answer within 0.7 seconds."),
    "late": ("time.sleep(1); answer(asked)", "It gave no answer within 0.7 seconds."),
    "no newline": (
        "sys.stdout.write('{}'); sys.stdout.flush(); time.sleep(60)",
        "It gave no answer within 0.7 seconds.",
    ),
    "closed output": ("os.close(1); time.sleep(60)", "It closed its output."),
    "closed input": ("os.close(0); sys.exit('no more')", "exit code 1", "no more"),
    "illegal": ("send(id=asked['id'], choice='hire:monk')", "'hire:monk'", "not possible"),
    "unknown": ("send(id=asked['id'], choice='fly')", "'fly'", "not possible"),
    "no choice": ("send(id=asked['id'])", "None, which is not possible"),
    "choices": ("send(id=asked['id'], choice=asked['choices'])", "which is not possible"),
    "number": ("send(id=asked['id'], choice=1)", "It chose 1, which is not possible"),
    "other question": (
        "asked['id'] += 1; answer(asked)",
        "It was asked question 1 and answered 2.",
    ),
    "id in words": (
        "asked['id'] = '1'; answer(asked)",
        "It was asked question 1 and answered '1'.",
    ),
    "id true": ("asked['id'] = True; answer(asked)", "It was asked question 1 and answered True."),
    "no id": ("send(choice='keep:bank')", "It was asked question 1 and answered None."),
    "not JSON": ("print('keep:bank', flush=True)", r"b'keep:bank\n', which is not JSON"),
    "empty line": ("print(flush=True)", "which is not JSON"),
    "not UTF-8": ("os.write(1, b'\\xff\\xfe\\n')", "which is not JSON"),
    "endless number": ("print('9' * 5000, flush=True)", "which is not JSON"),
    "bottomless": ("print('[' * 60000, flush=True)", "which is not JSON"),
    "list": ("print('[1]', flush=True)", "It said [1], which is not a JSON object."),
    "null": ("print('null', flush=True)", "It said None, which is not a JSON object."),
    "huge line": ("print('x' * 10**7, flush=True)", "a line of more than 65536 bytes"),
    "endless line": ("while True: os.write(1, b'x' * 1000)", "a line of more than 65536 bytes"),
    "flood": ("while True: print('{}')", "It was asked question 1 and answered None."),
}


@pytest.mark.parametrize("deed", DEEDS)
def test_a_fault_is_noted_and_the_next_choice_is_the_bots_own_again(
    deed: str, tmp_path: Path, seated: Seated
) -> None:
    code, *expected = DEEDS[deed]
    table = seated(misbehaving(tmp_path, code))
    table.ask()
    (fault,) = table.faults()
    for words in expected:
        assert words in fault
    assert len(fault) < 400
    assert table.ask() == table.choices[-1]
    assert len(table.faults()) == 1


def test_an_answer_given_twice_is_a_fault_at_the_next_question(
    tmp_path: Path, seated: Seated
) -> None:
    table = seated(misbehaving(tmp_path, "answer(asked); answer(asked)"))
    assert table.ask() == table.choices[-1]
    assert not table.faults()
    table.ask()
    assert table.faults() == ["It was asked question 2 and answered 1."]
    assert table.ask() == table.choices[-1]


def test_any_amount_of_standard_error_is_harmless(tmp_path: Path, seated: Seated) -> None:
    deed = "sys.stderr.write('no! ' * 10**6); answer(asked)"
    table = seated(misbehaving(tmp_path, deed, when="True"))
    for _ in range(3):
        assert table.ask() == table.choices[-1]
    assert not table.faults()


def test_a_program_that_never_reads_cannot_block_us(tmp_path: Path, seated: Seated) -> None:
    body = """
get_ready()
for number in range(1, 61):
    send(id=number, choice="keep:bank")
    time.sleep(0.01)
"""
    table = seated(program(tmp_path, body, budget=Budget(seconds=20)))
    for _ in range(60):
        table.ask()
    assert not table.faults()


def test_a_program_that_never_stops_writing_is_no_longer_read() -> None:
    child = Child([sys.executable, "-S", "-c", "while True: print('and then ...')"])
    assert child.receive(10) == b"and then ...\n"
    time.sleep(0.5)
    with pytest.raises(TimeoutError):
        [child.receive(0.1) for _ in range(MAX_UNREAD_LINES + 1)]
    child.end()


STARTS = {
    "exits at once": ("sys.exit(3)", "It did not get ready. It ended with exit code 3."),
    "crashes": ("1 / 0", "It did not get ready. It ended with exit code 1"),
    "says nothing": ("time.sleep(60)", "It was not ready within 0.3 seconds."),
    "babbles": ("print('hello', flush=True)", "It did not get ready. It said b'hello"),
    "is something else": ("send(hello='world')", "It is not ready: it said {'hello': 'world'}."),
    "declines": ("send(ready=False, why='No book.')", "It is not ready: No book."),
    "wants to see all": ("send(ready=True, view='all')", "It asked for the view 'all'; there are"),
}


@pytest.mark.parametrize("start", STARTS)
def test_a_bot_that_does_not_start_is_given_up_after_three_tries(
    start: str, tmp_path: Path, seated: Seated, monkeypatch: pytest.MonkeyPatch
) -> None:
    if start == "says nothing":
        monkeypatch.setattr(program_bot, "START_SECONDS", 0.3)
    body, expected = STARTS[start]
    table = seated(program(tmp_path, body))
    for _ in range(10):
        table.ask()
    *tries, given_up = table.faults()
    assert len(tries) == fault_guard.MAX_TIMEOUTS
    assert all(fault.startswith(expected) for fault in tries)
    assert given_up == "It failed to answer 3 times in a row and is given up."


def test_a_file_that_is_no_program_is_given_up_too(tmp_path: Path, seated: Seated) -> None:
    file = tmp_path / "bot"
    file.write_text("no program", encoding="utf-8")
    file.chmod(0o755)
    table = seated(Entrant(f"run:{file}", Budget(seconds=0.2)))
    for _ in range(5):
        table.ask()
    assert len(table.faults()) == 4
    assert table.faults()[0].startswith("It could not be started: ")


def test_a_bot_that_always_hangs_does_not_hold_up_the_match(
    tmp_path: Path, seated: Seated, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(program_bot, "GRACE_SECONDS", 0.0)
    table = seated(misbehaving(tmp_path, "time.sleep(60)", when="True"))
    for _ in range(3):
        table.ask()
    began = time.monotonic()
    for _ in range(1000):
        table.ask()
    assert time.monotonic() - began < 1
    assert len(table.faults()) == 4


def test_an_answer_in_between_resets_the_count_of_timeouts(
    tmp_path: Path, seated: Seated, monkeypatch: pytest.MonkeyPatch
) -> None:
    when = "not os.path.exists(sys.argv[0] + '.well')"
    table = seated(misbehaving(tmp_path, "time.sleep(60)", when=when))
    well = tmp_path / "bot.py.well"
    for turn in range(5):
        if turn == 2:
            well.touch()
            assert table.ask() == table.choices[-1]
            well.unlink()
            table.bot.close()
        else:
            with monkeypatch.context() as patch:
                patch.setattr(program_bot, "GRACE_SECONDS", 0.0)
                table.ask()
    assert len(table.faults()) == 4
    assert not any("given up" in fault for fault in table.faults())


def test_the_random_choice_depends_on_the_seed_alone(tmp_path: Path, seated: Seated) -> None:
    entrant = program(tmp_path, "sys.exit()")
    rows = []
    for _ in range(2):
        table = seated(entrant)
        rows.append([table.ask() for _ in range(20)])
    assert rows[0] == rows[1]
    assert len(set(rows[0])) == len(table.choices)


def test_time_limit() -> None:
    assert program_bot.time_limit(Budget(seconds=0.2)) == pytest.approx(0.7)
    assert program_bot.time_limit(Budget(seconds=4, steps=5)) == pytest.approx(6)
    assert program_bot.time_limit(Budget(steps=5)) == 60


def test_a_good_program_is_asked_in_one_process(tmp_path: Path, seated: Seated) -> None:
    table = seated(program(tmp_path, GOOD))
    for _ in range(50):
        assert table.ask() == table.choices[-1]
    assert not table.faults()
