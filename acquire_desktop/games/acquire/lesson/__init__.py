"""The lesson: its script, how far a player is in it, and the game that it runs in."""
