"""The user guide: what a person sees and does in the program, with search and pictures."""
