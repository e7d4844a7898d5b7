"""Forms and dialogs that fit their room, and rows that turn where they have none."""

from PySide6.QtWidgets import QDialog, QPushButton, QWidget
from pytestqt.qtbot import QtBot

from acquire_desktop.ui.kit.fit import (
    TurningRow,
    first_that_fits,
    fit_dialog,
    turning_row,
)
from acquire_desktop.ui.kit.look import theme


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
