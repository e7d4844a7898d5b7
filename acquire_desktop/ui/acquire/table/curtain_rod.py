"""Curtain rod: where the curtain hangs at the table while the computer is passed on."""

from collections.abc import Callable

from PySide6.QtCore import QRect
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QWidget

from acquire_desktop.games.acquire.engine.board import Seat
from acquire_desktop.games.acquire.engine.view import Holdings
from acquire_desktop.games.acquire.session import Session
from acquire_desktop.ui.acquire.table.table import Table
from acquire_desktop.ui.acquire.table.walkthrough.places import place_on
from acquire_desktop.ui.kit.focus import has_focus_within
from acquire_desktop.ui.kit.look import motion
from acquire_desktop.ui.kit.page_stack import PageFade
from acquire_desktop.ui.pin.curtain import Curtain


class CurtainRod:
    """Lets the curtain fall over the right column while somebody is called.

    The column is left out meanwhile: the curtain covers nothing that could be read. Board, people,
    Line and rail stay, with what everybody may know. With open holdings and no PIN there is
    nothing to cover and nothing to type, and the curtain is a strip in the place of the Line.
    """

    def __init__(
        self, page: QWidget, session: Session, table: Table, begin: Callable[[], None]
    ) -> None:
        """Make the rod.

        Args:
            page: Has the curtain.
            session: Says who is called.
            table: Has the column, and the story of a merger, which the curtain waits for.
            begin: Puts the keyboard where the person at the screen begins.
        """
        self._page, self._session, self._table = page, session, table
        self._area = area = table.parts.decision_area
        self._begin = begin
        self._curtain: Curtain | None = None
        self._fade = PageFade(page)
        session.left.connect(self.forget)
        area.closed.connect(self._follow_story)
        area.scene.step_shown.connect(self._follow_story)

    @property
    def is_down(self) -> bool:
        """Whether somebody is called."""
        return self._curtain is not None and not self._curtain.isHidden()

    @property
    def covers_column(self) -> bool:
        """Whether it hangs over the right column, and is no strip."""
        called, session = self._called(), self._session
        if called is None:
            return False
        return session.view.holdings is not Holdings.OPEN or session.seats.has_pin(called)

    def hang(self, curtain: Curtain) -> None:
        """Take the curtain, which is made when it is first needed."""
        self._curtain = curtain
        curtain.hide()
        curtain.setParent(self._page)
        self.follow()

    def follow(self) -> None:
        """Let the curtain fall or rise, as the screen says; it waits for the story of a merger."""
        curtain, session = self._curtain, self._session
        if curtain is None:
            return
        awaited = session.screen.handover_to if session.has_game else None
        called = self._called()
        curtain.set_strip(called is not None and not self.covers_column)
        self._table.cover_column(self.covers_column)
        had_focus = has_focus_within(curtain)
        if called is not None:
            self._fade.drop()
        elif awaited is None and curtain.isVisible() and motion.is_on():
            self._fade.begin(curtain)
            self._fade.raise_()
        self.place()
        curtain.setVisible(called is not None)
        if had_focus and awaited is None:
            self._begin()

    def forget(self) -> None:
        """Take the curtain of a game away that is left."""
        if self._curtain is not None:
            self._fade.drop()
            self._curtain.hide()
            self._curtain.pad.forget()
            self._table.cover_column(False)

    def _called(self) -> Seat | None:
        """Return who is called; nobody before the story of a merger is over."""
        is_open = self._session.has_game and self._area.scene.isHidden()
        return self._session.screen.handover_to if is_open else None

    def _follow_story(self) -> None:
        """Let the curtain wait while the story of a merger is on view, and fall after it."""
        was_down = self.is_down
        self.follow()
        if self.is_down and not was_down:
            self.begin()

    def place(self) -> None:
        """Lay the curtain over the right column; where that is cut, over all but the foot."""
        curtain, page = self._curtain, self._page
        if curtain is None:
            return
        line, column = place_on(page, self._area), self._table.column
        place, arrangement = place_on(page, column), self._table.arrangement
        is_cut = arrangement.scrolls or place.size() != column.size()
        curtain.keeps_focus = is_cut and not curtain.is_strip
        if curtain.is_strip:
            curtain.setGeometry(line)
        elif is_cut:
            curtain.setGeometry(QRect(0, 0, page.width(), line.top() - arrangement.gap))
        else:
            curtain.setGeometry(place)
        curtain.raise_()

    def begin(self) -> None:
        """Put the keyboard where the person who is called opens the curtain."""
        if self._curtain is not None:
            self._curtain.begin()

    def take_key(self, event: QKeyEvent) -> None:
        """Take a key that no part of the table took: nothing is decided meanwhile."""
        if self._curtain is not None:
            self._curtain.take_key(event)

    def note_release(self, event: QKeyEvent) -> None:
        """Take note that a key was let go, wherever it went down."""
        if self._curtain is not None:
            self._curtain.guard.release(event)
