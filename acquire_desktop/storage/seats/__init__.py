"""Seats: what a save keeps of who plays for whom, and of PINs."""
