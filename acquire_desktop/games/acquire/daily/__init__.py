"""Deal of the day: the same tiles, seat and guests for everybody, from the date alone."""
