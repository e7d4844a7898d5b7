"""The list of games that were played lately."""

from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path

from PySide6.QtCore import QModelIndex, QPersistentModelIndex, QRect, QSize, Qt, Signal
from PySide6.QtGui import QFontMetrics, QKeyEvent, QPainter, QPaintEvent, QPixmap
from PySide6.QtWidgets import (
    QFrame,
    QListWidget,
    QListWidgetItem,
    QStyle,
    QStyledItemDelegate,
    QStyleOptionViewItem,
    QWidget,
)

from acquire_desktop.ui import icons, theme
from acquire_desktop.ui.board.thumbnail import thumbnail_size
from acquire_desktop.ui.texts import translate
from acquire_desktop.ui.thumbnails import Thumbnails


@dataclass(frozen=True, slots=True)
class RecentGame:
    """One line of the list of recent games."""

    title: str
    """What the players would call it, for example its file name; shown as it is."""
    detail: str
    """Date, edition and state of the game in the user's language; shown as it is."""
    path: Path
    available: bool
    """Whether the file is still there."""
    saved_at: str = ""
    """When it was saved, which tells pictures of the same game apart."""
    is_own: bool = True
    """Whether it lies in the program's own folder."""


def _detail(game: RecentGame) -> str:
    if game.available:
        return game.detail
    return translate("StartPage", "The file was not found.")


class RecentList(QListWidget):
    """Shows recent games; a click, Enter or Space chooses one.

    Signals:
        game_chosen(RecentGame): Also for one whose file is missing.
    """

    game_chosen = Signal(object)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._thumbnails = Thumbnails(self)
        self._thumbnails.changed.connect(self.viewport().update)
        self.setItemDelegate(_RecentDelegate(self, self._thumbnails))
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setMouseTracking(True)
        self.itemClicked.connect(self._choose)

    def set_games(self, games: Sequence[RecentGame]) -> None:
        """Show these games, the latest first."""
        self.clear()
        for game in games:
            item = QListWidgetItem()
            item.setData(Qt.ItemDataRole.UserRole, game)
            item.setData(Qt.ItemDataRole.AccessibleTextRole, f"{game.title}, {_detail(game)}")
            self.addItem(item)
        if games:
            self.setCurrentRow(0)
        self.updateGeometry()

    def sizeHint(self) -> QSize:
        title, detail = QFontMetrics(theme.font("body")), QFontMetrics(theme.font("small"))
        games: list[RecentGame] = [
            self.item(row).data(Qt.ItemDataRole.UserRole) for row in range(self.count())
        ]
        widths = [
            max(title.horizontalAdvance(game.title), detail.horizontalAdvance(_detail(game)))
            for game in games
        ]
        margin = thumbnail_size(picture_height_px()).width() + 4 * theme.SPACE
        width = min(max(widths, default=0) + margin, theme.scaled(420))
        return QSize(max(width, theme.scaled(300)), self.count() * row_height_px() + 2)

    def minimumSizeHint(self) -> QSize:
        return QSize(theme.scaled(200), min(self.count(), 3) * row_height_px() + 2)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        keys = (Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Space)
        item = self.currentItem()
        if event.key() in keys and item is not None:
            self._choose(item)
            return
        super().keyPressEvent(event)

    def paintEvent(self, event: QPaintEvent) -> None:
        """Ask for the pictures only once there is a page to put them on."""
        super().paintEvent(event)
        games = [self.item(row).data(Qt.ItemDataRole.UserRole) for row in range(self.count())]
        self._thumbnails.want([(game.path, game.saved_at) for game in games if game.available])

    def _choose(self, item: QListWidgetItem) -> None:
        self.game_chosen.emit(item.data(Qt.ItemDataRole.UserRole))


def row_height_px() -> int:
    """Return the height of one game in the list at the present text scale."""
    title, detail = QFontMetrics(theme.font("body")), QFontMetrics(theme.font("small"))
    text = title.height() + detail.height() + theme.SPACE + 2
    return max(text, picture_height_px() + theme.SPACE)


def picture_height_px() -> int:
    """Return the height of the picture of a board at the present text scale."""
    return theme.scaled(54)


class _RecentDelegate(QStyledItemDelegate):
    def __init__(self, parent: RecentList, thumbnails: Thumbnails) -> None:
        super().__init__(parent)
        self._thumbnails = thumbnails

    def sizeHint(
        self, option: QStyleOptionViewItem, index: QModelIndex | QPersistentModelIndex
    ) -> QSize:
        return QSize(0, row_height_px())

    def paint(
        self,
        painter: QPainter,
        option: QStyleOptionViewItem,
        index: QModelIndex | QPersistentModelIndex,
    ) -> None:
        game = index.data(Qt.ItemDataRole.UserRole)
        rect: QRect = option.rect
        state: QStyle.StateFlag = option.state
        painter.save()
        self._paint_ground(painter, rect, state)
        ratio = painter.device().devicePixelRatio()
        key = (game.path, game.saved_at)
        picture = self._thumbnails.picture(key, picture_height_px(), ratio)
        _paint_game(painter, rect.adjusted(theme.SPACE, 0, -theme.SPACE, 0), game, picture)
        painter.restore()

    def _paint_ground(self, painter: QPainter, rect: QRect, state: QStyle.StateFlag) -> None:
        colors = theme.current()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        place = rect.toRectF().adjusted(1.5, 1.5, -1.5, -1.5)
        painter.setPen(Qt.PenStyle.NoPen)
        if state & QStyle.StateFlag.State_MouseOver:
            painter.setBrush(colors.hover)
            painter.drawRoundedRect(place, theme.RADIUS, theme.RADIUS)
        if state & QStyle.StateFlag.State_HasFocus:
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.setPen(colors.focus)
            painter.drawRoundedRect(place, theme.RADIUS, theme.RADIUS)


def _paint_picture(
    painter: QPainter, place: QRect, game: RecentGame, picture: QPixmap | None
) -> None:
    """Draw the board, or a sign where there is none."""
    colors = theme.current()
    painter.setPen(colors.hairline)
    if picture is not None:
        painter.drawPixmap(place.topLeft(), picture)
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.drawRect(place)
        return
    painter.fillRect(place, colors.board)
    side = theme.scaled(20)
    sign = QRect(0, 0, side, side)
    sign.moveCenter(place.center())
    name, ink = ("flag", colors.hairline) if game.available else ("warning", colors.loss)
    icons.draw_icon(painter, sign.toRectF(), name, ink)


def _paint_game(painter: QPainter, rect: QRect, game: RecentGame, picture: QPixmap | None) -> None:
    colors = theme.current()
    title, detail = theme.font("body"), theme.font("small")
    title_height, detail_height = QFontMetrics(title).height(), QFontMetrics(detail).height()
    top = rect.top() + (rect.height() - title_height - detail_height) // 2
    place = QRect(rect.topLeft(), thumbnail_size(picture_height_px()))
    place.moveTop(rect.center().y() - place.height() // 2)
    _paint_picture(painter, place, game, picture)
    left = place.right() + theme.SPACE + 4
    width = rect.right() - left
    flags = Qt.AlignmentFlag.AlignVCenter | Qt.TextFlag.TextSingleLine
    muted = colors.ink_muted if game.available else colors.disabled
    for font, height, ink, text in (
        (title, title_height, colors.ink if game.available else colors.disabled, game.title),
        (detail, detail_height, muted, _detail(game)),
    ):
        elided = QFontMetrics(font).elidedText(text, Qt.TextElideMode.ElideMiddle, width)
        painter.setFont(font)
        painter.setPen(ink)
        painter.drawText(left, top, width, height, flags, elided)
        top += height
