"""Key names as the system writes them, for tool tips and sentences."""

from PySide6.QtGui import QKeySequence

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
