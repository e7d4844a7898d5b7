"""Guests: the computer players at the table, who say a word now and then."""

from collections.abc import Sequence
from typing import Final

from PySide6.QtCore import QEvent, QObject, QPoint, QRect, QTimer
from PySide6.QtWidgets import QWidget

from acquire_desktop.choices import Speed
from acquire_desktop.games.acquire.log_entries import LogEntry
from acquire_desktop.games.acquire.occasions import remark_on
from acquire_desktop.games.acquire.session import Session
from acquire_desktop.ui.acquire.table.players.speech_bubble import NOWHERE, SpeechBubble
from acquire_desktop.ui.acquire.table.table_widgets import TableWidgets
from acquire_desktop.ui.acquire.table.told_entries import told_entries
from acquire_desktop.ui.acquire.words.guest_lines import guest_line, said_text, speaks
from acquire_desktop.ui.kit.voice import announce

BUBBLE_MS: Final = 2500
"""How long a word stays, unless a person acts or another word is said."""


class Guests(QObject):
    """Lets computers say a word on what they found, take over and are paid, and on the end.

    A word comes when the table tells what it is about: while a merger is told step by step, at its
    step. What is said depends on the log alone.
    """

    def __init__(self, page: QWidget, parts: TableWidgets, session: Session) -> None:
        super().__init__(page)
        self._page, self._parts, self._session = page, parts, session
        self._untold: list[LogEntry] = []
        self._speak = False
        self.bubble = SpeechBubble(page)
        # The table may change with a step: who speaks is where it is afterwards.
        self._shown = QTimer(self, singleShot=True)
        self._shown.timeout.connect(self._listen)
        self.gone = QTimer(self, singleShot=True)
        self.gone.setInterval(BUBBLE_MS)
        self.gone.timeout.connect(self.bubble.hide)
        session.stepped.connect(self._note)
        parts.decision_area.story_changed.connect(self._shown.start)
        for end in (session.began, session.rewound, session.left, parts.moment.moved):
            end.connect(self.forget)
        page.installEventFilter(self)

    def set_speaking(self, wanted: bool) -> None:
        """Let them speak, or keep quiet."""
        self._speak = wanted
        if not wanted:
            self.forget()

    def forget(self) -> None:
        """Say nothing of what was before."""
        self._untold.clear()
        self._shown.stop()
        self.gone.stop()
        self.bubble.hide()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Take the word away where the page changes its size or goes."""
        if event.type() in (QEvent.Type.Resize, QEvent.Type.Hide):
            self.bubble.hide()
        return False

    def _note(self, events: Sequence[LogEntry]) -> None:
        """Take what a step brought; the next step of a person ends the word of a computer."""
        pace = self._session.computer_turns.pace
        if not self._speak or pace.is_skipping or pace.speed is Speed.INSTANT:
            self.forget()
            return
        seat = getattr(events[0], "seat", None) if events else None
        if seat is not None and self._session.players[seat].decides:
            self.bubble.hide()
        self._untold += events
        self._shown.start()

    def _listen(self) -> None:
        """Say a word on the latest news."""
        page, parts, session = self._page, self._parts, self._session
        if not session.has_game or parts.moment.is_looking_back or not page.isVisible():
            self.forget()
            return
        told = tuple(told_entries(self._untold, parts.decision_area.told_moment))
        del self._untold[: len(told)]
        step, players = session.last_step, session.players
        speakers = [seat for seat, player in enumerate(players) if speaks(player)]
        remark = remark_on(told, session.view.edition, speakers, step)
        if remark is None:
            return
        player = players[remark.seat]
        line = guest_line(player, remark.occasion, step)
        place = parts.people.rect_of(remark.seat)
        place.moveTopLeft(parts.people.mapTo(page, place.topLeft()))
        self.bubble.setAccessibleName(said_text(player, line))
        marquee = parts.decision_area.scene.marquee
        taken = marquee.geometry() if marquee.isVisible() else NOWHERE
        self.bubble.say(player.name, line, place, self._room(), taken)
        self.gone.start()
        announce(page, said_text(player, line))

    def _room(self) -> QRect:
        """Return where the board is on the page, as far as the Line does not lie over it."""
        page, board = self._page, self._parts.board
        room = QRect(board.mapTo(page, QPoint()), board.size())
        line = self._parts.decision_area.mapTo(page, QPoint())
        room.setBottom(min(room.bottom(), line.y()) - 1)
        return room
