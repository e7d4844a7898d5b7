"""The board: a city plan of 12 by 9 spaces as a graphics scene."""
