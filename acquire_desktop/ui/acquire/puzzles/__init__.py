"""Puzzles: positions with a good answer, by theme, asked by the panel of the table."""
