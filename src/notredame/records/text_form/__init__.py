"""A record as text that can be read aloud."""
