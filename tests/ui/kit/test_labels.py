"""Labels show what they are given as it is, in the type that was asked for."""

from PySide6.QtCore import Qt
from pytestqt.qtbot import QtBot

from acquire_desktop.ui.kit.texts import label


def test_a_label_shows_its_text_as_it_is_in_its_type(qtbot: QtBot) -> None:
    made = label("<b>A&B</b>", "small", tone="muted", wraps=True, align=Qt.AlignmentFlag.AlignRight)
    qtbot.addWidget(made)
    assert made.text() == "<b>A&B</b>"
    assert made.textFormat() == Qt.TextFormat.PlainText
    assert (made.property("textSize"), made.property("tone")) == ("small", "muted")
    assert made.wordWrap()
    assert made.alignment() == Qt.AlignmentFlag.AlignRight
