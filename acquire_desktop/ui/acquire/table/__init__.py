"""The table of a game in play."""
