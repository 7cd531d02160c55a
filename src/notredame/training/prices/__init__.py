"""Finding prices by play: each generation plays by its prices, and fits new ones to the outcome."""
