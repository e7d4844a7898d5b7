"""Hotel Tycoon: the second game, so far its rules alone."""
