"""HTTP: the application, its middleware, sessions, connections and page files."""
