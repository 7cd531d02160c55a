"""Tables in memory: their open pages, who is present, and telling every page what happens."""
