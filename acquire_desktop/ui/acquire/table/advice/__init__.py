"""Hints, and why the computer players moved as they did."""
