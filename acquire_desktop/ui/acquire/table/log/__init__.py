"""The log of the game: its lines, filters, search and export."""
