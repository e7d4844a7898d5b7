"""Merger walkthrough: a merger or the final account in numbered steps."""
