"""Save files, settings and the folders they lie in."""
