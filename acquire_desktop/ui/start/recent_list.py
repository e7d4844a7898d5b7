"""The list of games that were played lately."""

from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QRect, QSize, Qt, Signal
from PySide6.QtGui import (
    QFontMetrics,
    QKeyEvent,
    QPainter,
    QPaintEvent,
    QPen,
    QPixmap,
    QResizeEvent,
)
from PySide6.QtWidgets import (
    QFrame,
    QListWidget,
    QListWidgetItem,
    QStyle,
    QStyledItemDelegate,
    QStyleOptionViewItem,
    QWidget,
)

from acquire_desktop.ui.kit.keys import is_enter
from acquire_desktop.ui.kit.look import icons, theme
from acquire_desktop.ui.kit.look.lettering import widest_word_px, width_px, write
from acquire_desktop.ui.kit.painted_button import draw_box
from acquire_desktop.ui.kit.texts import translate
from acquire_desktop.ui.start.thumbnails import Key, Thumbnails
from acquire_desktop.ui.table.board.geometry import thumbnail_size

if TYPE_CHECKING:
    from acquire_desktop.ui.kit.cell_table import Index


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
        self._games: tuple[RecentGame, ...] = ()
        self._thumbnails = Thumbnails(self)
        self._thumbnails.changed.connect(lambda: self.viewport().update())
        self.setItemDelegate(_RecentDelegate(self, self._thumbnails))
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setResizeMode(QListWidget.ResizeMode.Adjust)  # names may need more lines
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
            item.setData(Qt.ItemDataRole.AccessibleTextRole, f"{game.title}, {_detail(game)}")
            self.addItem(item)
        if games:
            self.setCurrentRow(0)
        self.updateGeometry()

    def is_waiting(self) -> bool:
        """Return whether the picture of a game is still to come."""
        return any(self._thumbnails.is_coming(key) for key in self._keys())

    def sizeHint(self) -> QSize:
        widths = [
            max(width_px(game.title, "body"), width_px(_detail(game))) for game in self._games
        ]
        margin = thumbnail_size(picture_height_px()).width() + 4 * theme.SPACE
        width = min(max(widths, default=0) + margin, theme.scaled(420))
        width = max(width, theme.scaled(300))
        return QSize(width, sum(_row_px(game, width) for game in self._games) + 2)

    def minimumSizeHint(self) -> QSize:
        return QSize(theme.scaled(200), min(self.count(), 3) * row_height_px() + 2)

    def resizeEvent(self, event: QResizeEvent) -> None:
        # A bar would make the rows narrower, some of them higher, and so be needed.
        has_room = self.size().expandedTo(self.sizeHint()) == self.size()
        bars = Qt.ScrollBarPolicy
        self.setVerticalScrollBarPolicy(
            bars.ScrollBarAlwaysOff if has_room else bars.ScrollBarAsNeeded
        )
        super().resizeEvent(event)
        self.scheduleDelayedItemsLayout()  # at once; Qt itself waits for a tenth of a second

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

    def _keys(self) -> list[Key]:
        return [(game.path, game.saved_at) for game in self._games if game.available]

    def _choose(self, item: QListWidgetItem) -> None:
        self.game_chosen.emit(item.data(Qt.ItemDataRole.UserRole))


def row_height_px() -> int:
    """Return the height of one game in the list at the present text scale."""
    title, detail = QFontMetrics(theme.font("body")), QFontMetrics(theme.font("small"))
    text = title.height() + detail.height() + theme.SPACE + 2
    return max(text, picture_height_px() + theme.SPACE)


def _row_px(game: RecentGame, width_px: int) -> int:
    words = sum(height for _, height in _words(game, _words_px(width_px)))
    return max(row_height_px(), words + theme.SPACE + 2)


def _words_px(width_px: int) -> int:
    return width_px - thumbnail_size(picture_height_px()).width() - 2 * theme.SPACE - 6


def _words(game: RecentGame, width_px: int) -> tuple[tuple[str, int], tuple[str, int]]:
    """Return title and detail with their heights; a word wider than the room is shortened."""

    def fitted(text: str, size: theme.TextSize) -> tuple[str, int]:
        font = theme.font(size)
        metrics = QFontMetrics(font)
        if widest_word_px(text, font) > width_px:
            text = metrics.elidedText(text, Qt.TextElideMode.ElideMiddle, width_px)
        place = QRect(0, 0, max(1, width_px), 10_000)
        height = metrics.boundingRect(place, Qt.TextFlag.TextWordWrap, text).height()
        return text, max(height, metrics.height())

    return fitted(game.title, "body"), fitted(_detail(game), "small")


def picture_height_px() -> int:
    """Return the height of the picture of a board at the present text scale."""
    return theme.scaled(54)


class _RecentDelegate(QStyledItemDelegate):
    def __init__(self, parent: RecentList, thumbnails: Thumbnails) -> None:
        super().__init__(parent)
        self._list = parent
        self._thumbnails = thumbnails

    def sizeHint(self, option: QStyleOptionViewItem, index: "Index") -> QSize:
        game = index.data(Qt.ItemDataRole.UserRole)
        return QSize(0, _row_px(game, self._list.viewport().width()))

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: "Index") -> None:
        game, rect = index.data(Qt.ItemDataRole.UserRole), option.rect
        painter.save()
        self._paint_ground(painter, rect, option.state)
        ratio = painter.device().devicePixelRatio()
        key = (game.path, game.saved_at)
        picture = self._thumbnails.picture(key, picture_height_px(), ratio)
        rect = rect.adjusted(theme.SPACE, 0, -theme.SPACE, 0)
        is_coming = game.available and self._thumbnails.is_coming(key)
        _paint_game(painter, rect, game, picture, is_coming=is_coming)
        painter.restore()

    def _paint_ground(self, painter: QPainter, rect: QRect, state: QStyle.StateFlag) -> None:
        colors, place = theme.current(), rect.toRectF().adjusted(1.5, 1.5, -1.5, -1.5)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        if state & QStyle.StateFlag.State_MouseOver:
            draw_box(painter, place, theme.RADIUS, colors.hover)
        if state & QStyle.StateFlag.State_HasFocus:
            draw_box(painter, place, theme.RADIUS, pen=QPen(colors.focus))


def _paint_picture(
    painter: QPainter, place: QRect, game: RecentGame, picture: QPixmap | None, *, is_coming: bool
) -> None:
    """Draw the board, an empty one while it is being read, or a sign where there is none."""
    colors = theme.current()
    painter.setPen(colors.hairline)
    if picture is not None:
        painter.drawPixmap(place.topLeft(), picture)
    else:
        painter.fillRect(place, colors.board)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.drawRect(place)
    if picture is not None or is_coming:
        return
    side = theme.scaled(20)
    sign = QRect(0, 0, side, side)
    sign.moveCenter(place.center())
    name, ink = ("flag", colors.hairline) if game.available else ("warning", colors.loss)
    icons.draw_icon(painter, sign.toRectF(), name, ink)


def _paint_game(
    painter: QPainter, rect: QRect, game: RecentGame, picture: QPixmap | None, *, is_coming: bool
) -> None:
    colors = theme.current()
    left = rect.left() + thumbnail_size(picture_height_px()).width() + theme.SPACE + 4
    width = rect.right() - left
    (name, title_height), (told, detail_height) = _words(game, width)
    top = rect.top() + (rect.height() - title_height - detail_height) // 2
    place = QRect(rect.topLeft(), thumbnail_size(picture_height_px()))
    place.moveTop(rect.center().y() - place.height() // 2)
    _paint_picture(painter, place, game, picture, is_coming=is_coming)
    flags = Qt.AlignmentFlag.AlignVCenter | Qt.TextFlag.TextWordWrap
    ink, muted = colors.ink, colors.ink_muted
    if not game.available:
        ink = muted = colors.disabled
    write(painter, QRect(left, top, width, title_height), name, ink, "body", flags=flags)
    box = QRect(left, top + title_height, width, detail_height)
    write(painter, box, told, muted, flags=flags)
