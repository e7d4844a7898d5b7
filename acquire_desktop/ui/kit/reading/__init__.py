"""Pages to read: chapters of lines as they are stored, their HTML, search, and pictures."""
