"""Hotel Tycoon in the window: its set-up, its pages and the ways between them, and its commands."""
