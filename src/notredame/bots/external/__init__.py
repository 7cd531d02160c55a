"""Bots of others: in a process of their own, asked in lines of JSON, and survived."""
