"""Who asks, and how much: keys and links, cookies, limits by address."""
