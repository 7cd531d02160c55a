"""The daily deal: one deal a day, the same for everybody, against the same bots."""
