"""The scene of a merger opens and goes by itself, and leads to each decision of the reader."""

from functools import partial

import pytest
from PySide6.QtCore import QEvent, Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QLabel, QWidget
from pytestqt.qtbot import QtBot

from acquire_desktop.choices import MergerScenes
from acquire_desktop.games.acquire.engine.actions import Action, DisposeStock
from acquire_desktop.games.acquire.engine.editions import EDITION_2008
from acquire_desktop.games.acquire.engine.events import Event, MergerBegan
from acquire_desktop.games.acquire.engine.game import observe
from acquire_desktop.games.acquire.engine.state import State
from acquire_desktop.games.acquire.engine.view import View
from acquire_desktop.storage.players import Player, PlayerKind
from acquire_desktop.ui.acquire.table.walkthrough.decision_area import DecisionArea
from acquire_desktop.ui.acquire.table.walkthrough.story import StepKind, StoryMoment
from acquire_desktop.ui.kit.boxes import column
from acquire_desktop.ui.kit.look import motion
from tests.ui.acquire.table.walkthrough import stories
from tests.ui.acquire.table.walkthrough.stories import NAMES, place, play

STEP_MS = 60_000
"""Longer than any test: the tests turn the pages themselves."""


@pytest.fixture(autouse=True)
def still() -> None:
    """Begin every test without motion."""
    motion.set_wanted(False)


class Table:
    """A decision area with a plain panel, seen from one seat, and a game in the engine."""

    def __init__(self, qtbot: QtBot, seat: int, state: State) -> None:
        self.panel = QWidget()
        self.area = DecisionArea(self.panel, QWidget())
        column(self.area.story_button, of=self.panel)
        qtbot.addWidget(self.area)
        self.area.resize(1100, 640)
        self.area.scene.figures.set_players([Player(name, PlayerKind.HUMAN) for name in NAMES[:3]])
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
        story = self.area.scene.story
        assert story is not None
        return story.steps[self.area.scene.player.position].kind


MERGE = place("6A")


def press(area: DecisionArea, key: Qt.Key) -> None:
    """Press a key wherever the focus is at the table."""
    assert area.handle_key(QKeyEvent(QEvent.Type.KeyPress, key, Qt.KeyboardModifier.NoModifier))


SETTLE = (DisposeStock(3, 0, 0), DisposeStock(0, 3, 0), DisposeStock(1, 0, 0))


@pytest.fixture
def watcher(qtbot: QtBot) -> Table:
    """A seat that holds one Imperial and is asked last; Ana merges."""
    return Table(qtbot, 2, stories.tied(EDITION_2008))


def test_it_plays_along_and_the_computers_wait_until_it_has_caught_up(watcher: Table) -> None:
    watcher.do(MERGE)
    area = watcher.area
    assert area.scene.isVisible()
    assert area.scene.geometry() == area.rect(), "it covers everything"
    assert watcher.kind() is StepKind.SIZES
    assert watcher.held == [True]
    area.play_on()
    assert watcher.kind() is StepKind.BONUSES
    assert watcher.held == [True], "the sums are read first"
    area.play_on()
    assert watcher.kind() is StepKind.BONUSES
    assert watcher.held == [True, False]
    watcher.do(SETTLE[0])
    assert watcher.kind() is StepKind.STOCK
    assert watcher.held == [True, False, True], "what each of them does is read, too"
    area.play_on()
    assert watcher.held == [True, False, True, False]


def test_an_own_decision_waits_at_the_end_of_what_there_is_to_see(watcher: Table) -> None:
    watcher.do(MERGE, *SETTLE[:2])
    area = watcher.area
    assert watcher.view.legal
    assert not area.is_holding
    while not area.scene.player.is_at_end:
        area.play_on()
    assert watcher.kind() is StepKind.STOCK
    QApplication.processEvents()
    assert area.scene.next_button.text() == "Next: settle my 1 Imperial"
    area.play_on()
    assert not area.scene.isVisible()
    assert watcher.panel.isVisible()
    assert area.story_button.isVisible()


def test_after_an_own_decision_it_goes_on_where_it_was(watcher: Table) -> None:
    watcher.do(MERGE, *SETTLE[:2])
    area = watcher.area
    while area.scene.isVisible():
        area.play_on()
    watcher.do(SETTLE[2])
    assert area.scene.isVisible()
    assert watcher.kind() is StepKind.STOCK, "what the reader did is told, too"
    area.play_on()
    assert watcher.kind() is StepKind.RESULT
    area.play_on()
    assert not area.scene.isVisible()
    assert watcher.held[-2:] == [True, False]
    assert area.story_button.isVisible()


def test_who_places_the_tile_sees_the_bonuses_before_settling(qtbot: QtBot) -> None:
    table = Table(qtbot, 0, stories.tied(EDITION_2008))
    table.do(MERGE)
    area = table.area
    area.play_on()
    assert table.kind() is StepKind.BONUSES
    QApplication.processEvents()
    assert area.scene.next_button.text() == "Next: settle my 3 Imperial"
    QTest.keyClick(area.scene.next_button, Qt.Key.Key_Return)
    assert not area.scene.isVisible()
    table.do(SETTLE[0])
    assert area.scene.isVisible()
    assert table.kind() is StepKind.STOCK


def test_the_first_mergers_open_in_any_case_and_later_ones_as_it_is_chosen(qtbot: QtBot) -> None:
    for seen, when, has_stock, opens in (
        (0, MergerScenes.MINE, False, True),
        (2, MergerScenes.MINE, False, True),
        (3, MergerScenes.MINE, False, False),
        (3, MergerScenes.MINE, True, True),
        (3, MergerScenes.ALWAYS, False, True),
        (0, MergerScenes.STRIP, True, False),
    ):
        state = stories.tied(EDITION_2008) if has_stock else stories.for_one()
        table = Table(qtbot, 2, state)
        table.area.set_when(when)
        table.area.set_seen(seen)
        learned: list[int] = []
        table.area.learned.connect(partial(learned.append, 1))
        table.do(MERGE)
        assert table.area.scene.isVisible() == opens, (seen, when, has_stock)
        table.area.skip()
        assert bool(learned) == (opens and seen < 3)
        assert table.area.story_button.isVisible()


def test_space_holds_the_scene_and_the_game_and_lets_both_go_on(watcher: Table) -> None:
    watcher.do(MERGE)
    area = watcher.area
    for _ in range(2):
        area.play_on()
    assert watcher.held[-1:] == [False]
    press(area, Qt.Key.Key_Space)
    assert watcher.held[-1:] == [True], "also where nothing more is to be read"
    assert area.scene.accessibleDescription().startswith("The game waits while you read.")
    press(area, Qt.Key.Key_Space)
    assert area.scene.accessibleDescription().endswith(
        "Plays automatically: Space pauses, Esc skips."
    )
    area.play_on()
    assert watcher.held[-1:] == [False]


def test_next_lets_the_game_go_on_where_all_that_happened_is_told(watcher: Table) -> None:
    watcher.do(MERGE)
    area = watcher.area
    area.play_on()
    assert watcher.kind() is StepKind.BONUSES
    assert watcher.held == [True]
    assert area.scene.next_button.isEnabled()
    QTest.keyClick(area.scene.next_button, Qt.Key.Key_Right)
    assert watcher.held == [True, False]
    assert not area.scene.next_button.isEnabled(), "there is nothing to go on to yet"
    watcher.do(SETTLE[0])
    assert watcher.kind() is StepKind.STOCK
    QTest.mouseClick(area.scene.next_button, Qt.MouseButton.LeftButton)
    watcher.do(SETTLE[1])
    assert watcher.held == [True, False, True, False], "now it is for the reader to settle"


def test_money_for_stock_flies_as_each_of_them_is_paid(watcher: Table) -> None:
    motion.set_wanted(True)
    watcher.do(MERGE)
    area = watcher.area
    for _ in range(2):
        area.play_on()
    for settlement, flies in ((SETTLE[0], False), (SETTLE[1], True)):
        watcher.do(settlement)
        assert watcher.kind() is StepKind.STOCK
        assert area.scene.flight.is_flying == flies, settlement
    shown = [each.text() for each in area.scene.findChildren(QLabel) if each.isVisible()]
    assert [text for text in shown if text.startswith("+")] == ["+$1,800"]


def test_who_is_asked_for_the_order_is_not_told_the_survivor_again(qtbot: QtBot) -> None:
    table = Table(qtbot, 0, stories.of_equal())
    table.do(place("5D"))
    table.area.play_on()
    assert not table.area.scene.isVisible(), "the survivor is to be chosen"
    table.do(table.view.legal[0])
    assert table.kind() is StepKind.SIZES
    table.area.play_on()
    assert not table.area.scene.isVisible(), "the order is to be chosen"
    table.do(table.view.legal[0])
    assert table.kind() is StepKind.BONUSES


def test_the_first_mergers_also_tell_how_a_merger_goes_and_stay_longer(qtbot: QtBot) -> None:
    lines = "2. The two players with the most stock of an acquired chain get a bonus."
    for seen, is_shown in ((0, True), (3, False)):
        table = Table(qtbot, 2, stories.tied(EDITION_2008))
        table.area.set_seen(seen)
        table.do(MERGE)
        shown = [each.text() for each in table.area.scene.findChildren(QLabel) if each.isVisible()]
        assert (lines in shown) == is_shown
        assert table.area.player._timer.interval() == STEP_MS * (2 if is_shown else 1.2)


def test_at_instant_speed_only_the_bar_appears(watcher: Table) -> None:
    watcher.do(MERGE, step_ms=0)
    area = watcher.area
    assert not area.scene.isVisible()
    assert watcher.panel.isVisible()
    assert area.story_button.isVisible()
    assert watcher.held == []
    QTest.mouseClick(area.story_button, Qt.MouseButton.LeftButton)
    assert area.scene.isVisible()
    assert watcher.kind() is StepKind.SIZES


def test_what_was_skipped_does_not_come_back_by_itself(watcher: Table) -> None:
    watcher.do(MERGE)
    area = watcher.area
    QTest.keyClick(area.scene.next_button, Qt.Key.Key_Escape)
    assert not area.scene.isVisible()
    assert watcher.held == [True, False]
    watcher.do(SETTLE[0])
    assert not area.scene.isVisible()
    assert area.story_button.isVisible()


def test_what_is_skipped_after_an_own_decision_stays_skipped(qtbot: QtBot) -> None:
    table = Table(qtbot, 0, stories.tied(EDITION_2008))
    table.do(MERGE)
    area = table.area
    while area.scene.isVisible():
        area.play_on()
    assert table.view.legal
    table.do(SETTLE[0], step_ms=0)
    table.do(*SETTLE[1:])
    assert not area.scene.isVisible()
    assert area.story_button.isVisible()


def test_what_was_skipped_stays_skipped_for_the_next_person_at_the_screen(
    watcher: Table,
) -> None:
    events = [*watcher.do(MERGE)]
    area = watcher.area
    for action, step_ms in zip(SETTLE, (0, STEP_MS, STEP_MS), strict=True):
        followed, told = area.followed, len(events)
        watcher.state, new = play(watcher.state, action)
        events += new
        area.show_events(events, watcher.view, NAMES[:3])
        area.go_on_telling(told, followed, step_ms)
        assert not area.scene.isVisible()
    assert area.story_button.isVisible()


def test_a_reader_who_walks_is_not_walked_any_more(watcher: Table) -> None:
    watcher.do(MERGE)
    scene = watcher.area.scene
    QTest.keyClick(scene.next_button, Qt.Key.Key_Right)
    QTest.keyClick(scene.next_button, Qt.Key.Key_Left)
    assert watcher.kind() is StepKind.SIZES
    assert not watcher.area.player.is_waiting
    assert watcher.held[-1:] == [True], "there is more to read"
    for _ in range(2):
        QTest.keyClick(scene.next_button, Qt.Key.Key_Return)
    assert watcher.held[-1:] == [False], "nothing more would ever come"
    watcher.do(SETTLE[0])
    assert watcher.kind() is StepKind.BONUSES
    assert watcher.held[-1:] == [True]


def test_d_opens_and_closes_it_even_over_a_decision(qtbot: QtBot) -> None:
    table = Table(qtbot, 0, stories.tied(EDITION_2008))
    table.do(MERGE, step_ms=0)
    area = table.area
    assert not area.scene.isVisible()
    area.story_button.click()
    assert area.scene.isVisible()
    press(area, Qt.Key.Key_D)
    assert not area.scene.isVisible()
    press(area, Qt.Key.Key_D)
    for _ in range(2):
        area.scene.player.go_on()
    assert not area.scene.isVisible()
    assert table.panel.isVisible()


def test_the_button_tells_the_newest_step_in_a_sentence(qtbot: QtBot) -> None:
    table = Table(qtbot, 0, stories.tied(EDITION_2008))
    table.do(MERGE, step_ms=0)
    told = "Merger by Ana. Bonuses for Imperial: Ana $4,500 and Bea $4,500."
    assert table.area.story_button.sentence() == told
    assert told in table.area.story_button.toolTip()


def test_who_settles_stock_is_told_the_bonuses_and_not_what_the_others_did(qtbot: QtBot) -> None:
    table = Table(qtbot, 1, stories.tied(EDITION_2008))
    table.do(MERGE, SETTLE[0], step_ms=0)
    assert table.view.legal
    told = "Merger by Ana. Bonuses for Imperial: Ana $4,500 and Bea $4,500."
    assert table.area.story_button.sentence() == told


def test_sums_stay_longer_than_the_other_steps(watcher: Table) -> None:
    watcher.do(MERGE)
    area = watcher.area
    lengths = []
    while not area.scene.player.is_at_end:
        area.play_on()
        if area.player.is_waiting:
            lengths.append((watcher.kind(), area.player._timer.interval()))
            area.player._timer.stop()
    assert (StepKind.BONUSES, 2 * STEP_MS) in lengths
    assert all(length < 2 * STEP_MS for kind, length in lengths if kind is StepKind.STOCK)


def test_the_bar_goes_when_the_viewer_has_acted(qtbot: QtBot) -> None:
    table = Table(qtbot, 0, stories.tied(EDITION_2008))
    table.do(MERGE, *SETTLE, step_ms=0)
    assert table.area.story_button.isVisible()
    table.do(stories.BUY_NOTHING, step_ms=0)
    assert not table.area.story_button.isVisible()


def test_it_says_which_merger_it_tells_and_when_it_tells_the_result(watcher: Table) -> None:
    area = watcher.area
    assert area.story_moment is None
    told = watcher.do(MERGE)
    opening = next(event for event in told if isinstance(event, MergerBegan))
    shown: list[StoryMoment] = []
    area.story_changed.connect(lambda: shown.extend(filter(None, [area.story_moment])))
    watcher.do(*SETTLE)
    while not area.scene.player.is_at_end:
        area.scene.player.go_on()
    assert {moment.merger for moment in shown} == {opening}
    assert [moment.is_after for moment in shown] == [False] * (len(shown) - 1) + [True]
    area.skip()
    assert area.story_moment is None


def test_while_somebody_looks_back_no_merger_is_told(watcher: Table) -> None:
    watcher.do(MERGE)
    area = watcher.area
    area.show_card(True)
    assert not area.scene.isVisible()
    assert area.story_moment is None
    area.show_card(False)
    assert area.scene.isVisible()
    assert area.story_moment is not None


def test_an_old_merger_is_opened_again_by_its_event(qtbot: QtBot) -> None:
    table = Table(qtbot, 0, stories.tied(EDITION_2008))
    told = table.do(MERGE, *SETTLE, stories.BUY_NOTHING, step_ms=0)
    opening = next(event for event in told if isinstance(event, MergerBegan))
    table.area.open_story(opening)
    assert table.area.scene.isVisible()
    assert table.kind() is StepKind.SIZES
    with qtbot.waitSignal(table.area.left):
        table.area.scene.player.left.emit()


def test_showing_a_game_anew_closes_it_and_keeps_the_bar(watcher: Table) -> None:
    told = watcher.do(MERGE)
    watcher.area.show_events(told, watcher.view, NAMES[:3])
    assert not watcher.area.scene.isVisible()
    assert watcher.area.story_button.isVisible()
    assert watcher.held == [True, False]


def test_a_story_makes_each_of_its_pages_once(watcher: Table) -> None:
    shown: list[int] = []
    watcher.area.scene.step_shown.connect(lambda: shown.append(1))
    watcher.do(MERGE)
    assert len(shown) == 1
