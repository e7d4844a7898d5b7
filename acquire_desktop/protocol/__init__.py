"""The headless face of the game: one JSON object a line, no window, no Qt."""
