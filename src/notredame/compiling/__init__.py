"""One Python source, plain or compiled: the foundation under the rules.

`twins` compiles plain functions with Numba, `cache` keeps compiled code on disk, `progress` tells
whoever waits for the compiler.
"""
