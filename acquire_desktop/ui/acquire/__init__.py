"""Acquire in the window: set-up, table, result, review, lesson, rules and words."""
