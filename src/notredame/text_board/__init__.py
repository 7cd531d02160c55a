"""The board as text, from a seat's view, for the terminal and for environments."""
