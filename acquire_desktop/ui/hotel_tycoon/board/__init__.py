"""The board of Hotel Tycoon: 31 spaces on an oval, drawn by code as a graphics scene."""
