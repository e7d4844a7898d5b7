"""The walkthrough plays along where it does not interrupt, and never covers a decision unasked."""

import pytest
from PySide6.QtCore import QEvent, Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QLabel, QVBoxLayout, QWidget
from pytestqt.qtbot import QtBot

from acquire_desktop.engine.actions import Action, DisposeStock
from acquire_desktop.engine.editions import EDITION_2008
from acquire_desktop.engine.events import Event, MergerBegan
from acquire_desktop.engine.game import observe
from acquire_desktop.engine.state import State
from acquire_desktop.engine.view import View
from acquire_desktop.ui.kit import languages
from acquire_desktop.ui.table.walkthrough.decision_area import DecisionArea
from acquire_desktop.ui.table.walkthrough.story import StepKind, ToldMoment
from tests.ui.table.walkthrough import stories
from tests.ui.table.walkthrough.stories import NAMES, place, play

STEP_MS = 60_000
"""Longer than any test: the tests turn the pages themselves."""


@pytest.fixture(autouse=True)
def english(qapp: QApplication) -> None:
    """Begin every test in English."""
    languages.install_language(qapp, "en")


class Table:
    """A decision area with a plain panel, seen from one seat, and a game in the engine."""

    def __init__(self, qtbot: QtBot, seat: int, state: State) -> None:
        self.panel = QWidget()
        self.area = DecisionArea(self.panel, QVBoxLayout(self.panel), QWidget())
        qtbot.addWidget(self.area)
        self.area.resize(640, 600)
        self.area.show()
        self.seat = seat
        self.state = state
        self.held: list[bool] = []
        self.area.held.connect(self.held.append)
        self.area.show_events((), self.view, NAMES[:3])

    @property
    def view(self) -> View:
        return observe(self.state, self.seat)

    def do(self, *actions: Action, step_ms: int = STEP_MS) -> tuple[Event, ...]:
        """Carry out actions, each a step of its own."""
        told: tuple[Event, ...] = ()
        for action in actions:
            self.state, events = play(self.state, action)
            self.area.add_events(events, self.view, NAMES[:3], step_ms)
            told += events
        return told

    def kind(self) -> StepKind:
        """Return what the step on view tells."""
        story = self.area.walkthrough.story
        assert story is not None
        return story.steps[self.area.walkthrough.position].kind


MERGE = place("6A")
SETTLE = (DisposeStock(3, 0, 0), DisposeStock(0, 3, 0), DisposeStock(1, 0, 0))


@pytest.fixture
def watcher(qtbot: QtBot) -> Table:
    """A seat that holds one Imperial and is asked last; Ana merges."""
    return Table(qtbot, 2, stories.tied(EDITION_2008))


def test_it_plays_along_and_the_computers_wait_until_it_has_caught_up(watcher: Table) -> None:
    watcher.do(MERGE)
    area = watcher.area
    assert area.walkthrough.isVisible()
    assert not watcher.panel.isVisible()
    assert watcher.kind() is StepKind.SIZES
    assert watcher.held == [True]
    for kind in (StepKind.SURVIVOR, StepKind.HOLDERS, StepKind.BONUSES, StepKind.STOCK):
        area.play_on()
        assert watcher.kind() is kind
    assert watcher.held == [True, False]
    watcher.do(SETTLE[0])
    assert watcher.kind() is StepKind.STOCK
    assert not area.is_holding


def test_every_step_has_its_whole_height(watcher: Table) -> None:
    watcher.do(MERGE)
    walkthrough = watcher.area.walkthrough
    while not walkthrough.is_at_end:
        QApplication.processEvents()
        assert walkthrough.height() >= walkthrough.sizeHint().height()
        walkthrough.go_on()


def test_an_own_decision_takes_the_panels_place_back(watcher: Table) -> None:
    watcher.do(MERGE, *SETTLE[:2])
    area = watcher.area
    assert watcher.view.legal
    assert watcher.panel.isVisible()
    assert not area.walkthrough.isVisible()
    assert area.bar.isVisible()
    assert not area.is_holding


def test_after_an_own_decision_it_goes_on_where_it_was(watcher: Table) -> None:
    watcher.do(MERGE, *SETTLE)
    area = watcher.area
    assert area.walkthrough.isVisible()
    assert watcher.kind() is StepKind.STOCK
    area.play_on()
    assert watcher.kind() is StepKind.RESULT
    area.play_on()
    assert not area.walkthrough.isVisible()
    assert watcher.held == [True, False, True, False]
    assert area.bar.isVisible()


def test_at_instant_speed_only_the_bar_appears(watcher: Table) -> None:
    watcher.do(MERGE, step_ms=0)
    area = watcher.area
    assert not area.walkthrough.isVisible()
    assert watcher.panel.isVisible()
    assert area.bar.isVisible()
    assert watcher.held == []
    QTest.mouseClick(area.bar.open_button, Qt.MouseButton.LeftButton)
    assert area.walkthrough.isVisible()
    assert watcher.kind() is StepKind.SIZES


def test_what_was_skipped_does_not_come_back_by_itself(watcher: Table) -> None:
    watcher.do(MERGE)
    area = watcher.area
    QTest.keyClick(area.walkthrough.next_button, Qt.Key.Key_Escape)
    assert not area.walkthrough.isVisible()
    assert watcher.held == [True, False]
    watcher.do(SETTLE[0])
    assert not area.walkthrough.isVisible()
    assert area.bar.isVisible()


def test_a_reader_who_walks_is_not_walked_any_more(watcher: Table) -> None:
    watcher.do(MERGE)
    walkthrough = watcher.area.walkthrough
    QTest.keyClick(walkthrough.next_button, Qt.Key.Key_Right)
    QTest.keyClick(walkthrough.next_button, Qt.Key.Key_Left)
    assert watcher.kind() is StepKind.SIZES
    assert watcher.held == [True]
    for _ in range(4):
        QTest.keyClick(walkthrough.next_button, Qt.Key.Key_Return)
    assert watcher.held == [True, False], "nothing more would ever come"
    watcher.do(SETTLE[0])
    assert watcher.kind() is StepKind.STOCK


def test_d_opens_and_closes_it_even_over_a_decision(qtbot: QtBot) -> None:
    table = Table(qtbot, 0, stories.tied(EDITION_2008))
    table.do(MERGE)
    area = table.area
    assert not area.walkthrough.isVisible()
    area.bar.open_button.click()
    assert area.walkthrough.isVisible()
    assert not table.panel.isVisible()
    for _ in range(4):
        area.walkthrough.go_on()
    assert area.walkthrough.next_button.text() == "To your decision"
    area.walkthrough.go_on()
    assert table.panel.isVisible()


def test_the_bar_tells_every_step_in_a_sentence(qtbot: QtBot) -> None:
    table = Table(qtbot, 0, stories.tied(EDITION_2008))
    table.do(MERGE, step_ms=0)
    bar = table.area.bar

    def text() -> str:
        return bar.findChildren(QLabel)[1].text()

    assert text() == "Merger by Ana. Bonuses for Imperial: Ana $4,500 and Bea $4,500."
    QTest.mouseClick(bar.back_button, Qt.MouseButton.LeftButton)
    assert text().endswith("Stockholders: Ana 3, Bea 3 and Carlos 1.")
    for _ in range(2):
        QTest.mouseClick(bar.back_button, Qt.MouseButton.LeftButton)
    assert text() == "Ana merges Tower (6) and Imperial (5) with 6A."
    assert not bar.back_button.isEnabled()


def test_who_settles_stock_is_told_the_bonuses_and_not_what_the_others_did(qtbot: QtBot) -> None:
    table = Table(qtbot, 1, stories.tied(EDITION_2008))
    table.do(MERGE, SETTLE[0], step_ms=0)
    assert table.view.legal
    text = table.area.bar.findChildren(QLabel)[1].text()
    assert text == "Merger by Ana. Bonuses for Imperial: Ana $4,500 and Bea $4,500."


def test_sums_stay_longer_than_the_other_steps(watcher: Table) -> None:
    watcher.do(MERGE)
    area = watcher.area
    lengths = []
    while not area.walkthrough.is_at_end:
        area.play_on()
        if area._timer.isActive():
            lengths.append((watcher.kind(), area._timer.interval()))
            area._timer.stop()
    assert (StepKind.BONUSES, 2 * STEP_MS) in lengths
    assert (StepKind.HOLDERS, STEP_MS) in lengths


def test_the_bar_goes_when_the_viewer_has_acted(qtbot: QtBot) -> None:
    table = Table(qtbot, 0, stories.tied(EDITION_2008))
    table.do(MERGE, *SETTLE, step_ms=0)
    assert table.area.bar.isVisible()
    table.do(stories.BUY_NOTHING, step_ms=0)
    assert not table.area.bar.isVisible()


def test_space_turns_the_page_while_the_computers_wait_for_the_reader(watcher: Table) -> None:
    watcher.do(MERGE)
    event = QKeyEvent(QEvent.Type.KeyPress, Qt.Key.Key_Space, Qt.KeyboardModifier.NoModifier)
    assert watcher.area.handle_key(event)
    assert watcher.kind() is StepKind.SURVIVOR
    watcher.area.skip()
    assert not watcher.area.handle_key(event)


def test_it_says_which_merger_it_tells_and_when_it_tells_the_result(watcher: Table) -> None:
    area = watcher.area
    assert area.told is None
    told = watcher.do(MERGE)
    opening = next(event for event in told if isinstance(event, MergerBegan))
    shown: list[ToldMoment] = []
    area.told_changed.connect(lambda: shown.extend(filter(None, [area.told])))
    watcher.do(*SETTLE)
    while not area.walkthrough.is_at_end:
        area.walkthrough.go_on()
    assert {moment.merger for moment in shown} == {opening}
    assert [moment.is_after for moment in shown] == [False] * (len(shown) - 1) + [True]
    area.skip()
    assert area.told is None


def test_while_somebody_looks_back_no_merger_is_told(watcher: Table) -> None:
    watcher.do(MERGE)
    area = watcher.area
    area.show_card(True)
    assert not area.walkthrough.isVisible()
    assert area.told is None
    area.show_card(False)
    assert area.walkthrough.isVisible()
    assert area.told is not None


def test_an_old_merger_is_opened_again_by_its_event(qtbot: QtBot) -> None:
    table = Table(qtbot, 0, stories.tied(EDITION_2008))
    told = table.do(MERGE, *SETTLE, stories.BUY_NOTHING, step_ms=0)
    opening = next(event for event in told if isinstance(event, MergerBegan))
    table.area.open_story(opening)
    assert table.area.walkthrough.isVisible()
    assert table.kind() is StepKind.SIZES
    with qtbot.waitSignal(table.area.left):
        table.area.walkthrough.closed.emit()


def test_showing_a_game_anew_closes_it_and_keeps_the_bar(watcher: Table) -> None:
    told = watcher.do(MERGE)
    watcher.area.show_events(told, watcher.view, NAMES[:3])
    assert not watcher.area.walkthrough.isVisible()
    assert watcher.area.bar.isVisible()
    assert watcher.held == [True, False]


def test_while_the_game_waits_the_walkthrough_says_so_and_space_and_enter_go_on(
    watcher: Table,
) -> None:
    watcher.do(MERGE)
    area, walkthrough = watcher.area, watcher.area.walkthrough
    assert area.is_holding
    said = [label.text() for label in walkthrough.findChildren(QLabel) if label.isVisible()]
    told = "The game waits while you read. Space or Enter goes on."
    assert told in said
    assert walkthrough.accessibleDescription() == told
    for key in (Qt.Key.Key_Space, Qt.Key.Key_Return):
        before = walkthrough.position
        event = QKeyEvent(QEvent.Type.KeyPress, key, Qt.KeyboardModifier.NoModifier)
        assert area.handle_key(event)
        assert walkthrough.position == before + 1
    area.skip()
    assert watcher.held[-1:] == [False]
    assert walkthrough.accessibleDescription() == ""


def test_a_story_makes_each_of_its_pages_once(watcher: Table) -> None:
    shown: list[int] = []
    watcher.area.walkthrough.step_shown.connect(lambda: shown.append(1))
    watcher.do(MERGE)
    assert len(shown) == 1
