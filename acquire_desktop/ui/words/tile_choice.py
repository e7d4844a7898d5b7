"""Whether a tile is to be placed, or something else is decided."""

from acquire_desktop.engine.actions import PlaceTile
from acquire_desktop.engine.observation import View


def takes_tiles(view: View) -> bool:
    """Tell whether a tile is to be placed; any other decision has Enter for itself."""
    return any(isinstance(action, PlaceTile) for action in view.legal)
