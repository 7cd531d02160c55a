"""Tables in memory: their subscribers, presence, and updates to every open page."""
