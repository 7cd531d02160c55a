"""What maintainers run: checks, figures, golden games."""
