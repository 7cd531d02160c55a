"""A table as data: its setup, its log of entries, the game they make, its score sheet."""
