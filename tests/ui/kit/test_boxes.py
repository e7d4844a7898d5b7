"""Rows and columns: their parts stand in order, with the room that was asked for."""

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QLabel, QWidget
from pytestqt.qtbot import QtBot

from acquire_desktop.ui.kit.boxes import Gap, Stretched, column, row


def test_a_row_stands_from_left_to_right_with_its_gaps_and_margins(qtbot: QtBot) -> None:
    page = QWidget()
    qtbot.addWidget(page)
    first, second, third = QWidget(), QWidget(), QWidget()
    for part in (first, second, third):
        part.setFixedSize(20, 10)
    row(first, second, Gap(30), third, 1, of=page, spacing=4, margins=(7, 2, 9, 3))
    page.resize(400, 15)
    page.show()
    assert [part.x() for part in (first, second, third)] == [7, 31, 85]
    assert first.y() == 2


def test_a_column_gives_what_is_left_to_its_stretched_part(qtbot: QtBot) -> None:
    page, label, rest, inner = QWidget(), QLabel("x"), QWidget(), QWidget()
    qtbot.addWidget(page)
    label.setFixedSize(20, 20)
    inner.setFixedSize(30, 10)
    column(
        Stretched(label, align=Qt.AlignmentFlag.AlignRight), Stretched(rest, 1), row(inner), of=page
    )
    page.resize(100, 200)
    page.show()
    assert label.geometry().getRect() == (80, 0, 20, 20)
    assert rest.height() == 170
    assert inner.y() == 190
