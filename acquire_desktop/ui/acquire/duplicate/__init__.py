"""The same deal one after the other: set up, the curtain between two people, compared."""
