"""The store: setups and entries of tables, and people, in SQLite or PostgreSQL."""

from .database import NoSuchTable, StoreUnavailable
from .people import Person
from .store import Store

__all__ = ["NoSuchTable", "Person", "Store", "StoreUnavailable"]
