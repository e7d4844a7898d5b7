"""Positions as plain JSON: written, read from strangers, and checked."""
