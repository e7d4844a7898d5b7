"""The rules of an edition to read, and the editions side by side."""
