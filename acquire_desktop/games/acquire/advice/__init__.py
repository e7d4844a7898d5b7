"""Advice on a decision: hints, the coach, verdicts and their reasons."""
