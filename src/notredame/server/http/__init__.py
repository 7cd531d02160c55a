"""HTTP: the application, its request checks, sessions, connections and page files."""
