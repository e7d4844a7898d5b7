"""Keys of the commands: which each has, of its usual ones and those that the user chose."""

from collections.abc import Mapping
from typing import Final

from PySide6.QtCore import QKeyCombination, Qt
from PySide6.QtGui import QKeySequence

from acquire_desktop.ui.kit.keys import has_single_keys, is_single, key_name
from acquire_desktop.ui.kit.texts import translate

Keys = tuple[QKeySequence, ...]
Chosen = Mapping[str, str]
"""Keys in Qt's portable form, by the command that has them instead of its own; empty for none."""

_LEADING: Final = (
    *("Tab", "Shift+Tab", "Return", "Enter", "Esc", "Left", "Right", "Up", "Down"),
    *("Home", "PgUp", "PgDown", "Del", "Backspace", "Menu", "Shift+F10", "F10", "F3", "Shift+F3"),
    *("Shift+Return", "Shift+Enter", "Shift+Left", "Shift+Right", "Shift+Up", "Shift+Down"),
)
_EDITING: Final = ("Ctrl+C", "Ctrl+X", "Ctrl+V", "Ctrl+A")
_OF_PAGES: Final = (
    *("1", "2", "3", "4", "5", "6", "7", "8", "9", "0", "+", "-", "=", "Space"),
    *("A", "C", "D", "E", "F", "H", "I", "K", "L", "N", "O", "P", "Q", "R", "S", "T", "W"),
)
"""Single keys that a page of the program takes, with Shift too."""
_OF_THE_SYSTEM: Final = Qt.KeyboardModifier.AltModifier | Qt.KeyboardModifier.MetaModifier


def keys_of(usual: Mapping[str, Keys], chosen: Chosen) -> dict[str, Keys]:
    """Return the keys of every command; no key is given twice.

    A choice that cannot be used, as a file may hold one, counts as none.

    Args:
        usual: The keys that the commands come with.
        chosen: What the user chose, which goes before.
    """
    keys: dict[str, Keys] = {}
    taken: set[str] = set()
    for command in usual:
        choice = chosen.get(command)
        if choice is None or choice in taken or (choice and why_not(QKeySequence(choice))):
            continue
        keys[command] = _with_twin(choice) if choice else ()
        taken.update(key.toString() for key in keys[command])
    for command, own in usual.items():
        if command not in keys:
            keys[command] = tuple(key for key in own if key.toString() not in taken)
    is_acting = has_single_keys()
    return {
        command: tuple(key for key in own if is_acting or not is_single(key))
        for command, own in keys.items()
    }


def why_not(key: QKeySequence) -> str:
    """Return why no command can have a key; an empty text where one can."""
    name = key.toString()
    if key.count() != 1 or not name:
        return translate("KeyEditor", "This key has no name.")
    pressed: QKeyCombination = key[0]  # type: ignore[index]  # the stub does not know it
    if pressed.key() in (Qt.Key.Key_unknown, 0):
        return translate("KeyEditor", "This key has no name.")
    if pressed.keyboardModifiers() & _OF_THE_SYSTEM:
        return translate(
            "KeyEditor", "{key} belongs to the menus or the system.", key=key_name(key)
        )
    if name in _LEADING or name in _EDITING:
        return translate("KeyEditor", "{key} does the same everywhere.", key=key_name(key))
    if not is_single(key):
        return ""
    if not has_single_keys():
        return translate("KeyEditor", "Single keys are switched off.")
    if name.removeprefix("Shift+") in _OF_PAGES:
        return translate("KeyEditor", "{key} is a key of the table.", key=key_name(key))
    return ""


def with_choice(
    usual: Mapping[str, Keys], chosen: Chosen, command: str, key: str
) -> dict[str, str]:
    """Return the choices with another key for a command, which no other has then.

    Args:
        usual: The keys that the commands come with.
        chosen: What was chosen before.
        command: The command.
        key: In Qt's portable form; empty for none.
    """
    kept = {of: has for of, has in chosen.items() if of != command and (not key or has != key)}
    own = next((each.toString() for each in usual[command]), "")
    return kept if key == own else {**kept, command: key}


def without_choice(usual: Mapping[str, Keys], chosen: Chosen, command: str) -> dict[str, str]:
    """Return the choices with a command as it came: no other has its keys then."""
    own = [key.toString() for key in usual[command]]
    return {of: has for of, has in chosen.items() if of != command and (not has or has not in own)}


def _with_twin(choice: str) -> Keys:
    """Return a chosen key; of the two Enter keys one goes with the other."""
    twin = choice.replace("Return", "Enter") if "Return" in choice else ""
    return tuple(QKeySequence(each) for each in (choice, twin) if each)
