"""`notredame puzzles`: making puzzles, checking them and solving them in the terminal."""
