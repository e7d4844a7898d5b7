"""Lesson page: the card of a step over the table of its game, and what comes after the last."""

from functools import cached_property
from itertools import chain
from typing import Final

from PySide6.QtCore import QEvent, QObject, QPoint, QRect, QSize, Qt, QTimer, Signal
from PySide6.QtGui import (
    QHideEvent,
    QKeyEvent,
    QShowEvent,
)
from PySide6.QtWidgets import QWidget

from acquire_desktop.choices import MergerScenes, Speed
from acquire_desktop.games.acquire.engine.actions import Action
from acquire_desktop.games.acquire.lesson.running_lesson import LessonCard, RunningLesson
from acquire_desktop.games.acquire.log_entries import without_notes
from acquire_desktop.ui.acquire.lesson.closing_page import ClosingPage
from acquire_desktop.ui.acquire.lesson.lesson_texts import (
    body_text,
    done_text,
    refusal_text,
    task_text,
    title_text,
)
from acquire_desktop.ui.acquire.lesson.targets import targets_of
from acquire_desktop.ui.acquire.result.race_page import RacePage
from acquire_desktop.ui.acquire.table.game_page import GamePage
from acquire_desktop.ui.acquire.words.names import names_of
from acquire_desktop.ui.acquire.words.portraits import faces_of
from acquire_desktop.ui.kit.boxes import Stretched, column
from acquire_desktop.ui.kit.focus import has_focus_within
from acquire_desktop.ui.kit.frames import Faces
from acquire_desktop.ui.kit.keys import is_enter
from acquire_desktop.ui.kit.lesson.frame import LessonFrame
from acquire_desktop.ui.kit.voice import announce

_TEACHER: Final = 1
"""The seat of the guest who explains."""


class LessonPage(LessonFrame):
    """Shows a running lesson and sends it what the learner does.

    Signals:
        play_wanted (): A first real game is to begin.
        rules_wanted (): The rules are to be read.
    """

    play_wanted = Signal()
    rules_wanted = Signal()

    def __init__(self, lesson: RunningLesson, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.lesson = lesson
        self.table = GamePage(lesson.session)
        self.table.turn_buttons.hide()  # the lesson goes back by steps
        self.table.decision_area.set_when(MergerScenes.ALWAYS)
        self.table.side.advice.show_hint(None, may_ask=False, is_allowed=False)
        self._card: LessonCard | None = None
        self._shown: tuple[int, bool, bool] | None = None
        self._leaves_bubble = False
        """Whether the keyboard was on the card when it last spoke."""
        faces = QWidget()
        self._stack = Faces(faces)
        self._stack.addWidget(self.table)
        column(Stretched(faces, 1), of=self)
        self.lay_bubble()
        self._connect()

    def _connect(self) -> None:
        lesson, bubble = self.lesson, self.bubble
        lesson.changed.connect(self._show)
        lesson.refused.connect(self._refuse)
        lesson.finished.connect(self._close)
        scene = self.table.decision_area.scene
        scene.step_shown.connect(lambda: QTimer.singleShot(0, self, self.place_bubble))
        self.table.decision_area.story_changed.connect(self._follow_story)
        self.table.decision_area.left.connect(self._put_focus)  # after the table has put it
        for tiles in (self.table.board, self.table.hand):
            tiles.tile_selected.connect(bubble.show_body)
        for part in (self.table.board, *self.table.hand.places):
            part.installEventFilter(self)

    @cached_property
    def account(self) -> RacePage:
        """The final account, made when it is shown: the first look waits for the table only."""
        page = RacePage()
        self._stack.addWidget(page)
        page.finished.connect(self._end_account)
        return page

    @cached_property
    def closing(self) -> ClosingPage:
        """The page after the last step, made when it is first shown."""
        page = ClosingPage()
        self._stack.addWidget(page)
        page.play.clicked.connect(self.play_wanted)
        page.rules.clicked.connect(self.rules_wanted)
        page.again.clicked.connect(self.lesson.start_over)
        page.leave.clicked.connect(self.left)
        return page

    # Showing

    def _show(self) -> None:
        """Show the card of the step that is on."""
        card = self._card = self.lesson.card()
        shown = card.number, card.is_read, card.is_watched
        before, self._shown = self._shown, shown
        if before is None or before[0] != shown[0]:
            self._begin_step(card)
        self._say(card)
        if before is not None and before[0] == shown[0] and before != shown:
            self._put_focus()

    def _begin_step(self, card: LessonCard) -> None:
        players = self.lesson.session.players
        self.bubble.show_teacher(names_of(players)[_TEACHER], faces_of(players)[_TEACHER])
        self._leave_account()
        self._stack.setCurrentWidget(self.table)
        if card.text == "account":
            self._tell_account()
        self._say(card)
        self.bubble.speak()
        # The table shows the moment a little later than the lesson knows it.
        is_path = card.asks == "place"
        QTimer.singleShot(0, self.light, lambda: self.light.show_anew(is_path=is_path))
        QTimer.singleShot(0, self, self._put_focus)

    def _say(self, card: LessonCard) -> None:
        """Write the words of a card, in the present language."""
        names, is_telling = names_of(self.lesson.session.players), self._is_telling()
        title = title_text(card, is_telling=is_telling)
        told = self.table.decision_area.scene.step if self._tells_merger() else None
        step = "" if told is None else told.kind.value
        body = body_text(card, names, is_telling=is_telling, step=step)
        number, count = card.number, card.count
        self.bubble.show_card(title, body, number=number, count=count, is_aside=is_telling)
        task = task_text(card, is_telling=is_telling)
        is_read, is_watched = card.is_read or is_telling, card.is_watched and not is_telling
        # A button that cannot be pressed any more loses the keyboard to whatever comes next, as if
        # Tab had led there: the board would show its ring to somebody who uses the mouse.
        if has_focus_within(self.bubble):
            self._leaves_bubble = True
            if self.bubble.show_me.hasFocus() or not (is_read or is_watched):
                self.setFocus(Qt.FocusReason.OtherFocusReason)
        self.bubble.show_task(task, is_read=is_read, is_watched=is_watched)
        self.place_bubble()

    def has_card(self) -> bool:
        return self._card is not None and not self._tells_account()  # that has words of its own

    def kept_free(self) -> tuple[list[QRect], list[QRect]]:
        table, card, here = self.table, self._card, self.mapFromGlobal(QPoint())
        if self._tells_merger():
            return [], [rect.translated(here) for rect in table.decision_area.scene.told_rects()]
        hard, others = list(self.light.targets), [table.panel, table.hand]
        if card is not None and card.asks not in ("", "place"):
            others.append(table.exchange)
            hard.append(self.place_of(table.panel.confirm_button))
        return hard, [self.place_of(part) for part in others]

    def _is_telling(self) -> bool:
        """Return whether a merger or the final account is shown over the table."""
        return self._tells_account() or self._tells_merger()

    def _tells_account(self) -> bool:
        return "account" in vars(self) and self.account.is_telling

    def _leave_account(self) -> None:
        if "account" in vars(self):
            self.account.forget()

    def _tells_merger(self) -> bool:
        return self.table.decision_area.scene.isVisibleTo(self.table)

    def _follow_story(self) -> None:
        """Add the lesson's words to a merger that is shown, or after it.

        Its steps wait for the learner, who has never seen a merger.
        """
        before, player = self.bubble.text, self.table.decision_area.player
        if self._tells_merger():
            QTimer.singleShot(0, player, player.hold)  # when it has begun to play
        if self._card is not None:
            self._say(self._card)
            self.light.follow()
            if self.bubble.text != before:
                self.bubble.speak()
                self._put_focus()

    def targets(self) -> list[QRect]:
        if self._card is None or self._tells_account():
            return []
        way = self.table.mapTo(self, QPoint())
        return [rect.translated(way) for rect in targets_of(self.table, self._card)]

    def _put_focus(self) -> None:
        """Put the keyboard where the step is done: on the way on, or on the table."""
        card = self._card
        if card is None or not self.isVisible():  # there is none after the last step
            return
        if self._tells_account():
            self.account.track.setFocus(Qt.FocusReason.OtherFocusReason)
        elif self._tells_merger():
            self.table.decision_area.scene.take_focus()
        elif card.is_read:
            self.bubble.go_on.setFocus(Qt.FocusReason.OtherFocusReason)
        else:
            if card.asks == "place" and card.tile is not None:
                # Else the board would show its ring on a space that means nothing.
                self.table.board.move_cursor(card.tile)
            if self._leaves_bubble or has_focus_within(self.bubble):
                self.table.focus.begin()
        self._leaves_bubble = False

    def _refuse(self, action: Action) -> None:
        card, session = self._card, self.lesson.session
        if card is not None and session.awaits_human:
            names = names_of(session.players)
            self.bubble.show_refusal(refusal_text(card, action, session.view, names))
            self.place_bubble()

    def _tell_account(self) -> None:
        session = self.lesson.session
        entries = without_notes(chain.from_iterable(session.events_by_step()))
        self.account.begin(session.view, entries, session.players, Speed.NORMAL)
        self._stack.setCurrentWidget(self.account)
        self.place_bubble()

    def _end_account(self) -> None:
        """Show the table at its end: the card says how it came out."""
        self._leave_account()
        self._stack.setCurrentWidget(self.table)
        self._follow_story()

    def go_back(self) -> None:
        self.lesson.back()

    def go_on(self) -> None:
        """Leave what is read; a merger step by step, the final account before its outcome."""
        if self._tells_account():
            self._end_account()
        elif self._tells_merger():
            self.table.decision_area.player.go_on()
        else:
            self.lesson.go_on()

    def show_me(self) -> None:
        """Do the step for the learner; a screen reader says so before it says the next card."""
        action = None if self._card is None or self._is_telling() else self.lesson.example()
        if action is not None:
            announce(self.bubble, done_text(action, self.lesson.session.setup.edition))
            self.lesson.session.submit(action)

    def _close(self) -> None:
        """Show what comes after the last step."""
        self._shown = self._card = None
        self._leave_account()
        self.light.forget()
        self.bubble.hide()
        self._stack.setCurrentWidget(self.closing)
        self.closing.play.setFocus()

    # Qt

    def retranslate(self) -> None:
        if self._card is not None:
            self._say(self._card)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Let Enter go on from a card that is read, also on a tile that was looked at."""
        is_press = event.type() is QEvent.Type.KeyPress and self._is_reading()
        if is_press and isinstance(event, QKeyEvent) and is_enter(event):
            if not event.isAutoRepeat():
                self.go_on()
            return True
        return super().eventFilter(watched, event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Take the keys that no part of the table took."""
        key, is_first = event.key(), not event.isAutoRepeat()
        pace = self.lesson.session.computer_turns.pace
        if key == Qt.Key.Key_Escape and is_first:
            self.left.emit()
        elif key == Qt.Key.Key_Space and self._is_watching():
            pace.set_hurried(True)
        elif is_first and (key == Qt.Key.Key_End or (is_enter(event) and self._is_reading())):
            self.go_on()
        else:
            super().keyPressEvent(event)

    def keyReleaseEvent(self, event: QKeyEvent) -> None:
        if event.key() == Qt.Key.Key_Space and not event.isAutoRepeat():
            self.lesson.session.computer_turns.pace.set_hurried(False)
        super().keyReleaseEvent(event)

    def _is_watching(self) -> bool:
        return self._card is not None and self._card.is_watched

    def _is_reading(self) -> bool:
        return self._card is not None and (self._card.is_read or self._tells_merger())

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        if self.lesson.session.has_game:
            self.lesson.go_on_playing()
            QTimer.singleShot(0, self, self._put_focus)

    def hideEvent(self, event: QHideEvent) -> None:
        super().hideEvent(event)
        self.lesson.rest()

    def minimumSizeHint(self) -> QSize:
        # The hidden ones are as large as they were when they were last laid out.
        shown = self._stack.currentWidget() or self.table
        return QSize(0, shown.minimumSizeHint().height())
