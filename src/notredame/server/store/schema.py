"""The tables of the database, the same in SQLite and PostgreSQL."""

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
    false,
    text,
)

COURSE = ("waiting", "playing", "over")
"""Statuses of a table, in the only order in which they change."""

UNNOTED = "status = 'over' AND NOT results_noted"
"""Finished tables whose results have to be noted, written like the partial index."""

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
    # Cookies with a smaller number are void; each sign-out begins by issuing the next number.
    Column("sign_outs", Integer, nullable=False, server_default=text("0")),
    Column("sign_outs_begun", Integer, nullable=False, server_default=text("0")),
    Column("link_renewals", Integer, nullable=False, server_default=text("0")),
    Column("resting_since", Float),
    # Set when their statistics are deleted: games that ended before are not counted again.
    Column("statistics_since", Float),
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
    # False only where no bot has to move: set with each entry, cleared once that is known.
    Column("awaits_bot", Boolean, nullable=False, server_default=false()),
    Column("resting_since", Float),
    # When it was last opened while at rest.
    Column("restored", Float),
    # Whether the results of its people are in `results`; a finished table is noted once.
    Column("results_noted", Boolean, nullable=False, server_default=false()),
    # When a server last tried to note them in vain; the next server tries again.
    Column("noting_failed", Float),
    Index("tables_open", "listed", "status"),
    Index(
        "tables_awaiting_bot",
        "awaits_bot",
        sqlite_where=text("awaits_bot"),
        postgresql_where=text("awaits_bot"),
    ),
    Index(
        "tables_unnoted",
        "results_noted",
        sqlite_where=text(UNNOTED),
        postgresql_where=text(UNNOTED),
    ),
)

entries = Table(
    "entries",
    metadata,
    # Of two writers of the same number, only one can win.
    Column("table_id", ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("number", Integer, primary_key=True, autoincrement=False),
    Column("at", Float, nullable=False),
    Column("kind", String, nullable=False),
    Column("data", JSON, nullable=False),
    Index("entries_at", "at"),
)

guests = Table(
    "guests",
    metadata,
    # People who may see an unlisted table: those with a seat, and watchers with the link.
    Column("table_id", ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("person", String, primary_key=True),
    Column("plays", Boolean, nullable=False),
    Index("guests_person", "person"),
)

daily_results = Table(
    "daily_results",
    metadata,
    # One attempt of a person at a day's deal; a day is written like 2026-11-18.
    Column("day", String, primary_key=True),
    Column("person", String, primary_key=True),
    Column("table_id", ForeignKey("tables.id", ondelete="CASCADE"), nullable=False),
    Column("listed", Boolean, nullable=False),
    # Null until the game is over.
    Column("prestige", Integer),
    Column("place", Integer),
    Column("margin", Integer),
    Column("finished", Float),
    Index("daily_results_person", "person"),
    Index("daily_results_table", "table_id"),
)

daily_pars = Table(
    "daily_pars",
    metadata,
    # The game of the bots among themselves with a day's deal.
    Column("day", String, primary_key=True),
    Column("prestige", Integer, nullable=False),
    Column("place", Integer, nullable=False),
    Column("margin", Integer, nullable=False),
    Column("record", String, nullable=False),
)

reviews = Table(
    "reviews",
    metadata,
    # The review of a seat of a finished game.
    Column("table_id", ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("seat", Integer, primary_key=True, autoincrement=False),
    Column("version", Integer, nullable=False),
    Column("at", Float, nullable=False),
    Column("data", JSON, nullable=False),
)

results = Table(
    "results",
    metadata,
    # A finished game of a person, for their statistics: it outlives the table.
    Column("table_id", String, primary_key=True),
    Column("seat", Integer, primary_key=True, autoincrement=False),
    Column("person", String, nullable=False),
    Column("finished", Float, nullable=False),
    Column("data", JSON, nullable=False),
    # Numbers of the seat's review; null until it was reviewed.
    Column("review", JSON(none_as_null=True)),
    Index("results_person", "person", "finished"),
)
