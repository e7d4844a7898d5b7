"""Whole games by a screen reader's interfaces alone: names, roles, states, actions and values."""

from dataclasses import replace

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import (
    QAccessible,
    QAccessibleEvent,
    QAccessibleValueInterface,
)
from pytestqt.qtbot import QtBot

from acquire_desktop.games.acquire.engine.board import TILE_NAMES
from acquire_desktop.games.acquire.engine.decisions import GameOver
from acquire_desktop.games.acquire.engine.view import Holdings
from acquire_desktop.ui.acquire.shell.window import AcquireWindow
from tests.driver.acquire import ReaderDriver, busy_action
from tests.driver.screen_reader import (
    DESCRIPTION,
    NAME,
    PRESS,
    Part,
    Role,
    act,
    buttons,
    cell,
    found,
    found_all,
    has,
    items,
    parts,
    whole,
)
from tests.screenshots.states import window_at
from tests.window.table import choice_of, open_window, press, wait_for_turn

KINDS = {
    *("TilePlacement", "Founding", "SurvivorChoice", "AcquisitionOrder", "StockDisposal"),
    *("StockPurchase", "FreeStock", "StockExchange"),
}
SEED = "reader177"
"""Of a game in which every kind of decision comes up."""


@pytest.mark.part(of=12, walk="whole games")
def test_a_whole_game_with_every_kind_of_decision(qtbot: QtBot) -> None:
    choice = choice_of(2, 0, edition="ja-classic", seed=SEED)
    met = set()
    with open_window(qtbot) as window:
        window.pages.start_game(replace(choice, power_cards=True))
        reader = ReaderDriver(window)
        while reader.wait_for_turn():
            met.add(type(window.session.view.decision).__name__)
            reader.take_any(busy_action)
        assert met == KINDS
        over = window.session.view.decision
        assert isinstance(over, GameOver)
        act(found(whole(window), "The full account", Role.Button))
        qtbot.waitUntil(lambda: has(whole(window), "Result of the game"))
        page = found(whole(window), "Result of the game")
        account = found(page, "Final account of all players", Role.Table)
        told = " ".join(each.text(NAME) for each in items(account))
        assert all(f"{total:,}" in told for total in over.totals)


def test_from_the_start_page_into_a_game(qtbot: QtBot) -> None:
    with open_window(qtbot) as window:
        act(found(whole(window), "Play", Role.Button))
        act(found(whole(window), "Deal the tiles", Role.Button))
        qtbot.waitUntil(lambda: has(whole(window), "The table"))
        assert wait_for_turn(qtbot, window)
        tiles = buttons(found(whole(window), "Your tiles"))
        assert len(tiles) == 6
        assert all(each.text(NAME).startswith("Tile ") for each in tiles)


# Around one screen


def names_told(window: AcquireWindow) -> str:
    """Return everything that a screen reader finds in the window, spaces and lines, too."""
    told = []
    for part in parts(whole(window)):
        told += [part.text(NAME), part.text(DESCRIPTION)]
        if part.role() in (Role.Table, Role.List):
            told += [each.text(NAME) for each in items(part)]
    return "\n".join(told)


def test_two_people_hand_the_computer_over(qtbot: QtBot, said: list[str]) -> None:
    """Nobody hears what is the other's, not before the handover and not with it."""
    with open_window(qtbot) as window:
        window.resize(1920, 1080)
        choice = choice_of(2, 0, seed="a", holdings=Holdings.HIDDEN)
        window.pages.start_game(choice)
        session = window.session
        for _ in range(4):
            seat = session.screen.handover_to
            assert seat is not None
            name = session.players[seat].name
            told = names_told(window)
            assert f"Pass the computer to {name}" in told
            assert "yours" not in told
            assert "Tile 1:" not in told
            del said[:]
            act(found(whole(window), f"I am {name}"))
            qtbot.waitUntil(lambda: session.awaits_human)
            assert said[-1].startswith(f"{name}'s decision.")
            hand = [TILE_NAMES[tile] for tile in session.view.hand]
            rack = [each.text(NAME) for each in buttons(found(whole(window), "Your tiles"))]
            assert [each.split(":")[1].split(",")[0].strip() for each in rack] == hand
            while session.screen.handover_to is None:
                ReaderDriver(window).take_any(busy_action)


def test_what_is_taken_back_is_said_and_can_be_taken_back_by_a_screen_reader(
    qtbot: QtBot, said: list[str]
) -> None:
    with window_at("early") as window:
        tile = TILE_NAMES[window.session.view.hand[0]]
        act(found(whole(window), f"Tile 1: {tile}", Role.RadioButton))
        assert said[-1].startswith(tile), "what it would do"
        ReaderDriver(window).confirm()
        qtbot.waitUntil(lambda: not has(whole(window), f"Tile 1: {tile}"))
        act(found(whole(window), "Undo", Role.Button))
        qtbot.waitUntil(lambda: has(whole(window), f"Tile 1: {tile}"))
        assert said[-1].startswith(f"Taken back: You placed {tile}.")


# What a choice becomes is said


def test_who_confirms_too_early_hears_what_is_missing(said: list[str]) -> None:
    with window_at("founding") as window:
        press(window, Qt.Key.Key_Return)
        assert said[-1] == "Choose a chain"


def test_every_stock_added_or_removed_is_said(said: list[str]) -> None:
    with window_at("buying") as window:
        panel = found(whole(window), "Your decision")
        act(found(panel, "Remove one American", Role.Button))
        assert said[-1].startswith("Buy 1 Continental, 1 Imperial — ")
        assert "left in cash" in said[-1]
        rows = found(whole(window), "Stock exchange")
        act(found(rows, "Tower", Role.Button))
        assert "1 Tower" in said[-1]
        act(found(rows, "Tower", Role.Button))
        assert said[-1] == "No more than 3 stocks a turn"


def number(window: AcquireWindow, share: str) -> QAccessibleValueInterface:
    return found(whole(window), share, Role.SpinBox).valueInterface()


def test_a_share_is_a_number_that_can_be_set(said: list[str]) -> None:
    with window_at("merger") as window:
        sell, trade, keep = (number(window, share) for share in ("Sell", "Trade", "Keep"))
        held = sum(int(each.currentValue()) for each in (sell, trade, keep))

        def settlement() -> list[object]:
            return [each.currentValue() for each in (sell, trade, keep)]

        trade.setCurrentValue(2)
        sell.setCurrentValue(0)
        assert settlement() == [0, 2, held - 2]
        assert trade.minimumStepSize() == 2
        trade.setCurrentValue(1)
        keep.setCurrentValue(held)
        assert settlement() == [0, 2, held - 2], "only what the rules allow"
        keep.setCurrentValue(1)
        assert settlement() == [held - 3, 2, 1]
        assert said[-1].startswith(f"Sell {held - 3}, trade 2, keep 1; After: ")


def scene_of(window: AcquireWindow) -> Part:
    """Return the scene of a merger, which lies over a bar of the same name."""
    named = found_all(whole(window), "Merger of", Role.Grouping)
    return next(part for part in named if has(part, "Skip"))


def step_told(window: AcquireWindow) -> int:
    """Return which step of a merger a screen reader says is on view."""
    beats = ["Sizes", "Payday", "Stock", "Takeover"]
    told = [part.text(DESCRIPTION) for part in parts(whole(window))]
    (at,) = (beats.index(text) for text in told if text in beats)
    return at


def test_the_scene_of_a_merger_is_walked_step_by_step(qtbot: QtBot, said: list[str]) -> None:
    with window_at("merger") as window:
        act(found(whole(window), "Show: Merger of", Role.Button))
        qtbot.waitUntil(lambda: "Skip" in [each.text(NAME) for each in parts(whole(window))])
        first = step_told(window)
        del said[:]
        act(found(scene_of(window), "Next", Role.Button))
        qtbot.waitUntil(lambda: step_told(window) == first + 1)
        assert len(said) == 1, "what is told there"


# Spaces of the board


def test_a_space_says_what_can_be_done_with_it(qtbot: QtBot) -> None:
    with open_window(qtbot) as window:
        window.activateWindow()
        qtbot.waitUntil(window.isActiveWindow)
        window.pages.start_game(choice_of(1, 1, seed=SEED))
        assert wait_for_turn(qtbot, window)
        own = TILE_NAMES[window.session.view.hand[0]]
        assert PRESS in cell(window, f"{own}, yours").actionInterface().actionNames()
        empty = cell(window, "1A, empty")
        assert PRESS not in empty.actionInterface().actionNames()
        act(empty, empty.actionInterface().setFocusAction())
        assert cell(window, "1A").state().focused


def test_the_focus_is_told_of_the_board_first_and_then_of_the_space(
    qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    told: list[str] = []

    def listen(event: QAccessibleEvent) -> None:
        if event.type() == QAccessible.Event.Focus:
            told.append(event.accessibleInterface().text(NAME))

    with open_window(qtbot) as window:
        window.activateWindow()
        qtbot.waitUntil(window.isActiveWindow)
        window.pages.start_game(choice_of(1, 1, seed=SEED))
        assert wait_for_turn(qtbot, window)
        monkeypatch.setattr(QAccessible, "isActive", lambda: True)
        monkeypatch.setattr(QAccessible, "updateAccessibility", listen)
        board = window.pages.game.board
        board.clearFocus()
        board.setFocus(Qt.FocusReason.TabFocusReason)
        assert told == [], "Qt tells of the board when this is over"
        qtbot.waitUntil(lambda: told == [cell(window, "6E").text(NAME)])


def test_whatever_a_space_or_a_share_cannot_do_is_not_there() -> None:
    """To ask for it once ended the program."""
    with window_at("merger") as window:
        for part in (cell(window, "1A"), found(whole(window), "Sell", Role.SpinBox)):
            assert part.textInterface() is None
            assert part.editableTextInterface() is None
            assert part.selectionInterface() is None
            assert part.tableCellInterface() is None
            assert part.attributesInterface() is None
            assert part.actionInterface() is not None


def test_a_selected_tile_that_is_pressed_again_is_placed() -> None:
    with window_at("early") as window:
        ply = window.session.view.ply
        own = TILE_NAMES[window.session.view.hand[0]]
        act(cell(window, f"{own}, yours"))
        act(cell(window, f"{own}, yours"))
        assert window.session.view.ply > ply
        assert "yours" not in cell(window, f"{own},").text(NAME)
