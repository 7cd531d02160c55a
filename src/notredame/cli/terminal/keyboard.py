"""The keyboard and the screen: what is shown is plain text, what is typed is a line."""

from __future__ import annotations

import contextlib
import io
import sys
import threading
from collections.abc import Iterator

from rich.console import Console, RenderableType
from rich.text import Text

from notredame.board.fitting import short

WIPE = "\x1b[2J\x1b[3J\x1b[H"
"""Clears the screen and what has scrolled off it, and goes to the first line."""
CLEAR_LINE = "\r\x1b[2K"
MOMENT = 0.2
"""Whoever thinks for fewer seconds is not said to think."""


class Keyboard:
    """One terminal. Names and files are shown as they are: nothing in them is a command to it."""

    def __init__(self) -> None:
        for stream in (sys.stdin, sys.stdout):
            if isinstance(stream, io.TextIOWrapper):
                stream.reconfigure(errors="replace")
        self.console = Console(highlight=False, markup=False, emoji=False)

    @property
    def width(self) -> int:
        """Columns of the screen."""
        return self.console.width

    def say(self, words: str = "", style: str = "") -> None:
        """A line, or several."""
        self.console.print(Text(words, style=style))

    def quote(self, words: str, style: str = "") -> None:
        """Something to be copied: its lines are left as they are, however long."""
        self.console.print(Text(words, style=style), soft_wrap=True)

    def show(self, picture: RenderableType) -> None:
        """Something drawn."""
        self.console.print(picture)

    def line(self, prompt: str) -> str:
        """One line that was typed; a closed keyboard is the end of input."""
        self.console.print(Text(f"{prompt} ", style="bold"), end="")
        try:
            return input().strip()
        except (OSError, ValueError, RuntimeError):
            raise EOFError from None

    @contextlib.contextmanager
    def meanwhile(self, words: str) -> Iterator[None]:
        """Say something while it lasts, if it lasts; only on a screen from which it goes again."""
        if not self._can_be_cleared():
            yield
            return
        said = Text(short(words, self.width - 1), style="dim")
        timer = threading.Timer(MOMENT, self.console.print, [said], {"end": ""})
        timer.start()
        try:
            yield
        finally:
            timer.cancel()
            timer.join()
            self._send(CLEAR_LINE)

    def wipe(self) -> None:
        """Leave nothing for the next person to see, not even by scrolling back."""
        console = self.console
        if self._can_be_cleared():
            self._send(WIPE)
        else:
            console.print("\n" * (max(console.height, 50) - 1))

    def _can_be_cleared(self) -> bool:
        return self.console.is_terminal and not self.console.is_dumb_terminal

    def _send(self, signs: str) -> None:
        self.console.file.write(signs)
        self.console.file.flush()
