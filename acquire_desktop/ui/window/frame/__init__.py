"""What the windows of all games share about their tables: seats, PINs, privacy and commands."""
