"""The game as data: pieces, state, questions and answers, events, options, the deal."""
