"""Short sounds, played by what the system brings: no library of ours, no Qt."""
