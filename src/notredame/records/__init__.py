"""A game as data: a text that can be read aloud, and JSON for programs.

Both forms are complete. Reading one plays the game again by the rules, so whatever comes back is a
game that could have happened, and it is the same game bit for bit. `docs/records.md` is the
specification.

A record holds the seed or the deal, and with it every secret of the game. It is for after the
game, or for the one who keeps it; never show the record of a running game to its players.
"""

from .check import Report, check, read
from .errors import RecordError
from .json_form.reader import read_json
from .json_form.schema import schema
from .json_form.writer import write_json
from .limits import MAX_CHARACTERS, VERSION, decode
from .text_form.reader import read_text
from .text_form.writer import write_text

__all__ = [
    "MAX_CHARACTERS",
    "VERSION",
    "RecordError",
    "Report",
    "check",
    "decode",
    "read",
    "read_json",
    "read_text",
    "schema",
    "write_json",
    "write_text",
]
