"""Previews: the effects of each choice, as far as the seat that chooses can know."""
