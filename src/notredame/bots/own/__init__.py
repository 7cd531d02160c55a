"""The bots of this project."""
