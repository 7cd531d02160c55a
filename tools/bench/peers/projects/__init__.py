"""The other projects, with the tasks that are measured of each.

Functions import them locally, because our own environment does not have them installed.

A decision is one answer of one player. Chance (a deal, a die) takes time but is not a decision.
"""
