"""The chart of the game: net worth and stock prices, turn by turn."""
