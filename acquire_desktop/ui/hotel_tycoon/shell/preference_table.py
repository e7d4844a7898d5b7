"""Preferences in the window of Hotel Tycoon: what both games share, in the words of this one."""

from typing import TYPE_CHECKING

from acquire_desktop.ui.kit.texts import later
from acquire_desktop.ui.preferences.common_pages import (
    cover_row,
    keyboard_page,
    look_page,
    privacy_page,
    show_pages,
    sounds_page,
    speed_row,
)
from acquire_desktop.ui.preferences.rows import Page

if TYPE_CHECKING:
    from acquire_desktop.ui.window.main_window import MainWindow


def show_preferences(window: "MainWindow") -> None:
    """Show all preferences over the window."""
    show_pages(window, preference_pages(window))


def preference_pages(window: "MainWindow") -> tuple[Page, ...]:
    """Return every page of the preferences."""
    moving = later("HotelPreferences", "Cars are seen on their way. Nothing waits for them.")
    cover = later("HotelMenus", "&Cover my cards when I leave the window")
    return (
        look_page(window, moving),
        Page(later("Preferences", "Play"), (speed_row(), cover_row(cover))),
        sounds_page(window),
        keyboard_page(window),
        privacy_page(window),
    )
