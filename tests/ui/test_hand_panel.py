"""The rack shows the hand, takes clicks and the keys 1 to 6, and can be covered."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from acquire_desktop.engine.actions import PlaceTile
from acquire_desktop.engine.board import TILES_BY_NAME
from acquire_desktop.engine.editions import CLASSIC_2023
from acquire_desktop.engine.game import apply, observe
from acquire_desktop.engine.position import position
from acquire_desktop.engine.state import State
from acquire_desktop.ui import theme
from acquire_desktop.ui.hand_panel import HandPanel

BOARD = (
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
T = TILES_BY_NAME


def game(hand: str = "7E 1C 6A 9C 7H 11G", *, pool: str | None = None) -> State:
    return position(CLASSIC_2023, BOARD, cash=[6000] * 3, hands=[hand], pool=pool)


@pytest.fixture
def panel(qtbot: QtBot) -> HandPanel:
    widget = HandPanel()
    qtbot.addWidget(widget)
    widget.show_view(observe(game(), 0))
    widget.resize(590, widget.sizeHint().height())
    widget.show()
    return widget


def press(panel: HandPanel, key: Qt.Key, modifiers: Qt.KeyboardModifier) -> bool:
    return panel.handle_key(QKeyEvent(QKeyEvent.Type.KeyPress, key, modifiers))


PLAIN = Qt.KeyboardModifier.NoModifier


def test_a_number_selects_its_tile_and_the_same_number_activates_it(
    qtbot: QtBot, panel: HandPanel
) -> None:
    with qtbot.waitSignal(panel.tile_selected) as selected:
        assert press(panel, Qt.Key.Key_4, PLAIN)
    assert selected.args == [T["9C"]]
    with qtbot.waitSignal(panel.tile_activated) as activated:
        assert press(panel, Qt.Key.Key_4, Qt.KeyboardModifier.KeypadModifier)
    assert activated.args == [T["9C"]]


def test_another_number_selects_another_tile(qtbot: QtBot, panel: HandPanel) -> None:
    press(panel, Qt.Key.Key_4, PLAIN)
    with (
        qtbot.assertNotEmitted(panel.tile_activated),
        qtbot.waitSignal(panel.tile_selected) as selected,
    ):
        press(panel, Qt.Key.Key_5, PLAIN)
    assert selected.args == [T["7H"]]
    assert [place.is_selected for place in panel.places] == [*[False] * 4, True, False]


def test_other_keys_are_left_to_others(panel: HandPanel) -> None:
    assert not press(panel, Qt.Key.Key_7, PLAIN)
    assert not press(panel, Qt.Key.Key_K, PLAIN)
    assert not press(panel, Qt.Key.Key_1, Qt.KeyboardModifier.ControlModifier)


def test_a_click_selects_and_a_second_click_activates(qtbot: QtBot, panel: HandPanel) -> None:
    with qtbot.waitSignal(panel.tile_selected):
        QTest.mouseClick(panel.places[0], Qt.MouseButton.LeftButton)
    with qtbot.waitSignal(panel.tile_activated) as activated:
        QTest.mouseClick(panel.places[0], Qt.MouseButton.LeftButton)
    assert activated.args == [T["7E"]]


def test_enter_on_a_focused_tile_selects_it(qtbot: QtBot, panel: HandPanel) -> None:
    with qtbot.waitSignal(panel.tile_selected) as selected:
        QTest.keyClick(panel.places[1], Qt.Key.Key_Return)
    assert selected.args == [T["1C"]]


def test_a_tile_that_cannot_be_placed_keeps_the_focus_and_says_why(panel: HandPanel) -> None:
    never = panel.places[4]
    assert never.focusPolicy() == Qt.FocusPolicy.StrongFocus
    assert never.accessibleName() == "Tile 5: 7H, never"
    assert "can never be placed" in never.toolTip()


def test_a_short_hand_leaves_empty_places(qtbot: QtBot, panel: HandPanel) -> None:
    state = game("7E 9C", pool="1A")
    panel.show_view(observe(state, 0))
    assert [place.effect is not None for place in panel.places] == [*[True] * 2, *[False] * 4]
    with qtbot.assertNotEmitted(panel.tile_selected):
        assert press(panel, Qt.Key.Key_6, PLAIN)
        QTest.mouseClick(panel.places[5], Qt.MouseButton.LeftButton)


def test_a_covered_hand_tells_nothing(qtbot: QtBot, panel: HandPanel) -> None:
    panel.select_tile(T["7E"])
    panel.set_private(False)
    covered = panel.grab().toImage()
    names = {place.accessibleName() for place in panel.places}
    assert names == {"Covered tile"}
    assert not any(place.toolTip() for place in panel.places)
    with qtbot.assertNotEmitted(panel.tile_selected):
        press(panel, Qt.Key.Key_1, PLAIN)
        QTest.mouseClick(panel.places[0], Qt.MouseButton.LeftButton)
    panel.show_view(observe(game(), 1))
    assert panel.grab().toImage() == covered


def test_the_hand_is_open_again_after_the_cover(panel: HandPanel) -> None:
    panel.set_private(False)
    panel.set_private(True)
    assert panel.places[0].accessibleName() == "Tile 1: 7E, merges Continental, Tower"


def test_a_placed_tile_is_no_longer_selected(panel: HandPanel) -> None:
    panel.select_tile(T["9C"])
    panel.show_view(observe(apply(game(), PlaceTile(T["9C"])).state, 0))
    assert not any(place.is_selected for place in panel.places)


def test_selecting_from_outside_emits_nothing(qtbot: QtBot, panel: HandPanel) -> None:
    with qtbot.assertNotEmitted(panel.tile_selected):
        panel.select_tile(T["7E"])
    assert panel.places[0].is_selected


def test_chain_names_are_written_out_only_where_all_have_room(panel: HandPanel) -> None:
    assert all(place.is_brief for place in panel.places)
    panel.resize(1400, panel.height())
    assert not any(place.is_brief for place in panel.places)


def test_the_rack_grows_with_the_text(qapp: QApplication, panel: HandPanel) -> None:
    height = panel.sizeHint().height()
    theme.set_text_scale(qapp, 150)
    panel.show_view(observe(game(), 0))
    assert panel.places[0].sizeHint().height() > height
    theme.set_text_scale(qapp, 100)
