"""Tables stored by earlier versions."""

from __future__ import annotations

import sqlite3
from pathlib import Path

from notredame.rules.model.options import EDITIONS
from notredame.server.store import Store
from notredame.server.tables.setup import Setup, setup_from
from notredame.server.tables.table import Table
from tests.server.event_loop import run_coroutine
from tests.server.table_driver import TableDriver

OLD = Path(__file__).resolve().parents[2] / "old"


async def stored_table(store: Store) -> Table:
    """The table in a store, built from its setup and entries."""
    setup = await store.open("table")
    assert setup is not None
    table = Table(setup)
    for entry in await store.entries_of("table"):
        table.apply(entry)
    return table


def test_a_stored_table_keeps_the_options_its_edition_had(tmp_path: Path) -> None:
    with sqlite3.connect(tmp_path / "games.db") as database:
        database.executescript((OLD / "lifestyle-ru.store.sql").read_text(encoding="utf-8"))
    database.close()
    store = Store(f"sqlite:///{tmp_path / 'games.db'}")
    try:
        table = run_coroutine(stored_table(store))
    finally:
        store.close()
    changed = {"city_guard_cathedral": False, "totals": "open"}
    assert table.setup.options == EDITIONS["lifestyle-ru"].changed(changed)
    assert table.game is not None
    assert table.game.result().prestige == (1, 1)


def test_a_new_table_is_stored_with_what_was_corrected_in_its_edition() -> None:
    setup = TableDriver("Anna", "Ben", edition="lifestyle-ru").setup
    kept = setup.as_dict()
    assert kept["options"] == {"city_guard_cathedral": True}
    assert read_again(setup, kept) == setup
    before = kept | {"options": {}}
    assert not read_again(setup, before).options.city_guard_cathedral


def read_again(setup: Setup, kept: dict[str, object]) -> Setup:
    """The setup from what the store kept."""
    return setup_from(
        kept,
        table=setup.table,
        host=setup.host,
        seed=setup.seed,
        listed=setup.listed,
        created=setup.created,
    )
