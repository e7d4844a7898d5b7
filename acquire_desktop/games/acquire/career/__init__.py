"""Career: the achievements of a person in all games, from the journal alone."""
