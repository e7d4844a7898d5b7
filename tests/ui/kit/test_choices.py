"""Choices: a box as wide as its widest item, and names without the marks of keys."""

import pytest
from PySide6.QtWidgets import QComboBox
from pytestqt.qtbot import QtBot

from acquire_desktop.ui.kit.choices import FittedBox, plain_name


@pytest.fixture
def box(qtbot: QtBot) -> FittedBox:
    box = FittedBox()
    qtbot.addWidget(box)
    return box


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
