"""Bots at tables: the processes in which they think, and the scheduler that asks them."""
