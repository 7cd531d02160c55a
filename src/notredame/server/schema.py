"""What the database holds. The same tables in SQLite and PostgreSQL."""

from __future__ import annotations

from sqlalchemy import (
    JSON,
    Boolean,
    Column,
    Float,
    ForeignKey,
    Index,
    Integer,
    LargeBinary,
    MetaData,
    String,
    Table,
)

VERSION = "1"
"""Of this layout; kept in `settings`."""

COURSE = ("waiting", "playing", "over")
"""The status of a table goes this way only."""

metadata = MetaData()

settings = Table(
    "settings",
    metadata,
    Column("key", String, primary_key=True),
    Column("value", String, nullable=False),
)

people = Table(
    "people",
    metadata,
    Column("id", String, primary_key=True),
    Column("name", String, nullable=False),
    Column("language", String),
    Column("seen", Float, nullable=False),
)

tables = Table(
    "tables",
    metadata,
    Column("id", String, primary_key=True),
    Column("created", Float, nullable=False),
    Column("host", String, nullable=False),
    Column("listed", Boolean, nullable=False),
    Column("status", String, nullable=False),
    Column("seed", LargeBinary),
    Column("setup", JSON, nullable=False),
    Index("tables_open", "listed", "status"),
)

entries = Table(
    "entries",
    metadata,
    # Of two writers of the same number only one can win.
    Column("table_id", ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("number", Integer, primary_key=True, autoincrement=False),
    Column("at", Float, nullable=False),
    Column("kind", String, nullable=False),
    Column("data", JSON, nullable=False),
)

guests = Table(
    "guests",
    metadata,
    # Who may see a table that is not listed: people with a seat, and watchers with the link.
    Column("table_id", ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("person", String, primary_key=True),
    Column("plays", Boolean, nullable=False),
    Index("guests_person", "person"),
)
