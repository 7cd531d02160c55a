"""The table drawn in letters, from what a seat may see: for the terminal and for environments."""
