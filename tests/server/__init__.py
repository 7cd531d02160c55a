"""The server: tables, people, live states, and nothing lost."""
