"""Lesson page: the lesson's game on a table of its own, with the card of the step beside it."""

from collections.abc import Sequence
from typing import Final

from PySide6.QtCore import QRect, Qt, QTimer, Signal
from PySide6.QtGui import QHideEvent, QKeyEvent, QShowEvent
from PySide6.QtWidgets import QWidget

from acquire_desktop.games.hotel_tycoon.engine.actions import Action
from acquire_desktop.games.hotel_tycoon.engine.events import Event
from acquire_desktop.games.hotel_tycoon.lesson import CARDS, GUEST, LEARNER, Lesson
from acquire_desktop.ui.hotel_tycoon.table_page import TablePage
from acquire_desktop.ui.hotel_tycoon.words.lesson_texts import (
    body_text,
    refusal_text,
    task_text,
    title_text,
)
from acquire_desktop.ui.hotel_tycoon.words.names import Names
from acquire_desktop.ui.kit.boxes import Stretched, column
from acquire_desktop.ui.kit.focus import has_focus_within
from acquire_desktop.ui.kit.keys import is_enter
from acquire_desktop.ui.kit.lesson.frame import LessonFrame
from acquire_desktop.ui.kit.lesson.light import in_sight

_PAUSE_MS: Final = 1200
"""Between two actions of the other player."""


class LessonPage(LessonFrame):
    """Shows the lesson; nothing of it is kept.

    Signals:
        new_game_wanted (): A real game is to be set up.
        played (object): What an action brought about.
    """

    new_game_wanted = Signal()
    played = Signal(object)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.lesson = Lesson()
        self._names = Names(())
        self.table = TablePage()
        self.table.line.turn_buttons.hide()
        column(Stretched(self.table, 1), of=self)
        self.lay_bubble()
        self.bubble.is_kept = False
        self.bubble.retranslate()
        self.table.chosen.connect(self._choose)
        self.table.new_game_wanted.connect(self.new_game_wanted)
        self._pause = QTimer(self, singleShot=True)
        self._pause.setInterval(_PAUSE_MS)
        self._pause.timeout.connect(self._play)

    def begin(self, names: Names) -> None:
        """Begin with the first card.

        Args:
            names: Of two players, the learner first.
        """
        self._names = names
        self.table.set_names(names)
        self.bubble.show_teacher(names.first(GUEST), names.face(GUEST))
        self._show_card(0)

    # Playing

    def go_on(self) -> None:
        """Leave a card that is read; play all that is watched."""
        if self.lesson.due:
            self.table.scene.clear()
            self._play(is_all=True)
        elif self.lesson.is_last:
            self.left.emit()
        elif self.lesson.wanted is None:
            self.lesson.go_on()
            self._begin_card()

    def go_back(self) -> None:
        self._show_card(max(0, self.lesson.number - 1))

    def show_me(self) -> None:
        if self.lesson.wanted is not None:
            self.table.scene.clear()
            self._play()

    def _choose(self, action: Action) -> None:
        """Do what the card says; a card that is read is left by any action."""
        wanted = self.lesson.wanted
        if wanted is None:
            self.go_on()
        elif action == wanted:
            self._play()
        else:
            self.bubble.show_refusal(refusal_text())
            self.place_bubble()

    def _play(self, *, is_all: bool = False) -> None:
        """Play the next action, and the drive after a throw of one's own with it."""
        lesson, before = self.lesson, self.lesson.number
        events: list[Event] = [*lesson.play()]
        while lesson.due and (is_all or lesson.view.decision.seat == LEARNER):
            events += lesson.play()
        self.table.show_view(lesson.view, events)
        self.played.emit(events)
        if lesson.number != before:
            self._begin_card()
        else:
            self._say()

    # Showing

    def _show_card(self, number: int) -> None:
        """Show a card and the table as it is when one comes to it."""
        self.lesson.begin(number)
        self.table.forget()
        self.table.tell(self.lesson.events)
        self.table.show_view(self.lesson.view)
        if self.isVisible():
            self._begin_card()

    def _begin_card(self) -> None:
        self._say()
        self.bubble.speak()
        QTimer.singleShot(0, self.light, lambda: self.light.show_anew(is_path=False))

    def _say(self) -> None:
        """Write the card, and have the keyboard where it is done."""
        lesson, bubble, names = self.lesson, self.bubble, self._names
        self.table.show_history(lesson.history)
        key, view, is_watched = lesson.card.key, lesson.view, lesson.due
        is_read = not is_watched and lesson.wanted is None
        body = body_text(key, view, names)
        bubble.show_card(title_text(key), body, number=lesson.number + 1, count=len(CARDS))
        if not is_read and has_focus_within(bubble):
            self.table.setFocus()
        task = task_text(lesson.wanted, view, names, is_watched=is_watched)
        bubble.show_task(task, is_read=is_read, is_watched=is_watched)
        if is_read:
            bubble.go_on.setFocus(Qt.FocusReason.OtherFocusReason)
        self._pause.stop()
        if is_watched:
            self._pause.start()
        self.place_bubble()
        self.light.follow()

    def has_card(self) -> bool:
        return bool(self._names.names)

    def targets(self) -> Sequence[QRect]:
        """Return the button of what is to be done, and the space that the card is about."""
        table, wanted = self.table, self.lesson.wanted
        found = []
        if wanted is not None:
            button = table.line.button_of(wanted)
            found.append(in_sight(self, button, button.rect()))
        if table.account.isHidden():
            tile = table.board.cell_rect(self.lesson.card.tile)
            found.append(QRect(self.mapFromGlobal(tile.topLeft()), tile.size()))
        else:
            found.append(self.place_of(table.account))
        return [each for each in found if each.isValid()]

    def kept_free(self) -> tuple[Sequence[QRect], Sequence[QRect]]:
        table = self.table
        parts = table.scene, table.line, table.side, table.people
        return self.light.targets, [self.place_of(part) for part in parts if part.isVisible()]

    # Qt

    def retranslate(self) -> None:
        if self.has_card():
            self._say()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Take the keys that no part of the table took."""
        key = event.key()
        if event.isAutoRepeat():
            super().keyPressEvent(event)
        elif key == Qt.Key.Key_Escape:
            self.left.emit()
        elif key == Qt.Key.Key_End or is_enter(event):
            self.go_on()
        else:
            super().keyPressEvent(event)

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        if self.has_card():
            self._begin_card()

    def hideEvent(self, event: QHideEvent) -> None:
        super().hideEvent(event)
        self._pause.stop()
        self.light.forget()
        self.table.scene.clear()
