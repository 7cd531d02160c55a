"""Matches between bots, and what their numbers say."""
