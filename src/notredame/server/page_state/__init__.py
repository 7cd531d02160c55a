"""What one person sees of a table: the state that the page shows."""
