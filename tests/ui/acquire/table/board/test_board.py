"""The board shows what a view says and turns clicks and keys into intents."""

import gc

import pytest
from PySide6.QtCore import QPoint, QPointF, Qt
from PySide6.QtGui import QAccessible, QImage
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot
from shiboken6 import delete

from acquire_desktop.games.acquire.engine.actions import FoundChain, PlaceTile
from acquire_desktop.games.acquire.engine.board import TILE_COUNT, TILE_NAMES, TILES_BY_NAME
from acquire_desktop.games.acquire.engine.editions import CLASSIC_2023, chain_named
from acquire_desktop.games.acquire.engine.game import apply, observe
from acquire_desktop.games.acquire.engine.position import position
from acquire_desktop.games.acquire.engine.state import State
from acquire_desktop.games.acquire.engine.view import EffectKind, TileEffect, View
from acquire_desktop.ui.acquire.table.board.geometry import outline, space_at, space_rect
from acquire_desktop.ui.acquire.table.board.scene import BoardScene
from acquire_desktop.ui.acquire.table.board.thumbnail import board_thumbnail
from acquire_desktop.ui.acquire.table.board.transition import change_between
from acquire_desktop.ui.acquire.table.board.view import BoardView
from acquire_desktop.ui.acquire.words.effect_texts import effect_label, effect_sentence
from acquire_desktop.ui.kit.accessible_board import BoardInterface
from acquire_desktop.ui.kit.look import motion, theme

MIDDLE = (
    "......o.....",
    ".AA......SS.",
    ".A..o.......",
    "...........W",
    "..CCCC.TTT.W",
    "..CCCC......",
    "...........F",
    "IIIIII.FFFFF",
    "IIIIII.FFFFF",
)
HAND = "7E 1C 6A 9C 7H 11G"
MERGER_SENTENCE = (
    "7E merges Tower (3) into Continental (8): 12 tiles. "
    "Its stock rises from $800 to $900. It becomes safe: it can never be acquired. "
    "Tower bonuses: 1st $3,000 and 2nd $1,500."
)
T = TILES_BY_NAME


def middle() -> State:
    return position(CLASSIC_2023, MIDDLE, cash=[6000] * 3, hands=[HAND])


def early() -> State:
    board = ["............", ".o..........", *["............"] * 5, ".....SS.WW..", "............"]
    return position(CLASSIC_2023, board, cash=[6000] * 3, hands=["2C 8H 11D 1A 6G 2A"])


def effect(view: View, tile: str) -> TileEffect:
    return next(e for e in view.effects if e.tile == T[tile])


@pytest.fixture
def board(qtbot: QtBot) -> BoardView:
    motion.set_wanted(True)
    widget = BoardView()
    qtbot.addWidget(widget)
    widget.resize(590, 447)
    widget.drawing.set_animated(False)
    widget.show_view(observe(middle(), 0))
    widget.show()
    widget.setFocus()
    QTest.mouseMove(widget.viewport(), QPoint(1, 1))
    return widget


def click(board: BoardView, tile: str) -> None:
    place = board.mapFromScene(space_rect(T[tile]).center())
    QTest.mouseClick(board.viewport(), Qt.MouseButton.LeftButton, pos=place)


def board_scene(board: BoardView) -> BoardScene:
    scene = board.scene()
    assert isinstance(scene, BoardScene)
    return scene


def picture(board: BoardView) -> QImage:
    return board.grab().toImage()


def walk_to(board: BoardView, tile: str) -> None:
    while board.cursor_tile // 12 != T[tile] // 12:
        down = board.cursor_tile // 12 < T[tile] // 12
        QTest.keyClick(board, Qt.Key.Key_Down if down else Qt.Key.Key_Up)
    while board.cursor_tile != T[tile]:
        right = board.cursor_tile < T[tile]
        QTest.keyClick(board, Qt.Key.Key_Right if right else Qt.Key.Key_Left)


def test_a_click_selects_an_own_tile_and_a_second_click_activates_it(
    qtbot: QtBot, board: BoardView
) -> None:
    with qtbot.waitSignal(board.tile_selected) as selected:
        click(board, "7E")
    assert selected.args == [T["7E"]]
    with qtbot.waitSignal(board.tile_activated) as activated:
        click(board, "7E")
    assert activated.args == [T["7E"]]


def test_a_click_on_a_space_that_is_not_in_the_hand_selects_nothing(
    qtbot: QtBot, board: BoardView
) -> None:
    with qtbot.assertNotEmitted(board.tile_selected):
        click(board, "1A")
        click(board, "3E")
    assert board.selected_tile is None


def test_a_tile_that_cannot_be_placed_can_be_selected_to_learn_why(board: BoardView) -> None:
    click(board, "7H")
    assert board.selected_tile == T["7H"]
    assert board.drawing.preview.effect is not None
    assert board.drawing.preview.effect.kind is EffectKind.UNPLAYABLE


def test_arrow_keys_select_the_own_tile_they_reach_and_enter_activates_it(
    qtbot: QtBot, board: BoardView
) -> None:
    with qtbot.waitSignal(board.tile_selected) as selected:
        walk_to(board, "7E")
    assert selected.args == [T["7E"]]
    with qtbot.waitSignal(board.tile_activated) as activated:
        QTest.keyClick(board, Qt.Key.Key_Return)
    assert activated.args == [T["7E"]]


def test_the_cursor_stays_on_the_board_at_its_edge(board: BoardView) -> None:
    walk_to(board, "1A")
    QTest.keyClick(board, Qt.Key.Key_Left)
    QTest.keyClick(board, Qt.Key.Key_Up)
    assert board.cursor_tile == T["1A"]


def test_selecting_from_outside_moves_the_cursor_and_emits_nothing(
    qtbot: QtBot, board: BoardView
) -> None:
    with qtbot.assertNotEmitted(board.tile_selected):
        board.select_tile(T["9C"])
    assert (board.selected_tile, board.cursor_tile) == (T["9C"], T["9C"])
    board.select_tile(T["1A"])
    assert board.selected_tile is None


def test_the_tile_under_the_pointer_is_previewed_until_the_pointer_leaves(
    qtbot: QtBot, board: BoardView
) -> None:
    board.select_tile(T["9C"])
    with qtbot.waitSignal(board.tile_hovered) as hovered:
        place = board.mapFromScene(space_rect(T["7E"]).center())
        QTest.mouseMove(board.viewport(), place)
    assert hovered.args == [T["7E"]]
    assert board.drawing.preview.effect == effect(observe(middle(), 0), "7E")
    with qtbot.waitSignal(board.tile_hovered) as hovered:
        QTest.mouseMove(board.viewport(), board.mapFromScene(space_rect(T["1A"]).center()))
    assert hovered.args == [None]
    assert board.drawing.preview.effect == effect(observe(middle(), 0), "9C")


def test_hiding_private_tiles_removes_them_and_their_previews_at_once(board: BoardView) -> None:
    open_view = observe(middle(), 0)
    hidden_twin = BoardView()
    hidden_twin.resize(board.size())
    hidden_twin.set_private(False)
    hidden_twin.show_view(observe(middle(), 1))
    board.select_tile(T["7E"])
    board.set_private(False)
    board.clearFocus()
    assert board.drawing.preview.effect is None
    assert board.selected_tile is None
    assert picture(board) == picture(hidden_twin)
    assert all("yours" not in board.cell_text(tile) for tile in open_view.hand)
    hidden_twin.deleteLater()


def test_a_tile_that_left_the_hand_is_no_longer_selected(board: BoardView) -> None:
    board.select_tile(T["9C"])
    board.show_view(observe(apply(middle(), PlaceTile(T["9C"])).state, 0))
    assert board.selected_tile is None
    assert board.drawing.preview.effect is None


def test_the_board_shows_itself_twice_without_a_change(board: BoardView) -> None:
    first = picture(board)
    board.show_view(observe(middle(), 0))
    assert picture(board) == first


def test_the_picture_after_an_animation_is_the_picture_without_it(
    qtbot: QtBot, board: BoardView
) -> None:
    after = observe(apply(middle(), PlaceTile(T["7E"])).state, 0)
    board.drawing.set_animated(True)
    board.show_view(after)
    assert board_scene(board).is_moving
    qtbot.waitUntil(lambda: not board_scene(board).is_moving)
    moved = picture(board)
    board.drawing.set_animated(False)
    board.show_view(observe(middle(), 0))
    board.show_view(after)
    board_scene(board).finish_transition()
    assert picture(board) == moved


def test_the_next_position_interrupts_an_animation(board: BoardView) -> None:
    board.drawing.set_animated(True)
    board.show_view(observe(apply(middle(), PlaceTile(T["7E"])).state, 0))
    board.show_view(observe(middle(), 0))
    assert not board_scene(board).is_moving


def test_a_merger_recolors_the_acquired_tiles_from_the_placed_tile_outwards() -> None:
    before = middle()
    change = change_between(observe(before, 0), observe(apply(before, PlaceTile(T["7E"])).state, 0))
    assert change is not None
    assert (change.placed, change.letter) == (T["7E"], "C")
    assert change.recolored == ((T["8E"], "T"), (T["9E"], "T"), (T["10E"], "T"))
    assert change.total_ms <= theme.PLACE_MS + theme.MERGE_MAX_MS


def test_a_founding_animates_the_new_chain_after_its_tile_lies() -> None:
    placed = apply(early(), PlaceTile(T["2C"])).state
    founded = apply(placed, FoundChain(chain_named(CLASSIC_2023, "Imperial"))).state
    change = change_between(observe(placed, 0), observe(founded, 0))
    assert change is not None
    assert change.placed is None
    assert change.is_founding
    assert change.group == (T["2B"], T["2C"])


def test_a_screen_reader_finds_108_named_cells(board: BoardView) -> None:
    table = QAccessible.queryAccessibleInterface(board)
    assert table.childCount() == TILE_COUNT
    names = [table.child(tile).text(QAccessible.Text.Name) for tile in range(TILE_COUNT)]
    assert names[T["1A"]] == "1A, empty"
    assert names[T["7A"]] == "7A, independent"
    assert names[T["4E"]] == "4E, Continental"
    assert names[T["7E"]] == "7E, yours, tile 1, merges Continental, Tower"
    assert names[T["1H"]].startswith("1H, Imperial headquarters, 12 ")
    assert names[T["1H"]].endswith(", safe")
    assert table.child(T["7E"]).state().selectable


def test_a_cell_is_where_its_space_is_on_the_screen(board: BoardView) -> None:
    table = QAccessible.queryAccessibleInterface(board)
    center = table.child(T["9C"]).rect().center()
    assert board.tile_at_global(center) == T["9C"]
    assert table.indexOfChild(table.childAt(center.x(), center.y())) == T["9C"]


def test_the_keyboards_cell_is_spoken(board: BoardView) -> None:
    walk_to(board, "9C")
    assert board.accessibleDescription() == "9C, yours, tile 4, alone"
    board.mark_last(T["7A"])
    walk_to(board, "7A")
    assert board.accessibleDescription() == "7A, independent, placed last"


def test_marks_change_the_picture_and_go_away(board: BoardView) -> None:
    bare = picture(board)
    board.mark_last(T["7A"])
    assert picture(board) != bare
    board.mark_last(None)
    assert picture(board) == bare


def pointed(board: BoardView) -> tuple[str | None, str]:
    """Return the space that is named, and the column that stands out at the frame."""
    scene = board_scene(board)
    named, column = scene.space_name.subject, scene.heads[0].subject
    return TILE_NAMES[named[0]] if named else None, column[1] if column else ""


def test_the_space_that_is_pointed_at_is_named_and_its_column_stands_out(board: BoardView) -> None:
    for tile, named, column in (
        ("1A", "1A", "1"),
        ("2B", None, "2"),  # a building stands there
        ("9C", None, "9"),  # a tile of the hand has its coordinate
    ):
        place = board.mapFromScene(space_rect(T[tile]).center())
        QTest.mouseMove(board.viewport(), place)
        assert pointed(board) == (named, column)
    board.forget()
    assert pointed(board) == (None, "")


def test_the_space_at_the_keyboards_cursor_is_named(board: BoardView) -> None:
    walk_to(board, "1A")
    assert pointed(board) == ("1A", "1")


def test_the_board_fits_its_view_at_every_size_without_scroll_bars(board: BoardView) -> None:
    for width, height in ((590, 447), (890, 672), (470, 700), (1200, 360)):
        board.resize(width, height)
        scene = board.sceneRect()
        corners = (scene.topLeft(), scene.bottomRight())
        room = board.rect().adjusted(-1, -1, 1, 1)
        assert all(room.contains(board.mapFromScene(corner)) for corner in corners)


def test_the_board_follows_the_theme_and_the_text_scale(
    qapp: QApplication, board: BoardView
) -> None:
    theme.apply_theme(qapp, "light")
    by_day = picture(board)
    theme.apply_theme(qapp, "dark")
    assert picture(board) != by_day
    theme.apply_theme(qapp, "light")
    theme.set_text_scale(qapp, 150)
    assert picture(board) != by_day, "the frame follows the text"
    theme.set_text_scale(qapp, 100)
    assert picture(board) == by_day


def test_a_group_has_one_outline_and_spaces_that_touch_at_a_corner_stay_apart() -> None:
    block = outline((T["1A"], T["2A"], T["1B"], T["2B"]), 3, 8)
    corner = outline((T["1A"], T["2B"]), 3, 8)
    assert block.contains(QPointF(64, 64))
    assert not corner.contains(QPointF(64, 64))
    assert len(corner.toSubpathPolygons()) == 2


def test_a_hole_in_a_chain_is_not_built() -> None:
    ring = [T[name] for name in ("1A", "2A", "3A", "1B", "3B", "1C", "2C", "3C")]
    shape = outline(ring, 3, 8)
    assert all(shape.contains(space_rect(tile).center()) for tile in ring)
    assert not shape.contains(space_rect(T["2B"]).center())


def test_a_point_beside_the_plan_is_no_space() -> None:
    assert space_at(QPointF(-1, 10)) is None
    assert space_at(QPointF(10, 9 * 64 + 1)) is None
    assert space_at(QPointF(11 * 64 + 1, 8 * 64 + 1)) == T["12I"]


@pytest.mark.parametrize(
    ("tile", "label", "sentence"),
    [
        (
            "7E",
            "merges Continental, Tower",
            MERGER_SENTENCE,
        ),
        (
            "1C",
            "grows American",
            "1C grows American from 3 to 4 tiles. Its stock rises from $400 to $500.",
        ),
        ("6A", "not now", "6A cannot be placed now: all seven chains are on the board."),
        ("9C", "alone", "9C stands alone."),
        (
            "7H",
            "never",
            "7H can never be placed: it would join the safe chains Imperial and Festival.",
        ),
        ("11G", "grows Festival", "11G grows Festival from 11 to 12 tiles."),
    ],
)
def test_an_effect_is_told_in_words_with_sizes_and_prices(
    tile: str, label: str, sentence: str
) -> None:
    view = observe(middle(), 0)
    assert effect_label(effect(view, tile), view.edition) == label
    assert effect_sentence(effect(view, tile), view) == sentence


def test_a_tie_says_that_the_mergemaker_chooses() -> None:
    view = observe(early(), 0)
    sentence = effect_sentence(effect(view, "8H"), view)
    assert sentence.startswith("8H merges Sackson (2) and Worldwide (2) into a chain of 5 ")
    assert ": you choose which survives." in sentence


def test_a_tie_tells_the_bonuses_of_every_chain_that_may_be_acquired() -> None:
    view = observe(early(), 0)
    for names in ((), ("Ana", "Bea", "Carlos", "Dai")):
        sentence = effect_sentence(effect(view, "8H"), view, names)
        for chain in ("Sackson", "Worldwide"):
            assert f" if {chain} is acquired: " in sentence


def test_a_tie_with_a_smaller_chain_tells_which_bonuses_are_sure() -> None:
    board = ["TTT.SSS.....", "...F........", "...F........", *["............"] * 6]
    stocks = [{"Tower": 3}, {"Sackson": 2, "Festival": 1}, {}]
    state = position(CLASSIC_2023, board, cash=[6000] * 3, stocks=stocks, hands=["4A 1I 3I 5I"])
    view = observe(state, 0)
    sentence = effect_sentence(effect(view, "4A"), view, ("Ana", "Bea", "Carlos"))
    assert "Bonuses if Tower is acquired: Ana $" in sentence
    assert "Bonuses if Sackson is acquired: Bea $" in sentence
    assert "Festival bonuses: Bea $" in sentence


def test_the_new_size_stands_beside_no_chain_while_the_survivor_is_to_be_chosen(
    board: BoardView,
) -> None:
    view = observe(early(), 0)
    scene = board_scene(board)
    board.show_view(view)
    board.select_tile(T["8H"])
    assert scene.preview.isVisible()
    assert not scene.pill.isVisible()
    board.select_tile(T["2C"])
    assert scene.pill.isVisible()


def test_a_founding_says_its_size() -> None:
    view = observe(early(), 0)
    assert effect_sentence(effect(view, "2C"), view).startswith("2C founds a chain of 2 ")


def test_the_cursor_is_seen_only_by_those_who_use_keys(board: BoardView) -> None:
    cursor = board_scene(board).cursor
    assert not cursor.isVisible(), "nobody who plays by mouse knows what it is"
    QTest.keyClick(board, Qt.Key.Key_Left)
    assert cursor.isVisible()
    click(board, "7E")
    assert not cursor.isVisible()
    board.clearFocus()
    board.setFocus(Qt.FocusReason.TabFocusReason)
    assert cursor.isVisible()


def boards() -> int:
    """Count the boards that somebody still holds."""
    gc.collect()
    return sum(isinstance(each, BoardScene) for each in gc.get_objects())


@pytest.mark.usefixtures("qapp")
def test_a_small_picture_leaves_no_board_behind() -> None:
    """Every visit of the first page makes some."""
    before = boards()
    board_thumbnail(observe(middle(), 0), 90, 1.0)
    assert boards() == before


@pytest.mark.usefixtures("qapp")
def test_a_board_that_a_screen_reader_saw_goes_with_its_window() -> None:
    before = boards()
    seen = BoardView()
    seen.show_view(observe(middle(), 0))
    table = QAccessible.queryAccessibleInterface(seen)
    assert isinstance(table, BoardInterface)
    cell = table.child(0)
    assert cell is not None
    assert cell.isValid()
    delete(seen)
    del seen
    assert not cell.isValid()
    assert boards() == before
