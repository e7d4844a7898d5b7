"""Scene: a merger on the table, with all payments beside the board that it happens on."""

from functools import partial
from typing import Final

from PySide6.QtCore import QEvent, QObject, QPoint, QRect, Qt, QTimer, Signal
from PySide6.QtGui import QKeyEvent, QPainter, QPaintEvent, QRegion, QResizeEvent, QShowEvent
from PySide6.QtWidgets import QAbstractButton, QWidget

from acquire_desktop.games.acquire.engine.view import View
from acquire_desktop.ui.acquire.table.walkthrough import texts
from acquire_desktop.ui.acquire.table.walkthrough.figures import Figures
from acquire_desktop.ui.acquire.table.walkthrough.marquee import Marquee, bill_of
from acquire_desktop.ui.acquire.table.walkthrough.overlay import Overlay
from acquire_desktop.ui.acquire.table.walkthrough.payday import Payday
from acquire_desktop.ui.acquire.table.walkthrough.places import (
    TableParts,
    bare_room,
    place_on,
    room_on,
)
from acquire_desktop.ui.acquire.table.walkthrough.story import Step, StepKind, Story
from acquire_desktop.ui.acquire.table.walkthrough.strip import SceneStrip
from acquire_desktop.ui.acquire.words.game_names import GameNames
from acquire_desktop.ui.kit.focus import lead_round
from acquire_desktop.ui.kit.hover_and_tooltip import clear_words
from acquire_desktop.ui.kit.keys import is_enter
from acquire_desktop.ui.kit.look import motion, theme
from acquire_desktop.ui.kit.look.colors import with_alpha
from acquire_desktop.ui.kit.story_player import StoryPlayer
from acquire_desktop.ui.kit.texts import translate

_VEIL: Final = 0.65
"""How much of what is not concerned is veiled: nothing is placed or bought in a merger."""


class MergerScene(Overlay):
    """Shows a merger step by step; its owner decides when it appears and goes.

    It lies over its whole parent, so that nothing below is pressed, but board and people are seen
    through it: its figures stand over what is looked up, its buttons over the Line, and the
    marquee over the part of the board that has no share in the merger.

    Signals:
        step_shown(str): A step is on view, with the name of its sound if it came just now.
    """

    is_region = True

    step_shown = Signal(str)

    def __init__(self, parent: QWidget) -> None:
        super().__init__("scene", parent)
        self.story: Story | None = None
        """The merger on view, or None."""
        self.player = StoryPlayer(self)
        self._words: GameNames | None = None
        self._asks: View | None = None
        self._is_holding = False
        self._line = parent
        self._parts: TableParts | None = None
        self.foot = SceneStrip(self.player, self, self)
        self.next_button = self.foot.next_button
        self.figures = Figures(self)
        self.marquee = Marquee(self)
        self._room = bare_room(self)
        self._is_decided = False
        self.flight = Payday(self, self.marquee)
        self._restyle = QTimer(self, singleShot=True)
        self._restyle.timeout.connect(self._share_room)
        self._restyle.timeout.connect(self._show_step)
        self.player.moved.connect(partial(self._show_step, arrives=True))
        self.lie_on(parent, None)
        self.hide()
        self.retranslate()

    def lie_on(self, page: QWidget, parts: TableParts | None) -> None:
        """Lie over a page, now and whatever size it has.

        Args:
            page: What is covered.
            parts: The parts of the table on it; None where there is no table.
        """
        if (old := self.parentWidget()) is not None:
            old.removeEventFilter(self)
        is_shown = not self.isHidden()
        self.setParent(page)
        self.marquee.setParent(page)  # it stays while something is decided
        self.flight.page = page
        self._parts = parts
        page.installEventFilter(self)
        if parts is not None:
            for part in (parts.board, parts.side, self._line):
                part.installEventFilter(self)
        self.setGeometry(page.rect())
        self.setVisible(is_shown)

    def show_parts(self, *, is_told: bool, is_decided: bool) -> None:
        """Show all, nothing, or the marquee alone, where it has a place on the board.

        Args:
            is_told: Whether the merger is told.
            is_decided: Whether something of a merger that was told is decided on the table.
        """
        self._is_decided = is_decided
        self.setVisible(is_told)
        self._show_marquee()
        if is_told:
            for part in (self, self.marquee, *self.flight.sprites):
                part.raise_()

    def _show_marquee(self) -> None:
        """Show the marquee while the merger is shown, and on the board while it is decided."""
        is_alone = self._is_decided and self._room.is_on_board
        self.marquee.setVisible(is_alone or not self.isHidden())

    def show_story(self, story: Story, words: GameNames, position: int | None = None) -> None:
        """Tell a merger, or more of the same one.

        Args:
            story: What happened so far.
            words: Names players and chains.
            position: The step to show; None stays where it is.
        """
        self.story, self._words = story, words
        wanted = self.player.position if position is None else position
        has_moved = position is not None or not self.isVisible()
        self.player.position = max(0, min(wanted, len(story.steps) - 1))
        self.player.last = story.last_shown
        settled = self.figures.cards.settled
        self._show_step(arrives=has_moved)
        if not has_moved and self.figures.cards.settled > settled:
            self.announce(texts.step_summary(story, story.steps[self.player.position], words))
            self._fly()

    def forget(self) -> None:
        """Tell no story."""
        self.story = self._words = self._asks = None
        self.player.position = self.player.last = 0
        for part in (self.flight, self.figures, self.foot, self.marquee):
            part.forget()
        clear_words(self)

    def told_rects(self) -> list[QRect]:
        """Return where words and buttons are, in pixels of the screen."""
        parts = [part for part in (self.marquee, self.foot, self.figures) if part.isVisible()]
        return [QRect(part.mapToGlobal(QPoint()), part.size()) for part in parts]

    def take_focus(self) -> None:
        """Take the keyboard."""
        target = self.next_button if self.next_button.isEnabled() else self
        target.setFocus(Qt.FocusReason.OtherFocusReason)

    def set_asking(self, view: View | None) -> None:
        """Say which decision waits for the reader; then the last step leads to it."""
        self._asks = view
        self._show_buttons()

    def set_playing(self, *, plays: bool, is_holding: bool) -> None:
        """Say whether the steps go on by themselves, and whether the game waits for the reader."""
        self._is_holding = is_holding
        self._show_buttons()
        self.foot.show_playing(plays=plays, is_holding=is_holding)
        self.setAccessibleDescription(self.foot.hint)

    def handle_key(self, event: QKeyEvent) -> bool:
        """Take a key that walks, holds, leaves or scrolls, and tell whether it was taken."""
        if self.player.handle_key(event):
            return True
        way = (event.key() == Qt.Key.Key_Down) - (event.key() == Qt.Key.Key_Up)
        if not way or event.modifiers() & ~Qt.KeyboardModifier.KeypadModifier:
            return False
        self.figures.scroll_by(way)
        return True

    # Qt

    def retranslate(self) -> None:
        self._show_step()

    def refit(self) -> None:
        self._restyle.start()  # Qt is walking over all widgets now, so none may go

    redraw = refit

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Follow the table; arrow keys on a button walk, Space holds, Enter presses it."""
        if isinstance(event, QResizeEvent) and watched is self.parentWidget():
            self.resize(event.size())
            return False
        if event.type() in (QEvent.Type.Resize, QEvent.Type.Move) and isinstance(watched, QWidget):
            if watched is not self and not isinstance(watched, QAbstractButton):
                self._restyle.start()  # when all parts have their places
            return False
        if not isinstance(event, QKeyEvent) or event.type() != QEvent.Type.KeyPress:
            return super().eventFilter(watched, event)
        if is_enter(event) and isinstance(watched, QAbstractButton):
            if not event.isAutoRepeat():
                watched.click()
            return True
        is_own = isinstance(watched, QAbstractButton)
        return (is_own and self.handle_key(event)) or super().eventFilter(watched, event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if not self.handle_key(event):
            super().keyPressEvent(event)

    def focusNextPrevChild(self, forward: bool) -> bool:  # noqa: N802 - Qt's name
        """Lead Tab round the scene: what lies below it is covered."""
        # Qt looks for an heir of the focus also while all of it is hidden.
        return lead_round(self.foot.buttons(), forward=forward) or super().focusNextPrevChild(
            forward
        )

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self.flight.land()
        self._share_room()
        self._restyle.start()

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        self._share_room()  # the table below may have another size

    def paintEvent(self, event: QPaintEvent) -> None:
        parts, story = self._parts, self.story
        if parts is None or story is None:
            return
        veil = QRegion(place_on(self, parts.hand))
        if self.figures.isHidden():
            veil += place_on(self, parts.side)
            for chain in (*story.sizes,) if story.ended is None else (story.ended.survivor,):
                veil -= place_on(self, parts.exchange.row(chain))
        painter = QPainter(self)
        painter.setClipRegion(veil)
        painter.fillRect(self.rect(), with_alpha(theme.current().paper, _VEIL))

    def _share_room(self) -> None:
        """Give every part its place on the page."""
        self._room = room = bare_room(self)
        if self._parts is not None:
            self._room = room = room_on(self, self._line, self._parts, self.story)
        self.foot.setGeometry(room.foot)
        self.figures.setGeometry(room.figures)
        self.marquee.setGeometry(room.marquee)

    # The step

    @property
    def step(self) -> Step | None:
        """The step on view."""
        return None if self.story is None else self.story.steps[self.player.position]

    @property
    def has_ended(self) -> bool:
        """Whether all of the merger on view has happened."""
        return self.story is not None and self.story.ended is not None

    def _show_step(self, *, arrives: bool = False) -> None:
        story, words, step = self.story, self._words, self.step
        if story is None or words is None or step is None:
            return
        self.flight.land()
        self._share_room()
        self.setAccessibleName(texts.story_title(story, words))
        self.foot.show_words(
            texts.headline(story, step, words),
            texts.short_headline(story, step, words),
            texts.details(story, step, words),
        )
        moves = arrives and motion.is_on() and self.isVisible()
        self.marquee.show_bill(bill_of(story, words, step), moves=moves)
        self.figures.show_step(story, words, step)
        self._show_marquee()
        self._show_buttons()
        self.setAccessibleDescription(self.foot.hint)
        is_heard = arrives and self.player.position > 0 and self.isVisible()
        rings = step.kind is StepKind.BONUSES and bool(self.figures.cards.gains)
        self.step_shown.emit(("cash" if rings else "step") if is_heard else "")
        if arrives:
            self.announce(texts.step_summary(story, step, words))
            self._fly()

    def _fly(self) -> None:
        if (step := self.step) is not None:
            self.figures.settle()
            paid = self.figures.cards.gains
            self.flight.pay(step, paid, self._parts, is_seen=self.isVisible())

    def _show_buttons(self) -> None:
        is_done = self.player.is_at_end and (self.has_ended or self._asks is not None)
        can_go_on = is_done or not self.player.is_at_end or self._is_holding
        parts = [translate("Walkthrough", "Done" if is_done else "Next")]
        if is_done and self._asks is not None and self._words is not None:
            parts = texts.next_texts(self._asks, self._words)
        leads_out = is_done and self._asks is None
        self.foot.show_next(parts, is_enabled=can_go_on, leads_out=leads_out, keeper=self)
