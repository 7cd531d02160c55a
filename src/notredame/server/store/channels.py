"""Channels on which the servers of one PostgreSQL notify each other."""

from __future__ import annotations

from sqlalchemy import Connection, text

ENTRIES = "notredame"
"""Tables with a new entry."""
PRESENCE = "notredame_presence"
"""People whose pages a server has open."""
SIGN_OUTS = "notredame_people"
"""People who signed out everywhere else."""
ALL = (ENTRIES, PRESENCE, SIGN_OUTS)
NOTIFY = text("SELECT pg_notify(:channel, :payload)")


def notify(connection: Connection, channel: str, payload: str) -> None:
    """Notify all servers once the transaction is committed."""
    connection.execute(NOTIFY, {"channel": channel, "payload": payload})
