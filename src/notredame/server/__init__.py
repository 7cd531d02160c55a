"""Tables, seats, the store, live updates and the HTTP interface (docs/server.md)."""
