"""Recap on screen: what the strip and the column share, their moments, list and labels."""

import re
from collections.abc import Callable, Sequence
from typing import Final

from PySide6.QtCore import QPointF, QRectF, Qt, Signal
from PySide6.QtGui import (
    QFocusEvent,
    QFontMetrics,
    QKeyEvent,
    QPainter,
    QPen,
    QStandardItem,
    QStandardItemModel,
)
from PySide6.QtWidgets import (
    QFrame,
    QListView,
    QSizePolicy,
    QStyle,
    QStyledItemDelegate,
    QStyleOptionViewItem,
    QWidget,
)

from acquire_desktop.games.acquire.log_entries import LogEntry
from acquire_desktop.ui.acquire.table.recap.recap import Moment, moments_since
from acquire_desktop.ui.acquire.words.game_names import CHAIN_MARKS, GameNames
from acquire_desktop.ui.kit.adaptive import Adaptive
from acquire_desktop.ui.kit.cell_table import Index
from acquire_desktop.ui.kit.focus import KEY_REASONS
from acquire_desktop.ui.kit.keys import is_enter
from acquire_desktop.ui.kit.look import theme
from acquire_desktop.ui.kit.look.chain_chip import draw_chip
from acquire_desktop.ui.kit.painted_button import draw_box
from acquire_desktop.ui.kit.texts import escape_html, join_sentences, label, translate

PLAYER: Final = Qt.ItemDataRole.UserRole
"""Role of an item: who begins to act with a moment; empty where the one before was theirs too."""
_CREST_PX: Final = 15
_CREST_GAP_PX: Final = 3
_MARKS: Final = "".join(CHAIN_MARKS)
_PARTS: Final = re.compile(f"[{_MARKS}]|[^{_MARKS}]+")
"""A label is made of marks and the texts between them; a mark's letter follows it."""


class MomentList(QListView):
    """A list of moments, walked by two of the arrow keys; Enter and Space click one."""

    def __init__(
        self, flow: QListView.Flow, keys: tuple[Qt.Key, Qt.Key], items: QStyledItemDelegate
    ) -> None:
        """Make a list.

        Args:
            flow: From left to right, or from top to bottom.
            keys: Walk to the moment before, and to the next one.
            items: Paints the moments.
        """
        super().__init__()
        self._keys = keys
        items.setParent(self)
        self.setItemDelegate(items)
        self.setFlow(flow)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setResizeMode(QListView.ResizeMode.Adjust)
        self.setSelectionMode(QListView.SelectionMode.NoSelection)
        self.setEditTriggers(QListView.EditTrigger.NoEditTriggers)
        self.setHorizontalScrollMode(QListView.ScrollMode.ScrollPerItem)
        self.setVerticalScrollMode(QListView.ScrollMode.ScrollPerItem)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Ignored)
        self.setAttribute(Qt.WidgetAttribute.WA_InputMethodEnabled, False)
        self.setMouseTracking(True)
        self.viewport().setAutoFillBackground(False)
        self.entered.connect(lambda: self.viewport().setCursor(Qt.CursorShape.PointingHandCursor))
        self.viewportEntered.connect(lambda: self.viewport().unsetCursor())

    def focusInEvent(self, event: QFocusEvent) -> None:
        super().focusInEvent(event)
        if event.reason() in KEY_REASONS:
            self.scrollTo(self.currentIndex())

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Walk, and leave all other keys to the table but those that click."""
        if event.key() in self._keys:
            super().keyPressEvent(event)
            event.accept()
        elif is_enter(event) or event.key() == Qt.Key.Key_Space:
            self.clicked.emit(self.currentIndex())
        else:
            event.ignore()


class RecapView(Adaptive, QWidget):
    """Keeps the moments since a viewer's turn; a click or Enter shows one again.

    A subclass lays ``list`` and ``note`` out, and shows a part of the list in ``show_part``.

    Signals:
        moment_chosen (object): The ``Moment`` to show again, or None to stop showing it.
    """

    moment_chosen = Signal(object)

    def __init__(self, moments: MomentList) -> None:
        super().__init__()
        self._words: GameNames | None = None
        self._viewer = 0
        self._explain: Callable[[int], str] = lambda _step: ""
        self._steps: list[tuple[LogEntry, ...]] = []
        self._until: int | None = None
        self.moments: tuple[Moment, ...] = ()
        """What the others did since the viewer's last turn."""
        self._is_used = True
        self._model = QStandardItemModel(self)
        self.list = moments
        self.list.setModel(self._model)
        self.list.clicked.connect(self._choose)
        self.note = label("", "small", tone="muted", wraps=True)
        self.setFocusProxy(self.list)

    def show_part(self) -> None:
        """Show what is to be seen first of a list that has changed, or has another room."""

    def add_step(self, events: Sequence[LogEntry]) -> None:
        """Show what the next step brought."""
        self._steps.append(tuple(events))
        self._refresh()

    def show_steps(
        self, steps: Sequence[Sequence[LogEntry]], viewer: int, words: GameNames
    ) -> None:
        """Show what others did since a viewer's last turn.

        Args:
            steps: The whole game so far by step.
            viewer: The seat on screen.
            words: Name players and chains.
        """
        self._words, self._viewer = words, viewer
        self._steps, self._until = [tuple(events) for events in steps], None
        self.moments = ()
        self._refresh()

    def show_until(self, step: int | None) -> None:
        """Show what there was to show after a step that is looked back at, or now with None."""
        if step != self._until:
            self._until = step
            self._refresh()

    def forget(self) -> None:
        """Show no moment."""
        self._steps, self._until = [], None
        self._refresh()

    def set_explainer(self, explain: Callable[[int], str]) -> None:
        """Let moments say why: called with a step of the game, it returns a sentence or nothing."""
        self._explain = explain

    def clear_choice(self) -> None:
        """Put out the moment that was shown again."""
        self.list.clearSelection()

    def retranslate(self) -> None:
        self.list.setAccessibleName(translate("RecapStrip", "Since your last turn"))
        self._fill()

    def _refresh(self) -> None:
        steps = self._steps if self._until is None else self._steps[: self._until + 1]
        moments = moments_since(steps, self._viewer)
        if moments != self.moments or not moments:
            self.moments = moments
            self._fill()
        self.clear_choice()

    def set_used(self, is_used: bool) -> None:
        """Say whether it has a place at the table; without one it lists nothing."""
        self._is_used = is_used
        self._fill()

    def _fill(self) -> None:
        self._model.clear()
        if not self._is_used:
            return
        words = self._words
        if words is not None:
            seats = [None, *(moment.seat for moment in self.moments)]
            for moment, seat in zip(self.moments, seats, strict=False):
                self._model.appendRow(self.item(moment, words, is_first=moment.seat != seat))
            self.note.setText(translate("RecapStrip", "What the others do is listed here."))
        self.list.setAutoScroll(False)  # else it would scroll to the newest when it is next shown
        self.list.setCurrentIndex(self._model.index(len(self.moments) - 1, 0))
        self.list.setAutoScroll(True)
        self.note.setVisible(not self.moments)
        self.list.setVisible(bool(self.moments))
        self.show_part()

    def item(self, moment: Moment, words: GameNames, *, is_first: bool) -> QStandardItem:
        """Return what the list shows and says of a moment.

        Args:
            moment: What happened.
            words: Name players and chains.
            is_first: Whether the moment before it, if any, is another player's.
        """
        texts = moment.sentence(words), self._explain(moment.step)
        sentence = join_sentences([text for text in texts if text])
        item = QStandardItem(moment.label(words))
        item.setData(words.player(moment.seat) if is_first else "", PLAYER)
        item.setToolTip(f"<span>{escape_html(sentence)}</span>")
        item.setAccessibleText(sentence)
        return item

    def _choose(self, index: Index) -> None:
        chosen = self.list.selectionModel()
        is_new = not chosen.isSelected(index)
        chosen.clearSelection()
        if is_new:
            chosen.select(index, chosen.SelectionFlag.Select)
        self.moment_chosen.emit(self.moments[index.row()] if is_new else None)


def paint_ground(painter: QPainter, box: QRectF, option: QStyleOptionViewItem) -> None:
    """Paint what a moment stands on, as it is chosen, pointed at or reached by the keys."""
    look, state = theme.current(), option.state
    is_chosen = bool(state & QStyle.StateFlag.State_Selected)
    has_focus = bool(state & QStyle.StateFlag.State_HasFocus)
    ground = look.hover if state & QStyle.StateFlag.State_MouseOver else look.paper_raised
    edge = look.accent if is_chosen else look.hairline
    pen = QPen(look.focus if has_focus else edge, 2 if has_focus else 1)
    fill = look.accent_soft if is_chosen else ground
    draw_box(painter, box.adjusted(1, 1, -1, -1), theme.RADIUS, fill, pen)


def paint_label(painter: QPainter, left: float, middle: float, text: str) -> None:
    """Paint a label in a line, with a crest for each mark, of the chain whose letter follows.

    Args:
        painter: Draws.
        left: Where the label begins.
        middle: The middle of the line.
        text: The label.
    """
    metrics, side = QFontMetrics(theme.font("small")), theme.scaled(_CREST_PX)
    painter.setPen(theme.current().ink)
    painter.setFont(theme.font("small"))
    base = middle + (metrics.ascent() - metrics.descent()) / 2
    parts = _PARTS.findall(text)
    for part, after in zip(parts, (*parts[1:], ""), strict=True):
        if part in CHAIN_MARKS:
            draw_chip(painter, QRectF(left, middle - side / 2, side, side), after[:1])
        else:
            painter.drawText(QPointF(left, base), part)
        left += _part_px(part)


def label_px(text: str) -> int:
    """Return the width of a label with its crests, in pixels."""
    return sum(map(_part_px, _PARTS.findall(text)))


def _part_px(part: str) -> int:
    if part in CHAIN_MARKS:
        return theme.scaled(_CREST_PX) + _CREST_GAP_PX
    return QFontMetrics(theme.font("small")).horizontalAdvance(part)
