"""The bell declares the end where it is held or pressed twice, and never by accident."""

from dataclasses import replace

import pytest
from PySide6.QtCore import Qt, QVariantAnimation
from PySide6.QtGui import QKeyEvent
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from acquire_desktop.games.acquire.engine.actions import DeclareEnd
from acquire_desktop.games.acquire.engine.editions import EDITION_2008
from acquire_desktop.games.acquire.engine.game import apply, observe
from acquire_desktop.games.acquire.engine.position import position
from acquire_desktop.games.acquire.engine.view import Holdings, View
from acquire_desktop.ui.acquire.table.hand import bell as bell_module
from acquire_desktop.ui.acquire.table.hand.bell import HEARD_MS, HOLD_MS, TWICE_MS, Bell
from acquire_desktop.ui.acquire.table.hand.hand_panel import HandPanel
from acquire_desktop.ui.kit.key_guard import GAP_MS
from acquire_desktop.ui.kit.look import motion
from tests.ui.acquire.table.decisions.table import EMPTY_LINE, NAMES, buying, ending

LEFT = Qt.MouseButton.LeftButton
E = Qt.Key.Key_E


def view_of(*, holdings: Holdings = Holdings.OPEN, worth: tuple[int, ...] = (9, 5, 7)) -> View:
    return replace(observe(ending(), 0), holdings=holdings, worth=worth)


class Fingers:
    """Gives the bell's key to a rail, by a clock that goes on with each event."""

    def __init__(self, rail: HandPanel) -> None:
        self.rail, self.now = rail, 10_000
        rail.bell.clock = lambda: self.now

    def down(self, after_ms: int = GAP_MS, *, is_repeat: bool = False) -> bool:
        self.now += after_ms
        event = QKeyEvent(
            QKeyEvent.Type.KeyPress, E, Qt.KeyboardModifier.NoModifier, "e", is_repeat
        )
        return self.rail.handle_key(event)

    def up(self) -> None:
        event = QKeyEvent(QKeyEvent.Type.KeyRelease, E, Qt.KeyboardModifier.NoModifier, "e")
        self.rail.bell.note_release(event)


@pytest.fixture
def rail(qtbot: QtBot) -> HandPanel:
    widget = HandPanel()
    qtbot.addWidget(widget)
    widget.resize(740, widget.sizeHint().height())
    widget.show()
    widget.show_bell(view_of(), NAMES)
    return widget


@pytest.fixture
def bell(rail: HandPanel) -> Bell:
    return rail.bell


@pytest.fixture
def rings(bell: Bell) -> list[bool]:
    heard: list[bool] = []
    bell.rung.connect(lambda: heard.append(True))
    return heard


# When it stands


def test_it_stands_where_the_end_may_be_declared(rail: HandPanel, bell: Bell) -> None:
    assert bell.may_ring()
    rail.show_bell(observe(buying(), 0), NAMES)
    assert not bell.isVisible()


def test_by_older_rules_it_comes_after_the_tile(rail: HandPanel, bell: Bell) -> None:
    board = ["CCCCCCCCCCCC"] * 4 + [EMPTY_LINE] * 5
    for is_buying in (False, True):
        state = position(EDITION_2008, board, cash=[6000] * 3, hands=["1I"], buying=is_buying)
        rail.show_bell(observe(state, 0), NAMES)
        assert bell.may_ring() is is_buying


def test_once_it_has_rung_it_stays_and_cannot_be_rung_again(
    rail: HandPanel, bell: Bell, rings: list[bool]
) -> None:
    rail.show_bell(observe(apply(ending(), DeclareEnd()).state, 0), NAMES)
    assert bell.isVisible()
    assert not bell.may_ring()
    assert "The bell has rung" in bell.accessibleName()
    bell.press(HEARD_MS)
    bell.press(HEARD_MS)
    assert not rings


def test_it_is_gone_with_the_hand(rail: HandPanel, bell: Bell) -> None:
    rail.forget()
    assert not bell.isVisible()
    assert not (bell.accessibleName() + bell.accessibleDescription() + bell.toolTip())


def test_no_tile_moves_when_it_comes(rail: HandPanel) -> None:
    places = [place.geometry() for place in rail.places]
    rail.show_bell(observe(buying(), 0), NAMES)
    assert [place.geometry() for place in rail.places] == places


@pytest.mark.parametrize(("width", "has_words"), [(620, False), (740, False), (1076, True)])
def test_its_words_stand_beside_it_where_there_is_room(
    rail: HandPanel, bell: Bell, width: int, has_words: bool
) -> None:
    rail.resize(width, rail.height())
    assert rail.rect().contains(bell.geometry())
    assert bell.x() >= rail.places[-1].x() + rail.places[-1].side_px
    assert bool(bell.line()) is not has_words


# What it says


@pytest.mark.parametrize(
    ("worth", "said"),
    [
        ((9000, 5000, 7000), "you lead by $2,000"),
        ((5000, 9000, 7000), "B&a is $4,000 ahead"),
        ((9000, 5000, 9000), "you are level"),
    ],
)
def test_with_open_holdings_it_says_how_far_the_player_leads(
    rail: HandPanel, bell: Bell, worth: tuple[int, ...], said: str
) -> None:
    rail.show_bell(view_of(worth=worth), NAMES)
    assert bell.line() == f"Ring the bell: {said}."
    for words in (bell.accessibleName(), bell.accessibleDescription()):
        assert said in words
    assert said.replace("&", "&amp;") in bell.toolTip()
    assert "Continental has 48 tiles" in bell.accessibleDescription()


@pytest.mark.parametrize("holdings", [Holdings.AIDED, Holdings.HIDDEN])
def test_with_hidden_holdings_nothing_tells_who_leads(
    rail: HandPanel, bell: Bell, holdings: Holdings
) -> None:
    """Words and picture are the same whatever everybody is worth."""
    told = []
    for worth in ((9000, 5000, 7000), (5000, 9000, 7000), (9000, 5000, 9000)):
        rail.resize(1076, rail.height())
        rail.show_bell(view_of(holdings=holdings, worth=worth), NAMES)
        words = bell.accessibleName(), bell.accessibleDescription(), bell.toolTip(), bell.line()
        told.append((words, bell.grab().toImage()))
        assert "$" not in "".join(words)
    assert told[0] == told[1] == told[2]


# By mouse


def test_held_for_long_enough_it_rings(bell: Bell, rings: list[bool]) -> None:
    QTest.mousePress(bell, LEFT)
    bell.hold.setCurrentTime(HOLD_MS)
    QTest.mouseRelease(bell, LEFT)
    assert rings == [True]


def test_let_go_of_too_soon_it_only_asks_for_another_press(bell: Bell, rings: list[bool]) -> None:
    QTest.mousePress(bell, LEFT)
    bell.hold.setCurrentTime(HOLD_MS - 1)
    QTest.mouseRelease(bell, LEFT)
    assert bell.hold.state() is bell.hold.State.Stopped
    assert not rings
    assert bell.question() == "Press again to end the game"


def test_a_pointer_that_leaves_it_lets_go(bell: Bell, rings: list[bool]) -> None:
    QTest.mousePress(bell, LEFT)
    QTest.mouseMove(bell, bell.rect().bottomRight() * 3)
    assert bell.hold.state() is bell.hold.State.Stopped
    QTest.mouseMove(bell, bell.rect().center())
    assert bell.hold.state() is bell.hold.State.Stopped
    QTest.mouseRelease(bell, LEFT)
    assert not rings


def test_a_double_click_does_not_ring(bell: Bell, rings: list[bool]) -> None:
    QTest.mouseClick(bell, LEFT)
    QTest.mouseDClick(bell, LEFT)
    assert not rings


# By key


def test_its_key_rings_pressed_twice(rail: HandPanel, rings: list[bool]) -> None:
    fingers = Fingers(rail)
    assert fingers.down()
    fingers.up()
    assert not rings
    fingers.down(after_ms=200)
    assert rings == [True]


def test_the_second_press_has_two_seconds(rail: HandPanel, rings: list[bool]) -> None:
    fingers = Fingers(rail)
    fingers.down()
    fingers.up()
    assert rail.bell.armed.interval() == TWICE_MS
    rail.bell.armed.timeout.emit()
    rail.bell.armed.stop()
    fingers.down(after_ms=TWICE_MS + 1)
    assert not rings


@pytest.mark.parametrize("lets_go", [False, True])
@pytest.mark.parametrize("is_marked", [False, True])
def test_a_key_that_is_held_never_rings(
    rail: HandPanel, rings: list[bool], *, lets_go: bool, is_marked: bool
) -> None:
    """Repeats come marked or not, with or without a release right before each."""
    fingers = Fingers(rail)
    fingers.down()
    for wait in (500, *[GAP_MS - 1] * 50):
        fingers.now += wait
        if lets_go:
            fingers.up()
        fingers.down(after_ms=1, is_repeat=is_marked)
    assert not rings


def test_a_first_press_before_another_step_does_not_count(
    rail: HandPanel, rings: list[bool]
) -> None:
    fingers, view = Fingers(rail), view_of()
    fingers.down()
    fingers.up()
    rail.show_bell(replace(view, ply=view.ply + 1), NAMES)
    fingers.down(after_ms=200)
    assert not rings


@pytest.mark.parametrize("key", [Qt.Key.Key_Return, Qt.Key.Key_Space])
def test_enter_and_space_on_it_ring_held_or_pressed_twice(
    bell: Bell, rings: list[bool], key: Qt.Key
) -> None:
    QTest.keyClick(bell, key)
    assert not rings
    QTest.keyClick(bell, key)
    assert rings == [True]
    QTest.keyPress(bell, key)
    bell.hold.setCurrentTime(HOLD_MS)
    QTest.keyRelease(bell, key)
    assert rings == [True, True]


# For a screen reader


def test_a_screen_reader_presses_it_twice(
    bell: Bell, rings: list[bool], monkeypatch: pytest.MonkeyPatch
) -> None:
    said: list[str] = []
    monkeypatch.setattr(bell_module, "announce", lambda _widget, text: said.append(text))
    assert "press E twice" in bell.accessibleDescription()
    bell.click()
    assert not rings
    assert said == ["Press again to end the game"]
    assert bell.accessibleName() == "Ring the bell, press again to ring"
    assert bell.armed.interval() == HEARD_MS
    bell.click()
    assert rings == [True]


# How it moves


@pytest.mark.parametrize("moves", [False, True])
def test_it_swings_only_where_things_may_move(
    rail: HandPanel, bell: Bell, monkeypatch: pytest.MonkeyPatch, *, moves: bool
) -> None:
    monkeypatch.setattr(motion, "is_on", lambda: moves)
    rail.show_bell(observe(apply(ending(), DeclareEnd()).state, 0), NAMES)
    is_swinging = bell.swing.state() is QVariantAnimation.State.Running
    assert is_swinging is moves
