"""The board of Hotel Tycoon: a whole oval, tiles to click, and what readers hear."""

from dataclasses import replace
from itertools import combinations, pairwise

import pytest
from PySide6.QtCore import QPoint, QPointF, QRectF, Qt
from PySide6.QtGui import QAccessible, QPainterPath, QPolygonF
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from acquire_desktop.games.hotel_tycoon.engine.board import (
    BOARD,
    NOBODY,
    PROPERTY_COUNT,
    SLOT_TILES,
    START,
    TILE_COUNT,
)
from acquire_desktop.games.hotel_tycoon.engine.deeds import DEEDS
from acquire_desktop.games.hotel_tycoon.engine.events import CarDrove
from acquire_desktop.games.hotel_tycoon.engine.game import new_game, observe
from acquire_desktop.games.hotel_tycoon.engine.view import View
from acquire_desktop.languages import LANGUAGES
from acquire_desktop.ui.hotel_tycoon.board.geometry import (
    INSIDE,
    LANE,
    PLAN,
    STAY_AT,
    buildings,
    district,
    entrance_at,
    legend_at,
    pose,
    ring,
    tile_path,
)
from acquire_desktop.ui.hotel_tycoon.board.hotels import sign_of
from acquire_desktop.ui.hotel_tycoon.board.plan import (
    BESIDE_CAR,
    SIGN,
    SMALL_SIGN,
)
from acquire_desktop.ui.hotel_tycoon.board.view import BoardView
from acquire_desktop.ui.kit import languages
from acquire_desktop.ui.kit.look import motion
from tests.ui.hotel_tycoon.tables import PEOPLE, short_setup

pytestmark = pytest.mark.usefixtures("qapp")


def some_view() -> View:
    """Return a view with a hotel of Bea at Kingsgate and two of its entrances."""
    state = new_game(short_setup())
    entrances = tuple(4 if tile in (20, 21) else NOBODY for tile in range(TILE_COUNT))
    owners = tuple(1 if owned == 4 else NOBODY for owned in range(PROPERTY_COUNT))
    built = tuple(3 if owned == 4 else 0 for owned in range(PROPERTY_COUNT))
    view = observe(state, state.seat)
    return replace(view, entrances=entrances, owners=owners, built=built, tiles=(0, 21, 5))


def around(middle: QPointF, width: float, height: float) -> QRectF:
    """Return a box by its middle and size."""
    return QRectF(middle.x() - width / 2, middle.y() - height / 2, width, height)


def said_at(view: View) -> list[QRectF]:
    """Return where structures, names, portraits and prices of all properties are."""
    boxes = [box for owned in range(PROPERTY_COUNT) for box in buildings(owned)]
    for sign in (sign_of(view, owned) for owned in range(PROPERTY_COUNT)):
        boxes += [sign.plate, around(sign.fee_at, sign.fee_width, 28)]
        boxes += [] if sign.face.isEmpty() else [sign.face]
    return boxes


@pytest.fixture
def board(qtbot: QtBot) -> BoardView:
    board = BoardView()
    qtbot.addWidget(board)
    board.resize(920, 660)
    board.show_view(some_view(), PEOPLE)
    board.show()
    return board


def test_the_tiles_touch_each_other_all_around_and_only_their_neighbours() -> None:
    paths = [tile_path(tile) for tile in range(TILE_COUNT)]
    assert all(one.intersects(other) for one, other in pairwise([*paths, paths[0]]))
    far = [(a, b) for a, b in combinations(range(TILE_COUNT), 2) if 1 < b - a < TILE_COUNT - 1]
    assert [pair for pair in far if paths[pair[0]].intersects(paths[pair[1]])] == []


def test_every_tile_borders_the_land_that_the_rules_say() -> None:
    """A step from the entrance's side away from the track leads onto the property's land."""
    for tile, space in enumerate(BOARD):
        for side in space.sides:
            edge = entrance_at(tile, side.property)
            out = edge + (edge - pose(tile).at) * 0.5
            assert district(side.property).contains(out), (tile, side.property)


def test_districts_do_not_overlap_and_every_building_stands_on_its_own() -> None:
    lands = [district(owned) for owned in range(PROPERTY_COUNT)]
    for one, other in combinations(lands, 2):
        box = one.intersected(other).boundingRect()
        assert box.width() * box.height() < 100
    for owned, deed in enumerate(DEEDS):
        boxes = buildings(owned)
        assert len(boxes) == len(deed.steps)
        for step, box in enumerate(boxes):
            assert lands[owned].contains(box), (owned, step)
            assert PLAN.contains(box)
        assert not any(one.intersects(other) for one, other in combinations(boxes, 2))


def test_every_slot_has_its_own_place() -> None:
    places = [entrance_at(tile, owned) for owned, tiles in enumerate(SLOT_TILES) for tile in tiles]
    close = [pair for pair in combinations(places, 2) if (pair[0] - pair[1]).manhattanLength() < 40]
    assert close == []


def test_a_click_on_a_tile_and_on_land_names_it(board: BoardView, qtbot: QtBot) -> None:
    at = board.mapFromScene(tile_path(20).boundingRect().center())
    with qtbot.waitSignal(board.tile_activated) as tile:
        QTest.mouseClick(board.viewport(), Qt.MouseButton.LeftButton, pos=at)
    assert tile.args == [20]
    land = board.mapFromScene(buildings(4)[0].center())
    with qtbot.waitSignal(board.property_activated) as owned:
        QTest.mouseClick(board.viewport(), Qt.MouseButton.LeftButton, pos=land)
    assert owned.args == [4]
    assert board.tile_at(QPoint(2, 2)) == NOBODY


def test_the_keyboard_walks_around_the_board_and_chooses(board: BoardView, qtbot: QtBot) -> None:
    board.setFocus()
    QTest.keyClick(board, Qt.Key.Key_Left)
    assert board.cursor_tile == 30
    QTest.keyClick(board, Qt.Key.Key_Right)
    QTest.keyClick(board, Qt.Key.Key_Right)
    with qtbot.waitSignal(board.tile_activated) as tile:
        QTest.keyClick(board, Qt.Key.Key_Space)
    assert tile.args == [1]


def test_a_screen_reader_hears_what_stands_on_each_tile(board: BoardView) -> None:
    seen = QAccessible.queryAccessibleInterface(board)
    assert seen.role() == QAccessible.Role.List
    assert seen.childCount() == TILE_COUNT
    names = [seen.child(tile).text(QAccessible.Text.Name) for tile in range(TILE_COUNT)]
    assert names[21] == ("21, Buy land, entrance of Kingsgate (Bea), $300 a night, car of Bea")
    assert names[1] == "1, Build"
    assert names[0] == "0, Start and Car Park, car of Ana"


def test_a_tile_that_can_be_chosen_can_be_pressed_by_a_screen_reader(
    board: BoardView, qtbot: QtBot
) -> None:
    board.show_targets(frozenset({3}), ())
    tile = QAccessible.queryAccessibleInterface(board).child(3)
    action = tile.actionInterface()
    with qtbot.waitSignal(board.tile_activated) as chosen:
        action.doAction(action.pressAction())
    assert chosen.args == [3]


def test_an_entrance_stands_on_the_ring_around_its_tile(board: BoardView) -> None:
    """The ring would cross out whose it is."""
    entrance, along = entrance_at(20, 4), (pose(20.2).at - pose(19.8).at) * 0.5
    places = [board.mapFromScene(entrance + along * part) for part in (-0.6, 0.6)]
    before = board.viewport().grab().toImage()
    board.point_at(20)
    after = board.viewport().grab().toImage()
    assert after != before
    assert [after.pixel(place) for place in places] == [before.pixel(place) for place in places]


@pytest.mark.parametrize("tile", range(1, TILE_COUNT))
def test_the_sign_beside_a_car_is_not_below_it(board: BoardView, tile: int) -> None:
    board.show_view(replace(some_view(), tiles=(tile, START, START)), PEOPLE)
    car = board._cars[0]
    body = car.mapToScene(QRectF(-31, -18, 62, 36))
    sign = QPainterPath()
    sign.addEllipse(pose(tile).side(BESIDE_CAR), SMALL_SIGN - 1, SMALL_SIGN - 1)
    assert tile_path(tile).contains(sign)
    assert not sign.intersects(path_of(body))


@pytest.mark.parametrize("owned", range(PROPERTY_COUNT))
def test_the_sign_of_a_tile_is_not_below_its_entrance(owned: int) -> None:
    for tile in SLOT_TILES[owned]:
        entrance = around(entrance_at(tile, owned), 34, 34)
        for middle, radius in (
            (legend_at(tile, owned), SIGN),
            (pose(tile).side(BESIDE_CAR), SMALL_SIGN - 3),
        ):
            sign = QPainterPath()
            sign.addEllipse(middle, radius, radius)
            assert not sign.intersects(entrance), tile


def path_of(polygon: QPolygonF) -> QPainterPath:
    path = QPainterPath()
    path.addPolygon(polygon)
    return path


def test_a_car_that_drove_ends_where_it_stands(board: BoardView, qtbot: QtBot) -> None:
    motion.set_wanted(True)
    view = replace(some_view(), tiles=(4, 21, 5))
    board.show_view(view, PEOPLE, (CarDrove(0, 0, 4),))
    car = board._cars[0]
    qtbot.waitUntil(lambda: car.pos() == pose(4).side(LANE))
    assert car.rotation() == pose(4).heading


def test_the_plan_looks_another_way_once_somebody_owns_land(board: BoardView) -> None:
    before = board.grab().toImage()
    board.show_view(replace(some_view(), owners=(0, 1, 2, 0, 1, 2, 0, 1)), PEOPLE)
    assert board.grab().toImage() != before


@pytest.mark.parametrize("code", LANGUAGES)
def test_what_is_written_inside_the_track_lies_in_one_box(qapp: QApplication, code: str) -> None:
    """The final account covers all of it, so that it cuts no name."""
    languages.install_language(qapp, code)
    view = replace(some_view(), owners=(1,) * PROPERTY_COUNT)
    boxes = [box for box in said_at(view) if ring(-40).contains(box.center())]
    assert len(boxes) > 15
    assert [box for box in boxes if not INSIDE.contains(box)] == []


@pytest.mark.parametrize("code", LANGUAGES)
@pytest.mark.parametrize("owner", [NOBODY, 1])
def test_a_stay_is_told_where_it_cuts_nothing_that_is_written(
    qapp: QApplication, code: str, owner: int
) -> None:
    languages.install_language(qapp, code)
    view = replace(some_view(), owners=(owner,) * PROPERTY_COUNT)
    assert not any(map(STAY_AT.intersects, said_at(view)))
    slots = [entrance_at(tile, each) for each in range(PROPERTY_COUNT) for tile in SLOT_TILES[each]]
    assert not any(map(STAY_AT.adjusted(-20, -20, 20, 20).contains, slots))


@pytest.mark.parametrize("code", LANGUAGES)
@pytest.mark.parametrize("owner", [NOBODY, 1])
def test_all_that_is_said_of_a_property_stands_on_its_land_and_covers_nothing(
    qapp: QApplication, code: str, owner: int
) -> None:
    languages.install_language(qapp, code)
    view = replace(some_view(), owners=(owner,) * PROPERTY_COUNT)
    for each in (view, replace(view, built=tuple(len(deed.steps) for deed in DEEDS))):
        for owned in range(PROPERTY_COUNT):
            sign = sign_of(each, owned)
            fee = around(sign.fee_at, sign.fee_width, 28)
            boxes = [*buildings(owned), sign.plate, fee]
            for box in boxes:
                assert district(owned).contains(box), (code, owned, box)
            assert not any(one.intersects(other) for one, other in combinations(boxes, 2)), owned
            assert sign.units >= 20
