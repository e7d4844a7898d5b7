"""The board as a graphics view: the plan, the cars, what can be chosen, and the keyboard."""

from collections.abc import Sequence
from typing import Final

from PySide6.QtCore import (
    QEasingCurve,
    QEvent,
    QPoint,
    QPointF,
    QRect,
    Qt,
    QVariantAnimation,
    Signal,
)
from PySide6.QtGui import (
    QAccessible,
    QFocusEvent,
    QHelpEvent,
    QKeyEvent,
    QMouseEvent,
    QPainter,
    QPaintEvent,
    QResizeEvent,
)
from PySide6.QtWidgets import (
    QGraphicsScene,
    QToolTip,
    QWidget,
)

from acquire_desktop.games.hotel_tycoon.engine.board import (
    NOBODY,
    PROPERTY_COUNT,
    START,
    TILE_COUNT,
    Property,
    Seat,
    Tile,
)
from acquire_desktop.games.hotel_tycoon.engine.events import CarDrove, Event
from acquire_desktop.games.hotel_tycoon.engine.view import View
from acquire_desktop.games.hotel_tycoon.outlook import Landing
from acquire_desktop.ui.hotel_tycoon.board.geometry import LANE, PLAN, district, pose, tile_path
from acquire_desktop.ui.hotel_tycoon.board.items import CarItem, Layer, MarksItem
from acquire_desktop.ui.hotel_tycoon.board.plan import draw_city, draw_plan, tile_facts
from acquire_desktop.ui.hotel_tycoon.words.names import Names, tile_name
from acquire_desktop.ui.hotel_tycoon.words.outlook_texts import risk_text, tile_risks
from acquire_desktop.ui.kit.accessible_board import CellBoard, announce_cell
from acquire_desktop.ui.kit.adaptive import Adaptive
from acquire_desktop.ui.kit.focus import KEY_REASONS
from acquire_desktop.ui.kit.key_guard import PressGuard
from acquire_desktop.ui.kit.look import motion, theme
from acquire_desktop.ui.kit.texts import join_terse, translate

_STEP_MS: Final = 110
_LONGEST_MS: Final = 1200
"""A drive takes so long for each space, and at most so long."""
_PARKED: Final = QPointF(46, 42)
"""From one car to the next where several stand on the start tile, along it and across."""
_PARKED_SCALE: Final = 0.72
"""How large cars are there."""


class BoardView(Adaptive, CellBoard):
    """The board, as large as there is room.

    Signals:
        tile_activated (int): A tile was clicked, or chosen with the keyboard.
        property_activated (int): The land of a property was clicked.
        fitted (): The plan has another size or place in the window now.
    """

    tile_activated = Signal(int)
    property_activated = Signal(int)
    fitted = Signal()
    board_role = QAccessible.Role.List
    cell_role = QAccessible.Role.ListItem
    cell_count = TILE_COUNT

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._scene = QGraphicsScene(PLAN.adjusted(-6, -6, 6, 6), self)
        self.shown: View | None = None
        """The view on the board."""
        self._names = Names(())
        self._city, self._plan = Layer(draw_city), Layer(self._draw_plan)
        self._marks = MarksItem()
        self._cars: list[CarItem] = []
        self._marks.setZValue(3)
        for item in (self._city, self._plan, self._marks):
            self._scene.addItem(item)
        self.setScene(self._scene)
        self.setMinimumSize(320, 240)
        self.setMouseTracking(True)
        self.viewport().setMouseTracking(True)
        self._risks: dict[Tile, str] = {}
        self._drive = QVariantAnimation(self)
        self._drive.setEasingCurve(QEasingCurve.Type.InOutQuad)
        self._drive.valueChanged.connect(self._drive_to)
        self._driver: Seat = NOBODY
        self.cursor_tile: Tile = START
        self.has_keys = False
        """Whether a key led to the tile at the cursor, which is to be seen then."""
        self._guard = PressGuard()
        self.retranslate()

    def show_view(self, view: View, names: Names, events: tuple[Event, ...] = ()) -> None:
        """Show a view; a car that drove by the last events does so on the board."""
        self._drive.stop()
        self._guard.renew()
        if len(self._cars) != view.players or names != self._names:
            self._make_cars(view, names)
        self.shown = self._marks.view = view
        self._names = self._marks.names = names
        self._plan.update()
        for seat, car in enumerate(self._cars):
            car.setVisible(not view.out[seat])
            car.show_acting(view.end_reason is None and seat == view.decision.seat)
            self._put(seat, view.tiles[seat])
        drives = [each for each in events if isinstance(each, CarDrove)]
        if drives and motion.is_on():
            self._play(drives[-1])

    def show_targets(self, targets: frozenset[Tile], threats: Sequence[Landing]) -> None:
        """Mark the tiles that can be chosen, and write what stays cost where they threaten."""
        self._risks = {each.tile: risk_text(each) for each in threats}
        self._marks.targets = targets
        self._marks.costs = tile_risks(threats)
        self._marks.update()

    def point_at(self, tile: Tile) -> None:
        """Mark the tile of what the pointer or the focus is on; ``NOBODY`` marks none."""
        self._marks.pointed = tile
        self._marks.update()

    def can_press(self, tile: Tile) -> bool:
        """Tell whether a tile can be chosen."""
        return tile in self._marks.targets

    def cell_text(self, tile: Tile) -> str:
        """Return the tile and all that is on it, in words."""
        if self.shown is None:
            return tile_name(tile)
        facts = tile_facts(self.shown, self._names, tile)
        texts = tile_name(tile), facts, self._risks.get(tile, "")
        return join_terse([text for text in texts if text])

    def cell_rect(self, tile: Tile) -> QRect:
        """Return where a tile is on the screen."""
        box = self.mapFromScene(tile_path(tile).boundingRect()).boundingRect()
        return QRect(self.viewport().mapToGlobal(box.topLeft()), box.size())

    def tile_at(self, at: QPoint) -> Tile:
        """Return the tile at a point of the viewport, or ``NOBODY``."""
        point = self.mapToScene(at)
        return next((t for t in range(TILE_COUNT) if tile_path(t).contains(point)), NOBODY)

    def tile_at_global(self, point: QPoint) -> Tile | None:
        """Return the tile at a point of the screen, or None beside the track."""
        tile = self.tile_at(self.viewport().mapFromGlobal(point))
        return None if tile == NOBODY else tile

    def mark_state(self, tile: Tile, state: QAccessible.State) -> None:
        """Say whether a tile can be chosen."""
        state.selectable = self.can_press(tile)

    def property_at(self, at: QPoint) -> Property:
        """Return the property whose land is at a point of the viewport, or ``NOBODY``."""
        point = self.mapToScene(at)
        found = (owned for owned in range(PROPERTY_COUNT) if district(owned).contains(point))
        return next(found, NOBODY)

    def press(self, tile: Tile) -> None:
        """Choose a tile."""
        self.tile_activated.emit(tile)

    def move_cursor(self, tile: Tile) -> None:
        """Lead the keyboard to a tile."""
        self.cursor_tile = tile
        self._marks.keyboard_at = tile if self.hasFocus() and self.has_keys else NOBODY
        self._marks.update()
        announce_cell(self, tile)

    def lead_home(self) -> None:
        """Lead the keyboard back to where it begins, and point at nothing."""
        self.cursor_tile, self.has_keys = START, False
        self._marks.keyboard_at = NOBODY
        self.point_at(NOBODY)

    def retranslate(self) -> None:
        self.setAccessibleName(translate("HotelBoard", "Board"))
        self._plan.update()

    def redraw(self) -> None:
        self._city.update()
        self._plan.update()
        self._scene.update()
        self.setBackgroundBrush(theme.current().paper)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self.fitInView(self._scene.sceneRect(), Qt.AspectRatioMode.KeepAspectRatio)
        self.fitted.emit()

    def paintEvent(self, event: QPaintEvent) -> None:
        super().paintEvent(event)
        self._guard.note_paint()

    def mousePressEvent(self, event: QMouseEvent) -> None:
        if event.button() != Qt.MouseButton.LeftButton:
            return
        self.has_keys = False
        at = event.position().toPoint()
        tile, owned = self.tile_at(at), self.property_at(at)
        if tile != NOBODY:
            if self._guard.admits(event):
                self.press(tile)
        elif owned != NOBODY:
            self.property_activated.emit(owned)

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        self._hover(self.tile_at(event.position().toPoint()))

    def leaveEvent(self, event: QEvent) -> None:
        super().leaveEvent(event)
        self._hover(NOBODY)

    def _hover(self, tile: Tile) -> None:
        if tile != self._marks.hovered:
            self._marks.hovered = tile
            self._marks.update()

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        event.accept()

    def mouseDoubleClickEvent(self, event: QMouseEvent) -> None:
        self.mousePressEvent(event)

    def viewportEvent(self, event: QEvent) -> bool:
        if isinstance(event, QHelpEvent):
            tile = self.tile_at(event.pos())
            text = self.cell_text(tile) if tile != NOBODY else ""
            QToolTip.showText(event.globalPos(), text, self)
            return True
        return super().viewportEvent(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        steps = {Qt.Key.Key_Right: 1, Qt.Key.Key_Down: 1, Qt.Key.Key_Left: -1, Qt.Key.Key_Up: -1}
        step = steps.get(Qt.Key(event.key()))
        if step is not None:
            self.has_keys = True
            self.move_cursor((self.cursor_tile + step) % TILE_COUNT)
        elif event.key() == Qt.Key.Key_Space:
            self.press(self.cursor_tile)
        else:
            event.ignore()

    def focusInEvent(self, event: QFocusEvent) -> None:
        super().focusInEvent(event)
        self.has_keys = event.reason() in KEY_REASONS
        self.move_cursor(self.cursor_tile)

    def focusOutEvent(self, event: QFocusEvent) -> None:
        super().focusOutEvent(event)
        self._marks.keyboard_at = NOBODY
        self._marks.update()

    def _draw_plan(self, painter: QPainter) -> None:
        if self.shown is not None:
            draw_plan(painter, self.shown, self._names)

    def _make_cars(self, view: View, names: Names) -> None:
        for car in self._cars:
            self._scene.removeItem(car)
        self._cars = [CarItem(names.mark(seat)) for seat in range(view.players)]
        for car in self._cars:
            self._scene.addItem(car)

    def _put(self, seat: Seat, place: float) -> None:
        """Put a car to a place of the track."""
        there = pose(round(place, 2))
        at, size = there.side(LANE), 1.0
        view = self.shown
        sharing = list[Seat]()
        if view is not None and place == START:
            sharing = [s for s, t in enumerate(view.tiles) if t == START and not view.out[s]]
        if seat in sharing and len(sharing) > 1:
            line, column = divmod(sharing.index(seat), 2)
            lines = -(-len(sharing) // 2)
            ahead = ((lines - 1) / 2 - line) * _PARKED.x()
            at = there.side((column - 0.5) * _PARKED.y(), ahead)
            size = _PARKED_SCALE
        self._cars[seat].setScale(size)
        self._cars[seat].setPos(at)
        self._cars[seat].setRotation(there.heading)

    def _play(self, drive: CarDrove) -> None:
        """Let a car drive to where it stands."""
        steps = (drive.tile - drive.start) % TILE_COUNT
        self._driver = drive.seat
        self._drive.setStartValue(float(drive.start))
        self._drive.setEndValue(float(drive.start + steps))
        self._drive.setDuration(min(steps * _STEP_MS, _LONGEST_MS))
        self._drive.start()

    def _drive_to(self, place: float) -> None:
        if 0 <= self._driver < len(self._cars):
            self._put(self._driver, place % TILE_COUNT)
