"""Recap strip: the list under the hand of what the others did since the viewer's last turn."""

import re
from collections.abc import Callable, Sequence
from typing import Final

from PySide6.QtCore import (
    QModelIndex,
    QPoint,
    QRect,
    QRectF,
    QSize,
    Qt,
    Signal,
)
from PySide6.QtGui import (
    QFocusEvent,
    QFontMetrics,
    QKeyEvent,
    QPainter,
    QPen,
    QResizeEvent,
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

from acquire_desktop.acquire.log_entries import LogEntry
from acquire_desktop.engine.events import TurnBegan
from acquire_desktop.ui.kit.adaptive import Adaptive
from acquire_desktop.ui.kit.boxes import Stretched, row
from acquire_desktop.ui.kit.cell_table import Index
from acquire_desktop.ui.kit.focus import KEY_REASONS
from acquire_desktop.ui.kit.keys import is_enter
from acquire_desktop.ui.kit.look import theme
from acquire_desktop.ui.kit.look.chain_chip import draw_chip
from acquire_desktop.ui.kit.painted_button import draw_box
from acquire_desktop.ui.kit.signs import SignButton
from acquire_desktop.ui.kit.texts import escape_html, join_sentences, label, later, translate
from acquire_desktop.ui.table.recap.recap import Moment, moments_since
from acquire_desktop.ui.words.game_names import CHAIN_MARKS, GameNames

_LEAD_MOST_PX: Final = 110
_PAD_PX: Final = 7
_CREST_PX: Final = 15
_CREST_GAP_PX: Final = 3
_PARTS: Final = re.compile(f"[{''.join(CHAIN_MARKS)}]|[^{''.join(CHAIN_MARKS)}]+")
"""A label is made of marks and the texts between them; a mark's letter follows it."""
_PLAYER: Final = Qt.ItemDataRole.UserRole
"""Who begins to act with a moment; empty where the one before was theirs too."""


class RecapDelegate(QStyledItemDelegate):
    """Paints a chip for each moment, with the crests of chains, and names before some."""

    def before_px(self, index: Index) -> int:
        """Return the room in an item before its chip, where the name may stand."""
        if not (name := index.data(_PLAYER)):
            return theme.SPACE_HALF if index.row() else 0
        metrics = QFontMetrics(theme.font("small", bold=True))
        name_px = metrics.size(Qt.TextFlag.TextSingleLine, name).width()
        return _name_left_px(index) + name_px + theme.SPACE_HALF

    def chip_in(self, item: QRect, index: Index) -> QRect:
        """Return where the chip is, given the place of its item."""
        top = item.top() + (item.height() - _chip_height_px()) // 2
        left = item.left() + self.before_px(index)
        return QRect(left, top, item.right() + 1 - left, _chip_height_px())

    def sizeHint(self, option: QStyleOptionViewItem, index: Index) -> QSize:
        parts = sum(map(_part_px, _PARTS.findall(str(index.data())))) + 2 * _PAD_PX
        width = self.before_px(index) + max(parts, theme.TARGET_PX)
        return QSize(width, option.widget.height())

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        look, state = theme.current(), option.state
        is_chosen = bool(state & QStyle.StateFlag.State_Selected)
        has_focus = bool(state & QStyle.StateFlag.State_HasFocus)
        ground = look.hover if state & QStyle.StateFlag.State_MouseOver else look.paper_raised
        edge = look.accent if is_chosen else look.hairline
        painter.save()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        if name := index.data(_PLAYER):
            painter.setPen(look.ink_muted)
            painter.setFont(theme.font("small", bold=True))
            place = option.rect.adjusted(_name_left_px(index), 0, 0, 0)
            painter.drawText(place, Qt.AlignmentFlag.AlignVCenter, name)
        chip = self.chip_in(option.rect, index)
        painter.translate(chip.topLeft())
        box = QRectF(0, 0, chip.width(), chip.height())
        pen = QPen(look.focus if has_focus else edge, 2 if has_focus else 1)
        fill = look.accent_soft if is_chosen else ground
        draw_box(painter, box.adjusted(1, 1, -1, -1), theme.RADIUS, fill, pen)
        painter.setPen(look.ink)
        painter.setFont(theme.font("small"))
        _paint_label(painter, box, str(index.data()))
        painter.restore()


class RecapList(QListView):
    """A row of chips, of which only whole ones stand at the left edge."""

    def __init__(self) -> None:
        super().__init__()
        self.chips = RecapDelegate(self)
        self.setItemDelegate(self.chips)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setFlow(QListView.Flow.LeftToRight)
        self.setResizeMode(QListView.ResizeMode.Adjust)
        self.setSelectionMode(QListView.SelectionMode.NoSelection)
        self.setEditTriggers(QListView.EditTrigger.NoEditTriggers)
        self.setHorizontalScrollMode(QListView.ScrollMode.ScrollPerItem)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Ignored)
        self.setAttribute(Qt.WidgetAttribute.WA_InputMethodEnabled, False)
        self.setMouseTracking(True)
        self.viewport().setAutoFillBackground(False)
        self.entered.connect(lambda: self.viewport().setCursor(Qt.CursorShape.PointingHandCursor))
        self.viewportEntered.connect(lambda: self.viewport().unsetCursor())

    def indexAt(self, point: QPoint) -> QModelIndex:  # noqa: N802
        """Only the chips can be pointed at, not the names."""
        index = super().indexAt(point)
        is_chip = self.chips.chip_in(self.visualRect(index), index).contains(point)
        return index if is_chip else QModelIndex()

    def horizontalOffset(self) -> int:  # noqa: N802
        """Where not all fit, a name before the list says whose the first chip is."""
        bar = self.horizontalScrollBar()
        first = self.model().index(bar.value(), 0) if bar.maximum() else QModelIndex()
        return super().horizontalOffset() + (self.chips.before_px(first) if first.isValid() else 0)

    def focusInEvent(self, event: QFocusEvent) -> None:
        super().focusInEvent(event)
        if event.reason() in KEY_REASONS:
            self.scrollTo(self.currentIndex())

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Walk by the arrow keys, and leave all others to the table but those that click."""
        if event.key() in (Qt.Key.Key_Left, Qt.Key.Key_Right):
            super().keyPressEvent(event)
            event.accept()
        elif is_enter(event) or event.key() == Qt.Key.Key_Space:
            self.clicked.emit(self.currentIndex())
        else:
            event.ignore()


class RecapStrip(Adaptive, QWidget):
    """Shows moments by player; arrow keys walk them, a click or Enter shows one again.

    Signals:
        moment_chosen (object): The ``Moment`` to show again, or None to stop showing it.
    """

    moment_chosen = Signal(object)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._words: GameNames | None = None
        self._viewer = 0
        self._explain: Callable[[int], str] = lambda _step: ""
        self._steps: list[tuple[LogEntry, ...]] = []
        self.moments: tuple[Moment, ...] = ()
        """What the others did since the viewer's last turn."""
        self._model = QStandardItemModel(self)
        self.list = RecapList()
        self.list.setModel(self._model)
        self.note = label("", "small", tone="muted")
        self.lead = label("", "small", bold=True, tone="muted")
        self.back = SignButton("chevron-left", later("RecapStrip", "Earlier"), quiet=True)
        self.forward = SignButton("chevron-right", later("RecapStrip", "Later"), quiet=True)
        for direction, button in ((-1, self.back), (1, self.forward)):
            button.setFocusPolicy(Qt.FocusPolicy.NoFocus)
            button.setAutoRepeat(True)
            button.clicked.connect(lambda _checked, by=direction: self._turn(by))
        row(
            self.back,
            self.lead,
            Stretched(self.note, 1),
            Stretched(self.list, 1),
            self.forward,
            of=self,
            spacing=theme.SPACE_HALF,
        )
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self.setFocusProxy(self.list)
        self.list.clicked.connect(self._choose)
        self.list.horizontalScrollBar().valueChanged.connect(self._show_place)
        self.retranslate()

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
        self._steps = [tuple(events) for events in steps]
        self.moments = ()
        self._refresh()

    def forget(self) -> None:
        """Show no moment."""
        self._steps = []
        self._refresh()

    def set_explainer(self, explain: Callable[[int], str]) -> None:
        """Let moments say why: called with a step of the game, it returns a sentence or nothing."""
        self._explain = explain

    def clear_choice(self) -> None:
        """Put out the chip whose moment was shown again."""
        self.list.clearSelection()

    def retranslate(self) -> None:
        self.list.setAccessibleName(translate("RecapStrip", "Since your last turn"))
        self._fill()

    def refit(self) -> None:
        self.updateGeometry()
        self._show_part()

    def sizeHint(self) -> QSize:
        return QSize(theme.scaled(400), max(_chip_height_px(), self.back.sizeHint().height()))

    def minimumSizeHint(self) -> QSize:
        return QSize(0, self.sizeHint().height())

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._show_part()

    def _refresh(self) -> None:
        moments = moments_since(self._steps, self._viewer)
        if moments != self.moments or not moments:
            self.moments = moments
            self._fill()
        self.clear_choice()

    def _fill(self) -> None:
        self._model.clear()
        words = self._words
        if words is not None:
            seats = [None, *(moment.seat for moment in self.moments)]
            for moment, seat in zip(self.moments, seats, strict=False):
                self._model.appendRow(self._item(moment, words, is_first=moment.seat != seat))
            self.note.setText(translate("RecapStrip", "What the others do is listed here."))
        self.list.setCurrentIndex(self._model.index(len(self.moments) - 1, 0))
        self.note.setVisible(not self.moments)
        self.list.setVisible(bool(self.moments))
        self._show_part()

    def _item(self, moment: Moment, words: GameNames, *, is_first: bool) -> QStandardItem:
        told = moment.sentence(words), self._explain(moment.step)
        sentence = join_sentences([text for text in told if text])
        item = QStandardItem(moment.label(words))
        item.setData(words.player(moment.seat) if is_first else "", _PLAYER)
        item.setToolTip(f"<span>{escape_html(sentence)}</span>")
        item.setAccessibleText(sentence)
        return item

    def _choose(self, index: QModelIndex) -> None:
        chosen = self.list.selectionModel()
        is_new = not chosen.isSelected(index)
        chosen.clearSelection()
        if is_new:
            chosen.select(index, chosen.SelectionFlag.Select)
        self.moment_chosen.emit(self.moments[index.row()] if is_new else None)

    def _turn(self, direction: int) -> None:
        """Scroll by half of what fits, so that nothing is passed over."""
        bar = self.list.horizontalScrollBar()
        bar.setValue(bar.value() + direction * max(1, bar.pageStep() // 2))

    def _show_part(self) -> None:
        """Show the first moves since the viewer's turn, or while others move the newest."""
        self.list.doItemsLayout()
        is_long = self.list.contentsSize().width() > self.width()
        metrics = QFontMetrics(theme.font("small", bold=True))
        widest = max(map(metrics.horizontalAdvance, self._players()), default=0)
        self.lead.setFixedWidth(min(widest, theme.scaled(_LEAD_MOST_PX)) + 1)
        for part in (self.back, self.lead, self.forward):
            part.setVisible(is_long)
        if (layout := self.layout()) is not None:
            layout.activate()
        self.list.doItemsLayout()
        told = [event for events in self._steps for event in events]
        turns = [event.seat for event in told if isinstance(event, TurnBegan)]
        bar = self.list.horizontalScrollBar()
        bar.setValue(0 if turns[-1:] == [self._viewer] else bar.maximum())
        self._show_place()

    def _players(self) -> list[str]:
        return [self._words.player(moment.seat) for moment in self.moments] if self._words else []

    def _show_place(self) -> None:
        """Name who did what the first chip tells, and light the arrows that lead on."""
        bar = self.list.horizontalScrollBar()
        metrics, cut = QFontMetrics(theme.font("small", bold=True)), Qt.TextElideMode.ElideRight
        self.lead.clear()
        for name in self._players()[bar.value() : bar.value() + 1]:
            self.lead.setText(metrics.elidedText(name, cut, self.lead.maximumWidth()))
        self.back.setEnabled(bar.value() > 0)
        self.forward.setEnabled(bar.value() < bar.maximum())


def _paint_label(painter: QPainter, box: QRectF, label: str) -> None:
    """Paint a label in a chip, with a crest for each mark, of the chain whose letter follows."""
    left = Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignLeft
    x, side = float(_PAD_PX), theme.scaled(_CREST_PX)
    parts = _PARTS.findall(label)
    for part, after in zip(parts, (*parts[1:], ""), strict=True):
        width = _part_px(part)
        if part in CHAIN_MARKS:
            draw_chip(painter, QRectF(x, box.center().y() - side / 2, side, side), after[:1])
        else:
            painter.drawText(QRectF(x, 0, width, box.height()), left, part)
        x += width


def _part_px(part: str) -> int:
    if part in CHAIN_MARKS:
        return theme.scaled(_CREST_PX) + _CREST_GAP_PX
    return QFontMetrics(theme.font("small")).horizontalAdvance(part)


def _name_left_px(index: Index) -> int:
    return theme.SPACE + theme.SPACE_HALF if index.row() else 0


def _chip_height_px() -> int:
    return max(theme.scaled(26), theme.TARGET_PX)
