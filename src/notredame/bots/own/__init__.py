"""This project's own bots."""
