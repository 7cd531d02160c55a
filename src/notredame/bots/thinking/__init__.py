"""What our own bots think with, written like the rules so that it can be compiled: the value of a
position, all ways to finish a turn, a quick policy, and the search tree.
"""
