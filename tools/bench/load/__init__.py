"""Benchmarks of a server under load and attack; each module is a command for one of them."""
