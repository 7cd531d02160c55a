"""Measurements of the engine itself, and their report."""
