"""The cards of games that were played lately."""

from collections.abc import Sequence
from math import ceil
from typing import TYPE_CHECKING

from PySide6.QtCore import QSize, Qt, Signal
from PySide6.QtGui import QKeyEvent, QPainter, QPaintEvent
from PySide6.QtWidgets import (
    QFrame,
    QListWidget,
    QListWidgetItem,
    QStyledItemDelegate,
    QStyleOptionViewItem,
    QWidget,
)

from acquire_desktop.ui.kit.keys import is_enter
from acquire_desktop.ui.kit.look import theme
from acquire_desktop.ui.kit.texts import escape_html, join_terse
from acquire_desktop.ui.start.recent_card import (
    RecentGame,
    card_lines,
    card_size,
    paint_card,
    paint_ground,
    picture_height_px,
)
from acquire_desktop.ui.start.thumbnails import Key, Preview, Thumbnails

if TYPE_CHECKING:
    from acquire_desktop.ui.kit.cell_table import Index

_NARROWEST = 0.8
"""So much of its usual width a card may lose where there is little room."""
_BAR_PX = 20


class RecentList(QListWidget):
    """Shows recent games; a click, Enter or Space chooses one.

    Signals:
        game_chosen(RecentGame): Also for one whose file is missing.
    """

    game_chosen = Signal(object)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._games: tuple[RecentGame, ...] = ()
        self._columns, self._rows = 1, 1
        self._card = card_size()
        self._thumbnails = Thumbnails(self)
        self._thumbnails.changed.connect(self._describe)
        self.setItemDelegate(_CardDelegate(self))
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setViewMode(QListWidget.ViewMode.IconMode)
        self.setMovement(QListWidget.Movement.Static)
        self.setResizeMode(QListWidget.ResizeMode.Adjust)
        self.setUniformItemSizes(True)
        self.setVerticalScrollMode(QListWidget.ScrollMode.ScrollPerPixel)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setMouseTracking(True)
        self.itemClicked.connect(self._choose)

    def set_games(self, games: Sequence[RecentGame]) -> None:
        """Show these games, the latest first."""
        self._games = tuple(games)
        self.clear()
        for game in games:
            item = QListWidgetItem()
            item.setData(Qt.ItemDataRole.UserRole, game)
            self.addItem(item)
        if games:
            self.setCurrentRow(0)
        self._describe()
        self.updateGeometry()

    def is_waiting(self) -> bool:
        """Return whether the picture of a game is still to come."""
        return any(self._thumbnails.is_coming(key) for key in self._keys())

    def fit(self, room: QSize) -> None:
        """Take as many whole cards as fit into a room, in whole rows; the others are scrolled."""
        usual, count, gap = card_size(), max(self.count(), 1), theme.SPACE
        width = room.width() - _BAR_PX
        most = max(1, room.height() // (usual.height() + gap))
        columns = width // (usual.width() + gap)
        if columns * most < count:  # rather narrower cards than more to scroll
            columns = width // (least_width() + gap)
        columns = self._columns = max(1, min(columns, count))
        width = min(usual.width(), width // columns - gap)
        self._card = QSize(max(width, least_width()), usual.height())
        self._rows = min(most, ceil(count / columns))
        bars = Qt.ScrollBarPolicy
        has_all = self._rows * columns >= count
        # Where one may come and go, Qt keeps its room free beside the one that is there.
        bar = bars.ScrollBarAlwaysOff if has_all else bars.ScrollBarAlwaysOn
        self.setVerticalScrollBarPolicy(bar)
        self.setGridSize(self._card + QSize(gap, gap))
        self.setMaximumSize(self.sizeHint())
        self.updateGeometry()

    def card(self) -> QSize:
        """Return the size of the cards in pixels."""
        return self._card

    def sizeHint(self) -> QSize:
        cell = self._card + QSize(theme.SPACE, theme.SPACE)
        return QSize(cell.width() * self._columns + _BAR_PX, cell.height() * self._rows)

    def minimumSizeHint(self) -> QSize:
        return QSize(least_width(), self._card.height() + theme.SPACE)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        item = self.currentItem()
        if (is_enter(event) or event.key() == Qt.Key.Key_Space) and item is not None:
            self._choose(item)
        else:
            super().keyPressEvent(event)

    def paintEvent(self, event: QPaintEvent) -> None:
        """Ask for the pictures only once there is a page to put them on."""
        super().paintEvent(event)
        self._thumbnails.want(self._keys())

    def paint_game(self, painter: QPainter, option: QStyleOptionViewItem, game: RecentGame) -> None:
        """Draw the card of a game."""
        ratio, key = painter.device().devicePixelRatio(), (game.path, game.saved_at)
        paint_ground(painter, option.rect, option.state)
        paint_card(
            painter,
            option.rect,
            game,
            self._preview(game),
            self._thumbnails.picture(key, picture_height_px(), ratio),
            is_coming=game.available and self._thumbnails.is_coming(key),
        )

    def _describe(self) -> None:
        """Say of every card what is known of its game by now."""
        for at, game in enumerate(self._games):
            item, lines = self.item(at), card_lines(game, self._preview(game))
            item.setData(Qt.ItemDataRole.AccessibleTextRole, join_terse(lines))
            item.setToolTip(f"<span>{escape_html(join_terse(lines))}</span>")
        self.viewport().update()

    def _preview(self, game: RecentGame) -> Preview | None:
        return self._thumbnails.preview((game.path, game.saved_at))

    def _keys(self) -> list[Key]:
        return [(game.path, game.saved_at) for game in self._games if game.available]

    def _choose(self, item: QListWidgetItem) -> None:
        self.game_chosen.emit(item.data(Qt.ItemDataRole.UserRole))


def least_width() -> int:
    """Return the least width of the cards in pixels."""
    return round(card_size().width() * _NARROWEST)


class _CardDelegate(QStyledItemDelegate):
    def __init__(self, parent: RecentList) -> None:
        super().__init__(parent)
        self._list = parent

    def sizeHint(self, option: QStyleOptionViewItem, index: "Index") -> QSize:
        return self._list.card()

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: "Index") -> None:
        painter.save()
        self._list.paint_game(painter, option, index.data(Qt.ItemDataRole.UserRole))
        painter.restore()
