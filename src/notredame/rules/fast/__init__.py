"""The raw interface: states and small ints, plain or compiled; playouts and batches."""
