"""Statistics of people: their finished games, counted by player count, opponents and source."""
