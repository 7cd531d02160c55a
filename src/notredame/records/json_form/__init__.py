"""A record as JSON for programs."""
