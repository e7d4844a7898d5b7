"""Placing a tile, and a hand that is stuck."""

from PySide6.QtCore import Qt
from PySide6.QtTest import QTest

from acquire_desktop.games.acquire.engine.actions import (
    PassPlacement,
    PlaceTile,
    ReplaceHand,
)
from acquire_desktop.games.acquire.engine.board import TILES_BY_NAME
from acquire_desktop.games.acquire.engine.editions import (
    CLASSIC_2023,
    EDITION_2008,
)
from acquire_desktop.games.acquire.engine.position import position
from acquire_desktop.ui.acquire.table.decisions.line import Line
from tests.ui.acquire.table.decisions.table import EMPTY_LINE, placing, press, show, texts


def test_confirm_places_the_selected_tile(panel: Line, chosen: list[object]) -> None:
    view = show(panel, placing())
    assert panel.page.choice().action is None
    assert panel.confirm_button.text() == "Choose a tile"
    panel.show_selected(view.effects[0], ["3A <b>joins</b> three chains."])
    assert panel.confirm_button.text() == "Place 3A"
    assert "3A <b>joins</b> three chains." in texts(panel)
    press(panel, "Return")
    assert chosen == [PlaceTile(TILES_BY_NAME["3A"])]


def test_a_tile_that_cannot_be_placed_cannot_be_confirmed(
    panel: Line, chosen: list[object]
) -> None:
    board = ["CCCCCCCCCCCC", EMPTY_LINE, "TTTTTTTTTTTT", *[EMPTY_LINE] * 6]
    view = show(panel, position(CLASSIC_2023, board, cash=[6000] * 3, hands=["5B 5I"]))
    panel.show_selected(view.effects[0], ["5B can never be placed."])
    assert panel.page.choice().action is None
    assert "This tile can never be placed" in texts(panel)
    press(panel, "Return")
    assert chosen == []


def test_a_stuck_hand_may_be_replaced_or_passed_in_2008(panel: Line, chosen: list[object]) -> None:
    """Rule: en-2008, "Frequently Asked Questions"."""
    board = ["CCCCCCCCCCCC", EMPTY_LINE, "TTTTTTTTTTTT", *[EMPTY_LINE] * 6]
    show(panel, position(EDITION_2008, board, cash=[6000] * 3, hands=["1B 2B"]))
    assert panel.confirm_button.accessibleName() == "Set aside my hand and draw a new one"
    assert "Once this turn, you may show your whole hand" in texts(panel)
    QTest.mouseClick(panel.second_button, Qt.MouseButton.LeftButton)
    press(panel, "Return")
    assert chosen == [PassPlacement(), ReplaceHand()]


def test_a_stuck_hand_passes_in_2023(panel: Line, chosen: list[object]) -> None:
    board = ["CCCCCCCCCCCC", EMPTY_LINE, "TTTTTTTTTTTT", *[EMPTY_LINE] * 6]
    show(panel, position(CLASSIC_2023, board, cash=[6000] * 3, hands=["1B 2B"]))
    assert panel.confirm_button.text() == "Place no tile"
    assert "Place no tile this time" in texts(panel)
    assert not panel.second_button.isVisible()
    press(panel, "Return")
    assert chosen == [PassPlacement()]
