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

from .command_runner import run
from .terminal_driver import ENOUGH, SAVED, Terminal


def test_an_existing_file_is_never_overwritten(terminal: Terminal) -> None:
    (terminal.folder / SAVED).write_text("mine", encoding="utf-8")
    done = terminal.play("--seed", 1, keys="s\n1\nq\n")
    assert (terminal.folder / SAVED).read_text(encoding="utf-8") == "mine"
    assert terminal.files() == ["notredame-game-2.txt", SAVED]
    assert len(terminal.saved("notredame-game-2.txt").moves) > 0
    assert "notredame play --load notredame-game-2.txt" in done.out


def test_the_command_to_continue_names_the_program_as_it_was_started(
    terminal: Terminal, monkeypatch: pytest.MonkeyPatch
) -> None:
    program = terminal.folder / "bin" / "notredame"
    program.parent.mkdir()
    program.touch(mode=0o755)
    monkeypatch.setattr("sys.argv", [str(program)])
    monkeypatch.setenv("PATH", "/nowhere")
    assert f"{program} play --load" in terminal.play("--seed", 1, keys="q\n").out.replace("\n", "")
    monkeypatch.setenv("PATH", str(program.parent))
    assert "To continue: notredame play --load" in terminal.play("--seed", 1, keys="q\n").out


def test_leaving_saves_and_loading_goes_on_in_the_same_file(terminal: Terminal) -> None:
    first = terminal.play("Anna", "--players", 3, "--seed", 1, keys="1\nq\n")
    assert f"To continue: notredame play --load {SAVED}" in first.out
    moves = terminal.saved().moves
    assert moves
    terminal.play("--load", SAVED, "--bot", "random", keys=ENOUGH)
    game = terminal.saved()
    assert game.over
    assert game.moves[: len(moves)] == moves
    assert terminal.files() == [SAVED]


def test_the_command_to_continue_has_language_and_seats(terminal: Terminal) -> None:
    done = terminal.play("Anna", "Ben", "--language", "de", keys="q\n")
    assert f"notredame play --load {SAVED} --language de" in done.out
    done = terminal.play("Ben", "--load", SAVED, keys="q\n")
    assert f"notredame play Ben --load {SAVED}\n" in done.out


def test_a_loaded_game_says_who_plays(terminal: Terminal) -> None:
    terminal.play("Anna", "Ben", "--players", 4, "--seed", 1, keys="q\n")
    done = terminal.play("--load", SAVED, keys="q\n")
    assert "At the keyboard: Anna and Ben. Bots: Bot 1 (medium), Bot 2 (medium)." in done.out
    done = terminal.play("Ben", "--load", SAVED, keys="q\n")
    assert "At the keyboard: Ben. Bots: Anna (medium), Bot 1 (medium), Bot 2" in done.out
    done = terminal.play("--load", SAVED, "--language", "de", keys="q\n")
    assert "An der Tastatur: Anna und Ben. Bots: Bot 1 (medium), Bot 2 (medium)." in done.out


def test_saving_tells_that_the_file_holds_secrets(terminal: Terminal) -> None:
    terminal.width(200)
    done = terminal.play("--seed", 1, keys="s mine.txt\nq\n")
    assert len(re.findall(r"saved in \S+\. The file contains every secret", done.out)) == 2


def test_saving_onto_a_foreign_file_asks_first(terminal: Terminal) -> None:
    (terminal.folder / "other.txt").write_text("mine", encoding="utf-8")
    done = terminal.play("--seed", 1, keys="s other.txt\nn\nq\n")
    assert "other.txt already exists. Overwrite it?" in done.out
    assert "Nothing was saved." in done.out
    assert (terminal.folder / "other.txt").read_text(encoding="utf-8") == "mine"
    done = terminal.play("--seed", 1, keys="s other.txt\nY\ns other.txt\nq\n")
    assert done.out.count("Overwrite it?") == 1
    assert not terminal.saved("other.txt").over


def test_loading_asks_before_the_running_game_is_given_up(terminal: Terminal) -> None:
    kept = terminal.put(Game(["Cleo", "Bot 1", "Bot 2"], seed=5))
    done = terminal.play("Anna", "--seed", 1, keys=f"l {kept}\nn\n1\nl\nl nowhere\nq\n")
    assert f"Abandon this game and load {kept}?" in done.out
    assert "This game goes on." in done.out
    assert "Which file?" in done.out
    assert "Cannot read" in done.out
    assert terminal.saved().names[0] == "Anna"
    done = terminal.play("Anna", "--seed", 1, keys=f"l {kept}\ny\n1\nq\n")
    assert "At the keyboard: Cleo. Bots: Bot 1 (medium), Bot 2 (medium)." in done.out
    assert f"notredame play --load {kept}" in done.out
    assert terminal.saved(kept).names[0] == "Cleo"
    assert terminal.saved(kept).moves
    assert terminal.files() == [kept, SAVED]


def test_a_json_record_stays_json(terminal: Terminal) -> None:
    for name in ("game.json", "game.dat"):
        (terminal.folder / name).write_text(write_json(Game(["Anna", "Bot 1"], seed=5)))
        terminal.play("--load", name, keys="1\nq\n")
        text = (terminal.folder / name).read_text(encoding="utf-8")
        assert text.startswith("{")
        assert read(text).moves


def test_a_finished_game_is_shown_and_left_alone(terminal: Terminal) -> None:
    terminal.play("--players", 2, "--seed", 1, "--bot", "random", keys=ENOUGH)
    before = (terminal.folder / SAVED).stat().st_mtime_ns
    done = terminal.play("--load", SAVED)
    assert " wins with " in done.out
    assert (terminal.folder / SAVED).stat().st_mtime_ns == before


@pytest.mark.parametrize("name", [".", "/", "..", "a\x00b", "no/such/folder/x", "x" * 300])
def test_names_that_no_file_can_have(terminal: Terminal, name: str) -> None:
    done = terminal.play("--seed", 1, keys=f"s {name}\nl {name}\nq\n")
    assert "Cannot write" in done.out
    assert "Cannot read" in done.out
    assert terminal.files() == [SAVED]


def test_names_of_files_are_shown_as_they_are(terminal: Terminal) -> None:
    done = terminal.play("--seed", 1, keys="s [red]x\ns :smile:\ns \x1b[31m\nq\n")
    assert "saved in [red]x." in done.out
    assert "saved in :smile:." in done.out
    assert "\x1b" not in done.out


def test_another_folder_is_used_when_this_one_cannot_be_written(
    terminal: Terminal, monkeypatch: pytest.MonkeyPatch
) -> None:
    home = terminal.folder / "home"
    home.mkdir()
    missing = terminal.folder / "missing"
    monkeypatch.setattr(game_files, "places", lambda: [lambda: missing, lambda: home])
    done = terminal.play("--seed", 1, keys="1\nq\n")
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


def test_a_game_is_saved_elsewhere_when_its_folder_is_gone(terminal: Terminal) -> None:
    folder = terminal.folder / "gone"
    kept = game_files.GameFile(folder / "game.txt")
    assert len(kept.keep(Game(3, seed=1))) == 1
    assert kept.path == Path(SAVED)


def test_a_game_that_cannot_be_saved_is_printed(
    terminal: Terminal, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(game_files, "places", lambda: [lambda: terminal.folder / "missing"])
    terminal.width(40)
    done = terminal.play("--seed", 1, keys="1\nq\n")
    assert "could not be saved. Copy" in done.out.replace("\n", " ")
    assert "To continue" not in done.out
    shown = done.out[done.out.index("notredame record 1") :]
    assert read(shown.strip() + "\n").moves


def test_whatever_goes_wrong_the_game_is_saved_first(
    terminal: Terminal, monkeypatch: pytest.MonkeyPatch
) -> None:
    def fail(self: TerminalGame, seat: int, choice: Choice) -> None:
        raise RuntimeError("the table has fallen over")

    monkeypatch.setattr(TerminalGame, "make", fail)
    with pytest.raises(RuntimeError, match="fallen over"):
        terminal.play("--seed", 1, keys=ENOUGH)
    assert len(terminal.saved().moves) >= 3
    assert "Game saved in" in terminal.capsys.readouterr().out


def test_a_saved_game_can_be_checked(terminal: Terminal) -> None:
    terminal.play("--seed", 3, "--bot", "random", keys=ENOUGH)
    assert run(terminal.capsys, "check", SAVED).code == 0
