"""The dialog of all preferences, with a search."""
