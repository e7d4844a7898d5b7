"""The computer players: levels, characters, and the players by rules of thumb."""
