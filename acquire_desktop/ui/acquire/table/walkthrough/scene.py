"""Scene: a merger on the table, with all payments beside the board that it happens on."""

from collections.abc import Sequence
from functools import partial
from typing import Final

from PySide6.QtCore import QEvent, QObject, QPoint, QPointF, QRect, Qt, QTimer, Signal
from PySide6.QtGui import QKeyEvent, QPainter, QPaintEvent, QRegion, QResizeEvent, QShowEvent
from PySide6.QtWidgets import QAbstractButton, QFrame, QWidget

from acquire_desktop.games.acquire.engine.board import Chain
from acquire_desktop.games.acquire.engine.view import View
from acquire_desktop.storage.players import Player
from acquire_desktop.ui.acquire.table.walkthrough import texts
from acquire_desktop.ui.acquire.table.walkthrough.cards import SceneCards, Telling, cards_of
from acquire_desktop.ui.acquire.table.walkthrough.flight import Sprites, coins
from acquire_desktop.ui.acquire.table.walkthrough.marquee import STRIP_PX, Marquee, bill_of
from acquire_desktop.ui.acquire.table.walkthrough.overlay import Overlay
from acquire_desktop.ui.acquire.table.walkthrough.places import (
    TableParts,
    figures_place,
    marquee_place,
    place_on,
)
from acquire_desktop.ui.acquire.table.walkthrough.story import Holder, StepKind, Story
from acquire_desktop.ui.acquire.table.walkthrough.strip import SceneStrip
from acquire_desktop.ui.acquire.words.game_names import GameNames
from acquire_desktop.ui.acquire.words.portraits import faces_of
from acquire_desktop.ui.kit.boxes import column
from acquire_desktop.ui.kit.focus import lead_round
from acquire_desktop.ui.kit.frames import QuietArea
from acquire_desktop.ui.kit.hover_and_tooltip import clear_words
from acquire_desktop.ui.kit.keys import is_enter
from acquire_desktop.ui.kit.look import motion, theme
from acquire_desktop.ui.kit.look.colors import with_alpha
from acquire_desktop.ui.kit.story_player import StoryPlayer
from acquire_desktop.ui.kit.texts import translate

_LINE_PX: Final = 40
_STRIP_PX: Final = 64
"""How high the strip is where there is no Line, at 100 % text."""
_NARROW_PX, _LOW_PX = 400, 780
"""Cards that are narrower or lower have everything small."""
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
        self.is_learning = False
        """Whether the reader is also told how a merger goes."""
        self._words: GameNames | None = None
        self._faces = faces_of(())
        self._asks: View | None = None
        self._is_holding = False
        self._parts: TableParts | None = None
        self._cards = SceneCards()
        self.foot = SceneStrip(self.player, self, self)
        self.next_button = self.foot.next_button
        self._panel = QFrame(self)
        self._panel.setAutoFillBackground(True)
        self.marquee = Marquee(self)
        self._is_on_board = self._is_over_cards = self._is_decided = False
        self._flown: tuple[object, int] = None, 0
        """The step for which money flew last, and to how many."""
        self.flight = Sprites(self)
        self._restyle = QTimer(self, singleShot=True)
        self._restyle.timeout.connect(self._share_room)
        self._restyle.timeout.connect(self._show_step)
        body = QWidget()
        self._place = column(self._cards, of=body)
        self._area = QuietArea(body)
        self._frame = column(self._area, of=self._panel)
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
            for part in (parts.board, parts.column, parts.line):
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
        """Show the marquee, but over the cards only where there are any."""
        is_told = not self.isHidden()
        has_place = not (self._is_over_cards and self._cards.is_empty)
        is_alone = self._is_decided and self._is_on_board
        self.marquee.setVisible(is_alone or (is_told and has_place))

    def set_players(self, players: Sequence[Player]) -> None:
        """Take the players of a new game, by seat."""
        self._faces = faces_of(players)

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
        settled = self._cards.settled
        self._show_step(arrives=has_moved)
        if not has_moved and self._cards.settled > settled:
            self.announce(texts.step_summary(story, story.steps[self.player.position], words))
            self._fly()

    def forget(self) -> None:
        """Tell no story."""
        self.story = self._words = self._asks = None
        self._flown = None, 0
        self.player.position = self.player.last = 0
        self.flight.land()
        self._put(SceneCards())
        for part in (self.foot, self.marquee):
            part.forget()
        clear_words(self)

    def told_rects(self) -> list[QRect]:
        """Return where words and buttons are, in pixels of the screen."""
        parts = [part for part in (self.marquee, self.foot, self._panel) if part.isVisible()]
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
        self._describe()

    def _describe(self) -> None:
        self.setAccessibleDescription(self.foot.hint)

    def handle_key(self, event: QKeyEvent) -> bool:
        """Take a key that walks, holds, leaves or scrolls, and tell whether it was taken."""
        if self.player.handle_key(event):
            return True
        way = (event.key() == Qt.Key.Key_Down) - (event.key() == Qt.Key.Key_Up)
        if not way or event.modifiers() & ~Qt.KeyboardModifier.KeypadModifier:
            return False
        bar = self._area.verticalScrollBar()
        bar.setValue(bar.value() + way * theme.scaled(_LINE_PX))
        return True

    # Qt

    def retranslate(self) -> None:
        self._show_step()

    def refit(self) -> None:
        self._restyle.start()  # Qt is walking over all widgets now, so none may go

    def redraw(self) -> None:
        self._restyle.start()

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
        veil = QRegion(place_on(self, parts.rail))
        if self._panel.isHidden():
            veil += place_on(self, parts.column)
            for chain in (*story.sizes,) if story.ended is None else (story.ended.survivor,):
                veil -= place_on(self, parts.row_of(chain))
        painter = QPainter(self)
        painter.setClipRegion(veil)
        painter.fillRect(self.rect(), with_alpha(theme.current().paper, _VEIL))

    def _share_room(self) -> None:
        """Lie over the Line, over what is looked up, and over the free part of the board.

        Where the board has none, the marquee lies over the tiles, which nobody places meanwhile.
        """
        strip = QRect(0, 0, self.width(), theme.scaled(_STRIP_PX))
        strip.moveBottom(self.height() - 1)
        place, above = QRect(0, 0, self.width(), strip.top() - theme.SPACE), None
        if self._parts is not None and self._parts.line.window() is self.window():
            strip = place_on(self, self._parts.line)
            place = figures_place(self, self._parts, strip)
            if self.story is not None:
                above = marquee_place(self, self._parts.board, self.story)
            self._is_on_board = above is not None and not above.intersects(place)
            above = above if self._is_on_board else place_on(self, self._parts.rail)
        self._is_over_cards = above is None
        if above is None:
            above = QRect(place)
            above.setHeight(theme.scaled(STRIP_PX))
        top = above.height() + theme.SPACE if self._is_over_cards else 0
        self._frame.setContentsMargins(0, top, 0, 0)
        self.marquee.setGeometry(above)
        self._panel.setGeometry(place)
        self.foot.setGeometry(strip)

    def _telling(self, story: Story, words: GameNames) -> Telling:
        is_narrow = self._panel.width() < theme.scaled(_NARROW_PX)
        is_low = is_narrow or self._panel.height() < theme.scaled(_LOW_PX)
        return Telling(story, words, self._faces, is_low=is_low, is_narrow=is_narrow)

    # The step

    def _is_done(self) -> bool:
        has_ended = self.story is not None and self.story.ended is not None
        return self.player.is_at_end and (has_ended or self._asks is not None)

    def _show_step(self, *, arrives: bool = False) -> None:
        story, words = self.story, self._words
        if story is None or words is None:
            return
        self.flight.land()
        step = story.steps[self.player.position]
        self._share_room()
        self.setAccessibleName(texts.story_title(story, words))
        self.foot.show_words(
            texts.headline(story, step, words),
            texts.short_headline(story, step, words),
            texts.details(story, step, words),
        )
        moves = arrives and motion.is_on() and self.isVisible()
        self.marquee.show_bill(bill_of(story, words, step), moves=moves)
        self._put(cards_of(self._telling(story, words), step, is_learning=self.is_learning))
        self._panel.setVisible(not self._cards.is_empty)
        self._show_marquee()
        self._show_buttons()
        self._describe()
        is_heard = arrives and self.player.position > 0 and self.isVisible()
        rings = step.kind is StepKind.BONUSES and bool(self._cards.gains)
        self.step_shown.emit(("cash" if rings else "step") if is_heard else "")
        if arrives:
            self.announce(texts.step_summary(story, step, words))
            self._fly()

    def _put(self, cards: SceneCards) -> None:
        """Put cards in the place of those before."""
        old, self._cards = self._cards, cards
        self._place.replaceWidget(old, cards)
        cards.show()  # at once, not with the next event
        old.hide()
        old.deleteLater()

    def _fly(self) -> None:
        """Let money fly from the hotel that pays to those to whom it has not flown before."""
        step = None if self.story is None else self.story.steps[self.player.position]
        paid = list(self._cards.gains.items())
        settled = None if step is None else step.settlement
        key = None if step is None or settled is None else (step.kind, settled.began)
        known = self._flown[1] if key == self._flown[0] else 0
        self._flown = key, len(paid)
        if settled is None or not (motion.is_on() and self.isVisible()):
            return
        self._place.activate()  # the new cards find their place
        hotel = self._hotel(settled.chain)
        for holder, portrait in paid[known:]:
            purse = self._purse(holder, portrait)
            for coin in coins(hotel, purse, 0, theme.FLIGHT_MS):
                self.flight.add(coin)
        self.flight.take_off()

    def _hotel(self, chain: Chain) -> QPointF:
        """Return where a chain pays from: its headquarters on the board, or else the marquee."""
        view = None if self._parts is None else self._parts.board.shown_view
        tile = None if view is None else view.headquarters[chain]
        if self._parts is None or tile is None:
            return QPointF(self.marquee.geometry().center())
        return QPointF(self.mapFromGlobal(self._parts.board.cell_rect(tile).center()))

    def _purse(self, holder: Holder, portrait: QWidget) -> QPointF:
        """Return where the money of somebody goes: to the person at the table, or to the row."""
        if self._parts is None or holder is None:
            return portrait.mapTo(self, QPointF(portrait.rect().center()))
        point: QPoint = self._parts.purse_of(holder)
        return QPointF(self.mapFromGlobal(point))

    def _show_buttons(self) -> None:
        is_done = self._is_done()
        can_go_on = is_done or not self.player.is_at_end or self._is_holding
        parts = [translate("Walkthrough", "Done" if is_done else "Next")]
        if is_done and self._asks is not None and self._words is not None:
            parts = texts.next_texts(self._asks, self._words)
        leads_out = is_done and self._asks is None
        self.foot.show_next(parts, is_enabled=can_go_on, leads_out=leads_out, keeper=self)
