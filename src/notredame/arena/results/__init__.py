"""The result file: its first line, the lines of its games, and the whole of it."""
