"""The rules in words: by id, card, person, option, and as one document."""
