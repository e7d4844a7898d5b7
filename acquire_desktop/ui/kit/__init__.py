"""Widgets and helpers that know no game."""
