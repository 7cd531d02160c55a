"""The benchmark of judgement: how it is made, and the table of what values explain of it."""
