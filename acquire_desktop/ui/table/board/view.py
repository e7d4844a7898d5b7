"""The board on the screen: mouse, keyboard and screen reader in, intents out."""

import math
from functools import cache
from typing import Final

from PySide6.QtCore import QEvent, QObject, QPoint, QPointF, QRect, QSize, Qt, QTimer, Signal
from PySide6.QtGui import (
    QAccessible,
    QAccessibleInterface,
    QEnterEvent,
    QFocusEvent,
    QKeyEvent,
    QMouseEvent,
    QPainter,
    QPixmapCache,
    QResizeEvent,
    QTransform,
    QWheelEvent,
)
from PySide6.QtWidgets import QFrame, QGraphicsView, QSizePolicy, QWidget

from acquire_desktop.engine.board import COLUMNS, ROWS, TILES_BY_NAME, Tile
from acquire_desktop.engine.view import TileEffect, View
from acquire_desktop.ui.kit.focus import KEY_REASONS
from acquire_desktop.ui.kit.look import theme
from acquire_desktop.ui.kit.texts import translate
from acquire_desktop.ui.table.board.accessible import BoardInterface, announce_cell, cell_text
from acquire_desktop.ui.table.board.geometry import LOT, SHEET, lot_at, lot_rect, sheet_px
from acquire_desktop.ui.table.board.hint_marks import Marks, hinted_text
from acquire_desktop.ui.table.board.scene import BoardScene
from acquire_desktop.ui.words.action_texts import takes_tiles

_STEPS: Final = {
    Qt.Key.Key_Left: (0, -1),
    Qt.Key.Key_Right: (0, 1),
    Qt.Key.Key_Up: (-1, 0),
    Qt.Key.Key_Down: (1, 0),
}
_ENTER: Final = (Qt.Key.Key_Return, Qt.Key.Key_Enter)
_FIRST_LOT: Final = TILES_BY_NAME["6E"]
"""Where the keyboard begins."""
_LEAST_LOT_PX: Final = 24
_USUAL_LOT_PX: Final = 47
_CACHE_KIB: Final = 64 * 1024


class BoardView(QGraphicsView):
    """The board; only tiles of the visible hand can be selected, playable or not.

    Signals:
        tile_selected: A tile of the hand was clicked or reached with the arrow keys.
        tile_activated: The selected tile was clicked again, or Enter was pressed on it.
        tile_hovered: The tile of the hand under the pointer, or None.
    """

    tile_selected = Signal(int)
    tile_activated = Signal(int)
    tile_hovered = Signal(object)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._scene = BoardScene(self)
        self._view: View | None = None
        self._is_private = True
        self._selected: Tile | None = None
        self._hovered: Tile | None = None
        self._last: Tile | None = None
        self._cursor = _FIRST_LOT
        self._has_keys = False
        self._hover_delay = QTimer(self, singleShot=True, interval=theme.HOVER_DELAY_MS)
        self._hover_delay.timeout.connect(lambda: self._hover(self._pointed))
        self._pointed: Tile | None = None
        self._set_up_widget()
        _install_accessible()
        self.retranslate()

    def _set_up_widget(self) -> None:
        self.setScene(self._scene)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setRenderHint(QPainter.RenderHint.Antialiasing)
        self.setInteractive(False)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setAttribute(Qt.WidgetAttribute.WA_InputMethodEnabled, False)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)
        self.setMouseTracking(True)
        self.viewport().setAutoFillBackground(False)
        # The plan of a 4K board does not fit into Qt's usual 10 MiB.
        QPixmapCache.setCacheLimit(max(QPixmapCache.cacheLimit(), _CACHE_KIB))

    def show_view(self, view: View) -> None:
        """Show a position."""
        self._view = view
        self._scene.show_view(view)
        if self.effect_of(self._selected) is None:
            self._selected = None
        self._hover(self._pointed if self._hovered is not None else None)
        self._refresh_texts()

    def mark_tiles(self, last: Tile | None, recent: frozenset[Tile]) -> None:
        """Ring the tile placed last and dot those placed since the viewer's last turn."""
        self._last = last
        self._scene.marks.show_marks(last, recent)
        self._refresh_texts()

    def point_out(self, tiles: frozenset[Tile]) -> None:
        """Ring some tiles until others are pointed out, or none."""
        self._scene.highlight.show_tiles(tiles)

    def show_hints(self, marks: Marks) -> None:
        """Number the tiles that a hint names, or none."""
        self._scene.hints.show_marks(marks)
        self._refresh_texts()

    def set_private(self, visible: bool) -> None:
        """Show or hide the viewer's own tiles, and with them all previews, at once."""
        if visible == self._is_private:
            return
        self._is_private = visible
        self._scene.set_private(visible)
        if not visible:
            self._selected = None
            self._hover(None)
        self._refresh_preview()
        self._refresh_texts()

    def set_animated(self, animated: bool) -> None:
        """Say whether changes of the board move; if not, they are there at once."""
        self._scene.set_animated(animated)

    def forget(self) -> None:
        """Be as for a viewer who has not looked yet: no tile, ring or preview of the last one."""
        self._hover_delay.stop()
        self._view = self._selected = self._hovered = self._pointed = self._last = None
        self._cursor = _FIRST_LOT
        self._has_keys = False
        self._scene.forget(self._cursor)
        self._refresh_texts()

    def select_tile(self, tile: Tile | None) -> None:
        """Select a tile of the hand, as if somebody else had; emits nothing."""
        self._selected = tile if self.effect_of(tile) is not None else None
        if self._selected is not None:
            self._hovered = None  # until the pointer moves again
            self._move_cursor(self._selected)
        self._refresh_preview()

    @property
    def shown_view(self) -> View | None:
        """The view that is shown."""
        return self._view

    @property
    def selected_tile(self) -> Tile | None:
        """The selected tile of the hand."""
        return self._selected

    @property
    def cursor_tile(self) -> Tile:
        """The lot where the keyboard is."""
        return self._cursor

    @property
    def previewed_effect(self) -> TileEffect | None:
        """The effect whose preview is drawn now."""
        return self._scene.preview.effect

    def effect_of(self, tile: Tile | None) -> TileEffect | None:
        """Return what a tile of the visible hand would do, or None for any other lot."""
        return self._scene.effect_of(tile)

    def cell_text(self, tile: Tile) -> str:
        """Return what stands on a lot, in words."""
        if self._view is None:
            return ""
        text = cell_text(tile, self._view, is_private=self._is_private, is_last=tile == self._last)
        return hinted_text(text, self._scene.hints.marks.get(tile))

    def cell_rect(self, tile: Tile) -> QRect:
        """Return where a lot is, in pixels of the screen."""
        rect = self.mapFromScene(lot_rect(tile)).boundingRect()
        return QRect(self.viewport().mapToGlobal(rect.topLeft()), rect.size())

    def tile_at_global(self, point: QPoint) -> Tile | None:
        """Return the lot at a point of the screen, or None beside the plan."""
        return self._tile_at(QPointF(self.viewport().mapFromGlobal(point)))

    def retranslate(self) -> None:
        """Set the texts again, in the language of now."""
        self.setAccessibleName(translate("Board", "Board"))
        self._refresh_texts()

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.LanguageChange:
            self.retranslate()
        elif event.type() in (QEvent.Type.PaletteChange, QEvent.Type.StyleChange):
            self._scene.refresh()

    def heightForWidth(self, width: int) -> int:
        return math.ceil(width * SHEET.height() / SHEET.width())

    def width_for(self, height_px: int) -> int:
        """Return the width at which the whole board is as high as that, in pixels."""
        return math.ceil(height_px * SHEET.width() / SHEET.height())

    def sizeHint(self) -> QSize:
        return sheet_px(_USUAL_LOT_PX)

    def minimumSizeHint(self) -> QSize:
        return sheet_px(_LEAST_LOT_PX)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._fit()

    def wheelEvent(self, event: QWheelEvent) -> None:
        event.ignore()

    def mousePressEvent(self, event: QMouseEvent) -> None:
        tile = self._tile_at(event.position())
        if event.button() != Qt.MouseButton.LeftButton or tile is None:
            event.ignore()
            return
        self._has_keys = False
        self._move_cursor(tile)
        self._choose(tile)

    def mouseDoubleClickEvent(self, event: QMouseEvent) -> None:
        self.mousePressEvent(event)

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        self._pointed = self._tile_at(event.position())
        if self._pointed != self._hovered:
            self._hover(None)
            self._hover_delay.start()

    def enterEvent(self, event: QEnterEvent) -> None:
        super().enterEvent(event)
        self._pointed = self._tile_at(event.position())
        self._hover_delay.start()

    def leaveEvent(self, event: QEvent) -> None:
        super().leaveEvent(event)
        self._hover_delay.stop()
        self._pointed = None
        self._hover(None)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        key = event.key()
        is_plain = not event.modifiers() & ~Qt.KeyboardModifier.KeypadModifier
        if is_plain and key in _STEPS:
            self._has_keys = True
            self._walk(*_STEPS[Qt.Key(key)])
        elif is_plain and key in _ENTER and self._may_enter():
            if not event.isAutoRepeat():
                self._choose(self._cursor)
        elif key == Qt.Key.Key_Escape and self._hovered is not None:
            self._hover(None)
        else:
            self._has_keys |= bool(event.text())  # a key of the hand or the panel
            self._scene.cursor.show_cursor(self._cursor, is_used=self.hasFocus() and self._has_keys)
            event.ignore()

    def focusInEvent(self, event: QFocusEvent) -> None:
        super().focusInEvent(event)
        self._has_keys |= event.reason() in KEY_REASONS
        self._move_cursor(self._cursor)

    def focusOutEvent(self, event: QFocusEvent) -> None:
        super().focusOutEvent(event)
        self._has_keys |= event.reason() in KEY_REASONS
        self._scene.cursor.show_cursor(self._cursor, is_used=False)

    def _fit(self) -> None:
        """Make the lots as large as fits, with sides of whole device pixels for sharp lines."""
        ratio = self.devicePixelRatioF()
        size = self.viewport().size()
        lot_px = min(size.width() / SHEET.width(), size.height() / SHEET.height()) * LOT
        scale = max(1, math.floor(lot_px * ratio)) / ratio / LOT
        self.setTransform(QTransform.fromScale(scale, scale))

    def _tile_at(self, point: QPointF) -> Tile | None:
        return lot_at(self.mapToScene(point.toPoint()))

    def _choose(self, tile: Tile) -> None:
        """Select a tile of the hand, or activate it if it is selected."""
        if self.effect_of(tile) is None:
            return
        if tile == self._selected:
            self.tile_activated.emit(tile)
            return
        self._selected = tile
        self._refresh_preview()
        self.tile_selected.emit(tile)

    def _may_enter(self) -> bool:
        """Tell whether Enter is meant for the lot at the cursor: a decision has it first."""
        if self._view is None or self.effect_of(self._cursor) is None:
            return False
        may_plan = not self._view.legal and self._cursor != self._selected
        return may_plan or takes_tiles(self._view)

    def _walk(self, down: int, right: int) -> None:
        row, column = divmod(self._cursor, COLUMNS)
        column = min(max(column + right, 0), COLUMNS - 1)
        tile = min(max(row + down, 0), ROWS - 1) * COLUMNS + column
        self._move_cursor(tile)
        if tile != self._selected:
            self._choose(tile)

    def _move_cursor(self, tile: Tile) -> None:
        self._cursor = tile
        self._scene.cursor.show_cursor(tile, is_used=self.hasFocus() and self._has_keys)
        self._refresh_texts()
        if self.hasFocus():
            announce_cell(self, tile)

    def _hover(self, tile: Tile | None) -> None:
        """Preview the tile of the hand under the pointer, and say so if that is a change."""
        tile = tile if self.effect_of(tile) is not None else None
        is_new = tile != self._hovered
        self._hovered = tile
        self._refresh_preview()
        if is_new:
            self.tile_hovered.emit(tile)

    def _refresh_preview(self) -> None:
        self._scene.show_preview(self._selected if self._hovered is None else self._hovered)

    def _refresh_texts(self) -> None:
        self.setAccessibleDescription(self.cell_text(self._cursor))


def _make_interface(_key: str, thing: QObject) -> QAccessibleInterface | None:
    return BoardInterface(thing) if isinstance(thing, BoardView) else None


@cache
def _install_accessible() -> None:
    """Tell Qt, once, how screen readers see a board."""
    QAccessible.installFactory(_make_interface)
