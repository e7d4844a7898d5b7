"""Recap strip: the list under the hand of what the others did since the viewer's last turn."""

from typing import Final

from PySide6.QtCore import QModelIndex, QPoint, QRect, QRectF, QSize, Qt
from PySide6.QtGui import QFontMetrics, QPainter, QResizeEvent
from PySide6.QtWidgets import QListView, QSizePolicy, QStyledItemDelegate, QStyleOptionViewItem

from acquire_desktop.ui.acquire.table.recap.recap_view import (
    PLAYER,
    MomentList,
    RecapView,
    label_px,
    paint_ground,
    paint_label,
)
from acquire_desktop.ui.kit.boxes import Stretched, row
from acquire_desktop.ui.kit.cell_table import Index
from acquire_desktop.ui.kit.look import theme
from acquire_desktop.ui.kit.signs import SignButton
from acquire_desktop.ui.kit.texts import label, later

_LEAD_MOST_PX: Final = 110
_PAD_PX: Final = 7


class RecapDelegate(QStyledItemDelegate):
    """Paints a chip for each moment, with the crests of chains, and names before some."""

    def before_px(self, index: Index) -> int:
        """Return the room in an item before its chip, where the name may stand."""
        if not (name := index.data(PLAYER)):
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
        parts = label_px(str(index.data())) + 2 * _PAD_PX
        width = self.before_px(index) + max(parts, theme.TARGET_PX)
        return QSize(width, option.widget.height())

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        painter.save()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        if name := index.data(PLAYER):
            painter.setPen(theme.current().ink_muted)
            painter.setFont(theme.font("small", bold=True))
            place = option.rect.adjusted(_name_left_px(index), 0, 0, 0)
            painter.drawText(place, Qt.AlignmentFlag.AlignVCenter, name)
        chip = self.chip_in(option.rect, index)
        painter.translate(chip.topLeft())
        paint_ground(painter, QRectF(0, 0, chip.width(), chip.height()), option)
        paint_label(painter, _PAD_PX, chip.height() / 2, str(index.data()))
        painter.restore()


class RecapList(MomentList):
    """A row of chips, of which only whole ones stand at the left edge."""

    def __init__(self) -> None:
        self.chips = RecapDelegate()
        keys = Qt.Key.Key_Left, Qt.Key.Key_Right
        super().__init__(QListView.Flow.LeftToRight, keys, self.chips)
        self.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)

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


class RecapStrip(RecapView):
    """Shows moments by player in a row; the arrow keys walk them."""

    list: RecapList

    def __init__(self) -> None:
        super().__init__(RecapList())
        self.note.setWordWrap(False)
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
        self.list.horizontalScrollBar().valueChanged.connect(self._show_place)
        self.retranslate()

    def refit(self) -> None:
        self.updateGeometry()
        self.show_part()

    def sizeHint(self) -> QSize:
        return QSize(theme.scaled(400), max(_chip_height_px(), self.back.sizeHint().height()))

    def minimumSizeHint(self) -> QSize:
        return QSize(0, self.sizeHint().height())

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self.show_part()

    def _turn(self, direction: int) -> None:
        """Scroll by half of what fits, so that nothing is passed over."""
        bar = self.list.horizontalScrollBar()
        bar.setValue(bar.value() + direction * max(1, bar.pageStep() // 2))

    def show_part(self) -> None:
        """Show the newest moves, as the column does."""
        self.list.doItemsLayout()
        # An empty list is hidden, and measures what it listed last.
        is_long = bool(self.moments) and self.list.contentsSize().width() > self.width()
        metrics = QFontMetrics(theme.font("small", bold=True))
        widest = max(map(metrics.horizontalAdvance, self._players()), default=0)
        self.lead.setFixedWidth(min(widest, theme.scaled(_LEAD_MOST_PX)) + 1)
        for part in (self.back, self.lead, self.forward):
            part.setVisible(is_long)
        if (layout := self.layout()) is not None:
            layout.activate()
        self.list.doItemsLayout()
        bar = self.list.horizontalScrollBar()
        bar.setValue(bar.maximum())
        self._show_place()

    def _players(self) -> tuple[str, ...]:
        words = self._words
        return tuple(words.player(moment.seat) for moment in self.moments) if words else ()

    def _show_place(self) -> None:
        """Name the player and the move of the first chip, and light the arrows that lead on."""
        bar = self.list.horizontalScrollBar()
        metrics, cut = QFontMetrics(theme.font("small", bold=True)), Qt.TextElideMode.ElideRight
        self.lead.clear()
        for name in self._players()[bar.value() : bar.value() + 1]:
            self.lead.setText(metrics.elidedText(name, cut, self.lead.maximumWidth()))
        self.back.setEnabled(bar.value() > 0)
        self.forward.setEnabled(bar.value() < bar.maximum())


def _name_left_px(index: Index) -> int:
    return theme.SPACE + theme.SPACE_HALF if index.row() else 0


def _chip_height_px() -> int:
    return max(theme.scaled(26), theme.TARGET_PX)
