"""Keys: their names as the system writes them, which is Enter, and which type something."""

from PySide6.QtCore import Qt
from PySide6.QtGui import QKeyEvent, QKeySequence

from acquire_desktop.ui.kit.texts import translate


def key_name(keys: str | QKeySequence) -> str:
    """Return keys as this system writes them, in the present language.

    Args:
        keys: In Qt's portable form, such as ``Ctrl+Z``; macOS shows another sign for it.
    """
    return QKeySequence(keys).toString(QKeySequence.SequenceFormat.NativeText)


def with_key(text: str, keys: str | QKeySequence) -> str:
    """Return what a command does with the keys that do it behind it: ``Undo (Ctrl+Z)``."""
    return translate("Keys", "{text} ({keys})", text=text, keys=key_name(keys))


def is_enter(event: QKeyEvent) -> bool:
    """Tell whether a key is one of the two that confirm, whatever is held with it."""
    return event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter)


def is_typing(event: QKeyEvent) -> bool:
    """Tell whether a key types something: Qt would search the items, but the table wants it."""
    return bool(event.text()) and event.text().isprintable()
