"""Where an entry of the printed data comes from."""

from __future__ import annotations

LIST = "older printed list of the New Persons"
DERIVED = "derived from reported rounds"
GUESS = "placeholder that fits every known fact"
REPORT = "play reports and reviews"
