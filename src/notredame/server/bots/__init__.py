"""Bots at tables: processes in which they think, and whose turn it is to think."""
