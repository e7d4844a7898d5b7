"""Adaptive widgets do again what depends on the language, the colours and the text size."""

import pytest
from PySide6.QtCore import QEvent
from PySide6.QtWidgets import QApplication, QWidget
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
