"""Keys: their names as the system writes them, which is Enter, and which of them may act alone."""

from collections.abc import Mapping
from typing import Final

from PySide6.QtCore import QKeyCombination, Qt
from PySide6.QtGui import QKeyEvent, QKeySequence
from PySide6.QtWidgets import (
    QAbstractButton,
    QAbstractItemView,
    QAbstractSpinBox,
    QComboBox,
    QLineEdit,
    QTextEdit,
    QWidget,
)

from acquire_desktop.ui.kit.texts import translate

_Modifier = Qt.KeyboardModifier
_ACTING: Final = _Modifier.ControlModifier | _Modifier.AltModifier | _Modifier.MetaModifier
"""With one of these a key writes nothing."""
_TYPED_INTO: Final = (QLineEdit, QTextEdit, QAbstractSpinBox, QComboBox)


class _Single:
    is_on: bool = True


class _Commands:
    keys: Mapping[str, tuple[QKeySequence, ...]] = {}


def set_command_keys(keys: Mapping[str, tuple[QKeySequence, ...]]) -> None:
    """Take note of the keys that the commands of the menus have now, by their names."""
    _Commands.keys = keys


def command_key(command: str) -> QKeySequence:
    """Return the first key of a command; an empty one without any."""
    return next(iter(_Commands.keys.get(command, ())), QKeySequence())


def is_command(event: QKeyEvent, command: str) -> bool:
    """Tell whether a press is a key of a command, on a page that does it in its own way."""
    return QKeySequence(event.keyCombination()) in _Commands.keys.get(command, ())


def is_any_command(pressed: QKeyCombination) -> bool:
    """Tell whether what was pressed is a key of any command."""
    return any(QKeySequence(pressed) in keys for keys in _Commands.keys.values())


def set_single_keys(is_on: bool) -> None:
    """Choose whether a letter, a digit or Space does something alone, without Ctrl or Alt."""
    _Single.is_on = is_on


def has_single_keys() -> bool:
    """Tell whether a letter, a digit or Space does something alone."""
    return _Single.is_on


def is_single(keys: str | QKeySequence) -> bool:
    """Tell whether keys are one that writes something: a letter, a digit, a sign or Space."""
    sequence = QKeySequence(keys)
    if sequence.count() != 1:
        return False
    pressed: QKeyCombination = sequence[0]  # type: ignore[index]  # the stub does not know it
    return pressed.key() < Qt.Key.Key_Escape and not pressed.keyboardModifiers() & _ACTING


def is_switched_off(event: QKeyEvent, focused: QWidget | None) -> bool:
    """Tell whether a press must do nothing, because single keys are not to act.

    What is typed into a field stays, and so does Space on a button that has the focus.

    Args:
        event: The press.
        focused: What has the focus.
    """
    if _Single.is_on or event.key() >= Qt.Key.Key_Escape or event.modifiers() & _ACTING:
        return False
    if isinstance(focused, QAbstractItemView):
        by_typing = QAbstractItemView.EditTrigger.AnyKeyPressed
        return not focused.editTriggers() & by_typing
    if isinstance(focused, QAbstractButton):
        return event.key() != Qt.Key.Key_Space
    return not isinstance(focused, _TYPED_INTO)


def key_name(keys: str | QKeySequence) -> str:
    """Return keys as this system writes them, in the present language.

    Args:
        keys: In Qt's portable form, such as ``Ctrl+Z``; macOS shows another sign for it.
    """
    return QKeySequence(keys).toString(QKeySequence.SequenceFormat.NativeText)


def acting_key(keys: str | QKeySequence) -> str:
    """Return the name of keys, or an empty text where they are switched off."""
    return key_name(keys) if _Single.is_on or not is_single(keys) else ""


def with_key(text: str, keys: str | QKeySequence) -> str:
    """Return what a command does with the keys that do it behind it: ``Undo (Ctrl+Z)``.

    Without keys, or where they are switched off, it is the text alone.
    """
    name = acting_key(keys)
    return translate("Keys", "{text} ({keys})", text=text, keys=name) if name else text


def is_enter(event: QKeyEvent) -> bool:
    """Tell whether a key is one of the two that confirm, whatever is held with it."""
    return event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter)


def is_typing(event: QKeyEvent) -> bool:
    """Tell whether a key types something: Qt would search the items, but the table wants it."""
    return bool(event.text()) and event.text().isprintable()
