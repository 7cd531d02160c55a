"""Settings for all tests."""

from __future__ import annotations

import signal

# A shell that starts the tests in the background makes them ignore Ctrl-C, and with them every
# program that they start in order to interrupt it.
if signal.getsignal(signal.SIGINT) is signal.SIG_IGN:
    signal.signal(signal.SIGINT, signal.default_int_handler)
