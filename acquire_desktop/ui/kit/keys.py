"""Keys: their names as the system writes them, and which one is Enter."""

from PySide6.QtCore import Qt
from PySide6.QtGui import QKeyEvent, QKeySequence

from acquire_desktop.ui.kit.texts import translate


def key_name(keys: str) -> str:
    """Return keys as this system writes them, in the present language.

    Args:
        keys: In Qt's portable form, such as ``Ctrl+Z``; macOS shows another sign for it.
    """
    return QKeySequence(keys).toString(QKeySequence.SequenceFormat.NativeText)


def with_key(text: str, keys: str) -> str:
    """Return what a command does with the keys that do it behind it: ``Undo (Ctrl+Z)``."""
    return translate("Keys", "{text} ({keys})", text=text, keys=key_name(keys))


def is_enter(event: QKeyEvent) -> bool:
    """Tell whether a key is one of the two that confirm, whatever is held with it."""
    return event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter)
