"""The spotlight dims all but the chains of a merger, and the acquired one pulses."""

import pytest
from PySide6.QtCore import QPoint
from PySide6.QtGui import QColor
from pytestqt.qtbot import QtBot

from acquire_desktop.games.acquire.engine.board import TILES_BY_NAME
from acquire_desktop.games.acquire.engine.editions import CLASSIC_2023, chain_named
from acquire_desktop.games.acquire.engine.game import observe
from acquire_desktop.games.acquire.engine.position import position
from acquire_desktop.ui.acquire.table.board.geometry import space_rect
from acquire_desktop.ui.acquire.table.board.scene import BoardScene
from acquire_desktop.ui.acquire.table.board.spotlight import DIMMED
from acquire_desktop.ui.acquire.table.board.view import BoardView
from acquire_desktop.ui.kit.look import motion
from tests.ui.acquire.table.board.pictures import Drawn

BOARD = ("TTT.SSS.....", "............", "...AA...o...", *["............"] * 6)
CONCERNED = frozenset(chain_named(CLASSIC_2023, name) for name in ("Tower", "Sackson"))
T = TILES_BY_NAME


@pytest.fixture
def board(qtbot: QtBot) -> BoardView:
    motion.set_wanted(True)
    widget = BoardView()
    qtbot.addWidget(widget)
    widget.resize(890, 672)
    widget.show_view(observe(position(CLASSIC_2023, BOARD, cash=[6000] * 3, hands=["1I"]), 0))
    widget.show()
    return widget


def scene_of(board: BoardView) -> BoardScene:
    scene = board.scene()
    assert isinstance(scene, BoardScene)
    return scene


def seen(board: BoardView, tile: str) -> QColor:
    """Return the colour of a roof beside its letter, its pattern and its seams."""
    place = board.mapFromScene(space_rect(T[tile]).topLeft())
    return board.grab().toImage().pixelColor(place + QPoint(6, 40))


def test_all_but_the_chains_of_a_merger_is_dimmed(board: BoardView) -> None:
    tiles = ("2A", "6A", "4C", "9C")
    before = {tile: seen(board, tile) for tile in tiles}
    board.drawing.set_spotlight(CONCERNED)
    for tile in ("2A", "6A"):
        assert seen(board, tile) == before[tile]
    ground = seen(board, "12I")
    for tile in ("4C", "9C"):
        gone = abs(seen(board, tile).lightness() - ground.lightness())
        assert gone <= 2 * DIMMED * abs(before[tile].lightness() - ground.lightness()) + 8
    board.drawing.set_spotlight(None)
    assert {tile: seen(board, tile) for tile in tiles} == before


def test_the_tile_placed_last_is_lit_with_the_chains_that_it_joins(board: BoardView) -> None:
    lit = seen(board, "9C")
    board.drawing.set_spotlight(CONCERNED)
    assert seen(board, "9C") != lit
    board.mark_last(T["9C"])
    assert frozenset({T["9C"]}) in (scene_of(board).veil.subject or ())
    board.mark_last(T["2A"])
    assert len(scene_of(board).veil.subject or ()) == 2, "it is lit with its chain"


def test_the_chain_that_is_acquired_pulses_until_nobody_sees_it(
    qtbot: QtBot, board: BoardView
) -> None:
    pulse = scene_of(board).pulse
    board.drawing.set_pulsing(chain_named(CLASSIC_2023, "Sackson"))
    assert pulse.subject == {T["5A"], T["6A"], T["7A"]}
    qtbot.waitUntil(lambda: pulse.strength not in (0, 1))
    board.hide()
    assert not pulse.subject
    assert Drawn(pulse.paint).is_empty(space_rect(T["6A"]))


def test_with_reduced_motion_the_outline_is_broad_and_stands_still(board: BoardView) -> None:
    pulse, sackson = scene_of(board).pulse, chain_named(CLASSIC_2023, "Sackson")
    board.drawing.set_pulsing(sackson)
    assert pulse.strength == 0
    motion.set_wanted(False)
    board.drawing.set_pulsing(sackson)
    assert pulse.strength == 1
    motion.set_wanted(True)
    assert not Drawn(pulse.paint).is_empty(space_rect(T["6A"]))


def test_a_board_that_is_handed_on_is_lit_and_still(board: BoardView) -> None:
    board.drawing.set_spotlight(CONCERNED)
    board.drawing.set_pulsing(chain_named(CLASSIC_2023, "Sackson"))
    board.forget()
    assert not scene_of(board).veil.isVisible()
    assert not scene_of(board).pulse.subject


def test_the_plate_with_the_size_stands_over_the_outline_that_pulses(board: BoardView) -> None:
    scene = scene_of(board)
    tower = chain_named(CLASSIC_2023, "Tower")
    board.drawing.set_pulsing(tower)
    assert scene.pulse.front == scene.fronts[tower].subject
    assert scene.pulse.front is not None
    board.drawing.set_pulsing(None)
    assert scene.pulse.front is None
