"""Hotel Tycoon: the second game, so far its rules and computer players."""
