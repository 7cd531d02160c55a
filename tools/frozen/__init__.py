"""An earlier version of the bots as opponents, thinking in processes of their own."""
