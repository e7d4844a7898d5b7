"""The one running game: history, undo, computer players, and whose view may be shown."""
