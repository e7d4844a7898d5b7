"""Puzzles: positions with a good answer, shipped with the program, and what was solved of them."""
