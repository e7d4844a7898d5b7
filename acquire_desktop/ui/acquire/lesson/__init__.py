"""The first game as a lesson: its card above the table, what it points at, and what comes after."""
