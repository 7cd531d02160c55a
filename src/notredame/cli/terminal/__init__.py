"""A game in the terminal: the board, the keyboard, saving and loading."""
