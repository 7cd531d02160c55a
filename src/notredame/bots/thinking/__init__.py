"""What the built-in bots think with, in the compiled style of the rules: the value of a position,
all ways to finish a turn, a quick policy, and the search tree.
"""
