"""The first game as a lesson: its card beside what it points at, and what comes after."""
