"""Board for screen readers: a list of 31 named tiles, as a graphics view shows none.

The names of the methods are Qt's; its type stubs leave out that most may return None.
"""

# ruff: noqa: N802
# mypy: disable-error-code="override"

from functools import cache
from typing import TYPE_CHECKING
from weakref import ref

from PySide6.QtCore import QObject, QPoint, QRect, Qt, QTimer
from PySide6.QtGui import (
    QAccessible,
    QAccessibleActionInterface,
    QAccessibleEvent,
    QAccessibleInterface,
    QWindow,
)
from PySide6.QtWidgets import QAccessibleWidget
from shiboken6 import isValid

from acquire_desktop.games.hotel_tycoon.engine.board import NOBODY, TILE_COUNT, Tile
from acquire_desktop.ui.kit.accessible import NO_INTERFACE

if TYPE_CHECKING:
    from acquire_desktop.ui.hotel_tycoon.board.view import BoardView

    _Seen = ref[BoardView]


class TileActions(QAccessibleActionInterface):
    """What can be done with a tile: the keyboard goes there, or it is chosen."""

    def __init__(self, seen: "_Seen", tile: Tile) -> None:
        super().__init__()
        self._seen, self._tile = seen, tile

    def actionNames(self) -> list[str]:
        view = _shown(self._seen)
        if view is None or not view.isEnabled():
            return []
        press = [self.pressAction()] if view.is_target(self._tile) else []
        return [*press, self.setFocusAction()]

    def doAction(self, name: str) -> None:
        view = _shown(self._seen)
        if view is None or name not in self.actionNames():
            return
        if name == self.pressAction():
            view.press(self._tile)
        else:
            view.setFocus(Qt.FocusReason.OtherFocusReason)
            view.move_cursor(self._tile)

    def keyBindingsForAction(self, name: str) -> list[str]:
        return []


class TileInterface(QAccessibleInterface):
    """One tile; it does not keep the board, since Python has it for longer than Qt has that."""

    def __init__(self, view: "BoardView", tile: Tile) -> None:
        super().__init__()
        self._seen: _Seen = ref(view)
        self._tile = tile
        self._actions = TileActions(self._seen, tile)

    def interface_cast(self, kind: QAccessible.InterfaceType) -> object:
        is_action = kind == QAccessible.InterfaceType.ActionInterface
        return self._actions if is_action else NO_INTERFACE

    def isValid(self) -> bool:
        return _shown(self._seen) is not None

    def object(self) -> QObject | None:
        return None

    def window(self) -> QWindow | None:
        view = _shown(self._seen)
        return None if view is None else view.window().windowHandle()

    def parent(self) -> QAccessibleInterface | None:
        view = _shown(self._seen)
        return None if view is None else QAccessible.queryAccessibleInterface(view)

    def child(self, index: int) -> QAccessibleInterface | None:
        return None

    def childAt(self, x: int, y: int) -> QAccessibleInterface | None:
        return None

    def childCount(self) -> int:
        return 0

    def indexOfChild(self, child: QAccessibleInterface) -> int:
        return -1

    def relations(
        self, match: QAccessible.RelationFlag
    ) -> list[tuple[QAccessibleInterface, QAccessible.RelationFlag]]:
        return []

    def rect(self) -> QRect:
        view = _shown(self._seen)
        return QRect() if view is None else view.tile_rect(self._tile)

    def role(self) -> QAccessible.Role:
        return QAccessible.Role.ListItem

    def state(self) -> QAccessible.State:
        state, view = QAccessible.State(), _shown(self._seen)
        if view is not None:
            state.focusable = True
            state.focused = view.hasFocus() and view.cursor_tile == self._tile
            state.selectable = view.is_target(self._tile)
        return state

    def text(self, text: QAccessible.Text) -> str:
        view = _shown(self._seen)
        is_name = text == QAccessible.Text.Name
        return view.tile_text(self._tile) if is_name and view is not None else ""

    def setText(self, text: QAccessible.Text, value: str) -> None:
        """Do nothing: a tile cannot be renamed."""


class BoardInterface(QAccessibleWidget):
    """The board as a list of tiles, from the start tile on."""

    def __init__(self, view: "BoardView") -> None:
        super().__init__(view, QAccessible.Role.List, view.accessibleName())
        self._seen: _Seen = ref(view)
        # Qt keeps only addresses, so the tiles live as long as the board's interface does.
        self._tiles = [TileInterface(view, tile) for tile in range(TILE_COUNT)]
        for tile in self._tiles:
            QAccessible.registerAccessibleInterface(tile)

    def childCount(self) -> int:
        return TILE_COUNT

    def child(self, index: int) -> QAccessibleInterface | None:
        return self._tiles[index] if 0 <= index < TILE_COUNT else None

    def indexOfChild(self, child: QAccessibleInterface) -> int:
        return next((tile for tile, each in enumerate(self._tiles) if each is child), -1)

    def childAt(self, x: int, y: int) -> QAccessibleInterface | None:
        view = _shown(self._seen)
        if view is None:
            return None
        tile = view.tile_at(view.viewport().mapFromGlobal(QPoint(x, y)))
        return None if tile == NOBODY else self._tiles[tile]

    def focusChild(self) -> QAccessibleInterface | None:
        view = _shown(self._seen)
        return self._tiles[view.cursor_tile] if view is not None and view.hasFocus() else None


def _shown(seen: "_Seen") -> "BoardView | None":
    """Return the board while there is one."""
    view = seen()
    return view if view is not None and isValid(view) else None


@cache
def open_to_screen_readers(board: type["BoardView"]) -> None:
    """Tell Qt, once, how screen readers see a board."""

    def interface_of(_key: str, thing: QObject) -> QAccessibleInterface | None:
        return BoardInterface(thing) if isinstance(thing, board) else None

    QAccessible.installFactory(interface_of)


def announce_tile(view: "BoardView", tile: Tile) -> None:
    """Tell a screen reader, after Qt told of the board's focus, that the keyboard is here now."""
    if QAccessible.isActive():
        QTimer.singleShot(0, view, lambda: _tell_focus(view, tile))


def _tell_focus(view: "BoardView", tile: Tile) -> None:
    if tile != view.cursor_tile or not view.hasFocus():
        return
    board = QAccessible.queryAccessibleInterface(view)
    there = board.child(tile) if isinstance(board, BoardInterface) else None
    if there is not None:
        QAccessible.updateAccessibility(QAccessibleEvent(there, QAccessible.Event.Focus))
