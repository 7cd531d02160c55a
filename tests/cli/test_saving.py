"""Games that are saved, loaded and never lost."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from notredame import Game
from notredame.cli.terminal import game_files
from notredame.cli.terminal.terminal_game import TerminalGame
from notredame.records import read, write_json
from notredame.rules.choices import Choice

from .at_table import ENOUGH, SAVED, Seat
from .running import run


def test_a_file_that_is_there_is_never_written_over(seat: Seat) -> None:
    (seat.folder / SAVED).write_text("mine", encoding="utf-8")
    done = seat.play("--seed", 1, keys="s\n1\nq\n")
    assert (seat.folder / SAVED).read_text(encoding="utf-8") == "mine"
    assert seat.files() == ["notredame-game-2.txt", SAVED]
    assert len(seat.saved("notredame-game-2.txt").moves) > 0
    assert "notredame play --load notredame-game-2.txt" in done.out


def test_the_way_to_go_on_names_the_program_as_it_was_started(
    seat: Seat, monkeypatch: pytest.MonkeyPatch
) -> None:
    program = seat.folder / "bin" / "notredame"
    program.parent.mkdir()
    program.touch(mode=0o755)
    monkeypatch.setattr("sys.argv", [str(program)])
    monkeypatch.setenv("PATH", "/nowhere")
    assert f"{program} play --load" in seat.play("--seed", 1, keys="q\n").out.replace("\n", "")
    monkeypatch.setenv("PATH", str(program.parent))
    assert "To continue: notredame play --load" in seat.play("--seed", 1, keys="q\n").out


def test_leaving_saves_and_loading_goes_on_in_the_same_file(seat: Seat) -> None:
    first = seat.play("Anna", "--players", 3, "--seed", 1, keys="1\nq\n")
    assert f"To continue: notredame play --load {SAVED}" in first.out
    moves = seat.saved().moves
    assert moves
    seat.play("--load", SAVED, "--bot", "random", keys=ENOUGH)
    game = seat.saved()
    assert game.over
    assert game.moves[: len(moves)] == moves
    assert seat.files() == [SAVED]


def test_the_way_to_go_on_carries_language_and_seats(seat: Seat) -> None:
    done = seat.play("Anna", "Ben", "--language", "de", keys="q\n")
    assert f"notredame play --load {SAVED} --language de" in done.out
    done = seat.play("Ben", "--load", SAVED, keys="q\n")
    assert f"notredame play Ben --load {SAVED}\n" in done.out


def test_a_loaded_game_says_who_plays(seat: Seat) -> None:
    seat.play("Anna", "Ben", "--players", 4, "--seed", 1, keys="q\n")
    done = seat.play("--load", SAVED, keys="q\n")
    assert "At the keyboard: Anna and Ben. Bots: Bot 1 (medium), Bot 2 (medium)." in done.out
    done = seat.play("Ben", "--load", SAVED, keys="q\n")
    assert "At the keyboard: Ben. Bots: Anna (medium), Bot 1 (medium), Bot 2" in done.out
    done = seat.play("--load", SAVED, "--language", "de", keys="q\n")
    assert "An der Tastatur: Anna und Ben. Bots: Bot 1 (medium), Bot 2 (medium)." in done.out


def test_saving_tells_that_the_file_holds_secrets(seat: Seat) -> None:
    seat.width(200)
    done = seat.play("--seed", 1, keys="s mine.txt\nq\n")
    assert len(re.findall(r"saved in \S+\. The file contains every secret", done.out)) == 2


def test_saving_onto_a_foreign_file_asks_first(seat: Seat) -> None:
    (seat.folder / "other.txt").write_text("mine", encoding="utf-8")
    done = seat.play("--seed", 1, keys="s other.txt\nn\nq\n")
    assert "other.txt already exists. Overwrite it?" in done.out
    assert "Nothing was saved." in done.out
    assert (seat.folder / "other.txt").read_text(encoding="utf-8") == "mine"
    done = seat.play("--seed", 1, keys="s other.txt\nY\ns other.txt\nq\n")
    assert done.out.count("Overwrite it?") == 1
    assert not seat.saved("other.txt").over


def test_loading_asks_before_the_running_game_is_given_up(seat: Seat) -> None:
    kept = seat.put(Game(["Cleo", "Bot 1", "Bot 2"], seed=5))
    done = seat.play("Anna", "--seed", 1, keys=f"l {kept}\nn\n1\nl\nl nowhere\nq\n")
    assert f"Abandon this game and load {kept}?" in done.out
    assert "This game goes on." in done.out
    assert "Which file?" in done.out
    assert "Cannot read" in done.out
    assert seat.saved().names[0] == "Anna"
    done = seat.play("Anna", "--seed", 1, keys=f"l {kept}\ny\n1\nq\n")
    assert "At the keyboard: Cleo. Bots: Bot 1 (medium), Bot 2 (medium)." in done.out
    assert f"notredame play --load {kept}" in done.out
    assert seat.saved(kept).names[0] == "Cleo"
    assert seat.saved(kept).moves
    assert seat.files() == [kept, SAVED]


def test_a_json_record_stays_json(seat: Seat) -> None:
    for name in ("game.json", "game.dat"):
        (seat.folder / name).write_text(write_json(Game(["Anna", "Bot 1"], seed=5)))
        seat.play("--load", name, keys="1\nq\n")
        text = (seat.folder / name).read_text(encoding="utf-8")
        assert text.startswith("{")
        assert read(text).moves


def test_a_finished_game_is_shown_and_left_alone(seat: Seat) -> None:
    seat.play("--players", 2, "--seed", 1, "--bot", "random", keys=ENOUGH)
    before = (seat.folder / SAVED).stat().st_mtime_ns
    done = seat.play("--load", SAVED)
    assert " wins with " in done.out
    assert (seat.folder / SAVED).stat().st_mtime_ns == before


@pytest.mark.parametrize("name", [".", "/", "..", "a\x00b", "no/such/folder/x", "x" * 300])
def test_names_that_no_file_can_have(seat: Seat, name: str) -> None:
    done = seat.play("--seed", 1, keys=f"s {name}\nl {name}\nq\n")
    assert "Cannot write" in done.out
    assert "Cannot read" in done.out
    assert seat.files() == [SAVED]


def test_names_of_files_are_shown_as_they_are(seat: Seat) -> None:
    done = seat.play("--seed", 1, keys="s [red]x\ns :smile:\ns \x1b[31m\nq\n")
    assert "saved in [red]x." in done.out
    assert "saved in :smile:." in done.out
    assert "\x1b" not in done.out


def test_another_folder_when_this_one_cannot_be_written(
    seat: Seat, monkeypatch: pytest.MonkeyPatch
) -> None:
    home = seat.folder / "home"
    home.mkdir()
    missing = seat.folder / "missing"
    monkeypatch.setattr(game_files, "places", lambda: [lambda: missing, lambda: home])
    done = seat.play("--seed", 1, keys="1\nq\n")
    assert "Cannot write" in done.out
    assert f"--load {home / SAVED}" in done.out
    assert read((home / SAVED).read_text(encoding="utf-8")).moves


def test_a_folder_nobody_can_write_to(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    if not Path("/proc/self").exists():
        pytest.skip("there is no such folder here")
    monkeypatch.chdir("/proc")
    monkeypatch.setenv("HOME", str(tmp_path))
    kept = game_files.GameFile()
    assert len(kept.keep(Game(3, seed=1))) == 1
    assert kept.path == tmp_path / SAVED
    monkeypatch.setenv("HOME", "/proc")
    kept = game_files.GameFile()
    assert len(kept.keep(Game(3, seed=1))) == 2
    assert kept.path is not None
    assert kept.path.name == SAVED
    kept.path.unlink()
    kept.path.parent.rmdir()


def test_the_loaded_file_is_gone_and_so_is_its_folder(seat: Seat) -> None:
    folder = seat.folder / "gone"
    kept = game_files.GameFile(folder / "game.txt")
    assert len(kept.keep(Game(3, seed=1))) == 1
    assert kept.path == Path(SAVED)


def test_nowhere_to_write_shows_the_record(seat: Seat, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(game_files, "places", lambda: [lambda: seat.folder / "missing"])
    seat.width(40)
    done = seat.play("--seed", 1, keys="1\nq\n")
    assert "could not be saved. Copy" in done.out.replace("\n", " ")
    assert "To continue" not in done.out
    shown = done.out[done.out.index("notredame record 1") :]
    assert read(shown.strip() + "\n").moves


def test_whatever_goes_wrong_the_game_is_saved_first(
    seat: Seat, monkeypatch: pytest.MonkeyPatch
) -> None:
    def fail(self: TerminalGame, seat: int, choice: Choice) -> None:
        raise RuntimeError("the table has fallen over")

    monkeypatch.setattr(TerminalGame, "make", fail)
    with pytest.raises(RuntimeError, match="fallen over"):
        seat.play("--seed", 1, keys=ENOUGH)
    assert len(seat.saved().moves) >= 3
    assert "Game saved in" in seat.capsys.readouterr().out


def test_a_saved_game_can_be_checked(seat: Seat) -> None:
    seat.play("--seed", 3, "--bot", "random", keys=ENOUGH)
    assert run(seat.capsys, "check", SAVED).code == 0
