"""The rack shows the hand, takes clicks and the keys 1 to 6, and can be covered."""

import itertools

import pytest
from PySide6.QtCore import QEvent, QObject, Qt
from PySide6.QtGui import QKeyEvent, QPaintEvent, QRegion
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot

from acquire_desktop.games.acquire.engine.actions import PlaceTile
from acquire_desktop.games.acquire.engine.board import TILES_BY_NAME
from acquire_desktop.games.acquire.engine.decisions import StockPurchase
from acquire_desktop.games.acquire.engine.editions import CLASSIC_2023
from acquire_desktop.games.acquire.engine.game import apply, observe
from acquire_desktop.games.acquire.engine.position import position
from acquire_desktop.games.acquire.engine.state import State
from acquire_desktop.ui.acquire.table.board.hint_marks import HintMark
from acquire_desktop.ui.acquire.table.hand.hand_panel import HandPanel
from acquire_desktop.ui.acquire.table.hand.rack_tile import RackTile

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
    assert [place.isChecked() for place in panel.places] == [*[False] * 4, True, False]


def test_other_keys_are_left_to_others(panel: HandPanel) -> None:
    assert not press(panel, Qt.Key.Key_7, PLAIN)
    assert not press(panel, Qt.Key.Key_K, PLAIN)
    assert not press(panel, Qt.Key.Key_1, Qt.KeyboardModifier.ControlModifier)


def test_a_number_lifts_no_tile_while_stock_is_bought(qtbot: QtBot, panel: HandPanel) -> None:
    """A tile can be looked at meanwhile by a click."""
    state = apply(game(), PlaceTile(T["9C"])).state
    panel.show_view(observe(state, 0))
    assert isinstance(observe(state, 0).decision, StockPurchase)
    with qtbot.assertNotEmitted(panel.tile_selected):
        assert not press(panel, Qt.Key.Key_2, PLAIN)
    with qtbot.waitSignal(panel.tile_selected):
        QTest.mouseClick(panel.places[0], Qt.MouseButton.LeftButton)


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
    assert not any(place.isChecked() for place in panel.places)


def test_selecting_from_outside_emits_nothing(qtbot: QtBot, panel: HandPanel) -> None:
    with qtbot.assertNotEmitted(panel.tile_selected):
        panel.select_tile(T["7E"])
    assert panel.places[0].isChecked()


@pytest.mark.parametrize(
    ("width", "has_words", "has_crests"),
    [(800, True, True), (590, False, True), (400, False, False)],
)
def test_words_stand_beside_the_tiles_only_where_all_of_them_fit(
    panel: HandPanel, width: int, has_words: bool, has_crests: bool
) -> None:
    panel.resize(width, panel.height())
    for place in panel.places:
        assert (place.has_words, place.has_crests) == (has_words, has_crests)
        assert place.geometry().right() < width


def test_words_do_not_depend_on_the_hand(panel: HandPanel) -> None:
    panel.resize(800, panel.height())
    panel.show_view(observe(game("12A 1E 12C"), 0))
    assert all(place.has_words for place in panel.places)


def test_the_chosen_tile_rises_and_no_place_moves(panel: HandPanel) -> None:
    before = [place.geometry() for place in panel.places]
    lying = panel.places[0].tile_rect()
    panel.select_tile(T["7E"])
    assert panel.places[0].tile_rect().top() < lying.top()
    assert panel.places[0].tile_rect().size() == lying.size()
    assert [place.geometry() for place in panel.places] == before


@pytest.mark.parametrize(("tile_px", "rail_px"), [(48, 14), (56, 14), (64, 14), (78, 18), (98, 22)])
def test_a_tile_that_rises_is_whole(panel: HandPanel, tile_px: int, rail_px: int) -> None:
    panel.set_form(tile_px, rail_px, 0)
    panel.resize(1200, panel.sizeHint().height())
    panel.select_tile(T["7E"])
    place = panel.places[0]
    assert panel.rect().contains(place.geometry())
    assert place.tile_rect().top() >= 0


def test_power_cards_have_the_right_end_of_the_rail(panel: HandPanel) -> None:
    panel.set_form(56, 14, 220)
    assert all(place.geometry().right() < panel.width() - 220 for place in panel.places)


# What is painted anew


class Painted(QObject):
    """Notes which parts of widgets are painted, from what is done to them to the next frame."""

    def __init__(self, *widgets: QWidget) -> None:
        super().__init__()
        self.regions: dict[QWidget, QRegion] = {}
        for widget in widgets:
            widget.installEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if isinstance(event, QPaintEvent) and isinstance(watched, QWidget):
            self.regions[watched] = self.regions.get(watched, QRegion()) + event.region()
        return False

    def frame(self) -> dict[QWidget, QRegion]:
        """Return what is painted in the next frame."""
        self.regions.clear()
        QApplication.processEvents()
        return self.regions


@pytest.fixture
def painted(qtbot: QtBot, panel: HandPanel) -> Painted:
    """Watch a rack that is on the screen with nothing left to paint."""
    with qtbot.waitExposed(panel):
        panel.show()
    watch = Painted(panel, *panel.places)
    qtbot.waitUntil(lambda: not watch.frame())
    return watch


def test_another_hand_is_painted_all_at_once(panel: HandPanel, painted: Painted) -> None:
    panel.show_view(observe(game("7E 1C 6A 9C 7H 12A"), 0))
    assert painted.frame()[panel] == QRegion(panel.rect())


def test_a_covered_hand_is_painted_all_at_once(panel: HandPanel, painted: Painted) -> None:
    panel.set_private(False)
    assert painted.frame()[panel] == QRegion(panel.rect())


def test_the_same_hand_again_is_not_painted(panel: HandPanel, painted: Painted) -> None:
    panel.show_view(observe(game(), 0))
    assert painted.frame() == {}


def test_a_tile_is_painted_when_it_is_selected_and_when_it_is_no_longer(
    panel: HandPanel, painted: Painted
) -> None:
    first, second = panel.places[0], panel.places[3]
    panel.select_tile(T["7E"])
    assert painted.frame().keys() - {panel} == {first}
    panel.select_tile(T["9C"])
    assert painted.frame().keys() - {panel} == {first, second}
    panel.select_tile(None)
    assert painted.frame().keys() - {panel} == {second}


def test_every_tile_is_painted_when_the_language_changes(
    panel: HandPanel, painted: Painted
) -> None:
    QApplication.sendEvent(panel, QEvent(QEvent.Type.LanguageChange))
    assert painted.frame().keys() >= set(panel.places)


def test_a_crowded_rail_has_smaller_tiles(panel: HandPanel) -> None:
    panel.show_view(observe(game("7E 1C 6A 9C 7H 11G 1A 3A 9A 11A 12A"), 0))
    assert len(panel.places) == 11
    assert len({place.side_px for place in panel.places}) == 1
    assert panel.places[0].side_px <= panel.width() / 11
    assert panel.places[-1].geometry().right() < panel.width()


def test_the_mark_of_a_tile_leaves_its_coordinate_and_its_words_alone(panel: HandPanel) -> None:
    place = panel.findChildren(RackTile)[0]
    bare = place.grab().toImage()
    panel.show_hints({T["7E"]: HintMark(1, True)})
    marked = place.grab().toImage()
    rows = [
        y
        for y, x in itertools.product(range(bare.height()), range(bare.width()))
        if bare.pixel(x, y) != marked.pixel(x, y)
    ]
    assert rows
    assert max(rows) < bare.height() / 2
