"""The analysis board: any position set up, asked about, and played on."""
