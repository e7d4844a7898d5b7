"""The end of a game: the final account as a race, and the page of its result."""
