"""Size of the window: the one that the user chose, and how much of it a screen allows."""

import re
from typing import Final

from PySide6.QtCore import QByteArray, QPoint, QRect, QSize, Qt
from PySide6.QtWidgets import QWidget

from acquire_desktop.ui.window.preferences import Preferences

LEAST_SIZE: Final = QSize(480, 360)
"""Of the window; its pages scroll long before."""
FIRST_SIZE: Final = QSize(1280, 720)
"""What the window wants to have before anybody chose another size."""
_FRAME: Final = QSize(16, 48)
"""What a desktop puts round a window, at most."""
_PLACE: Final = "main_window"
_SIZE: Final = "window_size"
"""Names in the layout of the window: where it lies, and the size that the user chose."""
_WORDS: Final = re.compile(r"(\d{1,5})x(\d{1,5})")


def allowed_size(wanted: QSize, screen: QSize) -> QSize:
    """Return a wanted size, smaller where the screen has no room for it.

    Args:
        wanted: The size that the user chose.
        screen: What the desktop leaves free of the screen.
    """
    return wanted.boundedTo(screen - _FRAME).expandedTo(LEAST_SIZE)


def wanted_size(size: QSize, screen: QSize, before: QSize) -> QSize:
    """Return the size that the user wants, judged by the one that the window has now.

    A window that fills the width or the height of its screen may be smaller than wanted: that
    width or height stays what it was before, unless it is larger now.

    Args:
        size: Of the window, neither maximised nor in full screen.
        screen: What the desktop leaves free of its screen.
        before: The size that was wanted until now.
    """
    limit, largest = (screen - _FRAME).expandedTo(LEAST_SIZE), size.expandedTo(before)
    return QSize(
        largest.width() if size.width() >= limit.width() else size.width(),
        largest.height() if size.height() >= limit.height() else size.height(),
    )


def size_in_words(size: QSize) -> str:
    """Return a size as it is kept in the settings."""
    return f"{size.width()}x{size.height()}"


def size_from_words(words: str) -> QSize | None:
    """Return the size that ``size_in_words`` wrote, or None for anything else."""
    found = _WORDS.fullmatch(words)
    return None if found is None else QSize(int(found[1]), int(found[2]))


def restore_place(window: QWidget, kept: Preferences) -> None:
    """Lay a window where it lay when it was closed, as large as wanted if the screen allows."""
    geometry = kept.settings.window_layout.get(_PLACE, "").encode()
    is_restored = window.restoreGeometry(QByteArray.fromHex(geometry))
    place = window.normalGeometry() if is_restored else QRect(QPoint(), FIRST_SIZE)
    wanted = size_from_words(kept.layout_words(_SIZE)) or place.size()
    free = window.screen().availableGeometry()
    size = allowed_size(wanted, free.size())
    if not is_restored:
        window.resize(size)
    elif size != place.size():
        place.setSize(size)
        place.moveRight(min(place.right(), free.right()))
        place.moveBottom(min(place.bottom(), free.bottom()))
        place.moveTo(max(place.left(), free.left()), max(place.top(), free.top()))
        state = window.windowState()  # it goes back to this size from being maximised
        window.setWindowState(Qt.WindowState.WindowNoState)
        window.setGeometry(place)
        window.setWindowState(state)


def layout_of(window: QWidget, kept: Preferences) -> dict[str, str]:
    """Return the layout to keep, with the place of a window and the size that the user wants."""
    is_normal = not window.isMaximized() and not window.isFullScreen()
    size = (window.geometry() if is_normal else window.normalGeometry()).size()
    wanted = size_from_words(kept.layout_words(_SIZE)) or FIRST_SIZE
    if size.isValid():
        wanted = wanted_size(size, window.screen().availableSize(), wanted)
    return {
        **kept.settings.window_layout,
        _PLACE: bytes(window.saveGeometry().toHex().data()).decode(),
        _SIZE: size_in_words(wanted).encode().hex(),
    }
