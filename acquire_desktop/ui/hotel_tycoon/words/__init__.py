"""Hotel Tycoon in words: actions, decisions, events, cards, tiles and properties."""
