"""The persons (P and X rules, PR rulings).

Those that only count something are rows of the table in `counting`; those that act without a
question are in `acting`; each that asks something has a file of its own, with its service and its
questions. `services` lists these files.
"""
