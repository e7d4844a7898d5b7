"""Scene: a merger over the whole table, with the board of the moment and all payments."""

from collections.abc import Sequence
from functools import partial
from typing import Final

from PySide6.QtCore import QEvent, QObject, QPointF, QSize, Qt, QTimer, Signal
from PySide6.QtGui import QKeyEvent, QResizeEvent, QShowEvent
from PySide6.QtWidgets import QAbstractButton, QWidget

from acquire_desktop.games.acquire.engine.board import Tile
from acquire_desktop.games.acquire.engine.view import View
from acquire_desktop.storage.players import Player
from acquire_desktop.ui.acquire.table.board.view import BoardView
from acquire_desktop.ui.acquire.table.walkthrough import texts
from acquire_desktop.ui.acquire.table.walkthrough.crests import CrestRow
from acquire_desktop.ui.acquire.table.walkthrough.flight import CoinFlight
from acquire_desktop.ui.acquire.table.walkthrough.overlay import Overlay
from acquire_desktop.ui.acquire.table.walkthrough.painted_widgets import Room
from acquire_desktop.ui.acquire.table.walkthrough.scene_board import SceneBoard
from acquire_desktop.ui.acquire.table.walkthrough.scene_foot import SceneFoot
from acquire_desktop.ui.acquire.table.walkthrough.scene_pages import (
    PageContext,
    ScenePage,
    crests_of,
    make_page,
)
from acquire_desktop.ui.acquire.table.walkthrough.story import StepKind, Story
from acquire_desktop.ui.acquire.words.game_names import GameNames
from acquire_desktop.ui.acquire.words.portraits import faces_of
from acquire_desktop.ui.kit.boxes import Stretched, column, row
from acquire_desktop.ui.kit.fitted_label import FittedLabel
from acquire_desktop.ui.kit.focus import lead_round
from acquire_desktop.ui.kit.frames import QuietArea
from acquire_desktop.ui.kit.hover_and_tooltip import clear_words
from acquire_desktop.ui.kit.keys import is_enter
from acquire_desktop.ui.kit.look import motion, theme
from acquire_desktop.ui.kit.step_chips import PlainChip, StepChips
from acquire_desktop.ui.kit.story_player import StoryPlayer
from acquire_desktop.ui.kit.texts import breakable, label, translate

_LINE_PX: Final = 40


class MergerScene(Overlay):
    """Shows a merger step by step; its owner decides when it appears and goes.

    It lies over its parent and covers all of it, so that nothing below has to move.

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
        self.chips = StepChips(PlainChip, keys=self)
        self._words: GameNames | None = None
        self._faces = faces_of(())
        self._asks: View | None = None
        self._is_holding, self._moment = False, (0, 0)
        self._page = ScenePage()
        self.crests = CrestRow()
        self._overline = label(tone="muted")
        self._title = FittedLabel("display", "title", bold=True)
        self.foot = SceneFoot(self.player, self)
        self.next_button = self.foot.next_button
        self._left = SceneBoard(self.foot.hint)
        self.board = self._left.board
        self.flight = CoinFlight(self)
        self._restyle = QTimer(self, singleShot=True)
        self._restyle.timeout.connect(self._share_room)
        self._restyle.timeout.connect(self._show_step)
        self._arrange()
        self.chips.chosen.connect(self.player.walk_to)
        self.player.moved.connect(partial(self._show_step, arrives=True))
        self.cover(parent, self.board)
        self.hide()
        self.retranslate()

    def _arrange(self) -> None:
        self.setAutoFillBackground(True)
        self._body = QWidget()
        self._place = column(self._page)
        place = Stretched(self._place, 1000)
        self._parts = column(self.crests, place, 1, self.chips, of=self._body)
        self._area = QuietArea(self._body)
        self._head = row(Stretched(self._title, 1), self._overline, spacing=theme.SPACE_2)
        right = column(Stretched(self._area, 1), self.foot, spacing=theme.SPACE_2)
        body = row(self._left, Stretched(right, 1), spacing=theme.SPACE_3)
        margins = (theme.SPACE_3, theme.SPACE_2, theme.SPACE_3, theme.SPACE_2)
        column(self._head, Stretched(body, 1), of=self, margins=margins, spacing=theme.SPACE_2)

    def cover(self, page: QWidget, like: BoardView) -> None:
        """Lie over a page, now and whatever size it has.

        Args:
            page: What is covered.
            like: The board on it, which lends its pictures.
        """
        like.installEventFilter(self)
        self._like = like
        if (old := self.parentWidget()) is not None:
            old.removeEventFilter(self)
        is_shown = not self.isHidden()
        self.setParent(page)
        page.installEventFilter(self)
        self.setGeometry(page.rect())
        self.setVisible(is_shown)

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
        settled, paid = self._page.settled, len(self._page.gains)
        self._show_step(arrives=has_moved)
        if not has_moved and self._page.settled > settled:
            self.announce(texts.step_summary(story, story.steps[self.player.position], words))
            self._fly(paid)

    def show_board(self, view: View, tile: Tile) -> None:
        """Show the board of the current moment, with the tile that merges."""
        self._moment = view.turn, tile
        self.board.show_view(view)
        self.board.mark_last(tile)
        self._overline.setText(texts.overline(*self._moment))

    def forget(self) -> None:
        """Tell no story."""
        self.story = self._words = self._asks = None
        self.player.position = self.player.last = 0
        self.flight.land()
        self._put(ScenePage())
        self._title.show_text("")
        for part in (self.board, self.chips, self.crests):
            part.forget()
        clear_words(self)
        self.next_button.setText("")

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
        self.setAccessibleDescription(self.foot.hint.text())

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
        """Cover the whole page; arrow keys on a button walk, Space holds, Enter presses it."""
        if isinstance(event, QResizeEvent) and watched is self.parentWidget():
            self.resize(event.size())
            return False
        if isinstance(event, QResizeEvent) and watched is self._like:
            self._restyle.start()  # when its pictures have their new size
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
        stops = (*self.chips.buttons, *self.foot.buttons())
        # Qt looks for an heir of the focus also while all of it is hidden.
        return lead_round(stops, forward=forward) or super().focusNextPrevChild(forward)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self.flight.land()
        self._share_room()
        if Room.of(event.oldSize().height()) is not Room.of(self.height()):
            self._restyle.start()

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        self._share_room()  # the board below may have another size

    def _share_room(self) -> None:
        height = self.height() - 3 * theme.SPACE_2 - self._title.sizeHint().height()
        room = QSize(self.width() - 3 * theme.SPACE_3, height)
        size = Room.of(self.height())
        self._left.share_room(room, self._like, size=size)
        self.crests.set_room(size)
        self._parts.setSpacing(theme.SPACE if size is Room.LOW else theme.SPACE_2)

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
        telling = PageContext(story, words, self._faces, Room.of(self.height()), self.is_learning)
        self.setAccessibleName(texts.story_title(story, words))
        self.chips.show_steps(texts.chips_of(story, words), self.player.position)
        self._overline.setText(texts.overline(*self._moment))
        self._title.show_text(texts.headline(story, step, words))
        self._left.sentence.setText(breakable(texts.sentence(story, step, words)))
        self.crests.show_crests(crests_of(telling, step))
        self._put(make_page(telling, step))
        self._show_buttons()
        self._describe()
        is_heard = arrives and self.player.position > 0 and self.isVisible()
        rings = step.kind is StepKind.BONUSES and bool(self._page.gains)
        self.step_shown.emit(("cash" if rings else "step") if is_heard else "")
        self._left.light(story, step.settlement.chain if step.settlement else None)
        if arrives:
            self.announce(texts.step_summary(story, step, words))
            self._fly()

    def _put(self, page: ScenePage) -> None:
        """Put a page in the place of the one before."""
        old, self._page = self._page, page
        self._place.replaceWidget(old, page)
        page.show()  # at once, not with the next event
        old.hide()
        old.deleteLater()

    def _fly(self, known: int = 0) -> None:
        """Let the money of a step fly from its chain to those who are paid, but for the first."""
        story, at = self.story, self.player.position
        settlement = None if story is None else story.steps[at].settlement
        paid = list(self._page.gains.values())[known:]
        if settlement is None or not (motion.is_on() and self.isVisible() and paid):
            return
        self._place.activate()  # the new page finds its place
        if (start := self._left.place_of(settlement.chain)) is not None:
            self.flight.start(QPointF(self.mapFromGlobal(start)), paid)

    def _show_buttons(self) -> None:
        is_done = self._is_done()
        can_go_on = is_done or not self.player.is_at_end or self._is_holding
        parts = [translate("Walkthrough", "Done" if is_done else "Next")]
        if is_done and self._asks is not None and self._words is not None:
            parts = texts.next_texts(self._asks, self._words)
        leads_out = is_done and self._asks is None
        self.foot.show_next(parts, is_enabled=can_go_on, leads_out=leads_out, keeper=self)
