"""Choices: a box as wide as its widest item, and names without the marks of keys."""

import pytest
from PySide6.QtWidgets import QComboBox, QStyleOptionComboBox
from pytestqt.qtbot import QtBot

from acquire_desktop.ui.kit.choices import FittedBox, plain_name


@pytest.fixture
def box(qtbot: QtBot) -> FittedBox:
    box = FittedBox()
    qtbot.addWidget(box)
    return box


def written(box: FittedBox) -> str:
    """Return what the style writes into a box."""
    option = QStyleOptionComboBox()
    box.initStyleOption(option)
    return str(option.currentText)


def test_the_width_that_is_asked_for_follows_the_items_at_once(box: FittedBox) -> None:
    box.addItems(["No", "Yes"])
    box.refit()
    short = box.sizeHint().width()
    box.setItemText(1, "Yes, but only after the first hotel chain was founded")
    box.refit()
    assert box.sizeHint().width() > short + 100
    box.setItemText(1, "Yes")
    box.refit()
    assert box.sizeHint().width() == short


def test_it_never_takes_that_width_behind_its_layout(box: FittedBox) -> None:
    """With ``AdjustToContents`` Qt starts a timer that makes the box as small as its items."""
    for _ in range(2):
        box.addItem("No")
        box.refit()
        assert box.sizeAdjustPolicy() is QComboBox.SizeAdjustPolicy.AdjustToContentsOnFirstShow


def test_a_text_that_is_wider_than_the_box_ends_in_an_ellipsis(box: FittedBox) -> None:
    name = "Wolfeschlegelsteinhausenbergerdorff"
    box.addItems([name, "Ann"])
    box.resize(box.sizeHint())
    assert written(box) == name
    box.resize(box.sizeHint().width() - 60, box.height())
    assert written(box).endswith("…")
    assert name.startswith(written(box)[:-1])
    assert box.currentText() == name
    box.setCurrentIndex(1)
    assert written(box) == "Ann"


@pytest.mark.parametrize(
    ("text", "plain"),
    [
        ("S&tep by step", "Step by step"),
        ("ダーク(&D)", "ダーク"),
        ("Fish && chips", "Fish & chips"),
        ("Dark", "Dark"),
    ],
)
def test_a_name_stands_elsewhere_without_the_mark_of_its_key(text: str, plain: str) -> None:
    assert plain_name(text) == plain
