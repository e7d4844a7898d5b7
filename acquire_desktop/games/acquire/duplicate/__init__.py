"""Duplicate: a deal that several people play one after the other, begun and compared."""
