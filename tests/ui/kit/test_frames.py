"""A quiet area leaves the keys to the page; a page that scrolls leaves out a line it would cut."""

from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QLabel, QPushButton, QScrollArea, QWidget
from pytestqt.qtbot import QtBot

from acquire_desktop.ui.kit.frames import QuietArea, WholeLines


def test_keys_scroll_nothing_and_go_on_to_the_page(qtbot: QtBot) -> None:
    body = QWidget()
    body.setMinimumHeight(500)
    area = QuietArea(body)
    qtbot.addWidget(area)
    area.resize(100, 100)
    area.show()
    QTest.keyClick(area, Qt.Key.Key_Down)
    assert area.verticalScrollBar().maximum() == 400
    assert area.verticalScrollBar().value() == 0
    assert area.focusPolicy() == Qt.FocusPolicy.NoFocus


def test_only_the_cut_line_is_left_out_until_the_end_is_seen(qtbot: QtBot) -> None:
    area, page = QScrollArea(), QWidget()
    qtbot.addWidget(area)
    page.setFixedSize(100, 500)
    label = QLabel("one\ntwo\nthree\nfour", page)
    row = label.fontMetrics().lineSpacing()
    label.setGeometry(0, 100, 100, 4 * row)
    area.setWidget(page)
    cover = WholeLines(area)
    area.resize(150, 300)
    area.show()
    height = area.viewport().height()
    assert cover.isVisible()
    assert cover.geometry().bottom() == area.viewport().geometry().bottom()
    for seen in (0, row // 2, row, 2 * row + 3):
        label.move(0, height - seen)
        assert cover.cut_px() == seen % row
    bar = area.verticalScrollBar()
    bar.setValue(bar.maximum())
    assert not cover.isVisible()
    bar.setValue(0)
    area.resize(150, 600)
    assert not cover.isVisible()


def test_a_button_that_the_edge_cuts_is_left_out_whole(qtbot: QtBot) -> None:
    area, page = QScrollArea(), QWidget()
    qtbot.addWidget(area)
    page.setFixedSize(100, 500)
    button = QPushButton("Restore", page)
    area.setWidget(page)
    cover = WholeLines(area)
    area.resize(150, 300)
    area.show()
    height = area.viewport().height()
    for seen in (1, button.height() - 1):
        button.move(0, height - seen)
        assert cover.cut_px() == seen
        assert cover.height() >= seen
    button.move(0, height - button.height())
    assert cover.cut_px() == 0
