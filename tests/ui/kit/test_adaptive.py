"""Adaptive widgets do again what depends on the language, the colours and the text size."""

import pytest
from PySide6.QtCore import QEvent
from PySide6.QtWidgets import QApplication, QLabel, QPushButton, QWidget
from pytestqt.qtbot import QtBot

from acquire_desktop.ui.kit.adaptive import Adaptive


class _Recorder(Adaptive, QWidget):
    def __init__(self) -> None:
        super().__init__()
        self.done: list[str] = []

    def retranslate(self) -> None:
        self.done.append("retranslate")

    def redraw(self) -> None:
        self.done.append("redraw")

    def refit(self) -> None:
        self.done.append("refit")


@pytest.mark.parametrize(
    ("kind", "expected"),
    [
        (QEvent.Type.LanguageChange, ["retranslate", "refit"]),
        (QEvent.Type.PaletteChange, ["redraw"]),
        (QEvent.Type.StyleChange, ["refit"]),
        (QEvent.Type.EnabledChange, []),
    ],
)
def test_each_change_has_its_answer(qtbot: QtBot, kind: QEvent.Type, expected: list[str]) -> None:
    widget = _Recorder()
    qtbot.addWidget(widget)
    QApplication.sendEvent(widget, QEvent(kind))
    assert widget.done == expected


def test_kept_texts_are_set_at_once_and_again_in_a_new_language(qtbot: QtBot) -> None:
    words = {"title": "Rules", "button": "Close"}
    widget = _Recorder()
    qtbot.addWidget(widget)
    label = QLabel(widget)
    widget.set_text(label.setText, lambda: words["title"])
    button = widget.with_text(QPushButton(widget), lambda: words["button"])
    assert (label.text(), button.text()) == ("Rules", "Close")
    words.update(title="Regras", button="Fechar")
    QApplication.sendEvent(widget, QEvent(QEvent.Type.LanguageChange))
    assert (label.text(), button.text()) == ("Regras", "Fechar")


def test_kept_texts_are_those_of_one_widget(qtbot: QtBot) -> None:
    one, other = _Recorder(), _Recorder()
    for each in (one, other):
        qtbot.addWidget(each)
    one.set_text(one.setWindowTitle, lambda: "One")
    QApplication.sendEvent(other, QEvent(QEvent.Type.LanguageChange))
    assert (one.windowTitle(), other.windowTitle()) == ("One", "")
