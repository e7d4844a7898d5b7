"""Board for screen readers: a table of 108 named cells, as a graphics view shows none.

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

from acquire_desktop.games.acquire.engine.board import (
    EMPTY,
    INDEPENDENT,
    TILE_COUNT,
    TILE_NAMES,
    Tile,
)
from acquire_desktop.games.acquire.engine.view import View
from acquire_desktop.ui.acquire.table.board.merger_lots import merger_lots
from acquire_desktop.ui.acquire.words.effect_texts import effect_label
from acquire_desktop.ui.kit.accessible import NO_INTERFACE
from acquire_desktop.ui.kit.texts import join_list, translate

if TYPE_CHECKING:
    from acquire_desktop.ui.acquire.table.board.view import BoardView

    _Seen = ref[BoardView]


class CellActions(QAccessibleActionInterface):
    """What can be done with a lot: the keyboard goes there, or it is clicked."""

    def __init__(self, seen: "_Seen", tile: Tile) -> None:
        super().__init__()
        self._seen, self._tile = seen, tile

    def actionNames(self) -> list[str]:
        view = _shown(self._seen)
        if view is None or not view.isEnabled():
            return []
        press = [self.pressAction()] if view.can_press(self._tile) else []
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


class CellInterface(QAccessibleInterface):
    """One lot of the board.

    It does not keep the board: Python has interfaces for longer than Qt has what they tell of.
    """

    def __init__(self, view: "BoardView", tile: Tile) -> None:
        super().__init__()
        self._seen: _Seen = ref(view)
        self._tile = tile
        self._actions = CellActions(self._seen, tile)

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
        return QRect() if view is None else view.cell_rect(self._tile)

    def role(self) -> QAccessible.Role:
        return QAccessible.Role.Cell

    def state(self) -> QAccessible.State:
        state, view = QAccessible.State(), _shown(self._seen)
        if view is not None:
            state.focusable = True
            state.focused = view.hasFocus() and view.cursor_tile == self._tile
            state.selectable = view.effect_of(self._tile) is not None
            state.selected = view.selected_tile == self._tile
        return state

    def text(self, text: QAccessible.Text) -> str:
        view = _shown(self._seen)
        is_name = text == QAccessible.Text.Name
        return view.cell_text(self._tile) if is_name and view is not None else ""

    def setText(self, text: QAccessible.Text, value: str) -> None:
        """Do nothing: a lot cannot be renamed."""


class BoardInterface(QAccessibleWidget):
    """The board as a table of cells, row by row."""

    def __init__(self, view: "BoardView") -> None:
        super().__init__(view, QAccessible.Role.Table, view.accessibleName())
        self._seen: _Seen = ref(view)
        # Qt keeps only addresses, so the cells live as long as the board's interface does.
        self._cells = [CellInterface(view, tile) for tile in range(TILE_COUNT)]
        for cell in self._cells:
            QAccessible.registerAccessibleInterface(cell)

    def childCount(self) -> int:
        return TILE_COUNT

    def child(self, index: int) -> QAccessibleInterface | None:
        return self._cells[index] if 0 <= index < TILE_COUNT else None

    def indexOfChild(self, child: QAccessibleInterface) -> int:
        return next((tile for tile, cell in enumerate(self._cells) if cell is child), -1)

    def childAt(self, x: int, y: int) -> QAccessibleInterface | None:
        view = _shown(self._seen)
        tile = None if view is None else view.tile_at_global(QPoint(x, y))
        return None if tile is None else self._cells[tile]

    def focusChild(self) -> QAccessibleInterface | None:
        view = _shown(self._seen)
        return self._cells[view.cursor_tile] if view is not None and view.hasFocus() else None


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


def announce_cell(view: "BoardView", tile: Tile) -> None:
    """Tell a screen reader that the keyboard is at this cell now.

    Qt tells by itself that the board has the focus, after its ``focusInEvent``: the cell must come
    after that, or the reader would stay on the board as a whole.
    """
    if QAccessible.isActive():
        QTimer.singleShot(0, view, lambda: _tell_focus(view, tile))


def _tell_focus(view: "BoardView", tile: Tile) -> None:
    if tile != view.cursor_tile or not view.hasFocus():
        return
    board = QAccessible.queryAccessibleInterface(view)
    cell = board.child(tile) if isinstance(board, BoardInterface) else None
    if cell is not None:
        QAccessible.updateAccessibility(QAccessibleEvent(cell, QAccessible.Event.Focus))


def cell_text(tile: Tile, view: View, *, is_private: bool, is_last: bool) -> str:
    """Return what a viewer sees on a lot.

    Args:
        tile: The lot.
        view: The position.
        is_private: Whether the tiles of the hand may be named.
        is_last: Whether this tile was placed last.
    """
    if view.board[tile] == EMPTY:
        return _empty(tile, view, is_private=is_private)
    text = _occupied(tile, view)
    return translate("Board", "{cell}, placed last", cell=text) if is_last else text


def _occupied(tile: Tile, view: View) -> str:
    owner, name = view.board[tile], TILE_NAMES[tile]
    if owner == INDEPENDENT:
        return translate("Board", "{tile}, independent", tile=name)
    chain = view.edition.chains[owner].name
    if view.headquarters[owner] != tile:
        return translate("Board", "{tile}, {chain}", tile=name, chain=chain)
    size = view.sizes[owner]
    if size >= view.edition.safe_size:
        return translate(
            "Board", "{tile}, {chain} headquarters, %n tile(s), safe", n=size, tile=name,
            chain=chain,
        )  # fmt: skip
    return translate(
        "Board", "{tile}, {chain} headquarters, %n tile(s)", n=size, tile=name, chain=chain
    )


def _empty(tile: Tile, view: View, *, is_private: bool) -> str:
    name = TILE_NAMES[tile]
    if not is_private or tile not in view.hand:
        if merged := merger_lots(view).get(tile):
            chains = join_list([view.edition.chains[chain].name for chain in merged])
            return translate("Board", "{tile}, empty, merges {chains}", tile=name, chains=chains)
        return translate("Board", "{tile}, empty", tile=name)
    index = view.hand.index(tile)
    return translate(
        "Board",
        "{tile}, yours, tile {number}, {effect}",
        tile=name,
        number=index + 1,
        effect=effect_label(view.effects[index], view.edition),
    )
