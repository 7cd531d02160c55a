"""Permissions: which entries are allowed next at a table.

Each `may_…` raises a Problem, or gives the data of the entry, or None if there is nothing to do.
"""
