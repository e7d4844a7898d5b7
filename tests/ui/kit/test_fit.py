"""How large a window is for its text, and rows that turn where they have no room."""

from collections.abc import Iterator

import pytest
from PySide6.QtWidgets import QApplication, QDialog, QLabel, QPushButton, QWidget
from pytestqt.qtbot import QtBot

from acquire_desktop.ui.kit.fit import (
    SizeClass,
    TurningRow,
    first_that_fits,
    fit_dialog,
    size_class,
    turning_row,
)
from acquire_desktop.ui.kit.look import theme


@pytest.mark.parametrize(
    ("size", "expected"),
    [
        ((1920, 1080), SizeClass.ROOMY),
        ((1920, 800), SizeClass.USUAL),
        ((1280, 720), SizeClass.USUAL),
        ((960, 1080), SizeClass.COMPACT),
    ],
)
def test_the_window_decides_the_class_of_all_it_holds(
    qtbot: QtBot, size: tuple[int, int], expected: SizeClass
) -> None:
    window = QWidget()
    qtbot.addWidget(window)
    part = QLabel(parent=window)
    window.resize(*size)
    assert size_class(part) is expected


@pytest.fixture
def usual_text(qapp: QApplication) -> Iterator[None]:
    """Give the text its usual size again after the test."""
    yield
    theme.set_text_scale(qapp, 100)


@pytest.mark.usefixtures("usual_text")
def test_large_text_makes_a_window_smaller(qtbot: QtBot, qapp: QApplication) -> None:
    window = QWidget()
    qtbot.addWidget(window)
    window.resize(1920, 1080)
    theme.set_text_scale(qapp, 150)
    assert size_class(window) is SizeClass.USUAL
    theme.set_text_scale(qapp, 200)
    assert size_class(window) is SizeClass.COMPACT


def test_the_first_form_that_fits_is_taken_or_the_last() -> None:
    forms = ("in full", "short", "-")
    assert first_that_fits(forms, lambda form: len(form) <= 5) == "short"
    assert first_that_fits(forms, lambda form: not form) == "-"


def _row(qtbot: QtBot, *, whole: bool = False) -> tuple[QWidget, TurningRow, list[QPushButton]]:
    frame = QWidget()
    qtbot.addWidget(frame)
    buttons = [QPushButton("one"), QPushButton("two")]
    for button in buttons:
        button.setMinimumWidth(200)
    return frame, turning_row(*buttons, of=frame, spacing=10, whole=whole), buttons


def test_parts_stand_below_each_other_where_there_is_no_room_beside(qtbot: QtBot) -> None:
    frame, row, (first, second) = _row(qtbot)
    for width, is_row in ((410, True), (409, False), (600, True)):
        frame.resize(width, 100)
        frame.show()
        row.activate()
        assert row.fits(width) is is_row
        assert (first.y() == second.y()) is is_row
        assert (first.x() == second.x()) is not is_row


def test_a_row_asks_for_no_more_than_its_widest_part(qtbot: QtBot) -> None:
    _frame, row, (first, second) = _row(qtbot)
    first.setMinimumWidth(300)
    assert row.minimumSize().width() == 300
    assert row.sizeHint().width() == 300 + 10 + max(200, second.sizeHint().width())
    second.hide()
    assert row.fits(300)


def test_a_dialog_is_no_larger_than_its_window(qtbot: QtBot) -> None:
    window = QWidget()
    qtbot.addWidget(window)
    window.resize(500, 400)
    dialog = QDialog(QDialog(window))
    fit_dialog(dialog, (300, 200))
    assert dialog.size().toTuple() == (theme.scaled(300), theme.scaled(200))
    fit_dialog(dialog, (900, 800))
    assert dialog.size().toTuple() == (500, 400 - theme.SPACE_4)
