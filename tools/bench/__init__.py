"""Benchmarks of speed and load; `make bench` runs all of them, one after the other.

    python -m tools.bench               the rules, side by side with other projects
    python -m tools.bench.thinking      how fast the bots think
    python -m tools.bench.pettingzoo    AEC steps, beside PettingZoo's games
    python -m tools.bench.openspiel     the OpenSpiel game, beside OpenSpiel's
    python -m tools.bench.vector        the vector environment, beside pgx
    python -m tools.bench.visit         a first visit to the page
    python -m tools.bench.load          a server with many tables
    python -m tools.bench.load.watchers, .connections, .bots, .reviews, .start    under strain

What is compared is measured in one run, on one core, in turns: each round measures everything once,
briefly. Figures are medians over the rounds; ratios are medians of the ratios within each round, so
that a slow minute of the machine slows both sides. The other projects are installed into an
environment of their own, `.bench/peers`, and each runs in a process of its own (`peers/`).
"""
