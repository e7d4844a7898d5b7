"""Review of a finished game: where it turned, what was better, and to try it again."""
