"""The other projects: for each, what there is to measure.

They are imported where they are used: this side of the benchmark has none of them installed.

A decision is one answer of one player. Chance (a deal, a die) costs time but is no decision.
"""
