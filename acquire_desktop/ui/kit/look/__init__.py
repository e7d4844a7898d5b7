"""Colours, type, icons and other looks."""
