"""The printed table of prices and bonuses by size."""
