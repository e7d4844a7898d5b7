"""Key places: a key counts by the sign it types, else by its place on the keyboard.

A layout may have no digits without Shift (French, Czech) or other letters (Russian, Greek). There
a key counts as the one at its place on a US keyboard.
"""

import sys
import unicodedata
from typing import Final

from PySide6.QtCore import QEvent, QKeyCombination, QObject, Qt
from PySide6.QtGui import QAction, QKeyEvent, QKeySequence, QShortcut, QWindow
from PySide6.QtWidgets import QApplication, QComboBox, QFileDialog, QMenuBar, QWidget

from acquire_desktop.ui.kit.keys import is_any_command

_ROWS: Final = {2: "1234567890", 16: "QWERTYUIOP", 30: "ASDFGHJKL", 44: "ZXCVBNM,"}
"""The signs of a US keyboard, by the code of the first key of each row on Windows."""
_WINDOWS: Final = {first + at: sign for first, row in _ROWS.items() for at, sign in enumerate(row)}
_MACOS: Final = dict(enumerate("ASDFHGZXCV BQWERYT123465 97 80 OU IP LJ K  , NM"))
_X11_OFFSET: Final = 8
"""X11 and Wayland count the same keys from 8 on."""
_SIGNS_OF_LETTER_KEYS: Final = frozenset({("Q", ";"), ("Q", "/"), ("W", "'")})
"""Where the Greek and the Hebrew layout have a sign in the place of a letter."""
_FIRST_OTHER_SCRIPT: Final = 0x370
"""Before it there are Latin letters and signs alone."""
_BY_SIGN_OR_PLACE: Final = frozenset("+-=")
"""Signs that few parts of the program take; elsewhere their keys count by place."""
_Modifier = Qt.KeyboardModifier
_ACTING: Final = _Modifier.ControlModifier | _Modifier.AltModifier | _Modifier.MetaModifier


def readings(event: QKeyEvent, system: str = sys.platform) -> tuple[QKeyCombination, ...]:
    """Return the readings of a press, in the order in which they are tried.

    Args:
        event: The press.
        system: The platform whose codes it has, as ``sys.platform`` names it.
    """
    typed = event.keyCombination()
    key, modifiers = event.key(), event.modifiers()
    if not 0 < key < Qt.Key.Key_Escape or modifiers & _Modifier.KeypadModifier:
        return (typed,)
    text, place = event.text(), _sign_at(event, system)
    sign = text if len(text) == 1 and text.isprintable() else chr(key)
    if modifiers == _Modifier.ShiftModifier and not sign.isalpha() and is_any_command(typed):
        return (QKeyCombination(Qt.Key(key)),)  # Shift makes the sign, and is not held with it
    if not _counts_by_place(sign, place, modifiers):
        return (typed,)
    by_place = QKeyCombination(modifiers, Qt.Key(ord(place)))
    if sign in _BY_SIGN_OR_PLACE:
        return typed, by_place
    return (typed,) if is_any_command(typed) else (by_place,)


def _sign_at(event: QKeyEvent, system: str) -> str:
    """Return the sign that a US keyboard has at the place of a key, or an empty text."""
    code = event.nativeScanCode()
    if system == "darwin":  # any key has the scan code 1, an event of our own has none
        return _MACOS.get(event.nativeVirtualKey(), "").strip() if code else ""
    return _WINDOWS.get(code if system == "win32" else code - _X11_OFFSET, "")


def _counts_by_place(sign: str, place: str, modifiers: Qt.KeyboardModifier) -> bool:
    if not place or sign == place or (sign.isascii() and sign.isalnum()):
        return False
    if place.isdigit():
        return not modifiers & _Modifier.ShiftModifier
    if (place, sign) in _SIGNS_OF_LETTER_KEYS:
        return not modifiers & _ACTING
    is_letter = unicodedata.category(sign)[0] in "LM"
    is_latin = unicodedata.name(sign, "LATIN").startswith("LATIN")
    return ord(sign) >= _FIRST_OTHER_SCRIPT and is_letter and not is_latin


class KeyPlaces(QObject):
    """Gives every window of the program the keys as ``readings`` has them.

    What is typed into a field stays as it is.
    """

    def __init__(self, app: QApplication) -> None:
        """Read the keys of all windows that get the focus."""
        super().__init__(app)
        app.focusWindowChanged.connect(self._follow)

    def eventFilter(self, window: QObject, event: QEvent) -> bool:
        if not isinstance(event, QKeyEvent) or event.type() != QEvent.Type.KeyPress:
            return False
        typed = event.keyCombination()
        read = readings(event)
        if read == (typed,) or _is_typed(event) or not isinstance(window, QWindow):
            return False
        for each in read:
            if (each != typed and _does_command(each)) or _is_taken(window, event, each):
                break
        return True

    def _follow(self, window: QWindow | None) -> None:
        if window is not None:
            window.installEventFilter(self)  # a second time it only comes first again


def _is_typed(event: QKeyEvent) -> bool:
    """Tell whether what has the focus wants the sign itself."""
    focused = QApplication.focusWidget()
    if focused is None:
        return False
    if isinstance(focused, QComboBox) or isinstance(focused.window(), QFileDialog):
        return not event.modifiers() & _ACTING
    return _is_kept(event.keyCombination(), event.text())


def _is_kept(read: QKeyCombination, text: str) -> bool:
    """Tell whether what has the focus takes a key before it can be a command."""
    focused = QApplication.focusWidget()
    asked = QKeyEvent(QEvent.Type.ShortcutOverride, read.key(), read.keyboardModifiers(), text)
    asked.ignore()
    return focused is not None and QApplication.sendEvent(focused, asked) and asked.isAccepted()


def _is_taken(window: QWindow, event: QKeyEvent, read: QKeyCombination) -> bool:
    """Send a press as it was read, and tell whether anything took it."""
    modifiers = read.keyboardModifiers()
    sign = "" if modifiers & _ACTING else chr(read.key())
    text = sign if modifiers & _Modifier.ShiftModifier else sign.lower()
    sent = QKeyEvent(event.type(), read.key(), modifiers, text, event.isAutoRepeat(), event.count())
    QApplication.sendEvent(window, sent)
    return sent.isAccepted()


def _does_command(read: QKeyCombination) -> bool:
    """Do what has a key as its shortcut, as Qt does it for the sign that is typed."""
    window = QApplication.activeWindow()
    if window is None or QApplication.activePopupWidget() is not None or _is_kept(read, ""):
        return False
    key = QKeySequence(read)
    for action in window.findChildren(QAction):
        if action.isEnabled() and key in action.shortcuts():
            action.trigger()
            return True
    for shortcut in window.findChildren(QShortcut):
        if shortcut.isEnabled() and shortcut.key() == key and _is_near(shortcut):
            shortcut.activated.emit()
            return True
    for bar in window.findChildren(QMenuBar):
        for action in bar.actions():
            if QKeySequence.mnemonic(action.text()) == key:
                bar.setActiveAction(action)
                return True
    return False


def _is_near(shortcut: QShortcut) -> bool:
    """Tell whether a shortcut acts where the focus is."""
    parent = shortcut.parent()
    if not isinstance(parent, QWidget) or not parent.isVisible():
        return False
    if shortcut.context() == Qt.ShortcutContext.WindowShortcut:
        return True
    focused = QApplication.focusWidget()
    return focused is not None and (parent is focused or parent.isAncestorOf(focused))
