"""Lessons: the card of a step beside what it is about, and the light on that."""
