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
)

from acquire_desktop.ui.kit.keys import is_enter
from acquire_desktop.ui.kit.look import theme
from acquire_desktop.ui.kit.texts import escape_html, join_terse
from acquire_desktop.ui.start.recent_card import (
    card_lines,
    card_size,
    paint_card,
    paint_ground,
    picture_height_px,
)
from acquire_desktop.ui.start.recent_game import RecentGame
from acquire_desktop.ui.start.thumbnails import Key, Preview, Thumbnails

if TYPE_CHECKING:
    from acquire_desktop.ui.kit.cell_table import Index

_BAR_PX = 20


class RecentList(QListWidget):
    """Shows recent games; a click, Enter or Space chooses one.

    Signals:
        game_chosen(RecentGame): Also for one whose file is missing.
    """

    game_chosen = Signal(object)

    def __init__(self) -> None:
        super().__init__()
        self._games: tuple[RecentGame, ...] = ()
        self._columns, self._rows = 1, 1
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
        cell, count = _cell_size(), max(self.count(), 1)
        self._columns = max(1, min((room.width() - _BAR_PX) // cell.width(), count))
        self._rows = min(max(1, room.height() // cell.height()), ceil(count / self._columns))
        bars = Qt.ScrollBarPolicy
        has_all = self._rows * self._columns >= count
        # Where one may come and go, Qt keeps its room free beside the one that is there.
        bar = bars.ScrollBarAlwaysOff if has_all else bars.ScrollBarAlwaysOn
        self.setVerticalScrollBarPolicy(bar)
        self.setGridSize(cell)
        self.setMaximumSize(self.sizeHint())
        self.updateGeometry()

    def sizeHint(self) -> QSize:
        cell = _cell_size()
        return QSize(cell.width() * self._columns + _BAR_PX, cell.height() * self._rows)

    def minimumSizeHint(self) -> QSize:
        return QSize(card_size().width(), _cell_size().height())

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


def _cell_size() -> QSize:
    """Return the size of a card with the gap beside and below it."""
    return card_size() + QSize(theme.SPACE, theme.SPACE)


class _CardDelegate(QStyledItemDelegate):
    def __init__(self, parent: RecentList) -> None:
        super().__init__(parent)
        self._list = parent

    def sizeHint(self, option: QStyleOptionViewItem, index: "Index") -> QSize:
        return card_size()

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: "Index") -> None:
        painter.save()
        self._list.paint_game(painter, option, index.data(Qt.ItemDataRole.UserRole))
        painter.restore()
