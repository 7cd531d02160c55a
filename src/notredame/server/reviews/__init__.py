"""Reviews of finished games: done in the background, piece by piece, kept with the table."""
