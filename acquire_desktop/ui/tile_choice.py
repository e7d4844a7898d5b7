"""What the board and the rack ask of a view: whether their tiles are what is decided about."""

from acquire_desktop.engine.actions import PlaceTile
from acquire_desktop.engine.observation import View


def takes_tiles(view: View) -> bool:
    """Tell whether a tile is to be placed; any other decision has Enter for itself."""
    return any(isinstance(action, PlaceTile) for action in view.legal)
