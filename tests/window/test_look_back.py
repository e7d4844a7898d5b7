"""A look back shows an earlier moment as the seat on screen knew it, and changes nothing."""

from collections.abc import Sequence
from itertools import chain

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QLabel
from pytestqt.qtbot import QtBot

from acquire_desktop.games.acquire.engine.board import TILE_NAMES, Tile, tile_name
from acquire_desktop.games.acquire.engine.decisions import StockPurchase
from acquire_desktop.games.acquire.engine.events import TilePlaced
from acquire_desktop.games.acquire.engine.view import Holdings
from acquire_desktop.games.acquire.log_entries import LogEntry
from acquire_desktop.languages import LANGUAGES
from acquire_desktop.ui.acquire.shell.window import AcquireWindow
from acquire_desktop.ui.acquire.shell.window_texts import pool_text
from acquire_desktop.ui.acquire.table.game_page import GamePage
from acquire_desktop.ui.acquire.table.holdings.holdings_model import UNKNOWN, Column
from acquire_desktop.ui.acquire.table.recap.recap import moments_since
from tests.screenshots import games
from tests.screenshots.games import game_at
from tests.window.table import (
    button,
    buyable,
    choice_of,
    click,
    open_window,
    press,
    wait_for_turn,
)
from tests.window.test_whole_games import decide_by_keys

BACK = "Now"


def play(qtbot: QtBot, window: AcquireWindow, decisions: int) -> None:
    """Decide so many times, accepting handovers, and wait for the next own decision."""
    for _ in range(decisions):
        settle(qtbot, window)
        decide_by_keys(window)
    settle(qtbot, window)


def settle(qtbot: QtBot, window: AcquireWindow) -> None:
    """Wait until somebody at the screen is to decide."""
    session = window.session
    qtbot.waitUntil(lambda: session.awaits_human or session.screen.handover_to is not None)
    if session.screen.handover_to is not None:
        session.accept_handover()
        window.pages.setCurrentWidget(window.pages.game)


def click_row(page: GamePage, row: int) -> None:
    """Click a row of the log as a person would, after bringing it into sight."""
    index = page.log_model.index(row)
    page.log.scrollTo(index)
    where = page.log.visualRect(index).center()
    QTest.mouseClick(page.log.viewport(), Qt.MouseButton.LeftButton, pos=where)


def shown_hand(page: GamePage) -> tuple[int, ...]:
    return tuple(place.effect.tile for place in page.hand.places if place.effect is not None)


def holdings_texts(page: GamePage) -> list[str]:
    model = page.holdings_model
    return [
        str(model.index(row, column).data())
        for row in range(model.rowCount())
        for column in range(model.columnCount())
    ]


def test_a_click_on_a_line_shows_board_hand_holdings_and_phase_of_that_moment(
    qtbot: QtBot,
) -> None:
    with open_window(qtbot) as window:
        window.pages.start_game(choice_of(1, 3, seed="look"))
        play(qtbot, window, 10)
        page, session = window.pages.game, window.session
        present = session.view
        steps = [line.step for line in page.log_model.lines()]
        row = steps.index(session.last_step // 2)
        click_row(page, row)
        then = session.view_at(steps[row])
        assert page.moment.is_looking_back
        assert page.moment.view == then != present
        assert shown_hand(page) == then.hand
        assert page.board.isVisible()
        for tile in range(len(TILE_NAMES)):
            assert tile_name(tile) in page.board.cell_text(tile)
        page.side.show_page("ledger")
        cash = page.holdings_model.index(0, Column.CASH).data()
        assert cash == f"${then.cash[then.seat]:,}"
        assert f"turn {then.turn}" in window.pages.facts()[0]
        assert page.moment.card.accessibleName() == f"Turn {then.turn}, looking back"
        steps_then = session.events_by_step()[: steps[row] + 1]
        assert page.people.moments == moments_since(steps_then, then.seat)
        assert pool_text(then.pool_count) in window.pages.facts()[0]
        click(button(page, BACK))
        assert page.moment.step is None
        assert shown_hand(page) == present.hand
        assert page.people.moments == moments_since(session.events_by_step(), present.seat)
        assert pool_text(present.pool_count) in window.pages.facts()[0]
        assert session.view == present


def test_nothing_can_be_decided_while_looking_back(qtbot: QtBot) -> None:
    with open_window(qtbot) as window:
        window.pages.start_game(choice_of(1, 2, seed="undo"))
        play(qtbot, window, 3)
        page, session = window.pages.game, window.session
        before, file = session.view, session.game_file().history
        page.moment.go_to(session.last_step - 1)
        assert not page.panel.isVisible()
        for name in ("undo", "redo", "restart_turn"):
            assert not window.menus.actions[name].isEnabled()
        keys = (Qt.Key.Key_1, Qt.Key.Key_1, Qt.Key.Key_Return, Qt.Key.Key_E, Qt.Key.Key_K)
        for part in (page.moment.card, page.log, page.board):
            part.setFocus()
            for key in keys:
                press(window, key)
        for place in page.hand.places:
            QTest.mouseClick(place, Qt.MouseButton.LeftButton)
            QTest.mouseClick(place, Qt.MouseButton.LeftButton)
        for tile in page.moment.view.hand:
            page.board.tile_activated.emit(tile)
        page.panel.action_chosen.emit(before.legal[0])
        assert session.view == before
        assert session.game_file().history == file


def test_keys_step_through_decisions_and_turns_and_lead_back(qtbot: QtBot) -> None:
    with open_window(qtbot) as window:
        window.pages.start_game(choice_of(1, 3, seed="keys"))
        play(qtbot, window, 8)
        page, look = window.pages.game, window.pages.game.moment
        last = window.session.last_step
        page.moment.go_to(last - 5)
        for key, step in (
            (Qt.Key.Key_Left, last - 6),
            (Qt.Key.Key_Up, last - 7),
            (Qt.Key.Key_Right, last - 6),
            (Qt.Key.Key_Down, last - 5),
            (Qt.Key.Key_Home, 0),
            (Qt.Key.Key_Left, 0),
        ):
            press(window, key)
            assert look.step == step
        for turn in (2, 3, 4):
            press(window, Qt.Key.Key_PageDown)
            assert look.view.turn == turn
        press(window, Qt.Key.Key_PageUp)
        assert look.view.turn == 3
        press(window, Qt.Key.Key_Escape)
        assert not look.is_looking_back
        page.moment.go_to(3)
        press(window, Qt.Key.Key_End)
        assert not look.is_looking_back


@pytest.mark.part(of=5)
@pytest.mark.parametrize("name", ["turn_back", "step_back", "step_on", "turn_on", "leave_button"])
def test_arrows_step_on_from_every_button_of_the_card(qtbot: QtBot, name: str) -> None:
    with open_window(qtbot) as window:
        window.pages.start_game(choice_of(1, 2))
        play(qtbot, window, 6)
        look = window.pages.game.moment
        window.pages.game.moment.go_to(4)
        getattr(look.card, name).setFocus()
        press(window, Qt.Key.Key_Right)
        assert look.step == 5
        press(window, Qt.Key.Key_Escape)
        assert not look.is_looking_back


def test_enter_on_a_line_of_the_log_looks_back_without_the_mouse(qtbot: QtBot) -> None:
    with open_window(qtbot) as window:
        window.pages.start_game(choice_of(1, 2))
        play(qtbot, window, 5)
        page = window.pages.game
        page.log.setFocus()
        for key in (Qt.Key.Key_Home, Qt.Key.Key_Down, Qt.Key.Key_Return):
            press(window, key)
        assert page.moment.step == 0
        assert page.log.hasFocus()
        press(window, Qt.Key.Key_Right)
        assert page.moment.step == 1


def test_the_game_goes_on_below_a_look_back_which_stays_and_says_so(qtbot: QtBot) -> None:
    with open_window(qtbot) as window:
        window.pages.start_game(choice_of(1, 3, seed="on"))
        play(qtbot, window, 4)
        page, session = window.pages.game, window.session
        while session.awaits_human:
            decide_by_keys(window)
        step = session.last_step - 1
        page.moment.go_to(step)
        was_shown = page.moment.view
        assert wait_for_turn(qtbot, window)
        assert session.last_step > step + 1
        assert page.moment.view == was_shown
        texts = [label.text() for label in page.moment.card.findChildren(QLabel)]
        assert any("The game has moved on" in text for text in texts)
        marked = page.log_model.line(page.log.marks.looked_row)
        assert marked.step == step
        press(window, Qt.Key.Key_Escape)
        assert page.panel.isVisible()
        assert shown_hand(page) == session.view.hand


def test_the_time_line_leads_to_a_takeover_and_back_to_the_game(qtbot: QtBot) -> None:
    with open_window(qtbot) as window:
        window.session.open(game_at("2023-classic", 4, "shot-5", games.has_a_merger_in_hand))
        page, session = window.pages.game, window.session
        line = page.time_line
        assert not line.isVisible()
        page.moment.go_to(5)
        assert line.isVisible()
        assert not page.hand.isEnabled(), "nothing can be planned in the past"
        assert line.value() == 5
        facts = window.top_bar.facts.full_text()
        assert f"turn {page.moment.view.turn} of {session.view.turn}" in facts
        takeover, chip = line.chips()[0]
        QTest.mouseClick(line, Qt.MouseButton.LeftButton, pos=chip.center().toPoint())
        assert page.moment.step == takeover.step
        line.setFocus()
        QTest.keyClick(line, Qt.Key.Key_Left)
        assert page.moment.step == line.value() == takeover.step - 1
        QTest.mouseClick(line, Qt.MouseButton.LeftButton, pos=line.place_of(session.last_step))
        assert not page.moment.is_looking_back
        assert not line.isVisible()
        assert page.hand.isEnabled()
        assert not line.chips(), "it keeps nothing"


@pytest.mark.part(of=12, walk="whole games")
def test_the_result_waits_until_the_reader_goes_back_to_the_game(qtbot: QtBot) -> None:
    with open_window(qtbot) as window:
        window.pages.start_game(choice_of(0, 3, seed="end"))
        qtbot.waitUntil(lambda: window.session.last_step > 2)
        window.pages.game.moment.go_to(1)
        qtbot.waitUntil(lambda: window.session.is_over)
        assert window.pages.currentWidget() is window.pages.game
        press(window, Qt.Key.Key_Escape)
        assert window.pages.currentWidget() is window.pages.front
        window.pages.end.look_back_at(3)
        assert window.pages.currentWidget() is window.pages.game
        assert window.pages.game.moment.view.turn == 3
        press(window, Qt.Key.Key_Escape)
        assert window.pages.currentWidget() is window.pages.front


@pytest.mark.part(of=3)
@pytest.mark.parametrize("row", [0, 1, 2])
def test_a_key_moment_of_the_result_shows_the_table_of_then(qtbot: QtBot, row: int) -> None:
    with open_window(qtbot) as window:
        window.session.open(game_at("2023-tycoon", 6, "shot-3", games.is_over))
        window.pages.end.show_result()
        moments = window.pages.result.parts.moments
        moments.setFocus()
        for _ in range(row):
            press(window, Qt.Key.Key_Down)
        press(window, Qt.Key.Key_Return)
        page = window.pages.game
        assert window.pages.currentWidget() is page
        assert page.moment.step == moments.cells.cell(row, 0).step
        assert page.log.isVisible()
        press(window, Qt.Key.Key_Escape)
        assert window.pages.currentWidget() is window.pages.result
        assert moments.cells.rowCount() == 3


def test_an_unfinished_purchase_and_the_selected_tile_are_there_again_afterwards(
    qtbot: QtBot,
) -> None:
    with open_window(qtbot) as window:
        window.pages.start_game(choice_of(1, 2, seed="cart"))
        page, session = window.pages.game, window.session
        while True:
            settle(qtbot, window)
            can_buy = any(session.view.prices)
            if isinstance(session.view.decision, StockPurchase) and can_buy:
                break
            decide_by_keys(window)
        chain = buyable(window)[0]
        page.panel.purchase.choose(chain)
        choice = page.panel.purchase.choice()
        page.tile_choice.select(session.view.hand[0])
        page.moment.go_to(1)
        press(window, Qt.Key.Key_Escape)
        assert page.panel.purchase.choice() == choice
        assert page.board.selected_tile == session.view.hand[0]


def test_with_hidden_holdings_no_look_back_shows_another_players_totals_or_tiles(
    qtbot: QtBot,
) -> None:
    """Rule: rules document, section 4: hidden totals and hands stay hidden, then as now."""
    with open_window(qtbot) as window:
        window.pages.start_game(choice_of(2, 1, seed="hidden", holdings=Holdings.HIDDEN))
        play(qtbot, window, 12)
        page, session = window.pages.game, window.session
        seat = session.screen.seat
        for step in range(session.first_step_shown(), session.last_step):
            page.moment.go_to(step)
            then = session.view_at(step)
            assert then.seat == seat
            assert shown_hand(page) == then.hand
            others = range(1, then.players)
            model = page.holdings_model
            for row in others:
                cells = [model.index(row, column).data() for column in range(1, 10)]
                assert set(cells) == {UNKNOWN}
        drawn = [line for line in page.log_model.lines() if line.is_muted]
        assert drawn
        assert {event.seat for line in drawn for event in line.events} == {seat}  # type: ignore[union-attr]


def test_the_next_player_never_finds_the_look_back_of_the_one_before(qtbot: QtBot) -> None:
    with open_window(qtbot) as window:
        window.pages.start_game(choice_of(2, 0, edition="2023-classic", seed="pass"))
        play(qtbot, window, 6)
        page, session = window.pages.game, window.session
        page.moment.go_to(2)
        seat = session.screen.seat
        while session.screen.handover_to is None:
            assert session.screen.seat == seat
            session.submit(session.view.legal[-1])
        assert not page.moment.is_looking_back
        assert window.pages.handover.isVisible()
        page.moment.go_to(2)
        assert not page.moment.is_looking_back, "nobody looks back from the curtain"
        assert not window.menus.actions["export_log"].isEnabled()


def last_of(steps: Sequence[Sequence[LogEntry]]) -> Tile | None:
    """Return the tile placed last after steps, taken from the first on."""
    last = None
    for event in chain.from_iterable(steps):
        if isinstance(event, TilePlaced):
            last = event.tile
    return last


def test_the_last_tile_of_a_moment_is_the_one_that_was_placed_last_then(qtbot: QtBot) -> None:
    with open_window(qtbot) as window:
        window.pages.start_game(choice_of(1, 3, seed="marks"))
        play(qtbot, window, 8)
        page, session = window.pages.game, window.session
        steps = session.events_by_step()
        for step in range(session.last_step):
            page.moment.go_to(step)
            assert page.moment.last_tile() == last_of(steps[: step + 1])
        page.moment.leave()
        assert page.moment.last_tile() == last_of(steps)


def test_the_latest_line_is_the_present(qtbot: QtBot) -> None:
    with open_window(qtbot) as window:
        window.pages.start_game(choice_of(1, 2))
        play(qtbot, window, 4)
        page = window.pages.game
        click_row(page, page.log_model.rowCount() - 1)
        assert not page.moment.is_looking_back
        assert page.panel.isVisible()


def test_the_card_speaks_the_language_of_the_moment(qtbot: QtBot) -> None:
    with open_window(qtbot) as window:
        window.pages.start_game(choice_of(1, 2))
        play(qtbot, window, 4)
        card = window.pages.game.moment.card
        window.pages.game.moment.go_to(3)
        seen = set()
        for code in LANGUAGES:
            window.menus.actions[f"language_{code}"].trigger()
            QApplication.processEvents()  # Qt posts LanguageChange
            texts = [label.text() for label in card.findChildren(QLabel) if label.isVisible()]
            seen.add((card.accessibleName(), card.leave_button.text(), *texts))
        assert len(seen) == 3
        window.menus.actions["language_en"].trigger()
        QApplication.processEvents()


def test_the_main_menu_and_another_game_end_a_look_back(qtbot: QtBot) -> None:
    with open_window(qtbot) as window:
        window.pages.start_game(choice_of(1, 2))
        play(qtbot, window, 4)
        window.pages.game.moment.go_to(2)
        window.pages.show_start()
        window.menus.actions["language_ja"].trigger()
        QApplication.processEvents()
        window.menus.actions["language_en"].trigger()
        QApplication.processEvents()
        window.pages.start_game(choice_of(1, 2, seed="other"))
        assert not window.pages.game.moment.is_looking_back
        assert window.pages.game.panel.isVisible()
