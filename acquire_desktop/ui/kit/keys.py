"""Keys: their names as the system writes them, which is Enter, and which of them may act alone."""

from collections.abc import Mapping, Sequence
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


USUAL_SINGLE_KEYS: Final = {
    **{f"number_{at}": sign for at, sign in enumerate("1234567890-", 1)},
    **{f"chain_{letter}": letter for letter in "WSFIACT"},
    "decline": "N",
    "declare_end": "E",
    "power_cards": "P",
    "show_merger": "D",
    "sell": "S",
    "trade": "T",
    "keep_all": "K",
    "review_costs": "A",
    "review_decisions": "C",
    "review_draws": "D",
    "review_levels": "L",
    "next_mark": "N",
    "all_hands": "H",
    "known_hands": "K",
    "try_it": "R",
    "play_on": "P",
    "put_tile": "O",
    "put_into_hand": "H",
    "quick_game": "Q",
    "guests": "G",
}
"""The keys of the pages that act alone, by their commands; the user may choose others."""


class _Commands:
    keys: Mapping[str, tuple[QKeySequence, ...]] = {
        command: (QKeySequence(key),) for command, key in USUAL_SINGLE_KEYS.items()
    }


def set_command_keys(keys: Mapping[str, tuple[QKeySequence, ...]]) -> None:
    """Take note of the keys that commands have now, by their names.

    The menus of the other game, which has commands of its own, keep theirs.
    """
    _Commands.keys = {**_Commands.keys, **keys}


def command_key(command: str, held: str = "") -> QKeySequence:
    """Return the first key of a command; an empty one without any.

    Args:
        command: The name of the command.
        held: What is held with its single key, such as ``Shift+``.
    """
    key = next(iter(_Commands.keys.get(command, ())), QKeySequence())
    return QKeySequence(held + key.toString()) if held and not key.isEmpty() else key


def is_key(event: QKeyEvent, command: str) -> bool:
    """Tell whether a press is the single key of a command, whatever is held with it."""
    return event.key() in [_key_of(each) for each in _Commands.keys.get(command, ())]


def which_key(event: QKeyEvent, commands: Sequence[str]) -> int | None:
    """Return which of some commands has the single key that was pressed, or None."""
    return next((at for at, command in enumerate(commands) if is_key(event, command)), None)


def number_keys(count: int) -> list[str]:
    """Return the commands that choose by number, from the first on."""
    return [f"number_{number}" for number in range(1, count + 1)]


def is_command(event: QKeyEvent, command: str) -> bool:
    """Tell whether a press is a key of a command, on a page that does it in its own way."""
    return QKeySequence(event.keyCombination()) in _Commands.keys.get(command, ())


def is_any_command(pressed: QKeyCombination) -> bool:
    """Tell whether a command has what was pressed, alone or with Shift or Alt if it is single."""
    if any(QKeySequence(pressed) in keys for keys in _Commands.keys.values()):
        return True
    held = pressed.keyboardModifiers() & (_Modifier.ControlModifier | _Modifier.MetaModifier)
    single = (each for command in USUAL_SINGLE_KEYS for each in _Commands.keys[command])
    return not held and pressed.key() in map(_key_of, single)


def _key_of(keys: QKeySequence) -> Qt.Key:
    first: QKeyCombination = keys[0]  # type: ignore[index]  # the stub does not know it
    return first.key()


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
    """Return a command's text followed by its keys: ``Undo (Ctrl+Z)``.

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
