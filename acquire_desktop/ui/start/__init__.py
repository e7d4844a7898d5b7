"""The first page: going on, playing at once, and recent games."""
