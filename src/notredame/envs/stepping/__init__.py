"""Observing and stepping games in the compiled style; see `compiling`."""
