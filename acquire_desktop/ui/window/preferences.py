"""Preferences: what the user chose about the program, applied at once and kept."""

from collections import defaultdict
from collections.abc import Callable
from dataclasses import replace
from functools import partial
from typing import Any, Final

from PySide6.QtCore import QObject, QSize, Signal
from PySide6.QtWidgets import QApplication

from acquire_desktop.languages import LANGUAGES
from acquire_desktop.storage.errors import SaveError, SaveProblem, io_error
from acquire_desktop.storage.folders import Folders
from acquire_desktop.storage.settings import (
    Settings,
    is_unreadable,
    put_aside,
    save_settings,
    writable,
)
from acquire_desktop.ui.kit.keys import set_single_keys
from acquire_desktop.ui.kit.languages import install_language, system_language
from acquire_desktop.ui.kit.look import motion, theme

TEXT_STEP: Final = 25
"""How much larger or smaller one step makes all text, in per cent."""
_LARGE_SCREEN = QSize(2560, 1440)


class Preferences(QObject):
    """Holds the settings, applies what changes, and writes them.

    Signals:
        changed (): Settings were changed and applied.
        failed (object): The ``SaveError`` of settings that could not be written.
        kept (): The settings were written.
    """

    changed = Signal()
    failed = Signal(object)
    kept = Signal()

    def __init__(
        self, app: QApplication, folders: Folders, settings: Settings, parent: QObject
    ) -> None:
        super().__init__(parent)
        self._path = folders.settings
        self._is_unread = is_unreadable(self._path)
        self.settings = self._kept = settings
        """The settings of the moment."""
        self._followers: defaultdict[str, list[Callable[[Any], object]]] = defaultdict(list)
        for name, apply in _appliers(app).items():
            self._followers[name].append(apply)

    def follow(self, name: str, apply: Callable[[Any], object]) -> None:
        """Apply a setting now and whenever another value is chosen.

        Args:
            name: A field of ``Settings``.
            apply: Takes its value.
        """
        self._followers[name].append(apply)
        apply(getattr(self.settings, name))

    def keep(self, **changes: object) -> None:
        """Change settings, apply and write them; a failure is no reason to stop playing.

        A value that has no place in the file holds until the program is left; the file has the
        one from before, and everything else that was chosen.
        """
        self.settings = replace(self.settings, **changes)  # type: ignore[arg-type]
        for name, value in changes.items():
            for apply in self._followers[name]:
                apply(value)
        self.changed.emit()
        try:
            if self._is_unread:  # what the user chose once is not in these settings
                put_aside(self._path)
            kept = writable(self.settings, self._kept)
            save_settings(self._path, kept)
        except OSError as error:
            self.failed.emit(io_error(error, self._path))
            return
        self._kept, self._is_unread = kept, False
        if kept == self.settings:
            self.kept.emit()
        else:
            message = "a setting that the file cannot hold"
            self.failed.emit(SaveError(SaveProblem.UNWRITABLE, message, path=self._path))

    def enlarge_text(self) -> None:
        """Make all text one step larger."""
        self._set_text_scale(self.settings.text_scale + TEXT_STEP)

    def shrink_text(self) -> None:
        """Make all text one step smaller."""
        self._set_text_scale(self.settings.text_scale - TEXT_STEP)

    def reset_text(self) -> None:
        """Show text at its usual size."""
        self._set_text_scale(100)

    def wants_larger_text(self, screen: QSize) -> bool:
        """Tell whether larger text is to be offered: once, where nobody has chosen a size.

        On a large screen at a scale of 100 % the usual text is a small part of the picture. It is
        offered, not set: only who sits there knows how far away the screen is.

        Args:
            screen: The size of the window's screen in logical pixels.
        """
        is_large = screen.expandedTo(_LARGE_SCREEN) == screen
        return is_large and self.settings.text_scale == 100 and not self.settings.text_size_told

    def layout_words(self, name: str) -> str:
        """Return the words that ``keep_layout_words`` kept under a name, or an empty text."""
        kept = self.settings.window_layout.get(name, "")
        return bytes.fromhex(kept).decode(errors="replace")

    def keep_layout_words(self, name: str, words: str) -> None:
        """Keep how a part of the window is laid out, in words of its own."""
        layout = {**self.settings.window_layout, name: words.encode().hex()}
        self.keep(window_layout=layout)

    def _set_text_scale(self, percent: int) -> None:
        self.keep(text_scale=theme.possible_text_scale(percent))


def apply_look(app: QApplication, settings: Settings) -> None:
    """Give the application its language, look and text size."""
    for name, apply in _appliers(app).items():
        apply(getattr(settings, name))


def _appliers(app: QApplication) -> dict[str, Callable[[Any], object]]:
    """Return the functions that apply the settings of the whole program, by their names."""

    def speak(choice: str) -> None:
        install_language(app, language_code(choice))
        theme.set_spacious(app, theme.is_spacious())  # Japanese has other gaps

    return {
        "language": speak,
        "high_contrast": partial(theme.set_high_contrast, app),
        "chain_palette": partial(theme.set_chain_palette, app),
        "chain_marks": partial(theme.set_chain_marks, app),
        "space_names": partial(theme.set_space_names, app),
        "theme": partial(theme.apply_theme, app),
        "spacious_text": partial(theme.set_spacious, app),
        "text_scale": partial(theme.set_text_scale, app),
        "animations": motion.set_wanted,
        "single_keys": set_single_keys,
    }


def language_code(choice: str) -> str:
    """Return the code of the language that a choice means."""
    return choice if choice in LANGUAGES else system_language()
