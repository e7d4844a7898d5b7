"""News: what a newspaper would print of a finished game: its headline, and the player's records."""
