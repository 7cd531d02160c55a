"""What a seat may know: the veil, views, possible worlds."""
