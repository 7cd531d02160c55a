"""Channels on which servers of one PostgreSQL tell each other what happened."""

from __future__ import annotations

from sqlalchemy import Connection, text

ENTRIES = "notredame"
"""Which table has a new entry."""
PRESENCE = "notredame_presence"
"""Whose pages a server has open."""
SIGN_OUTS = "notredame_people"
"""Who signed out everywhere else."""
ALL = (ENTRIES, PRESENCE, SIGN_OUTS)
NOTIFY = text("SELECT pg_notify(:channel, :payload)")


def notify(connection: Connection, channel: str, payload: str) -> None:
    """Tell all servers, once the transaction is on the disk."""
    connection.execute(NOTIFY, {"channel": channel, "payload": payload})
