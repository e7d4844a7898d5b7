"""Mouse presses on confirming buttons: one meant for what stood there before does nothing."""

from collections.abc import Iterator

import pytest
from PySide6.QtGui import QAccessible
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot

from acquire_desktop.ui.kit.key_guard import SEEN_MS, PrimaryButton, renew_buttons
from tests.ui.kit.mouse import LATER_MS, PACES_MS, SECOND, Mouse, mouse_over


class Confirming(QWidget):
    """A page with a confirming button, which counts its clicks."""

    def __init__(self) -> None:
        super().__init__()
        self.count = 0
        self.confirm = PrimaryButton(self)
        self.confirm.setText("Place 8H")
        self.confirm.setGeometry(40, 40, 200, 40)
        self.confirm.clicked.connect(self._add)

    def _add(self) -> None:
        self.count += 1


@pytest.fixture
def page(qtbot: QtBot) -> Confirming:
    made = Confirming()
    qtbot.addWidget(made)
    made.resize(400, 200)
    return made


@pytest.fixture
def mouse(page: Confirming, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch) -> Iterator[Mouse]:
    """A pointer that rests where a button has just come up."""
    with mouse_over(page, monkeypatch) as mouse:
        mouse.rest_on(page.confirm)
        with qtbot.waitExposed(page):
            page.show()
        mouse.rest_on(page.confirm)
        page.confirm.press_guard.renew()
        page.confirm.repaint()
        yield mouse


def test_a_button_under_a_resting_pointer_takes_no_press_before_it_was_seen(
    page: Confirming, mouse: Mouse
) -> None:
    mouse.click(SEEN_MS - 1)
    assert page.count == 0
    mouse.click(LATER_MS)
    assert page.count == 1


def test_it_takes_one_at_once_when_the_pointer_has_moved(page: Confirming, mouse: Mouse) -> None:
    mouse.click(20, moved=QApplication.startDragDistance() + 1)
    assert page.count == 1


def test_a_hand_that_trembles_has_not_moved(page: Confirming, mouse: Mouse) -> None:
    mouse.click(20, moved=3)
    assert page.count == 0


@pytest.mark.parametrize("pace_ms", PACES_MS)
def test_more_presses_of_the_same_haste_do_nothing_even_if_the_button_stays(
    page: Confirming, mouse: Mouse, pace_ms: int
) -> None:
    mouse.click(LATER_MS)
    mouse.click_again(pace_ms)
    assert page.count == 1
    mouse.click(LATER_MS)
    assert page.count == 2


def test_what_nobody_has_seen_yet_takes_no_press(page: Confirming, mouse: Mouse) -> None:
    """The window may be too busy to paint the next decision: the press is meant for the last."""
    page.confirm.setText("Buy nothing")
    mouse.click(LATER_MS)
    assert page.count == 0
    page.confirm.repaint()
    mouse.click(SEEN_MS - 1)
    assert page.count == 0
    mouse.click(LATER_MS)
    assert page.count == 1


def test_a_button_comes_up_where_what_lay_over_it_goes(page: Confirming, mouse: Mouse) -> None:
    mouse.click(LATER_MS)
    renew_buttons(page)
    page.confirm.repaint()
    mouse.click(SEEN_MS - 1)
    assert page.count == 1


def test_a_button_that_is_shown_again_comes_up(page: Confirming, mouse: Mouse) -> None:
    mouse.click(LATER_MS)
    page.confirm.hide()
    page.confirm.show()
    page.confirm.repaint()
    mouse.click(SEEN_MS - 1)
    assert page.count == 1


def test_a_double_click_in_two_places_is_two_clicks(page: Confirming, mouse: Mouse) -> None:
    mouse.click(LATER_MS)
    mouse.click(100, moved=60)
    assert page.count == 2


def test_the_second_press_of_a_double_click_is_never_taken(page: Confirming, mouse: Mouse) -> None:
    mouse.click(LATER_MS, SECOND)
    assert page.count == 0


@pytest.mark.usefixtures("mouse")
def test_screen_readers_press_it_at_once(page: Confirming, qtbot: QtBot) -> None:
    interface = QAccessible.queryAccessibleInterface(page.confirm)
    interface.actionInterface().doAction("Press")
    qtbot.waitUntil(lambda: page.count == 1)


def test_the_text_of_a_hidden_button_is_not_kept(page: Confirming, qtbot: QtBot) -> None:
    """It may name a tile of the hand."""
    guard = page.confirm.press_guard
    with qtbot.waitExposed(page):
        page.show()
    page.confirm.repaint()
    assert "Place 8H" in vars(guard).values()
    page.hide()
    page.confirm.setText("")
    assert "Place 8H" not in vars(guard).values()
