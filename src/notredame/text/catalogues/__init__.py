"""Phrases of a language: names, labels of choices, log lines, lists."""
