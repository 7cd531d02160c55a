"""One Python source, plain or compiled: the foundation under the rules.

`twins` compiles plain functions with Numba, `structs` are what they work on, `generated` writes
functions out from tables, `cache` keeps compiled code on disk, `progress` tells people who wait.
"""
