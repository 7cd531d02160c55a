"""Defaults of a server that the command line names without loading the server."""

from __future__ import annotations

KEEP_DAYS = 365
"""Days after which an unused table or person is put to rest."""
