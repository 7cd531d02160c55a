"""How a server bears load and malice: each module here is a command that measures one thing."""
