"""What is measured of the engine itself, and how it is reported."""
