"""A tile is carried from the rack to the board; one that cannot be placed is told as ever."""

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from acquire_desktop.games.acquire.engine.board import TILES_BY_NAME
from acquire_desktop.games.acquire.engine.game import observe
from acquire_desktop.ui.acquire.table.board.view import BoardView
from acquire_desktop.ui.acquire.table.hand.hand_panel import HandPanel
from acquire_desktop.ui.acquire.table.hand.rack_tile import RackTile
from acquire_desktop.ui.acquire.table.hand.tile_drag import TileDrag
from acquire_desktop.ui.kit.boxes import column
from tests.ui.acquire.table.hand.test_hand_panel import game

LEFT = Qt.MouseButton.LeftButton
T = TILES_BY_NAME


class Table(QWidget):
    """A rack below a board."""

    def __init__(self) -> None:
        super().__init__()
        self.hand, self.board = HandPanel(), BoardView()
        column(self.board, self.hand, of=self)
        self.drag = TileDrag(self, self.hand, self.board)
        for part in (self.hand, self.board):
            part.show_view(observe(game(), 0))

    def place(self, name: str) -> RackTile:
        """Return where a tile stands on the rack."""
        return next(p for p in self.hand.places if p.effect and p.effect.tile == T[name])

    def carry(self, name: str, where: QPoint) -> RackTile:
        """Press a tile and carry it to a point of the screen."""
        place = self.place(name)
        QTest.mousePress(place, LEFT, pos=place.rect().center())
        QTest.mouseMove(place, place.mapFromGlobal(where))
        return place


@pytest.fixture
def table(qtbot: QtBot) -> Table:
    widget = Table()
    qtbot.addWidget(widget)
    widget.resize(700, 700)
    widget.show()
    qtbot.waitExposed(widget)
    return widget


def space(table: Table, name: str) -> QPoint:
    return table.board.cell_rect(T[name]).center()


def test_a_drop_anywhere_on_the_board_places_the_tile(qtbot: QtBot, table: Table) -> None:
    with qtbot.waitSignal(table.hand.tile_selected) as selected:
        place = table.carry("1C", space(table, "12I"))
    assert selected.args == [T["1C"]]
    assert table.board.drawing.highlight.subject == {T["1C"]}
    with qtbot.waitSignal(table.hand.tile_activated) as activated:
        QTest.mouseRelease(place, LEFT, pos=place.mapFromGlobal(space(table, "12I")))
    assert activated.args == [T["1C"]]
    assert table.drag.isHidden()
    assert table.board.drawing.highlight.subject == set()


def test_a_tile_that_can_never_be_placed_lights_no_space(qtbot: QtBot, table: Table) -> None:
    with qtbot.waitSignal(table.hand.tile_selected) as selected:
        table.carry("7H", space(table, "7H"))
    assert selected.args == [T["7H"]], "so that it is told why"
    assert table.board.drawing.highlight.subject == set()
    table.hand.forget()


def test_a_short_way_is_a_click(qtbot: QtBot, table: Table) -> None:
    place = table.place("1C")
    middle = place.rect().center()
    with qtbot.waitSignal(table.hand.tile_selected):
        QTest.mousePress(place, LEFT, pos=middle)
        QTest.mouseMove(place, middle + QPoint(2, 2))
        assert table.drag.isHidden()
        QTest.mouseRelease(place, LEFT, pos=middle + QPoint(2, 2))


def test_the_other_button_takes_the_tile_back(qtbot: QtBot, table: Table) -> None:
    place = table.carry("1C", space(table, "1C"))
    QTest.mousePress(place, Qt.MouseButton.RightButton, pos=QPoint(5, 5))
    assert table.drag.isHidden()
    with qtbot.assertNotEmitted(table.hand.tile_activated):
        QTest.mouseRelease(place, LEFT, pos=place.mapFromGlobal(space(table, "1C")))


def test_a_rack_that_shows_something_else_has_its_tile_back(table: Table) -> None:
    table.carry("1C", space(table, "1C"))
    assert table.drag.isVisible()
    table.hand.show_view(observe(game("7E 6A 9C 7H 11G"), 0))
    assert table.drag.isHidden()
    assert table.drag.tile is None


def test_a_covered_rack_leaves_no_picture_of_the_tile(table: Table) -> None:
    table.carry("1C", space(table, "1C"))
    assert not table.drag.pixmap().isNull()
    table.hand.set_private(False)
    assert table.drag.isHidden()
    assert table.drag.pixmap().isNull()
