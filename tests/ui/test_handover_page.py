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
from acquire_desktop.ui.pin.handover_page import HandoverPage
from tests.ui.kit.held_keys import Clock

WORDS = GameNames(CLASSIC_2023, ("Ana", "Bea"))
RECAP = ["Ana placed 7E: Tower merged into Continental.", "Ana bought nothing."]
OPENING_KEYS = [Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Space]


@pytest.fixture
def page(qtbot: QtBot) -> HandoverPage:
    page = HandoverPage()
    page.guard.clock = Clock()
    qtbot.addWidget(page)
    page.resize(1280, 690)
    with qtbot.waitActive(page):
        page.show()
        page.activateWindow()
    page.show_handover("<b>Bea</b> & Co", lambda: RECAP)
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


def let_keys_alone(page: HandoverPage) -> None:
    """Let so much time pass that a press is a new one."""
    assert isinstance(page.guard.clock, Clock)
    page.guard.clock.now += GUARD_MS


@pytest.mark.parametrize("key", OPENING_KEYS)
def test_a_key_still_held_from_the_last_move_opens_nothing(
    qtbot: QtBot, page: HandoverPage, key: Qt.Key
) -> None:
    with qtbot.assertNotEmitted(page.accepted):
        QTest.keyClick(page._accept, key)


@pytest.mark.parametrize("key", OPENING_KEYS)
def test_a_repeated_key_never_opens(qtbot: QtBot, page: HandoverPage, key: Qt.Key) -> None:
    let_keys_alone(page)
    with qtbot.assertNotEmitted(page.accepted):
        for kind in (QEvent.Type.KeyPress, QEvent.Type.KeyRelease):
            modifier = Qt.KeyboardModifier.NoModifier
            event = QKeyEvent(kind, key, modifier, "", True)
            QApplication.sendEvent(page._accept, event)


@pytest.mark.parametrize("key", OPENING_KEYS)
def test_a_fresh_key_opens_once(page: HandoverPage, key: Qt.Key) -> None:
    let_keys_alone(page)
    opened: list[bool] = []
    page.accepted.connect(lambda: opened.append(True))
    QTest.keyClick(page._accept, key)
    assert opened == [True]


@pytest.mark.parametrize("key", OPENING_KEYS)
def test_every_press_before_the_time_starts_it_anew(page: HandoverPage, key: Qt.Key) -> None:
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


def test_a_click_opens(qtbot: QtBot, page: HandoverPage) -> None:
    with qtbot.waitSignal(page.accepted):
        QTest.mouseClick(page._accept, Qt.MouseButton.LeftButton)


def test_the_guard_starts_anew_with_every_handover(qtbot: QtBot, page: HandoverPage) -> None:
    let_keys_alone(page)
    page.show_handover("Ana", list)
    with qtbot.assertNotEmitted(page.accepted):
        QTest.keyClick(page._accept, Qt.Key.Key_Return)


def test_names_and_recap_are_shown_as_they_are(page: HandoverPage) -> None:
    assert page._title.text() == "Pass the computer to <b>Bea</b> & Co"
    assert page._accept.text() == "I am <b>Bea</b> && Co — show my tiles"
    assert all(line in page._recap.text() for line in RECAP)
    for label in page.findChildren(QLabel):
        if label.text():
            assert label.textFormat() is Qt.TextFormat.PlainText


def test_without_news_there_is_no_recap(page: HandoverPage) -> None:
    page.show_handover("Ana", list)
    assert not page._recap.isVisible()
    assert not page._recap_title.isVisible()


def test_the_curtain_is_opaque(page: HandoverPage) -> None:
    image = page.grab().toImage()
    corners = [(0, 0), (1279, 0), (0, 689), (1279, 689), (640, 345)]
    assert all(image.pixelColor(x, y).alpha() == 255 for x, y in corners)


def test_a_wrong_pin_is_told_in_the_language_that_is_chosen(
    qapp: QApplication, page: HandoverPage
) -> None:
    page.show_handover("Bea", lambda: RECAP, check=lambda _digits: 1)
    QTest.keyClicks(page.pad.field, "1234")
    assert page.pad.passes() == ""
    assert page.pad.problem == "That is not the PIN of Bea."
    install_language(qapp, "pt_BR")
    QApplication.processEvents()
    assert page.pad.problem == "Esse não é o PIN de Bea."
    assert page.pad.field.accessibleName() == "O PIN de Bea"
