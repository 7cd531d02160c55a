"""The game: pieces, board, persons, editions, state, decisions, and what a seat may see.

No input or output, no clock, and chance only from a seed that the caller gives. `Game` is the
friendly interface, `raw` the fast one under it.
"""
