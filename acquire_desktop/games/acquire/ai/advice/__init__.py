"""Advice: reasons for an action, what a position is like, and a review of a game."""
