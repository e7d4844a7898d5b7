"""Every state that has pictures, of both games, and the window that shows it."""

from collections.abc import Iterator
from contextlib import contextmanager

from PySide6.QtCore import QSize, QTranslator

from acquire_desktop.storage.settings import Settings
from acquire_desktop.ui.window.main_window import MainWindow
from tests.screenshots.extras import EXTRAS
from tests.screenshots.hotels import HOTELS, hotel_window_at
from tests.screenshots.stage import SETTINGS
from tests.screenshots.states import STATES, window_at

ALL_STATES = (*STATES, *EXTRAS, *HOTELS)
"""The names."""


@contextmanager
def shown(
    name: str,
    language: str = "en",
    text_scale: int = 100,
    *,
    size: QSize | None = None,
    translator: QTranslator | None = None,
    settings: Settings = SETTINGS,
) -> Iterator[MainWindow]:
    """Show the window of the state's game in that state, with user folders of its own.

    Args:
        name: One of ``ALL_STATES``.
        language: One of the program's.
        text_scale: In per cent.
        size: Of the window before anything is done in it.
        translator: Speaks in place of the language.
        settings: All others.
    """
    if name in HOTELS:
        with hotel_window_at(
            HOTELS[name],
            language,
            text_scale,
            size=size,
            translator=translator,
            settings=settings,
        ) as second:
            yield second
    else:
        with window_at(
            EXTRAS.get(name, name),
            language,
            text_scale,
            size=size,
            translator=translator,
            settings=settings,
        ) as first:
            yield first
