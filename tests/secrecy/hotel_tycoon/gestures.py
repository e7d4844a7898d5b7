"""What people do at the table of Hotel Tycoon besides deciding: they point, read and take back."""

from collections.abc import Callable
from random import Random
from typing import Final

from PySide6.QtCore import QEvent, QPoint, Qt
from PySide6.QtGui import QHelpEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget

from acquire_desktop.games.hotel_tycoon.engine.actions import Action
from acquire_desktop.games.hotel_tycoon.engine.board import PROPERTY_COUNT, TILE_COUNT
from acquire_desktop.languages import LANGUAGES
from acquire_desktop.ui.hotel_tycoon.choices import is_armed, primary_of
from acquire_desktop.ui.hotel_tycoon.shell.window import HotelTycoonWindow
from acquire_desktop.ui.hotel_tycoon.table_page import TablePage
from tests.secrecy.pair import Pair
from tests.secrecy.seat_gestures import Look, SeatHands

_FEW: Final = (1, 2, 3)
"""How many gestures go before a decision."""
_DIGITS: Final = 9


class Hands:
    """Works the window as the people at the table would, the same in both worlds of a pair.

    What somebody else than the viewer does without anybody seeing it (which choice to point at,
    how far to step) differs between the worlds like the cards do.
    """

    def __init__(
        self,
        window: HotelTycoonWindow,
        pair: Pair,
        which: int,
        look: Look,
        rest: Callable[[], None],
    ) -> None:
        table = window.pages.game
        assert isinstance(table, TablePage)
        self._window = window
        self._page = table
        self._pair = pair
        self._which = which
        self._look = look
        self._rest = rest
        self.seats = SeatHands(window, pair, which, look, rest)
        self._chance = Random()
        self._secret = Random()

    def watch(self) -> bool:
        """Return False: no scene goes on by itself."""
        return False

    def at_curtain(self) -> None:
        """Wait for the next person: now and then the rules are read or another language chosen."""
        self._chance = Random(f"curtain {self._pair.number} {self._window.session.view.ply}")
        deed = self._chance.random()
        actions = self._window.menus.actions
        if deed < 0.1:
            self._read_rules()
            self._see("curtain after the rules")
        elif deed < 0.25:
            actions[f"language_{self._chance.choice(list(LANGUAGES))}"].trigger()
            self._see("curtain in a language")
        elif deed < 0.35:
            actions[self._chance.choice(("larger", "usual_size"))].trigger()
            self._see("curtain in another size")
        elif deed < 0.45:
            actions["new"].trigger()
            self._see("a new game offered at the curtain")
            self._window.pages.setup.cancel.click()
            self._see("curtain after that offer")

    def decide(self, action: Action) -> None:
        """Do a few things at the table and then what was recorded, now and then twice."""
        session = self._window.session
        seat, ply = session.screen.seat, session.view.ply
        self._chance = Random(f"public {self._pair.number} {ply}")
        own = "" if seat == self._pair.viewer else str(self._which)
        self._secret = Random(f"secret {self._pair.number} {ply} {own}")
        is_asked = self._pair.is_asked(ply)
        deeds = self._deeds() if session.screen.shows_hand else self._public_deeds()
        if not is_asked:
            deeds = []  # where there is one answer the worlds may differ in whether it is asked for
        for deed in self._chance.sample(deeds, min(len(deeds), self._chance.choice(_FEW))):
            deed()
            self._see(deed.__name__.strip("_"))
        if is_asked:
            self.seats.at_table()
        if (session.view.ply, session.screen.seat, session.awaits_human) != (ply, seat, True):
            return  # another one plays there now, or is to come
        takes_back = self._pair.is_asked(ply + 1) and self._chance.random() < 0.3
        self._act(action)
        if takes_back and session.screen.shows_hand and session.can_undo():
            self._window.menus.actions["undo"].trigger()
            self._see("taken back")
            self._window.menus.actions["redo"].trigger()
            self._rest()
        if session.view.ply == ply:
            self._page.chosen.emit(action)
            self._rest()

    # Gestures

    def _deeds(self) -> list[Callable[[], None]]:
        return [
            self._point_at_choice, self._point_at_choice, self._focus_choice, self._step,
            self._walk_the_board, self._hover, self._unfold, self._unfold, self._cover,
            *self._public_deeds(),
        ]  # fmt: skip

    def _public_deeds(self) -> list[Callable[[], None]]:
        return [self._turn_pages, self._read_deed, self._read_log, self._read_rules]

    def _point_at_choice(self) -> None:
        """Rest the pointer on a choice, and take it away in half of the cases."""
        if not self._page.line.rows.choices:
            return
        button = self._secret.choice(self._page.line.rows.choices)
        button.pointed.emit(True)
        self._see("pointer on a choice")
        if self._chance.random() < 0.5:
            button.pointed.emit(False)

    def _focus_choice(self) -> None:
        if self._page.line.rows.choices:
            self._secret.choice(self._page.line.rows.choices).setFocus(
                Qt.FocusReason.TabFocusReason
            )

    def _step(self) -> None:
        """Step through bids or the spaces of a tip."""
        if self._page.line.rows.picker is not None:
            for _ in range(self._secret.choice(_FEW)):
                self._page.line.rows.picker.move_by(self._secret.choice((-1, 1, 1, 10)))

    def _walk_the_board(self) -> None:
        self._page.board.setFocus(Qt.FocusReason.OtherFocusReason)
        for _ in range(self._secret.randrange(1, 6)):
            self._press(self._secret.choice((Qt.Key.Key_Left, Qt.Key.Key_Up, Qt.Key.Key_Right)))

    def _hover(self) -> None:
        """Rest the pointer on a tile until its tip is shown."""
        board = self._page.board
        tile = self._secret.randrange(TILE_COUNT)
        point = board.cell_rect(tile).center()
        at: QPoint = board.viewport().mapFromGlobal(point)
        QApplication.sendEvent(board.viewport(), QHelpEvent(QEvent.Type.ToolTip, at, point))

    def _unfold(self) -> None:
        """Open what is folded, such as everything that can be sold."""
        folded = [each for each in self._page.line.rows.choices if each.title.endswith("…")]
        if folded:
            folded[0].click()

    def _cover(self) -> None:
        """Put the window away, and come back to it."""
        self._window.pages.note_minimised()
        self._see("covered")
        self.seats.open_hand()

    def _turn_pages(self) -> None:
        self._page.side.tabs.chosen.emit(self._chance.choice(("deeds", "log", "standings")))

    def _read_deed(self) -> None:
        self._page.board.property_activated.emit(self._chance.randrange(PROPERTY_COUNT))

    def _read_log(self) -> None:
        log = self._page.log
        self._page.side.show_page("log")
        log.setFocus(Qt.FocusReason.TabFocusReason)
        QTest.keyClick(log, Qt.Key.Key_End)
        QTest.keyClick(log, Qt.Key.Key_C, Qt.KeyboardModifier.ControlModifier)

    def _read_rules(self) -> None:
        self._window.menus.actions["rules"].trigger()
        self._rest()
        page = self._window.pages.rules
        page.browser.document().pageCount()  # lays all of it out at once
        self._see("rules")
        page.left.emit()

    # Deciding

    def _act(self, action: Action) -> None:
        """Take the recorded decision by keys where there is one for it, or by its button."""
        session, page = self._window.session, self._page
        ply = session.view.ply
        page.setFocus(Qt.FocusReason.OtherFocusReason)
        offered = [answer() for answer in page.line.rows._answers]
        if action == primary_of(session.view):
            key = Qt.Key.Key_Return if is_armed(session.view) else Qt.Key.Key_N
            QTest.keyClick(page, key)
        elif action in offered[:_DIGITS]:
            QTest.keyClick(page, Qt.Key(ord("1") + offered.index(action)))
        self._rest()
        if session.view.ply == ply and session.awaits_human:
            page.chosen.emit(action)
            self._rest()

    def _press(self, key: Qt.Key) -> None:
        focused: QWidget | None = self._window.focusWidget()  # the stub promises too much
        QTest.keyClick(self._page.board if focused is None else focused, key)

    def _see(self, what: str) -> None:
        self._rest()
        self._look(what)
