"""Press: the ink and paper of the newspaper, which is printed by day in every look."""

from acquire_desktop.ui.kit.look import theme
from acquire_desktop.ui.kit.look.colors import LIGHT, LIGHT_CONTRAST, Theme


def printed() -> Theme:
    """Return the colours of what is printed: dark on paper, also by night."""
    return LIGHT_CONTRAST if "contrast" in theme.current().name else LIGHT
