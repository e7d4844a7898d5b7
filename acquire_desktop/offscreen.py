"""Offscreen: Qt draws into memory, for a program that opens no window."""

import os

from acquire_desktop.paths import resource_dir


def draw_offscreen() -> None:
    """Make Qt, which is not loaded yet, do without a screen."""
    os.environ["QT_QPA_PLATFORM"] = "offscreen"
    # On Windows Qt then takes fonts from a folder alone, and complains where it has none.
    os.environ["QT_QPA_FONTDIR"] = str(resource_dir() / "fonts")
