"""Advice on a decision: hints, the coach, and the words that they are told in."""
