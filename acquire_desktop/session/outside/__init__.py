"""Outside players: programs that the user lists, each in a process of its own."""
