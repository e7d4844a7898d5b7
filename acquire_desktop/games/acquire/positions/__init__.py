"""Positions as JSON, read from strangers and checked; the analysis of a position."""
