"""Actions, events, cards, players and saves in words."""
