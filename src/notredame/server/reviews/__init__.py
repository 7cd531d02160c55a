"""Reviews of finished games: cut into small pieces, done in the background, kept with the table."""
