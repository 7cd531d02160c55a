"""What each choice would bring, as far as the seat that chooses can know."""
