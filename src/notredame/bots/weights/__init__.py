"""Weights: the numbers that bots think with, as training finds them."""
