"""The board on the screen: mouse, keyboard and screen reader in, intents out."""

import math
from typing import Final

from PySide6.QtCore import QEvent, QPoint, QPointF, QRect, QSize, Qt, QTimer, Signal
from PySide6.QtGui import (
    QAccessible,
    QEnterEvent,
    QFocusEvent,
    QHelpEvent,
    QHideEvent,
    QKeyEvent,
    QMouseEvent,
    QPixmapCache,
    QResizeEvent,
    QTransform,
    QWheelEvent,
)
from PySide6.QtWidgets import QSizePolicy, QToolTip, QWidget

from acquire_desktop.games.acquire.engine.board import (
    CHAIN_COUNT,
    COLUMNS,
    EMPTY,
    ROWS,
    TILES_BY_NAME,
    Tile,
)
from acquire_desktop.games.acquire.engine.view import View
from acquire_desktop.ui.acquire.table.board.cell_texts import cell_text, tip_text
from acquire_desktop.ui.acquire.table.board.geometry import (
    SHEET,
    SIDE,
    sheet_px,
    space_at,
    space_rect,
)
from acquire_desktop.ui.acquire.table.board.hint_marks import Marks, hinted_text
from acquire_desktop.ui.acquire.table.board.scene import BoardScene
from acquire_desktop.ui.acquire.words.action_texts import takes_tiles
from acquire_desktop.ui.kit.accessible_board import CellBoard, announce_cell
from acquire_desktop.ui.kit.adaptive import Adaptive
from acquire_desktop.ui.kit.focus import KEY_REASONS
from acquire_desktop.ui.kit.keys import is_enter
from acquire_desktop.ui.kit.look import theme
from acquire_desktop.ui.kit.texts import translate

_STEPS: Final = {
    Qt.Key.Key_Left: (0, -1),
    Qt.Key.Key_Right: (0, 1),
    Qt.Key.Key_Up: (-1, 0),
    Qt.Key.Key_Down: (1, 0),
}
_FIRST_SPACE: Final = TILES_BY_NAME["6E"]
"""Where the keyboard begins."""
_LEAST_SPACE_PX: Final = 24
_USUAL_SPACE_PX: Final = 47
_CACHE_KIB: Final = 64 * 1024


class BoardView(Adaptive, CellBoard):
    """The board; only tiles of the visible hand can be selected, playable or not.

    Signals:
        tile_selected: A tile of the hand was clicked or reached with the arrow keys.
        tile_activated: The selected tile was clicked again, or Enter was pressed on it.
        tile_hovered: The tile of the hand under the pointer, or None.
        cursor_moved: A key led to another space.
        chain_pressed: A space of a chain was clicked.
    """

    tile_selected = Signal(int)
    tile_activated = Signal(int)
    tile_hovered = Signal(object)
    cursor_moved = Signal(int)
    chain_pressed = Signal(int)
    board_role = QAccessible.Role.Table
    cell_role = QAccessible.Role.Cell
    cell_count = ROWS * COLUMNS

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.drawing = BoardScene(self)
        """All that is seen."""
        self.shown_view: View | None = None
        self._is_private = True
        self.selected_tile: Tile | None = None
        """The selected tile of the hand."""
        self._hovered: Tile | None = None
        self._last: Tile | None = None
        self.cursor_tile = _FIRST_SPACE
        """The space where the keyboard is."""
        self._has_keys = False
        self._hover_delay = QTimer(self, singleShot=True)
        self._hover_delay.setInterval(theme.HOVER_DELAY_MS)
        self._hover_delay.timeout.connect(lambda: self._hover(self._pointed))
        self._pointed: Tile | None = None
        self.setScene(self.drawing)
        self.setInteractive(False)
        self.setAttribute(Qt.WidgetAttribute.WA_InputMethodEnabled, False)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)
        self.viewport().setAutoFillBackground(False)
        # The plan of a 4K board does not fit into Qt's usual 10 MiB.
        QPixmapCache.setCacheLimit(max(QPixmapCache.cacheLimit(), _CACHE_KIB))
        self.retranslate()

    def show_view(self, view: View) -> None:
        """Show a position."""
        self.shown_view = view
        self.drawing.show_view(view)
        self.selected_tile = self._own(self.selected_tile)
        self._hover(self._pointed if self._hovered is not None else None)
        self._refresh_texts()

    def mark_last(self, tile: Tile | None) -> None:
        """Fold the corner of the tile placed last, or of none."""
        self._last = tile
        self.drawing.show_last(tile)
        self._refresh_texts()

    def show_hints(self, marks: Marks) -> None:
        """Number the tiles that a hint names, or none."""
        self.drawing.hints.show_marks(marks)
        self._refresh_texts()

    def set_private(self, visible: bool) -> None:
        """Show or hide the viewer's own tiles, and with them all previews, at once."""
        if visible == self._is_private:
            return
        self._is_private = visible
        self.drawing.set_private(visible)
        if not visible:
            self.selected_tile = None
            self._hover(None)
        self._refresh_preview()
        self._refresh_texts()

    def forget(self) -> None:
        """Be as for a viewer who has not looked yet: no tile, ring or preview of the last one."""
        self._hover_delay.stop()
        self.shown_view = self.selected_tile = self._hovered = self._pointed = self._last = None
        self.cursor_tile = _FIRST_SPACE
        self._has_keys = False
        self.drawing.forget(self.cursor_tile)
        self._refresh_texts()

    def select_tile(self, tile: Tile | None) -> None:
        """Select a tile of the hand, as if somebody else had; emits nothing."""
        self.selected_tile = self._own(tile)
        if self.selected_tile is not None:
            self._hovered = None  # until the pointer moves again
            self.move_cursor(self.selected_tile)
        self._refresh_preview()

    def can_press(self, tile: Tile) -> bool:
        """Return whether a click on a space does something."""
        return self.drawing.effect_of(tile) is not None

    def press(self, tile: Tile) -> None:
        """Do the same as a click on a space."""
        self.move_cursor(tile)
        self._choose(tile)
        owner = EMPTY if self.shown_view is None else self.shown_view.board[tile]
        if owner < CHAIN_COUNT:
            self.chain_pressed.emit(owner)

    def mark_state(self, tile: Tile, state: QAccessible.State) -> None:
        """Say whether a space can be, and is, selected."""
        state.selectable = self.can_press(tile)
        state.selected = self.selected_tile == tile

    def cell_text(self, tile: Tile) -> str:
        """Return the words for a space."""
        if self.shown_view is None:
            return ""
        is_private, is_last = self._is_private, tile == self._last
        text = cell_text(tile, self.shown_view, is_private=is_private, is_last=is_last)
        return hinted_text(text, self.drawing.hints.subject.get(tile))

    def cell_rect(self, tile: Tile) -> QRect:
        """Return where a space is, in pixels of the screen."""
        rect = self.mapFromScene(space_rect(tile)).boundingRect()
        return QRect(self.viewport().mapToGlobal(rect.topLeft()), rect.size())

    def tile_at_global(self, point: QPoint) -> Tile | None:
        """Return the space at a point of the screen, or None beside the plan."""
        return self._tile_at(QPointF(self.viewport().mapFromGlobal(point)))

    def retranslate(self) -> None:
        self.setAccessibleName(translate("Board", "Board"))
        self._refresh_texts()
        self.drawing.refresh()

    def redraw(self) -> None:
        self.drawing.refresh()

    def refit(self) -> None:
        self.drawing.refresh()

    def heightForWidth(self, width: int) -> int:
        return math.ceil(width * SHEET.height() / SHEET.width())

    def width_for(self, height_px: int) -> int:
        """Return the width at which the whole board is as high as that, in pixels."""
        return math.ceil(height_px * SHEET.width() / SHEET.height())

    def sizeHint(self) -> QSize:
        return sheet_px(_USUAL_SPACE_PX)

    def minimumSizeHint(self) -> QSize:
        return sheet_px(_LEAST_SPACE_PX)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Make the spaces as large as fits, with sides of whole device pixels for sharp lines."""
        super().resizeEvent(event)
        ratio, size = self.devicePixelRatioF(), self.viewport().size()
        space_px = min(size.width() / SHEET.width(), size.height() / SHEET.height()) * SIDE
        scale = max(1, math.floor(space_px * ratio)) / ratio / SIDE
        self.setTransform(QTransform.fromScale(scale, scale))

    def viewportEvent(self, event: QEvent) -> bool:
        if isinstance(event, QHelpEvent):
            tile, view = self._tile_at(QPointF(event.pos())), self.shown_view
            shown = self.drawing.stakes.subject
            text = tip_text(tile, view, shown) if tile is not None and view is not None else ""
            QToolTip.showText(event.globalPos(), text, self)
            return True
        return super().viewportEvent(event)

    def hideEvent(self, event: QHideEvent) -> None:
        super().hideEvent(event)
        self.drawing.set_pulsing(None)  # nothing ticks that nobody sees

    def wheelEvent(self, event: QWheelEvent) -> None:
        event.ignore()

    def mousePressEvent(self, event: QMouseEvent) -> None:
        tile = self._tile_at(event.position())
        if event.button() != Qt.MouseButton.LeftButton or tile is None:
            event.ignore()
            return
        self._has_keys = False
        self.press(tile)

    def mouseDoubleClickEvent(self, event: QMouseEvent) -> None:
        self.mousePressEvent(event)

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        self._point(event.position())
        if self._pointed != self._hovered:
            self._hover(None)
            self._hover_delay.start()

    def enterEvent(self, event: QEnterEvent) -> None:
        super().enterEvent(event)
        self._point(event.position())
        self._hover_delay.start()

    def leaveEvent(self, event: QEvent) -> None:
        super().leaveEvent(event)
        self._hover_delay.stop()
        self._point(None)
        self._hover(None)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        key = event.key()
        is_plain = not event.modifiers() & ~Qt.KeyboardModifier.KeypadModifier
        if is_plain and key in _STEPS:
            self._has_keys = True
            self._walk(*_STEPS[Qt.Key(key)])
        elif is_plain and is_enter(event) and self._may_enter():
            if not event.isAutoRepeat():
                self._choose(self.cursor_tile)
        elif key == Qt.Key.Key_Escape and self._hovered is not None:
            self._hover(None)
            if self.selected_tile is not None:
                event.ignore()  # it is let go of, too
        else:
            self._has_keys |= bool(event.text())  # a key of the hand or the panel
            self._show_cursor()
            event.ignore()

    def focusInEvent(self, event: QFocusEvent) -> None:
        super().focusInEvent(event)
        self._has_keys |= event.reason() in KEY_REASONS
        self.move_cursor(self.cursor_tile)

    def focusOutEvent(self, event: QFocusEvent) -> None:
        super().focusOutEvent(event)
        self._has_keys |= event.reason() in KEY_REASONS
        self._show_cursor()

    def _tile_at(self, point: QPointF) -> Tile | None:
        return space_at(self.mapToScene(point.toPoint()))

    def _choose(self, tile: Tile) -> None:
        """Select a tile of the hand, or activate it if it is selected."""
        if self.drawing.effect_of(tile) is None:
            return
        if tile == self.selected_tile:
            self.tile_activated.emit(tile)
            return
        self.selected_tile = tile
        self._refresh_preview()
        self.tile_selected.emit(tile)

    def _may_enter(self) -> bool:
        """Return whether Enter is meant for the space at the cursor: a decision has it first."""
        if self.shown_view is None or self.drawing.effect_of(self.cursor_tile) is None:
            return False
        may_plan = not self.shown_view.legal and self.cursor_tile != self.selected_tile
        return may_plan or takes_tiles(self.shown_view)

    def _walk(self, down: int, right: int) -> None:
        row, column = divmod(self.cursor_tile, COLUMNS)
        column = min(max(column + right, 0), COLUMNS - 1)
        tile = min(max(row + down, 0), ROWS - 1) * COLUMNS + column
        self._pointed = None  # until the pointer moves again
        self.move_cursor(tile)
        if tile != self.selected_tile:
            self._choose(tile)

    def move_cursor(self, tile: Tile) -> None:
        """Let the keyboard be at a space."""
        self.cursor_tile = tile
        self._show_cursor()
        self._refresh_texts()
        self.cursor_moved.emit(tile)
        if self.hasFocus():
            announce_cell(self, tile)

    def _show_cursor(self) -> None:
        self.drawing.cursor.show_cursor(
            self.cursor_tile, is_used=self.hasFocus() and self._has_keys
        )
        self._show_pointed()

    def _point(self, place: QPointF | None) -> None:
        """Let the pointer be at a place, or nowhere on the board."""
        self._pointed = None if place is None else self._tile_at(place)
        self._show_pointed()

    def _show_pointed(self) -> None:
        """Let the coordinate stand out that the pointer, the keyboard or the choice is at."""
        has_cursor = self.hasFocus() and self._has_keys
        tile = self.cursor_tile if has_cursor else self.selected_tile
        self.drawing.show_pointed(tile if self._pointed is None else self._pointed)

    def _hover(self, tile: Tile | None) -> None:
        """Preview the tile of the hand under the pointer, and say so if that is a change."""
        before, self._hovered = self._hovered, self._own(tile)
        self._refresh_preview()
        if self._hovered != before:
            self.tile_hovered.emit(self._hovered)

    def _own(self, tile: Tile | None) -> Tile | None:
        """Return a tile of the visible hand, or None for any other space."""
        return None if self.drawing.effect_of(tile) is None else tile

    def _refresh_preview(self) -> None:
        self.drawing.show_preview(self.selected_tile if self._hovered is None else self._hovered)
        self._show_pointed()

    def _refresh_texts(self) -> None:
        self.setAccessibleDescription(self.cell_text(self.cursor_tile))
