"""Other projects to measure against: installed and run apart from ours."""
