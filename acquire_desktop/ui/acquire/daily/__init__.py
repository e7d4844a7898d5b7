"""The deal of the day: its page, its calendar, and its result to give away."""
