"""Observations, rewards and steps of games, written so that they can be compiled."""
