"""The viewer's hand: the tiles on the rack and the power cards."""
