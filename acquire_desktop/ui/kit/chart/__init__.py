"""Charts: lines over turns or rounds, with axes, names at their ends, and a read-out."""
