"""The page state: everything that the page shows of a table to one person."""
