"""The cards of the players: who has what, who leads, and whose turn it is."""
