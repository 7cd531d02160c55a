"""Prices fitted to what seats made of what they had."""
