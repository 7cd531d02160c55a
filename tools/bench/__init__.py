"""The speed of the engine, side by side with other projects: `make bench`.

Everything is measured in one run, on one core, in turns: each round measures everything once for a
moment. Figures are medians over the rounds; ratios are medians of the ratios within each round, so
that a slow minute of the machine slows both sides. The other projects are installed into an
environment of their own, `.bench/peers`, and each runs in a process of its own (`peer_side.py`).
"""
