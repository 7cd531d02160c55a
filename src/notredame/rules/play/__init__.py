"""The rules of play: what may be answered, and what an answer does."""
