"""The table's frame in the windows of all games: seats, PINs, privacy and commands."""
