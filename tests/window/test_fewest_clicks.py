"""Whole games by mouse in the shortest ways: by drag, by double clicks, and how few presses."""

from statistics import median

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from acquire_desktop.games.acquire.engine.actions import PlaceTile
from acquire_desktop.games.acquire.engine.board import Tile
from acquire_desktop.games.acquire.engine.decisions import (
    AcquisitionOrder,
    Founding,
    GameOver,
    StockDisposal,
    StockPurchase,
    SurvivorChoice,
    TilePlacement,
)
from acquire_desktop.ui.acquire.shell.window import AcquireWindow
from acquire_desktop.ui.acquire.table.hand.bell import Bell
from acquire_desktop.ui.acquire.table.hand.rack_tile import RackTile
from tests.driver.acquire import hold_bell
from tests.driver.pointer import click, double_click, drag, lift
from tests.window.table import (
    buyable,
    card_of,
    choice_of,
    open_window,
    play_to_end,
    press,
    wait_for_turn,
)

LEFT = Qt.MouseButton.LeftButton
SIZES = [(1280, 720), (1920, 1080)]


class Mouse:
    """A mouse that counts its presses, by the turn in which they were made.

    It carries tiles to the board in every other turn, else it places them by a double click.
    """

    def __init__(self) -> None:
        self.presses: dict[int, int] = {}

    def decide(self, window: AcquireWindow) -> None:
        """Take the present decision in the fewest presses."""
        page, view = window.pages.game, window.session.view
        panel = page.panel
        confirm: QWidget = panel.confirm_button
        match view.decision:
            case TilePlacement() if any(isinstance(a, PlaceTile) for a in view.legal):
                self._place(window, next(a.tile for a in view.legal if isinstance(a, PlaceTile)))
                return
            case Founding() | SurvivorChoice() | AcquisitionOrder():
                self._double_click(window, card_of(window, view.decision.chains[0]))
                return
            case StockDisposal():
                self._click(window, panel.disposal.sell.most)
            case StockPurchase():
                if chains := buyable(window):
                    self._double_click(window, card_of(window, chains[-1]))
                if page.hand.bell.may_ring():
                    self._hold(window, page.hand.bell)
        self._click(window, confirm)

    def median(self, *, drags: bool) -> float:
        """Return how many presses a turn took in the median, by how its tile was placed."""
        turns = list(self.presses.values())
        return median(turns[not drags :: 2])

    def _count(self, window: AcquireWindow, presses: int) -> None:
        view = window.session.view
        if view.turn_seat == view.seat:  # settling in another's turn is not one's own turn
            self.presses[view.turn] = self.presses.get(view.turn, 0) + presses

    def _carries(self, turn: int) -> bool:
        return len(self.presses.keys() - {turn}) % 2 == 0

    def _place(self, window: AcquireWindow, tile: Tile) -> None:
        page = window.pages.game
        place = place_of(window, tile)
        if self._carries(window.session.view.turn):
            self._count(window, 1)
            drag(place, page.board.cell_rect(tile).center())
        else:
            self._double_click(window, place)

    def _click(self, window: AcquireWindow, widget: QWidget, where: QPoint | None = None) -> None:
        self._count(window, 1)
        click(widget, where)

    def _hold(self, window: AcquireWindow, bell: Bell) -> None:
        self._count(window, 1)
        hold_bell(bell)

    def _double_click(self, window: AcquireWindow, widget: QWidget) -> None:
        self._count(window, 2)
        double_click(widget)


def place_of(window: AcquireWindow, tile: Tile) -> RackTile:
    """Return where a tile stands on the rack."""
    places = window.pages.game.hand.places
    return next(place for place in places if place.effect and place.effect.tile == tile)


@pytest.mark.part(of=12, walk="whole games")
@pytest.mark.parametrize("size", SIZES)
def test_an_own_turn_takes_few_presses(qtbot: QtBot, size: tuple[int, int]) -> None:
    mouse = Mouse()
    with open_window(qtbot) as window:
        window.resize(*size)
        window.pages.start_game(choice_of(1, 2, seed="fewest"))
        assert play_to_end(qtbot, window, mouse.decide) > 20
        assert isinstance(window.session.view.decision, GameOver)
        assert mouse.median(drags=True) <= 4
        assert mouse.median(drags=False) <= 5


def first_tile(window: AcquireWindow) -> Tile:
    return next(a.tile for a in window.session.view.legal if isinstance(a, PlaceTile))


@pytest.mark.parametrize("size", SIZES)
def test_a_carried_tile_is_told_and_only_its_own_space_is_lit(
    qtbot: QtBot, size: tuple[int, int]
) -> None:
    with open_window(qtbot) as window:
        window.resize(*size)
        window.pages.start_game(choice_of(1, 1, seed="carry"))
        wait_for_turn(qtbot, window)
        page, tile = window.pages.game, first_tile(window)
        lift(place_of(window, tile), page.board.cell_rect(tile).center())
        assert page.drag.isVisible()
        assert page.drag.tile == tile
        assert page.board.selected_tile == tile
        assert page.board.drawing.highlight.subject == {tile}
        where = page.mapTo(window, page.drag.geometry().center())
        assert page.board.cell_rect(tile).contains(window.mapToGlobal(where))
        press(window, Qt.Key.Key_Escape)
        assert not page.drag.isVisible()
        assert page.board.drawing.highlight.subject == set()
        QTest.mouseRelease(place_of(window, tile), LEFT, pos=QPoint(5, -200))
        assert tile in window.session.view.hand, "Esc took it back"


def test_a_tile_dropped_beside_the_board_is_back_on_the_rack(qtbot: QtBot) -> None:
    with open_window(qtbot) as window:
        window.pages.start_game(choice_of(1, 1, seed="carry"))
        wait_for_turn(qtbot, window)
        page, tile = window.pages.game, first_tile(window)
        panel = page.panel
        drag(place_of(window, tile), panel.mapToGlobal(panel.rect().center()))
        assert tile in window.session.view.hand
        assert not page.drag.isVisible()
        assert page.board.drawing.highlight.subject == set()
        assert panel.page.choice().action is not None, "it is selected as by a click"


def test_a_carried_tile_is_gone_when_somebody_else_looks(qtbot: QtBot) -> None:
    with open_window(qtbot) as window:
        window.pages.start_game(choice_of(1, 1, seed="carry"))
        wait_for_turn(qtbot, window)
        page, tile = window.pages.game, first_tile(window)
        place = place_of(window, tile)
        lift(place, page.board.cell_rect(tile).center())
        page.forget()
        assert not page.drag.isVisible()
        assert page.drag.pixmap().isNull()
        assert page.drag.tile is None
        QTest.mouseRelease(place, LEFT, pos=QPoint(5, -200))
