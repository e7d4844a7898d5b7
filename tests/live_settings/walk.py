"""Changes settings in a window, one at a time, and compares it with one that opens with them."""

from collections.abc import Iterator, Mapping, Sequence
from contextlib import AbstractContextManager
from dataclasses import fields, replace
from enum import StrEnum
from typing import Any, Final

from PySide6.QtCore import QSize

from acquire_desktop.languages import LANGUAGES
from acquire_desktop.storage.settings import Settings
from acquire_desktop.ui.window.main_window import MainWindow
from tests.live_settings.appearance import appearance, differences
from tests.screenshots.every import shown
from tests.screenshots.stage import SETTINGS

Change = tuple[str, Any]
"""A field of ``Settings``, and its new value."""
TEXT_SIZES: Final = (100, 150, 200)
_VALUES: Final[Mapping[str, Sequence[object]]] = {
    "language": tuple(LANGUAGES),
    "text_scale": TEXT_SIZES,
    "mergers_seen": (0, 3),
    "keys": ({}, {"preferences": "Ctrl+J", "rules": ""}),
    "player_name": ("", "Ana Maria"),
    "programs": ([], [{"name": "Other", "command": ["/bin/true"], "level": "master"}]),
    "program_limit_s": (10, 60),
    "last_new_game": (),
    "last_hotel_tycoon": (),
    "window_layout": (),
}
"""The values that are tried where the type of a setting does not say them.

The last three are notes of what was done: nobody chooses them.
"""


def changes() -> list[Change]:
    """Return every setting with every value that is tried."""
    return [(field.name, value) for field in fields(Settings) for value in _values_of(field.name)]


def _values_of(name: str) -> Sequence[object]:
    default = getattr(Settings(), name)
    if name in _VALUES:
        return _VALUES[name]
    if isinstance(default, bool):
        return not default, default
    if isinstance(default, StrEnum):
        return tuple(type(default))
    raise KeyError(f"{name}: say in _VALUES which values are tried")


def faults(
    state: str, steps: Sequence[Change], size: QSize, language: str = "en", text_scale: int = 100
) -> Iterator[str]:
    """Return in words what is other after each change than after a restart with the settings.

    Args:
        state: The name of a picture.
        steps: Made one after the other in one window.
        size: Of the window.
        language: Before the first of them.
        text_scale: Before the first of them, in per cent.
    """
    start = replace(SETTINGS, language=language, text_scale=text_scale)
    seen = []
    with _opened(state, start, size) as window:
        appearance(window, size)
        for name, value in steps:
            if getattr(window.preferences.settings, name) != value:
                window.preferences.keep(**{name: value})
                window.refresh()  # as menus and preferences do
                now = window.preferences.settings
                seen.append((f"{name}={value}", now, appearance(window, size)))
    for step, settings, live in seen:
        with _opened(state, settings, size) as window:
            fresh = appearance(window, size)
        where = f"{state} {size.width()}x{size.height()}, {settings.language}"
        for difference in differences(live, fresh):
            yield f"{where} {settings.text_scale} %, {step}: {difference}"


def _opened(state: str, settings: Settings, size: QSize) -> AbstractContextManager[MainWindow]:
    return shown(state, settings.language, settings.text_scale, size=size, settings=settings)
