"""The board: a city plan of 12 by 9 lots as a graphics scene."""
