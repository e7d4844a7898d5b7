"""Keys are named as the system and the language name them."""

from collections.abc import Iterator

import pytest
from PySide6.QtCore import QEvent, Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import (
    QApplication,
    QLabel,
    QLineEdit,
    QListWidget,
    QPushButton,
    QTableWidget,
    QWidget,
)
from pytestqt.qtbot import QtBot

from acquire_desktop.ui.kit.keys import (
    is_single,
    is_switched_off,
    key_name,
    set_single_keys,
    with_key,
)
from acquire_desktop.ui.kit.languages import install_language


@pytest.mark.parametrize(
    ("code", "space", "text", "undo"),
    [
        ("en", "Space", "Undo", "Undo (Ctrl+Z)"),
        ("ja", "Space", "元に戻す", "元に戻す（Ctrl+Z）"),
        ("pt_BR", "Espaço", "Desfazer", "Desfazer (Ctrl+Z)"),
    ],
)
def test_a_key_stands_behind_what_it_does(
    qapp: QApplication, code: str, space: str, text: str, undo: str
) -> None:
    install_language(qapp, code)
    assert key_name("Space") == space
    assert with_key(text, "Ctrl+Z") == undo


NONE = Qt.KeyboardModifier.NoModifier


@pytest.fixture
def without_single_keys() -> Iterator[None]:
    set_single_keys(False)
    yield
    set_single_keys(True)


@pytest.mark.parametrize("keys", ["A", "Shift+W", "1", "+", "Space"])
def test_a_key_that_writes_something_is_single(keys: str) -> None:
    assert is_single(keys)


@pytest.mark.parametrize("keys", ["", "Ctrl+A", "Alt+S", "Esc", "Tab", "F2", "Del", "Left", "A, B"])
def test_a_key_with_ctrl_or_alt_or_without_a_sign_is_not_single(keys: str) -> None:
    assert not is_single(keys)


def press(key: Qt.Key, modifiers: Qt.KeyboardModifier = NONE) -> QKeyEvent:
    return QKeyEvent(QEvent.Type.KeyPress, key, modifiers)


@pytest.mark.usefixtures("without_single_keys")
def test_single_keys_that_are_off_reach_only_what_is_typed_into_or_pressed(qtbot: QtBot) -> None:
    letter, space = press(Qt.Key.Key_A), press(Qt.Key.Key_Space)
    reached = {
        QLabel: (),
        QListWidget: (),
        QPushButton: (space,),
        QLineEdit: (letter, space),
        QTableWidget: (letter, space),
    }
    for kind, wanted in reached.items():
        widget: QWidget = kind()
        qtbot.addWidget(widget)
        let_through = [each for each in (letter, space) if not is_switched_off(each, widget)]
        assert let_through == list(wanted), kind
    assert is_switched_off(letter, None)


@pytest.mark.usefixtures("without_single_keys")
def test_other_keys_are_never_switched_off() -> None:
    assert not is_switched_off(press(Qt.Key.Key_Return), None)
    assert not is_switched_off(press(Qt.Key.Key_S, Qt.KeyboardModifier.AltModifier), None)


@pytest.mark.usefixtures("without_single_keys")
def test_a_key_that_is_off_stands_behind_nothing() -> None:
    assert with_key("Mute", "M") == "Mute"
    assert with_key("Undo", "Ctrl+Z") == "Undo (Ctrl+Z)"
    assert with_key("Undo", "") == "Undo"
