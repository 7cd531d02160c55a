"""Access control: keys and links, cookies, rate limits by address."""
