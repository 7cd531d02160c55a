"""Tools for maintainers: checks, measurements, golden games."""
