"""The game: pieces, board, persons, editions, state, choices, and what a seat may know.

No input or output, no clock, and chance only from a seed that the caller gives. `Game` is the
friendly interface, `fast.raw` the fast one under it.
"""
