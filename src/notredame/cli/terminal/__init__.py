"""A sitting at the table in the terminal: the board, the keyboard, saving and loading."""
