"""Observing and stepping games in the compiled style; see `rules/compiled.py`."""
