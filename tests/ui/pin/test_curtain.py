"""The curtain: only the named player's own key press opens it."""

import pytest
from PySide6.QtCore import QEvent, Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QLabel
from pytestqt.qtbot import QtBot

from acquire_desktop.games.acquire.engine.editions import CLASSIC_2023
from acquire_desktop.games.acquire.engine.events import StockBought, TilePlaced, TurnBegan
from acquire_desktop.ui.acquire.table.recap.recap import recap_of
from acquire_desktop.ui.acquire.words.game_names import GameNames
from acquire_desktop.ui.kit.key_guard import GUARD_MS
from acquire_desktop.ui.kit.languages import install_language
from acquire_desktop.ui.kit.look import motion
from acquire_desktop.ui.pin.curtain import Curtain
from tests.ui.kit.held_keys import Clock

WORDS = GameNames(CLASSIC_2023, ("Ana", "Bea"))
RECAP = ["Ana placed 7E: Tower merged into Continental.", "Ana bought nothing."]
OPENING_KEYS = [Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Space]


@pytest.fixture
def page(qtbot: QtBot) -> Curtain:
    page = Curtain()
    page.guard.clock = Clock()
    qtbot.addWidget(page)
    page.resize(1280, 690)
    with qtbot.waitActive(page):
        page.show()
        page.activateWindow()
    page.call("<b>Bea</b> & Co", lambda: RECAP)
    return page


def test_the_recap_begins_after_the_last_own_turn() -> None:
    events = (
        TurnBegan(1, 1),
        TilePlaced(1, 40),
        TurnBegan(2, 0),
        TilePlaced(0, 12),
        StockBought(0, (0,) * 7, 0),
        TurnBegan(3, 1),
        TilePlaced(1, 60),
        TurnBegan(4, 0),
    )
    assert recap_of(events, 0, WORDS) == ("Bea placed 1F.",)
    assert len(recap_of(events[5:], 0, WORDS)) == 1
    assert len(recap_of(events[:2], 0, WORDS)) == 1


def let_keys_alone(page: Curtain) -> None:
    """Let so much time pass that a press is a new one."""
    assert isinstance(page.guard.clock, Clock)
    page.guard.clock.now += GUARD_MS


@pytest.mark.parametrize("key", OPENING_KEYS)
def test_a_key_still_held_from_the_last_move_opens_nothing(
    qtbot: QtBot, page: Curtain, key: Qt.Key
) -> None:
    with qtbot.assertNotEmitted(page.accepted):
        QTest.keyClick(page._accept, key)


@pytest.mark.parametrize("key", OPENING_KEYS)
def test_a_repeated_key_never_opens(qtbot: QtBot, page: Curtain, key: Qt.Key) -> None:
    let_keys_alone(page)
    with qtbot.assertNotEmitted(page.accepted):
        for kind in (QEvent.Type.KeyPress, QEvent.Type.KeyRelease):
            modifier = Qt.KeyboardModifier.NoModifier
            event = QKeyEvent(kind, key, modifier, "", True)
            QApplication.sendEvent(page._accept, event)


@pytest.mark.parametrize("key", OPENING_KEYS)
def test_a_fresh_key_opens_once(page: Curtain, key: Qt.Key) -> None:
    let_keys_alone(page)
    opened: list[bool] = []
    page.accepted.connect(lambda: opened.append(True))
    QTest.keyClick(page._accept, key)
    assert opened == [True]


@pytest.mark.parametrize("key", OPENING_KEYS)
def test_every_press_before_the_time_starts_it_anew(page: Curtain, key: Qt.Key) -> None:
    """Remote desktops send the repeats of a held key as presses, each with its release."""
    opened: list[bool] = []
    page.accepted.connect(lambda: opened.append(True))
    clock = page.guard.clock
    assert isinstance(clock, Clock)
    for _ in range(20):
        clock.now += GUARD_MS - 1
        QTest.keyClick(page._accept, key)
    assert not opened
    clock.now += GUARD_MS
    QTest.keyClick(page._accept, key)
    assert opened == [True]


def test_a_click_opens(qtbot: QtBot, page: Curtain) -> None:
    with qtbot.waitSignal(page.accepted):
        QTest.mouseClick(page._accept, Qt.MouseButton.LeftButton)


def test_the_guard_starts_anew_with_every_handover(qtbot: QtBot, page: Curtain) -> None:
    let_keys_alone(page)
    page.call("Ana", list)
    with qtbot.assertNotEmitted(page.accepted):
        QTest.keyClick(page._accept, Qt.Key.Key_Return)


def test_names_and_recap_are_shown_as_they_are(page: Curtain) -> None:
    assert page._name.text() == "<b>Bea</b> & Co"
    assert page._title.text() == "Pass the computer to <b>Bea</b> & Co"
    assert page._accept.text() == "I am <b>Bea</b> && Co"
    assert all(line in page._recap.text() for line in RECAP)
    for label in page.findChildren(QLabel):
        if label.text():
            assert label.textFormat() is Qt.TextFormat.PlainText


def test_without_news_there_is_no_recap(page: Curtain) -> None:
    page.call("Ana", list)
    assert not page._recap.isVisible()
    assert not page._recap_title.isVisible()


def test_the_curtain_is_opaque(page: Curtain) -> None:
    image = page.grab().toImage()
    corners = [(0, 0), (1279, 0), (0, 689), (1279, 689), (640, 345)]
    assert all(image.pixelColor(x, y).alpha() == 255 for x, y in corners)


def test_a_wrong_pin_is_told_in_the_language_that_is_chosen(
    qapp: QApplication, page: Curtain
) -> None:
    page.call("Bea", lambda: RECAP, check=lambda _digits: 1)
    QTest.keyClicks(page.pad.field, "1234")
    assert page.pad.field.text() == ""
    assert page.pad.problem == "That is not the PIN of Bea."
    install_language(qapp, "pt_BR")
    QApplication.processEvents()
    assert page.pad.problem == "Esse não é o PIN de Bea."
    assert page.pad.field.accessibleName() == "O PIN de Bea"


@pytest.mark.parametrize("moves", [True, False])
def test_a_wrong_pin_shakes_the_dots_where_things_may_move(page: Curtain, moves: bool) -> None:
    motion.set_wanted(moves)
    page.call("Bea", list, check=lambda digits: int(digits != "0420"))
    opened: list[bool] = []
    page.accepted.connect(lambda: opened.append(True))
    QTest.keyClicks(page.pad.field, "1234")
    assert page.pad.field._is_shaking() is moves
    assert not opened
    QTest.keyClicks(page.pad.field, "0420")
    assert opened == [True]
    motion.set_wanted(True)


def test_the_fourth_digit_opens_by_the_mouse_too(page: Curtain) -> None:
    page.call("Bea", list, check=lambda digits: int(digits != "0420"))
    opened: list[bool] = []
    page.accepted.connect(lambda: opened.append(True))
    for digit in "0420":
        assert not opened
        QTest.mouseClick(page.pad.keys["1234567890".index(digit)], Qt.MouseButton.LeftButton)
    assert opened == [True]


def test_nothing_is_kept_of_the_digits_once_they_were_tried(page: Curtain) -> None:
    page.call("Bea", list, check=lambda _digits: 1)
    QTest.keyClicks(page.pad.field, "1234")
    assert page.pad.field.text() == ""
    assert page.pad.field._let_go is None
