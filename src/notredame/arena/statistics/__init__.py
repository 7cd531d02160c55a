"""Statistics of a match: what is planned, when it stops, and the report."""
