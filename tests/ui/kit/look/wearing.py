"""Puts on any of the themes, as the preferences do."""

from PySide6.QtWidgets import QApplication

from acquire_desktop.ui.kit.look import theme
from acquire_desktop.ui.kit.look.colors import Theme


def wear(app: QApplication, look: Theme) -> None:
    """Put on a theme."""
    theme.set_high_contrast(app, look.name.endswith("_contrast"))
    theme.apply_theme(app, "dark" if look.is_night else "light")
    assert theme.current() is look
