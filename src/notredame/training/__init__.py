"""Learning to judge positions: samples of play, the benchmark of judgement, and what is fitted."""
