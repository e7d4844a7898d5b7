"""The table as a person meets it: one key to play, keys alone, honest refusals, a calm screen."""

from dataclasses import replace

import pytest
from PySide6.QtCore import QEvent, QObject, QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QMenu, QWidget
from pytestqt.qtbot import QtBot

from acquire_desktop.choices import Speed
from acquire_desktop.games.acquire.engine.actions import DisposeStock
from acquire_desktop.games.acquire.engine.board import CHAIN_COUNT
from acquire_desktop.games.acquire.engine.decisions import Decision, StockDisposal, TilePlacement
from acquire_desktop.games.acquire.engine.view import EffectKind, Holdings, View
from acquire_desktop.languages import LANGUAGES
from acquire_desktop.storage.players import Player, PlayerKind
from acquire_desktop.ui.acquire.setup.new_game import NewGame
from acquire_desktop.ui.acquire.shell.window import AcquireWindow
from tests.driver.acquire import DIGITS
from tests.screenshots import games
from tests.screenshots.games import game_at
from tests.window.table import (
    QUIET,
    card_of,
    choice_of,
    click,
    open_window,
    press,
    wait_for_turn,
)
from tests.window.test_screens import clipped, covered, scrolling
from tests.window.test_whole_games import decide_by_keys


def settle() -> None:
    """Let everything be laid out and painted."""
    for _ in range(4):
        QApplication.processEvents()


def shows_focus(window: AcquireWindow, widget: QWidget) -> bool:
    """Tell whether the window looks different without the focus on a widget."""
    settle()
    with_focus = window.grab().toImage()
    widget.clearFocus()
    settle()
    without = window.grab().toImage()
    widget.setFocus(Qt.FocusReason.TabFocusReason)
    settle()
    return with_focus != without


@pytest.mark.part(of=3)
@pytest.mark.parametrize("language", LANGUAGES)
def test_one_key_leads_to_a_table_on_which_all_is_in_sight(qtbot: QtBot, language: str) -> None:
    with open_window(qtbot, replace(QUIET, language=language)) as window:
        QTest.keyClick(window.pages.start, Qt.Key.Key_Q)  # Enter leads who is new to the lesson
        assert wait_for_turn(qtbot, window)
        settle()
        page = window.pages.game
        assert len(window.session.view.hand) == 6
        rows = [page.exchange.row(chain) for chain in range(CHAIN_COUNT)]
        for part in (page.board, page.people, *rows, page.panel, *page.hand.places):
            assert part.isVisible()
        assert not clipped(window)
        assert not scrolling(window)
        assert not covered(window)


@pytest.mark.part(of=12, walk="whole games")
def test_the_focus_is_seen_at_every_decision_of_a_game_by_keys(qtbot: QtBot) -> None:
    with open_window(qtbot) as window:
        window.activateWindow()
        window.pages.start_game(choice_of(1, 3, seed="focus-3"))
        seen: set[type[Decision]] = set()
        while wait_for_turn(qtbot, window):
            focused: QWidget | None = window.focusWidget()
            assert focused is not None
            assert focused.isVisible()
            kind = type(window.session.view.decision)
            if kind not in seen:
                assert not seen or shows_focus(window, focused), kind
                seen.add(kind)
            decide_by_keys(window)
        assert len(seen) >= 4


@pytest.mark.parametrize("moment", [games.is_middle, games.is_merger])
def test_tab_walks_round_the_table_and_shows_where_it_is(
    qtbot: QtBot, moment: games.Moment
) -> None:
    with open_window(qtbot) as window:
        seed = "shot-4" if moment is games.is_middle else "shot-0"
        window.session.open(game_at("2023-classic", 4, seed, moment))
        with qtbot.waitActive(window):
            window.activateWindow()
        board, side = window.pages.game.board, window.pages.game.side
        if moment is games.is_middle:
            side.show_log()
        board.clearFocus()
        board.setFocus(Qt.FocusReason.TabFocusReason)
        names = []
        for _ in range(60):
            focused = window.focusWidget()
            assert shows_focus(window, focused), focused.accessibleName()
            names.append(focused.accessibleName())
            QTest.keyClick(focused, Qt.Key.Key_Tab)
            if window.focusWidget() is board:
                break
        assert window.focusWidget() is board
        assert ("Game log" in names) is (moment is games.is_middle)
        people = window.pages.game.people.in_tab_order()
        assert {"Ledger", "Log", *(each.accessibleName() for each in people)} <= set(names)
        assert len(names) > 12


def has_both_obstacles(view: View) -> bool:
    """One tile of the hand can never be placed, another one only not now."""
    kinds = {effect.kind for effect in view.effects}
    is_placing = isinstance(view.decision, TilePlacement)
    return is_placing and {EffectKind.BLOCKED, EffectKind.UNPLAYABLE} <= kinds


def test_a_tile_that_cannot_be_placed_says_whether_never_or_not_now(qtbot: QtBot) -> None:
    """Rule: rules document, section 4: blocked is not unplayable."""
    with open_window(qtbot) as window:
        window.session.open(game_at("2008", 4, "both-56", has_both_obstacles))
        view, page = window.session.view, window.pages.game
        kinds = {effect.tile: effect.kind for effect in view.effects}
        told = {}
        for at, tile in enumerate(view.hand):
            if kinds[tile] in (EffectKind.BLOCKED, EffectKind.UNPLAYABLE):
                press(window, DIGITS[at])
                press(window, DIGITS[at])
                press(window, Qt.Key.Key_Return)
                assert window.session.view == view
                told[kinds[tile]] = page.panel.confirm_button.accessibleDescription()
        assert told == {
            EffectKind.BLOCKED: "This tile cannot be placed now",
            EffectKind.UNPLAYABLE: "This tile can never be placed",
        }


def test_a_tile_can_be_looked_at_while_others_decide(qtbot: QtBot) -> None:
    with open_window(qtbot, replace(QUIET, computer_speed=Speed.STEP)) as window:
        window.pages.start_game(choice_of(1, 2, seed="plan"))
        pace = window.session.computer_turns.pace
        while window.session.awaits_human:
            decide_by_keys(window)
        qtbot.waitUntil(lambda: pace.is_waiting)
        press(window, Qt.Key.Key_1)
        tile = window.session.view.hand[0]
        ply = window.session.view.ply
        press(window, Qt.Key.Key_Space)
        qtbot.waitUntil(lambda: window.session.view.ply > ply)
        assert not window.session.awaits_human
        assert window.pages.game.board.selected_tile == tile
        window.menus.actions["skip"].trigger()
        assert wait_for_turn(qtbot, window)
        assert window.pages.game.board.selected_tile is None, "the next key must not place it"


@pytest.mark.qt_log_ignore("does not support grabbing the keyboard")
def test_menus_open_while_an_expert_thinks(qtbot: QtBot) -> None:
    with open_window(qtbot, replace(QUIET, computer_speed=Speed.NORMAL)) as window:
        rivals = (Player(name, PlayerKind.COMPUTER, "expert") for name in ("Bea", "Carlos"))
        players = (Player("Ana", PlayerKind.HUMAN), *rivals)
        window.pages.start_game(NewGame("2023-classic", players, Holdings.OPEN, "expert"))
        wait_for_turn(qtbot, window)
        while window.session.awaits_human:
            decide_by_keys(window)
        idle = window.pages.game.panel.idle
        qtbot.waitUntil(lambda: "thinking" in idle.thinking)
        ply = window.session.view.ply
        menu = window.menuBar().actions()[1].menu()
        assert isinstance(menu, QMenu)
        menu.popup(window.mapToGlobal(QPoint(60, 24)))
        assert menu.isVisible()
        assert window.session.view.ply == ply
        menu.close()


@pytest.mark.part(of=3)
@pytest.mark.parametrize("language", LANGUAGES)
def test_no_menu_takes_the_keys_that_sell_and_trade_all(qtbot: QtBot, language: str) -> None:
    with open_window(qtbot, replace(QUIET, language=language)) as window:
        window.session.open(game_at("2023-classic", 4, "shot-0", games.is_merger))
        view, page = window.session.view, window.pages.game.panel.disposal
        assert isinstance(view.decision, StockDisposal)
        most = max(action.trade for action in view.legal if isinstance(action, DisposeStock))
        for key, sell, trade in ((Qt.Key.Key_T, 0, most), (Qt.Key.Key_S, 6, 0)):
            QTest.keyClick(window.pages.game.board, key, Qt.KeyboardModifier.AltModifier)
            action = page.choice().action
            assert isinstance(action, DisposeStock)
            assert (action.sell, action.trade) == (sell, trade)


def test_a_placed_tile_is_taken_back_until_the_next_one_is_drawn(qtbot: QtBot) -> None:
    """Rule: rules document, section 6, 9: undo is open until hidden information was seen."""
    with open_window(qtbot) as window:
        window.pages.start_game(choice_of(1, 3, seed="undo"))
        while wait_for_turn(qtbot, window):
            if window.session.view.turn > 4:
                break
            decide_by_keys(window)
        before = window.session.view
        assert isinstance(before.decision, TilePlacement)
        decide_by_keys(window)
        QTest.keyClick(window.pages.game.board, Qt.Key.Key_Z, Qt.KeyboardModifier.ControlModifier)
        assert window.session.view == before
        while window.session.awaits_human:
            decide_by_keys(window)
        undo = window.pages.game.turn_buttons.undo
        assert not undo.isEnabled()
        assert "A tile was drawn" in undo.toolTip()


def test_with_reduced_motion_nothing_moves_after_a_merger(qtbot: QtBot) -> None:
    with open_window(qtbot, replace(QUIET, computer_speed=Speed.STEP)) as window:
        window.session.open(game_at("2023-classic", 4, "shot-0", games.is_merger))
        for key in (Qt.Key.Key_K, Qt.Key.Key_Return):
            press(window, key)
        pace = window.session.computer_turns.pace
        qtbot.waitUntil(lambda: pace.is_waiting)
        settle()
        first = window.grab().toImage()
        qtbot.wait(50)
        assert window.grab().toImage() == first


class PaintWatch(QObject):
    """Writes down how high a widget is whenever it is painted."""

    def __init__(self, watched: QWidget) -> None:
        super().__init__()
        self.heights: list[int] = []
        watched.installEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() == QEvent.Type.Paint and isinstance(watched, QWidget):
            self.heights.append(watched.height())
        return False


def test_no_decision_is_painted_at_a_height_that_it_only_passes_through(qtbot: QtBot) -> None:
    with open_window(qtbot) as window:
        window.session.open(game_at("2023-classic", 3, "shot-2", games.is_founding))
        settle()
        panel = window.pages.game.panel
        watch = PaintWatch(panel)
        for act in (window.session.undo, window.session.redo):
            watch.heights.clear()
            act()
            settle()
            assert set(watch.heights) == {panel.height()}
        watch.heights.clear()
        click(card_of(window, panel.chain.offered[0]))
        click(panel.confirm_button)
        settle()
        assert watch.heights[-1] == panel.height()
