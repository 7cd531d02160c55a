"""The benchmark of judgement: positions with known outcomes, by which values are measured."""
