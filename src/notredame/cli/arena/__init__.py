"""`notredame arena`: bots against each other."""
