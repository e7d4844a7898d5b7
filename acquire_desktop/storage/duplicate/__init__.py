"""Duplicate: the same deal played by several people one after the other, kept in one file."""
