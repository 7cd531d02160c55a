"""The layout of a store: creating a new one, upgrading an older one, refusing any other."""

from __future__ import annotations

import logging
import secrets

from sqlalchemy import Connection, inspect, select, text

from notredame import NotreDameError

from . import schema

log = logging.getLogger("notredame.server")
LAYOUT = "5"
"""The layout that this version reads and writes; `settings` holds a store's own number."""

HAS_BOTS = """status <> 'over' AND (
    CAST(setup AS TEXT) LIKE '%"level": "%'
    OR EXISTS (SELECT 1 FROM entries WHERE table_id = tables.id AND kind = 'bot')
)"""
DAILY_RESULTS = """CREATE TABLE daily_results (
    day VARCHAR NOT NULL, person VARCHAR NOT NULL, table_id VARCHAR NOT NULL,
    listed BOOLEAN NOT NULL, prestige INTEGER, place INTEGER, lead INTEGER, finished FLOAT,
    PRIMARY KEY (day, person),
    FOREIGN KEY (table_id) REFERENCES tables (id) ON DELETE CASCADE
)"""
DAILY_PARS = """CREATE TABLE daily_pars (
    day VARCHAR NOT NULL, prestige INTEGER NOT NULL, place INTEGER NOT NULL,
    lead INTEGER NOT NULL, record VARCHAR NOT NULL, PRIMARY KEY (day)
)"""
REVIEWS = """CREATE TABLE reviews (
    table_id VARCHAR NOT NULL, seat INTEGER NOT NULL, version INTEGER NOT NULL,
    at FLOAT NOT NULL, data JSON NOT NULL, PRIMARY KEY (table_id, seat),
    FOREIGN KEY (table_id) REFERENCES tables (id) ON DELETE CASCADE
)"""
RESULTS = """CREATE TABLE results (
    table_id VARCHAR NOT NULL, seat INTEGER NOT NULL, person VARCHAR NOT NULL,
    finished FLOAT NOT NULL, data JSON NOT NULL, review JSON, PRIMARY KEY (table_id, seat)
)"""
UPGRADES: dict[str, tuple[str, ...]] = {
    "1": (
        "ALTER TABLE people ADD COLUMN sign_outs INTEGER NOT NULL DEFAULT 0",
        "ALTER TABLE people ADD COLUMN link_renewals INTEGER NOT NULL DEFAULT 0",
        "ALTER TABLE people ADD COLUMN resting_since FLOAT",
        "ALTER TABLE tables ADD COLUMN awaits_bot BOOLEAN NOT NULL DEFAULT false",
        "ALTER TABLE tables ADD COLUMN resting_since FLOAT",
        f"UPDATE tables SET awaits_bot = true WHERE {HAS_BOTS}",
        "CREATE INDEX tables_awaiting_bot ON tables (awaits_bot) WHERE awaits_bot",
        "CREATE INDEX entries_at ON entries (at)",
        "UPDATE settings SET value = '2' WHERE key = 'version'",
    ),
    "2": (
        "ALTER TABLE people ADD COLUMN sign_outs_begun INTEGER NOT NULL DEFAULT 0",
        "UPDATE people SET sign_outs_begun = sign_outs",
        "ALTER TABLE tables ADD COLUMN restored FLOAT",
        "UPDATE settings SET value = '3' WHERE key = 'version'",
    ),
    "3": (
        # The daily deal.
        DAILY_RESULTS,
        "CREATE INDEX daily_results_person ON daily_results (person)",
        "CREATE INDEX daily_results_table ON daily_results (table_id)",
        DAILY_PARS,
        REVIEWS,
        # Statistics; tables that are over are noted in the background.
        "ALTER TABLE people ADD COLUMN statistics_since FLOAT",
        "ALTER TABLE tables ADD COLUMN results_noted BOOLEAN NOT NULL DEFAULT false",
        f"CREATE INDEX tables_unnoted ON tables (results_noted) WHERE {schema.UNNOTED}",
        RESULTS,
        "CREATE INDEX results_person ON results (person, finished)",
        "UPDATE settings SET value = '4' WHERE key = 'version'",
    ),
    "4": (
        "ALTER TABLE daily_results RENAME COLUMN lead TO margin",
        "ALTER TABLE daily_pars RENAME COLUMN lead TO margin",
        "ALTER TABLE tables ADD COLUMN noting_failed FLOAT",
        "UPDATE settings SET value = '5' WHERE key = 'version'",
    ),
}
"""For each older layout, the statements that lead to the next one, in both databases' SQL."""


def prepare(connection: Connection) -> bytes:
    """Create or upgrade a store; returns its key.

    Everything happens in the transaction of `connection`. A database that is not a store, or is one
    of a later version, is refused with a NotreDameError and left unchanged.
    """
    if not inspect(connection).get_table_names():
        _begin(connection)
    settings = _settings(connection)
    while settings["version"] in UPGRADES:
        log.info("The store is upgraded from layout %s.", settings["version"])
        for statement in UPGRADES[settings["version"]]:
            connection.execute(text(statement))
        settings = _settings(connection)
    if settings["version"] != LAYOUT:
        raise NotreDameError(
            f"The store has layout {settings['version']}; this version of notredame reads "
            f"{LAYOUT}. docs/server.md says how to upgrade."
        )
    return bytes.fromhex(settings["key"])


def _begin(connection: Connection) -> None:
    schema.metadata.create_all(connection)
    settings = {"version": LAYOUT, "key": secrets.token_hex(32)}
    rows = [{"key": key, "value": value} for key, value in settings.items()]
    connection.execute(schema.settings.insert(), rows)


def _settings(connection: Connection) -> dict[str, str]:
    """The settings of a store; raises NotreDameError if the tables are another program's."""
    found: dict[str, str] = {}
    if inspect(connection).has_table("settings"):
        columns = {column["name"] for column in inspect(connection).get_columns("settings")}
        if columns == set(schema.settings.c.keys()):
            found = {row.key: row.value for row in connection.execute(select(schema.settings))}
    if not found.keys() >= {"version", "key"}:
        raise NotreDameError(
            "The store cannot be opened: another program keeps something there; "
            "name an empty database with --data."
        )
    return found
