"""Acquire as a game that the program can run: what session, storage and window ask of it."""
