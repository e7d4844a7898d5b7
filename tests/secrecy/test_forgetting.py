"""Whoever looks next finds every part of the table as if nobody had used it before."""

from collections.abc import Iterator
from types import ModuleType
from typing import Any, Final

import pytest
from PySide6.QtCore import QEvent, QPointF, Qt
from PySide6.QtGui import QEnterEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import (
    QAbstractButton,
    QAbstractItemView,
    QAbstractSlider,
    QAbstractSpinBox,
    QApplication,
    QComboBox,
    QTabBar,
    QWidget,
)

from acquire_desktop.ui.kit.drawer_tabs import DrawerTabs
from tests.secrecy import pairs, playing
from tests.secrecy.hotel_tycoon import pairs as hotel_pairs
from tests.secrecy.hotel_tycoon import playing as hotel_playing
from tests.secrecy.reading import Reading, parts_of, read
from tests.secrecy.run import Run, settle

_GAMES: Final = (2, 3, 7)
"""At these tables a person is asked whose hand lies open."""
_TABLES: Final = ((playing, pairs), (hotel_playing, hotel_pairs))
_PAGE_UP: Final = "._pane"
"""Which page was asked for; it is the table's."""
_KEYS: Final = (Qt.Key.Key_Right, Qt.Key.Key_Down, Qt.Key.Key_End)


def come_to_a_hand(run: Run[Any]) -> bool:
    """Play on to where a person is asked whose hand lies open; tell whether there is such a one."""
    session, pair = run.window.session, run.pair
    session.open(pair.loaded(0))
    hands = run.make_hands(run)
    while session.view.ply < pair.until:
        settle()
        if session.screen.handover_to is not None:
            hands.seats.open_curtain()
        elif session.awaits_human and session.screen.shows_hand:
            return True
        elif session.awaits_human:
            session.submit(pair.games[0].actions[session.view.ply])
        elif session.computer_turns.pace.is_waiting:
            session.computer_turns.pace.step()
    return False


def covered(run: Run[Any]) -> Reading:
    """Cover the hand and return what is found of the table then."""
    run.window.pages.note_minimised()
    settle()
    found = read(run.window, parts_of(run.window))
    return {where: told for where, told in found.items() if not where.endswith(_PAGE_UP)}


def use(page: QWidget) -> None:
    """Choose, scroll, step and walk through all parts of a page, and point at each of them."""
    for _ in pages_up(page):
        for part in page.findChildren(QWidget):
            if part.isVisible() and part.isEnabled():
                _work(part)
        settle()
        for part in page.findChildren(QWidget):
            if part.isVisible():
                middle = QPointF(part.rect().center())
                QApplication.sendEvent(part, QEnterEvent(middle, middle, part.mapToGlobal(middle)))
                QApplication.sendEvent(part, QEvent(QEvent.Type.Leave))
        settle()


def pages_up(page: QWidget) -> Iterator[None]:
    """Have each page that shares a place with others up in turn; then it is the first one again.

    Which of them is up is the table's, like the size of the window.
    """
    for tabs in [each for each in page.findChildren(QTabBar) if each.isVisible()]:
        first = tabs.currentIndex()
        for at in filter(tabs.isTabVisible, range(tabs.count())):
            tabs.setCurrentIndex(at)
            settle()
            yield
        tabs.setCurrentIndex(first)
        settle()
    for drawers in page.findChildren(DrawerTabs):
        words = drawers.in_tab_order()[:-1]  # the last is the menu of those without room
        for word in words:
            word.click()
            settle()
            yield
        words[-1].click()
        settle()


def _work(part: QWidget) -> None:
    """Take a part to its end."""
    match part:
        case QAbstractSlider():
            part.setValue(part.maximum())
        case QComboBox():
            part.setCurrentIndex(part.count() - 1)
            part.activated.emit(part.count() - 1)
        case QAbstractSpinBox():
            part.stepUp()
        case QAbstractItemView():
            part.setCurrentIndex(part.model().index(part.model().rowCount() - 1, 0))
        case QAbstractButton() | QTabBar():
            pass
        case _ if part.focusPolicy() & Qt.FocusPolicy.TabFocus:
            part.setFocus(Qt.FocusReason.TabFocusReason)
            for key in _KEYS:
                QTest.keyClick(part, key)


@pytest.mark.part(of=6, by="kind")
@pytest.mark.usefixtures("qtbot")
@pytest.mark.parametrize("number", _GAMES)
@pytest.mark.parametrize(("kind", "made"), _TABLES, ids=["acquire", "hotel_tycoon"])
def test_nothing_that_was_used_stays_as_it_was_left(
    kind: ModuleType, made: ModuleType, number: int
) -> None:
    with kind.open_pair(made.make_pair(number), 0) as run:
        assert come_to_a_hand(run)
        hands = run.make_hands(run)
        for _ in pages_up(run.window.pages.game):
            covered(run)
            hands.seats.open_hand()
        unused = covered(run)  # all parts have been laid out before
        hands.seats.open_hand()
        use(run.window.pages.game)
        used = covered(run)
        changed = {
            where: (unused.get(where), used.get(where))
            for where in unused.keys() | used.keys()
            if unused.get(where) != used.get(where)
        }
        assert changed == {}
