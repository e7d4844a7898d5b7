"""Setting up a game: players, edition, options and house rules."""
