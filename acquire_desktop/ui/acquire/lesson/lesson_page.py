"""Lesson page: the card of a step over the table of its game, and what comes after the last."""

from functools import cached_property
from itertools import chain

from PySide6.QtCore import QRect, QSize, Qt, QTimer, Signal
from PySide6.QtGui import QHideEvent, QKeyEvent, QKeySequence, QShortcut, QShowEvent
from PySide6.QtWidgets import QWidget

from acquire_desktop.choices import MergerScenes, Speed
from acquire_desktop.games.acquire.engine.actions import Action
from acquire_desktop.games.acquire.lesson.running_lesson import LessonCard, RunningLesson
from acquire_desktop.games.acquire.log_entries import without_notes
from acquire_desktop.games.acquire.review.key_moments import moments_of
from acquire_desktop.ui.acquire.lesson.closing_page import ClosingPage
from acquire_desktop.ui.acquire.lesson.lesson_strip import LessonStrip
from acquire_desktop.ui.acquire.lesson.lesson_texts import (
    all_bodies,
    all_tasks,
    body_text,
    refusal_text,
    task_text,
    title_text,
)
from acquire_desktop.ui.acquire.lesson.rings import Rings, targets_of
from acquire_desktop.ui.acquire.result.race_page import RacePage
from acquire_desktop.ui.acquire.table.game_page import GamePage
from acquire_desktop.ui.acquire.words.names import names_of
from acquire_desktop.ui.kit.adaptive import Adaptive
from acquire_desktop.ui.kit.boxes import Stretched, column
from acquire_desktop.ui.kit.focus import has_focus_within
from acquire_desktop.ui.kit.frames import Faces
from acquire_desktop.ui.kit.keys import is_enter
from acquire_desktop.ui.kit.look import theme


class LessonPage(Adaptive, QWidget):
    """Shows a running lesson and sends it what the learner does.

    Signals:
        left (): The lesson is to be left; it goes on here later.
        play_wanted (): A first real game is to begin.
        rules_wanted (): The rules are to be read.
    """

    left = Signal()
    play_wanted = Signal()
    rules_wanted = Signal()

    def __init__(self, lesson: RunningLesson, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.lesson = lesson
        self.strip = LessonStrip()
        self.table = GamePage(lesson.session)
        self.table.turn_buttons.hide()  # the lesson goes back by steps
        self.table.decision_area.set_when(MergerScenes.ALWAYS)
        self.table.side.advice.show_hint(None, may_ask=False, is_allowed=False)
        self._card: LessonCard | None = None
        self._shown: tuple[int, bool, bool] | None = None
        self._leaves_strip = False
        """Whether the keyboard was on the card when it last spoke."""
        faces = QWidget()
        self._stack = Faces(faces)
        self._stack.addWidget(self.table)
        sides = (theme.SPACE_2, theme.SPACE, theme.SPACE_2, 0)
        column(column(self.strip, margins=sides), Stretched(faces, 1), of=self)
        self.rings = Rings(self.table, self._targets)
        self._connect()

    def _connect(self) -> None:
        lesson, strip = self.lesson, self.strip
        lesson.changed.connect(self._show)
        lesson.refused.connect(self._refuse)
        lesson.finished.connect(self._close)
        strip.go_on_wanted.connect(self._go_on)
        strip.back_wanted.connect(lesson.back)
        strip.leave_wanted.connect(self.left)
        self.table.decision_area.story_changed.connect(self._follow_story)
        self.table.decision_area.left.connect(self._put_focus)  # after the table has put it
        back = QShortcut(QKeySequence("Alt+Left"), self)  # buttons would take it for their own
        back.setContext(Qt.ShortcutContext.WidgetWithChildrenShortcut)
        back.activated.connect(strip.back.click)
        for tiles in (self.table.board, self.table.hand):
            tiles.tile_selected.connect(strip.show_body)

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
        names = names_of(self.lesson.session.players)
        self.strip.expect(all_bodies(card, names), all_tasks(card))
        self.strip.show()
        self._leave_account()
        self._stack.setCurrentWidget(self.table)
        if card.text == "account":
            self._tell_account()
        self._say(card)
        self.strip.speak()
        # The table shows the moment a little later than the lesson knows it.
        QTimer.singleShot(0, self.rings, self.rings.show_anew)
        QTimer.singleShot(0, self, self._put_focus)

    def _say(self, card: LessonCard) -> None:
        """Write the words of a card, in the present language."""
        names, is_telling = names_of(self.lesson.session.players), self._is_telling()
        title = title_text(card, is_telling=is_telling)
        body = body_text(card, names, is_telling=is_telling)
        self.strip.show_card(title, body, number=card.number, count=card.count)
        task = task_text(card, is_telling=is_telling)
        is_read, is_watched = card.is_read or is_telling, card.is_watched and not is_telling
        # A button that cannot be pressed any more loses the keyboard to whatever comes next, as if
        # Tab had led there: the board would show its ring to somebody who uses the mouse.
        if has_focus_within(self.strip):
            self._leaves_strip = True
            if not (is_read or is_watched):
                self.setFocus(Qt.FocusReason.OtherFocusReason)
        self.strip.show_task(task, is_read=is_read, is_watched=is_watched)

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
        before, player = self.strip.text, self.table.decision_area.player
        if self._tells_merger():
            QTimer.singleShot(0, player, player.hold)  # when it has begun to play
        if self._card is not None:
            self._say(self._card)
            if self.strip.text != before:
                self.strip.speak()
                self._put_focus()

    def _targets(self) -> list[QRect]:
        return [] if self._card is None else targets_of(self.table, self._card)

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
            self.strip.go_on.setFocus(Qt.FocusReason.OtherFocusReason)
        elif self._leaves_strip or has_focus_within(self.strip):
            self.table.focus.begin()
        self._leaves_strip = False

    def _refuse(self, action: Action) -> None:
        card, session = self._card, self.lesson.session
        if card is not None and session.awaits_human:
            names = names_of(session.players)
            self.strip.show_refusal(refusal_text(card, action, session.view, names))

    def _tell_account(self) -> None:
        session = self.lesson.session
        entries = without_notes(chain.from_iterable(session.events_by_step()))
        self.account.begin(
            session.view, entries, session.players, moments_of(session), Speed.NORMAL
        )
        self._stack.setCurrentWidget(self.account)

    def _end_account(self) -> None:
        """Show the table at its end: the card says how it came out."""
        self._leave_account()
        self._stack.setCurrentWidget(self.table)
        self._follow_story()

    def _go_on(self) -> None:
        """Leave what is read; a merger step by step, the final account before its outcome."""
        if self._tells_account():
            self._end_account()
        elif self._tells_merger():
            self.table.decision_area.player.go_on()
        else:
            self.lesson.go_on()

    def _close(self) -> None:
        """Show what comes after the last step."""
        self._shown = self._card = None
        self._leave_account()
        self.rings.forget()
        self.strip.hide()
        self._stack.setCurrentWidget(self.closing)
        self.closing.play.setFocus()

    # Qt

    def retranslate(self) -> None:
        if self._card is not None:
            names = names_of(self.lesson.session.players)
            self.strip.expect(all_bodies(self._card, names), all_tasks(self._card))
            self._say(self._card)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Take the keys that no part of the table took."""
        key, is_first = event.key(), not event.isAutoRepeat()
        pace = self.lesson.session.computer_turns.pace
        if key == Qt.Key.Key_Escape and is_first:
            self.left.emit()
        elif key == Qt.Key.Key_Space and self._is_watching():
            pace.set_hurried(True)
        elif is_first and (key == Qt.Key.Key_End or (is_enter(event) and self._is_reading())):
            self._go_on()
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
        height = self.strip.minimumSizeHint().height() + shown.minimumSizeHint().height()
        return QSize(0, height + theme.SPACE)
