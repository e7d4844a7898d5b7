"""The table of Hotel Tycoon: board, decisions, players, log and final account."""
