"""Other projects to compare with, installed and run separately from ours."""
