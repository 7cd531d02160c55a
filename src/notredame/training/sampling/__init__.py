"""Positions and outcomes to learn from, in numbers; compiled like the rules."""
