"""Puts on any of the themes, as the preferences do."""

from PySide6.QtWidgets import QApplication

from acquire_desktop.choices import ChainPalette
from acquire_desktop.ui.kit.look import theme
from acquire_desktop.ui.kit.look.colors import Theme


def wear(app: QApplication, look: Theme) -> None:
    """Put on a theme."""
    palettes = [palette for palette in ChainPalette if look.name.endswith(f"_{palette}")]
    theme.set_chain_palette(app, palettes[0] if palettes else ChainPalette.USUAL)
    theme.set_high_contrast(app, "_contrast" in look.name)
    theme.apply_theme(app, "dark" if look.is_night else "light")
    assert theme.current() is look
