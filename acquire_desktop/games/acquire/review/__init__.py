"""Review of a finished game: its decisions judged, its course, its luck, its key moments."""
