"""The wheel changes no value; it scrolls the page around the box."""

import ast
from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QPoint, QPointF
from PySide6.QtTest import QTest
from PySide6.QtWidgets import (
    QAbstractSpinBox,
    QApplication,
    QComboBox,
    QPushButton,
    QScrollArea,
    QSpinBox,
    QTabBar,
    QVBoxLayout,
    QWidget,
)
from pytestqt.qtbot import QtBot

from acquire_desktop.app import make_app
from acquire_desktop.ui.kit.choices import FittedBox, NumberBox
from acquire_desktop.ui.kit.pane_tabs import PaneTabs
from tests.room.typed import all_tops, scroll_to
from tests.screenshots.every import shown

UI = Path(__file__).parents[3] / "acquire_desktop"
TAKERS = {
    *("QComboBox", "QFontComboBox", "QSpinBox", "QDoubleSpinBox", "QDateEdit", "QTimeEdit"),
    *("QDateTimeEdit", "QAbstractSpinBox", "QSlider", "QDial", "QAbstractSlider", "QTabBar"),
    "QTabWidget",
}
"""Classes of Qt whose value follows the wheel."""


def unguarded(code: str) -> Iterator[str]:
    """Return what makes such a widget, or a class of it, without the guard."""
    for node in ast.walk(ast.parse(code)):
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Name):
            if node.func.id in TAKERS:
                yield f"{node.func.id}()"
        elif isinstance(node, ast.ClassDef):
            bases = [base.id for base in node.bases if isinstance(base, ast.Name)]
            if TAKERS & set(bases) and bases[:1] != ["WheelGuard"]:
                yield node.name


def test_every_box_slider_and_row_of_tabs_has_the_guard() -> None:
    found = {
        f"{path.name}: {what}" for path in UI.rglob("*.py") for what in unguarded(path.read_text())
    }
    assert not found


@pytest.mark.parametrize("code", ["box = QSpinBox()", "class Box(Adaptive, QComboBox): pass"])
def test_one_without_it_is_noticed(code: str) -> None:
    assert list(unguarded(code))


def turn(widget: QWidget) -> None:
    """Turn the wheel one notch towards the user, over the middle of a widget."""
    window = widget.window()
    handle = window.windowHandle()
    assert handle is not None
    place = widget.mapTo(window, widget.rect().center())
    QTest.wheelEvent(handle, QPointF(place), QPoint(0, -120))


def value_of(widget: QWidget) -> int:
    """Return what the wheel would change."""
    if isinstance(widget, QSpinBox):
        return widget.value()
    assert isinstance(widget, QComboBox | QTabBar)
    return widget.currentIndex()


@pytest.mark.parametrize("kind", [FittedBox, NumberBox, PaneTabs])
def test_the_wheel_over_it_scrolls_the_page(qtbot: QtBot, kind: type[QWidget]) -> None:
    area, page = QScrollArea(), QWidget()
    qtbot.addWidget(area)
    box = PaneTabs(("a", "b")) if kind is PaneTabs else kind()
    if isinstance(box, QComboBox):
        box.addItems(["One", "Two"])
    layout = QVBoxLayout(page)
    layout.addWidget(QPushButton())  # has the focus, and keeps it
    layout.addWidget(box)
    layout.addSpacing(2000)
    area.setWidget(page)
    area.resize(300, 200)
    area.show()
    qtbot.waitExposed(area)
    turn(box)
    assert value_of(box) == 0
    assert not box.hasFocus()
    assert area.verticalScrollBar().value() > 0


@pytest.mark.part(of=5)
@pytest.mark.parametrize(
    "state",
    [
        *("new_game_six", "house_rules", "rules", "analysis_empty", "duplicate_setup"),
        *("result_three", "hotel_setup_all"),
        *("preferences_look", "take_seat", "review"),
    ],
)
@pytest.mark.qt_log_ignore("does not support grabbing the keyboard")
def test_no_value_of_a_page_follows_the_wheel(state: str) -> None:
    with shown(state) as window:
        QApplication.processEvents()
        boxes = [
            each
            for top in all_tops(make_app(), window)
            for kind in (QComboBox, QAbstractSpinBox, QTabBar)
            for each in top.findChildren(kind)
            if each.isVisible()
        ]
        assert boxes, "nothing to turn the wheel over"
        for box in boxes:
            scroll_to(box)
            box.setFocus()
            before = value_of(box)
            turn(box)
            assert value_of(box) == before, f"{box.accessibleName()} follows the wheel"
