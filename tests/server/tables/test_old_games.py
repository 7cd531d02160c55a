"""Tables stored by earlier versions."""

from __future__ import annotations

import sqlite3
from dataclasses import replace
from pathlib import Path

from notredame.records import read, write_text
from notredame.rules.game import Game
from notredame.rules.model.options import EDITIONS
from notredame.rules.model.printed_data import PRINTED, printed_from_dict
from notredame.server.page_state.page_state import earlier_state, state_of
from notredame.server.store import Store
from notredame.server.tables.entries import CHOOSE, Entry
from notredame.server.tables.permissions.choices import may_choose
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


def table_in(dump: str, folder: Path) -> Table:
    """The table in a store that was dumped."""
    with sqlite3.connect(folder / "games.db") as database:
        database.executescript((OLD / dump).read_text(encoding="utf-8"))
    database.close()
    store = Store(f"sqlite:///{folder / 'games.db'}")
    try:
        return run_coroutine(stored_table(store))
    finally:
        store.close()


def test_a_table_from_before_the_present_street_map_plays_on_with_its_own(tmp_path: Path) -> None:
    table = table_in("running.store.sql", tmp_path)
    game = table.game
    assert game is not None
    assert state_of(table, "Anna", 0, "en")["streets"] == "ring"
    assert [choice.id for choice in game.choices(0)] == [
        "drive:blue/centre",
        "drive:blue/left-inner",
        "drive:green/centre",
        "drive:green/left-inner",
        "drive:green/right-inner",
        "drive:green/right-outer",
        "take:blue/left-inner",
    ]
    while not game.over:
        seat = game.to_act[0]
        last = game.choices(seat)[-1].id
        entry = may_choose(table, seat, table.asked(seat), last, game.names[seat])
        assert entry is not None
        table.apply(Entry(table.number + 1, 2000.0, CHOOSE, entry))
    assert game.result().prestige == (20, 11, 15)
    assert read(table.record()).result() == game.result()


def test_a_new_table_is_stored_with_the_name_of_its_street_map() -> None:
    driver = TableDriver("Anna", "Ben")
    kept = driver.setup.as_dict()
    assert kept["printed"] == "windmill"
    assert read_again(driver.setup, kept) == driver.setup
    assert state_of(driver.table, "Anna", 0, "en")["streets"] == "windmill"


def test_the_page_draws_the_streets_of_an_imported_record() -> None:
    own = PRINTED.as_dict()
    own["across"].append(["left-outer", "right-outer"])
    record = write_text(Game(["Anna", "Ben"], seed=1, printed=printed_from_dict(own)))
    table = Table(replace(TableDriver("Anna", "Ben").setup, seed=None, record=record))
    streets = state_of(table, "Anna", 0, "en")["streets"]
    assert isinstance(streets, dict)
    assert sorted(streets["across"]) == sorted(map(tuple, own["across"]))
    assert sorted(streets["inside"]) == sorted(map(tuple, own["inside"]))
    assert earlier_state(table, "Anna", 0, "en", 0, above=False)["streets"] == streets


def test_a_stored_table_keeps_the_options_its_edition_had(tmp_path: Path) -> None:
    table = table_in("lifestyle-ru.store.sql", tmp_path)
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
