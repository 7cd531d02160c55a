"""The game: pieces, board, persons, editions, state, decisions, and what a seat may see.

No input or output, no clock, no chance of its own. `Game` is the friendly interface, `raw` the
fast one under it.
"""
