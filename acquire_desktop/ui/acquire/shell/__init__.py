"""Acquire in the window: its pages and the ways between them, commands, title and sounds."""
