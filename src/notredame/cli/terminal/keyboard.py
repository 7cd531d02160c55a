"""The keyboard and the screen: what is shown is plain text, what is typed is a line."""

from __future__ import annotations

import io
import sys

from rich.console import Console, RenderableType
from rich.text import Text

from notredame.text import Catalogue

WIPE = "\x1b[2J\x1b[3J\x1b[H"
"""Clears the screen and what has scrolled off it, and goes to the first line."""


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

    def yes(self, question: str, words: Catalogue) -> bool:
        """Whether a question is answered with yes."""
        return self.line(question).lower() in words.terminal("yes").split()

    def wipe(self) -> None:
        """Leave nothing for the next person to see, not even by scrolling back."""
        console = self.console
        if console.is_terminal and not console.is_dumb_terminal:
            console.file.write(WIPE)
            console.file.flush()
        else:
            console.print("\n" * (max(console.height, 50) - 1))
