"""Settings for all tests."""

from __future__ import annotations

import signal

import pytest

# A shell that starts the tests in the background makes them ignore Ctrl-C, and with them every
# program that they start in order to interrupt it.
if signal.getsignal(signal.SIGINT) is signal.SIG_IGN:
    signal.signal(signal.SIGINT, signal.default_int_handler)


def pytest_addoption(parser: pytest.Parser) -> None:
    """Add an option for the tests of the page."""
    parser.addoption(
        "--sources",
        action="store_true",
        help="test the page's sources, whose errors name file and line, instead of its bundle",
    )
