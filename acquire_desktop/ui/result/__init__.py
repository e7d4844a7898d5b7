"""The page of a finished game: places, accounts and the moments that decided it."""
