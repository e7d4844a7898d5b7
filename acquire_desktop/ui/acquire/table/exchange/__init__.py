"""Stock exchange: a card for each chain, with its growth, its holders and what is decided on it."""
