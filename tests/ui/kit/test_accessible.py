"""What a screen reader does with a button does what a click does."""

import pytest
from PySide6.QtGui import QAccessible, QAccessibleActionInterface
from PySide6.QtWidgets import (
    QAbstractButton,
    QButtonGroup,
    QCheckBox,
    QPushButton,
    QRadioButton,
    QWidget,
)
from pytestqt.qtbot import QtBot

from acquire_desktop.app import make_app
from acquire_desktop.ui.acquire.table.hand.hand_panel import HandPanel
from acquire_desktop.ui.kit.choices import Segments

PRESS = QAccessibleActionInterface.pressAction()
TOGGLE = QAccessibleActionInterface.toggleAction()
ROLES = QAccessible.Role


@pytest.fixture(autouse=True)
def application() -> None:
    make_app()


def do(button: QAbstractButton, action: str) -> None:
    """Do with a button what a screen reader asks for."""
    QAccessible.queryAccessibleInterface(button).actionInterface().doAction(action)


@pytest.mark.parametrize("action", [PRESS, TOGGLE])
@pytest.mark.parametrize("kind", [QCheckBox, QRadioButton, QPushButton])
def test_to_toggle_what_can_be_checked_is_a_click(
    qtbot: QtBot, kind: type[QAbstractButton], action: str
) -> None:
    """Qt would change the mark alone: whoever waits for the click would not know of it."""
    button = kind()
    qtbot.addWidget(button)
    button.setCheckable(True)
    with qtbot.waitSignal(button.clicked):
        do(button, action)
    state = QAccessible.queryAccessibleInterface(button).state()
    assert state.checkable
    assert state.checked


def test_a_choice_side_by_side_is_made_and_says_which_is_on(qtbot: QtBot) -> None:
    segments = Segments(["light", "dark"])
    qtbot.addWidget(segments)
    segments.set_texts(["Light", "Dark & quiet"])
    segments.set_current("light")
    dark = QAccessible.queryAccessibleInterface(segments.button("dark"))
    assert dark.role() == ROLES.RadioButton
    assert dark.text(QAccessible.Text.Name) == "Dark & quiet"
    with qtbot.waitSignal(segments.chosen) as chosen:
        do(segments.button("dark"), TOGGLE)
    assert chosen.args == ["dark"]
    assert dark.state().checked


def test_a_button_without_a_name_of_its_own_says_what_stands_on_it(qtbot: QtBot) -> None:
    button = QCheckBox("&Sound && light")
    qtbot.addWidget(button)
    assert QAccessible.queryAccessibleInterface(button).text(QAccessible.Text.Name) == (
        "Sound & light"
    )


def test_buttons_of_which_several_may_be_on_are_check_boxes(qtbot: QtBot) -> None:
    widget = QWidget()
    qtbot.addWidget(widget)
    group = QButtonGroup(widget)
    group.setExclusive(False)
    button = QPushButton(widget)
    button.setCheckable(True)
    group.addButton(button)
    assert QAccessible.queryAccessibleInterface(button).role() == ROLES.CheckBox


def test_a_button_that_is_off_does_nothing(qtbot: QtBot) -> None:
    button = QCheckBox()
    qtbot.addWidget(button)
    button.setEnabled(False)
    do(button, TOGGLE)
    assert not button.isChecked()
    assert QAccessible.queryAccessibleInterface(button).actionInterface().actionNames() == []


def test_a_part_of_the_page_has_a_role_that_is_said_with_its_name(qtbot: QtBot) -> None:
    hand = HandPanel()
    qtbot.addWidget(hand)
    told = QAccessible.queryAccessibleInterface(hand)
    assert told.role() == ROLES.Grouping
    assert told.text(QAccessible.Text.Name) == "Your tiles"
