"""The keyboard and the screen: what is shown is plain text, what is typed is a line."""

from __future__ import annotations

import contextlib
import io
import sys
import threading
from collections.abc import Iterator

from rich.console import Console, RenderableType
from rich.text import Text

from notredame.text_board.fitting import short

WIPE = "\x1b[2J\x1b[3J\x1b[H"
"""Escape codes that clear the screen and its scrollback, and move to the first line."""
CLEAR_LINE = "\r\x1b[2K"
MOMENT = 0.2
"""Seconds before a bot is shown to be thinking."""


class Keyboard:
    """One terminal. Names of people and files are shown literally, never read as markup."""

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
        """Print one line or more."""
        self.console.print(Text(words, style=style))

    def quote(self, words: str, style: str = "") -> None:
        """Print text to be copied: its lines are not wrapped, however long."""
        self.console.print(Text(words, style=style), soft_wrap=True)

    def show(self, picture: RenderableType) -> None:
        """Print a drawing."""
        self.console.print(picture)

    def line(self, prompt: str) -> str:
        """Read one line; a closed keyboard raises EOFError."""
        self.console.print(Text(f"{prompt} ", style="bold"), end="")
        try:
            return input().strip()
        except (OSError, ValueError, RuntimeError):
            raise EOFError from None

    @contextlib.contextmanager
    def meanwhile(self, words: str) -> Iterator[None]:
        """Show a message while the block runs, if it takes long and the screen can be cleared."""
        if not self._can_be_cleared():
            yield
            return
        message = Text(short(words, self.width - 1), style="dim")
        timer = threading.Timer(MOMENT, self.console.print, [message], {"end": ""})
        timer.start()
        try:
            yield
        finally:
            timer.cancel()
            timer.join()
            self._send(CLEAR_LINE)

    def wipe(self) -> None:
        """Clear the screen and its scrollback, so that the next person sees nothing."""
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
