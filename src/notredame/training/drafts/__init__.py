"""Draft weights fitted to games in which some picks were made at random."""
