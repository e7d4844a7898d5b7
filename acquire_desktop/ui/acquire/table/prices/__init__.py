"""The price card: prices, bonuses, and where the chains stand."""
