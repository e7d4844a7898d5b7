"""Boards for screen readers: named cells, as a graphics view shows none.

The names of the methods are Qt's; its type stubs leave out that most may return None.
"""

# ruff: noqa: N802
# mypy: disable-error-code="override"

from functools import cache
from weakref import ref

from PySide6.QtCore import QObject, QPoint, QRect, Qt, QTimer
from PySide6.QtGui import (
    QAccessible,
    QAccessibleActionInterface,
    QAccessibleEvent,
    QAccessibleInterface,
    QPainter,
    QWindow,
)
from PySide6.QtWidgets import QAccessibleWidget, QFrame, QGraphicsView, QWidget
from shiboken6 import isValid

from acquire_desktop.ui.kit.accessible import NO_INTERFACE


class CellBoard(QGraphicsView):
    """A board whose cells screen readers find, read and press; a game's board fills it in."""

    board_role: QAccessible.Role
    """What the whole is."""
    cell_role: QAccessible.Role
    """What a cell is."""
    cell_count: int
    """How many cells there are; they are numbered from 0."""
    cursor_tile: int
    """The cell that the keyboard is at."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        open_boards_to_screen_readers()
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setRenderHint(QPainter.RenderHint.Antialiasing)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setMouseTracking(True)

    def cell_text(self, tile: int) -> str:
        """Return a cell as the viewer sees it, in words."""
        raise NotImplementedError

    def cell_rect(self, tile: int) -> QRect:
        """Return where a cell is on the screen."""
        raise NotImplementedError

    def tile_at_global(self, point: QPoint) -> int | None:
        """Return the cell at a point of the screen."""
        raise NotImplementedError

    def can_press(self, tile: int) -> bool:
        """Tell whether a press does something."""
        raise NotImplementedError

    def press(self, tile: int) -> None:
        """Do what a click on a cell does."""
        raise NotImplementedError

    def move_cursor(self, tile: int) -> None:
        """Lead the keyboard to a cell."""
        raise NotImplementedError

    def mark_state(self, tile: int, state: QAccessible.State) -> None:
        """Say in a cell's state whether it can be, and is, selected."""
        raise NotImplementedError


_Seen = ref[CellBoard]


class CellActions(QAccessibleActionInterface):
    """The actions of a cell: to take the keyboard, or to be clicked."""

    def __init__(self, seen: _Seen, tile: int) -> None:
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
    """One cell of a board.

    It does not keep the board: Python has interfaces for longer than Qt has what they tell of.
    """

    def __init__(self, view: CellBoard, tile: int) -> None:
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
        view = _shown(self._seen)
        return QAccessible.Role.NoRole if view is None else view.cell_role

    def state(self) -> QAccessible.State:
        state, view = QAccessible.State(), _shown(self._seen)
        if view is not None:
            state.focusable = True
            state.focused = view.hasFocus() and view.cursor_tile == self._tile
            view.mark_state(self._tile, state)
        return state

    def text(self, text: QAccessible.Text) -> str:
        view = _shown(self._seen)
        is_name = text == QAccessible.Text.Name
        return view.cell_text(self._tile) if is_name and view is not None else ""

    def setText(self, text: QAccessible.Text, value: str) -> None:
        """Do nothing: a cell cannot be renamed."""


class BoardInterface(QAccessibleWidget):
    """A board with its cells as children, in the order of their numbers."""

    def __init__(self, view: CellBoard) -> None:
        super().__init__(view, view.board_role, view.accessibleName())
        self._seen: _Seen = ref(view)
        # Qt keeps only addresses, so the cells live as long as the board's interface does.
        self._cells = [CellInterface(view, tile) for tile in range(view.cell_count)]
        for cell in self._cells:
            QAccessible.registerAccessibleInterface(cell)

    def childCount(self) -> int:
        return len(self._cells)

    def child(self, index: int) -> QAccessibleInterface | None:
        return self._cells[index] if 0 <= index < len(self._cells) else None

    def indexOfChild(self, child: QAccessibleInterface) -> int:
        return next((tile for tile, cell in enumerate(self._cells) if cell is child), -1)

    def childAt(self, x: int, y: int) -> QAccessibleInterface | None:
        view = _shown(self._seen)
        tile = None if view is None else view.tile_at_global(QPoint(x, y))
        return None if tile is None else self._cells[tile]

    def focusChild(self) -> QAccessibleInterface | None:
        view = _shown(self._seen)
        return self._cells[view.cursor_tile] if view is not None and view.hasFocus() else None


def _shown(seen: _Seen) -> CellBoard | None:
    """Return the board while there is one."""
    view = seen()
    return view if view is not None and isValid(view) else None


def _interface_of(_key: str, thing: QObject) -> QAccessibleInterface | None:
    return BoardInterface(thing) if isinstance(thing, CellBoard) else None


@cache
def open_boards_to_screen_readers() -> None:
    """Tell Qt, once, how screen readers see boards."""
    QAccessible.installFactory(_interface_of)


def announce_cell(view: CellBoard, tile: int) -> None:
    """Tell a screen reader that the keyboard is at this cell now.

    Qt tells by itself that the board has the focus, after its ``focusInEvent``: the cell must come
    after that, or the reader would stay on the board as a whole.
    """
    if QAccessible.isActive():
        QTimer.singleShot(0, view, lambda: _tell_focus(view, tile))


def _tell_focus(view: CellBoard, tile: int) -> None:
    if tile != view.cursor_tile or not view.hasFocus():
        return
    board = QAccessible.queryAccessibleInterface(view)
    cell = board.child(tile) if isinstance(board, BoardInterface) else None
    if cell is not None:
        QAccessible.updateAccessibility(QAccessibleEvent(cell, QAccessible.Event.Focus))
