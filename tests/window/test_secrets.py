"""What one person at the screen must not learn from what another has left on it."""

import gc
from pathlib import Path

import pytest
from PySide6.QtCore import QEvent, Qt
from PySide6.QtGui import QGuiApplication, QHelpEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QLabel, QLineEdit, QToolTip, QWidget
from pytestqt.qtbot import QtBot

from acquire_desktop.games.acquire.engine.board import TILE_NAMES
from acquire_desktop.games.acquire.engine.decisions import StockDisposal
from acquire_desktop.games.acquire.engine.state import State
from acquire_desktop.games.acquire.engine.view import Holdings, TileEffect, View
from acquire_desktop.session.screen import Screen
from acquire_desktop.storage.notes import is_branch
from acquire_desktop.ui.acquire.setup.new_game import NewGame
from acquire_desktop.ui.acquire.shell.window import AcquireWindow
from acquire_desktop.ui.window.frame.seat_dialog import SeatDialog
from tests.screenshots import games
from tests.screenshots.games import game_at
from tests.secrecy.reading import kept_views, parts_of
from tests.window.table import QUIET, choice_of, click, open_window, press
from tests.window.test_whole_games import decide_by_keys

SEED = "the-whole-deal"


def table_of(humans: int, computers: int) -> NewGame:
    """Return a choice of a game with hidden holdings."""
    return choice_of(humans, computers, seed="secrets", holdings=Holdings.HIDDEN)


def all_texts(window: AcquireWindow) -> str:
    """Return every text of every widget, hidden ones too."""
    texts = [window.windowTitle()]
    for widget in window.findChildren(QWidget):
        texts += [widget.toolTip(), widget.accessibleName(), widget.accessibleDescription()]
        if isinstance(widget, QLabel | QLineEdit):
            texts.append(widget.text())
    return "\n".join(texts)


def sit_down(qtbot: QtBot, window: AcquireWindow) -> None:
    """Wait until a person is to decide, and take the computer."""
    session = window.session
    qtbot.waitUntil(lambda: session.awaits_human or session.screen.handover_to is not None)
    if session.screen.handover_to is not None:
        window.pages.handover.accepted.emit()
    assert session.awaits_human


@pytest.mark.parametrize("humans", [1, 2])
def test_the_seed_is_shown_after_the_end_only(qtbot: QtBot, humans: int) -> None:
    """Rule: rules document, section 4: tiles are hidden, and the seed tells all of them."""
    with open_window(qtbot, QUIET) as window:
        window.pages.show_new_game()
        window.pages.new_game.set_choice(choice_of(humans, 3 - humans, seed=SEED))
        window.pages.start_game(window.pages.new_game.choice())
        assert SEED not in all_texts(window)
        sit_down(qtbot, window)
        assert SEED not in all_texts(window)
        window.pages.show_new_game()
        assert SEED not in all_texts(window)


def test_no_page_keeps_the_game_that_was_gone_on_with(qtbot: QtBot) -> None:
    """The start page reads it to tell of it, and the whole game has all hands in it."""
    with open_window(qtbot) as window:
        window.pages.start_game(table_of(2, 0))
        window.pages.show_start()
        window.pages.continue_game()
        kept = kept_views(parts_of(window))
        assert [path for path, held in kept if isinstance(held, State)] == []


def test_the_rules_keep_no_hand_of_whoever_read_them(qtbot: QtBot) -> None:
    with open_window(qtbot) as window:
        window.pages.start_game(table_of(2, 0))
        sit_down(qtbot, window)
        window.pages.reading.show_rules()
        kept = kept_views(parts_of(window))
        assert [path for path, _ in kept if "RulesPage" in path] == []


def test_who_watches_sees_a_hand_only_after_asking_for_it(qtbot: QtBot) -> None:
    """Rule: rules document, section 4: tiles and hidden holdings are their player's own."""
    with open_window(qtbot) as window:
        moment, hidden = games.is_middle, Holdings.HIDDEN
        game = game_at("2023-classic", 4, "shot-4", moment, humans=(), holdings=hidden)
        window.session.open(game)
        session, page = window.session, window.pages.game
        button = page.panel.idle.hand_button

        def seen() -> tuple[int, int, bool, bool]:
            view, covered = session.view, [place.is_covered for place in page.hand.places]
            return len(view.hand), sum(map(bool, view.cash)), all(covered), session.awaits_computer

        assert not page.show_again.isVisible()
        closed = seen()
        assert closed == (0, 0, True, True)
        name = session.players[0].name
        assert button.text() == f"Show {name}'s tiles"
        click(button)
        assert seen() == (5, 1, False, True)
        assert button.text() == f"Hide {name}'s tiles"
        click(button)
        assert seen() == closed
        assert not page.show_again.isVisible()


def test_who_watches_may_sit_down_and_sees_one_hand_in_a_game_that_counts_nowhere(
    qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Who watches may have opened every hand before."""
    with open_window(qtbot) as window:
        game = game_at("2023-classic", 4, "shot-4", games.is_middle, humans=())
        window.session.open(game)
        session, page = window.session, window.pages.game
        watched, step = session.game_file(), session.last_step
        monkeypatch.setattr(SeatDialog, "exec", lambda _dialog: 1)
        monkeypatch.setattr(SeatDialog, "seat", lambda _dialog: 2)
        click(page.panel.idle.sit_button)
        assert session.seats.people == [2]
        assert session.last_step == step
        assert session.screen.seat == 2
        assert len(session.view.hand) == 6
        assert not any(place.is_covered for place in page.hand.places)
        assert not page.panel.idle.sit_button.isVisible()
        assert not session.may_sit_down
        branch = session.game_file()
        assert branch.game_id != watched.game_id
        assert is_branch(branch.notes)
        assert branch.setup == watched.setup
        assert branch.players[2].level == ""


@pytest.mark.part(of=12, walk="whole games")
def test_after_the_end_the_seed_can_be_told_to_others(qtbot: QtBot) -> None:
    with open_window(qtbot) as window:
        with qtbot.waitSignal(window.session.ended):
            window.pages.start_game(choice_of(0, 3, seed=SEED))
        assert SEED in all_texts(window)


@pytest.fixture(autouse=True)
def leave_others_aside() -> None:
    """Look only for what comes up in the test itself: what is frozen is not among the objects."""
    gc.collect()
    gc.freeze()


def known_hands() -> list[View]:
    """Return every view that is alive anywhere in the program and knows a hand."""
    gc.collect()
    return [each for each in gc.get_objects() if isinstance(each, View) and each.hand]


def known_effects() -> list[TileEffect]:
    """Return all that is kept anywhere of what tiles of a hand would do."""
    gc.collect()
    return [each for each in gc.get_objects() if isinstance(each, TileEffect)]


def look_around(window: AcquireWindow) -> None:
    """Use what shows private things: a tile, a look back, the search and every side page."""
    page = window.pages.game
    for key in ("prices", "chart", "advice", "log"):
        page.side.show_page(key)
    press(window, Qt.Key.Key_1)
    page.moment.go_to(0)
    page.moment.leave()
    page.find_in_log()
    page.log_pane.field.setText("drew")
    page.log_pane.field.insert(" 3F")


def test_at_the_curtain_no_part_of_the_program_keeps_a_hand(qtbot: QtBot) -> None:
    """Rule: rules document, section 4: hands are hidden from everybody else."""
    with open_window(qtbot) as window:
        window.pages.start_game(table_of(2, 0))
        for _ in range(12):
            assert window.session.screen.handover_to is not None
            assert not known_hands()
            assert not known_effects()
            window.pages.handover.accepted.emit()
            look_around(window)
            window.pages.game.board.setFocus()
            while window.session.awaits_human:
                assert known_hands()
                decide_by_keys(window)


@pytest.mark.parametrize("leave", ["cover", "leave"])
def test_a_covered_or_left_game_keeps_no_hand(qtbot: QtBot, leave: str) -> None:
    with open_window(qtbot) as window:
        window.pages.start_game(table_of(1, 2))
        sit_down(qtbot, window)
        look_around(window)
        view = window.session.view
        own = {f"Tile {sign}: {TILE_NAMES[tile]}" for sign, tile in enumerate(view.hand, 1)}
        assert any(text in all_texts(window) for text in own)
        del view
        if leave == "cover":
            window.session.cover()
        else:
            window.pages.show_start()
        assert not [view for view in known_hands() if view.seat == 0]
        assert not any(text in all_texts(window) for text in own)


def test_the_next_player_finds_an_empty_search_that_cannot_be_brought_back(qtbot: QtBot) -> None:
    with open_window(qtbot) as window:
        window.pages.start_game(table_of(2, 0))
        sit_down(qtbot, window)
        look_around(window)
        window.session.cover()
        field = window.pages.game.log_pane.field
        field.undo()
        assert not field.text()
        assert not window.pages.game.log_pane.search.count.text()


def test_a_new_viewer_finds_the_ring_of_the_keyboard_at_its_beginning(qtbot: QtBot) -> None:
    with open_window(qtbot) as window:
        window.pages.start_game(table_of(2, 0))
        board = window.pages.game.board
        begin, described = board.cursor_tile, board.accessibleDescription()
        sit_down(qtbot, window)
        chosen = next(tile for tile in window.session.view.hand if tile != begin)
        window.pages.game.tile_choice.select(chosen)
        assert board.cursor_tile == chosen
        window.session.cover()
        assert board.cursor_tile == begin
        assert board.selected_tile is None
        assert board.drawing.preview.effect is None
        assert board.accessibleDescription() == described
        window.session.uncover()
        assert board.cursor_tile == begin


def test_with_others_at_the_screen_drawn_tiles_are_copied_without_their_names(
    qtbot: QtBot,
) -> None:
    with open_window(qtbot) as window:
        window.pages.start_game(table_of(2, 0))
        sit_down(qtbot, window)
        log = window.pages.game.log
        log.selectAll()
        shown = [log.model().index(row, 0).data() for row in range(log.model().rowCount())]
        hand = [TILE_NAMES[tile] for tile in window.session.view.hand]
        assert any(hand[0] in line for line in shown)
        QTest.keyClick(log, Qt.Key.Key_C, Qt.KeyboardModifier.ControlModifier)
        copied = QGuiApplication.clipboard().text()
        assert "drew 6 tiles." in copied
        assert not any(tile in copied for tile in hand)
        window.session.cover()
        assert QGuiApplication.clipboard().text() == copied, "everybody may know it"


@pytest.mark.parametrize("kind", ["html", "txt"])
def test_with_others_at_the_screen_drawn_tiles_are_exported_without_their_names(
    qtbot: QtBot, tmp_path: Path, kind: str
) -> None:
    with open_window(qtbot) as window:
        window.pages.start_game(table_of(2, 0))
        sit_down(qtbot, window)
        page = window.pages.game
        hand = [TILE_NAMES[tile] for tile in window.session.view.hand]
        assert any(hand[0] in page.log_model.text(line) for line in page.log_model.lines())
        path = tmp_path / f"log.{kind}"
        assert window.pages.frame.log_files.export(page.log_model, path)
        told = path.read_text(encoding="utf-8")
        assert "Human 1 drew the start tile" in told
        assert not any(f" {tile}" in told for tile in hand)


def test_alone_at_the_screen_the_log_is_copied_as_it_stands(qtbot: QtBot) -> None:
    with open_window(qtbot) as window:
        window.pages.start_game(table_of(1, 2))
        sit_down(qtbot, window)
        log = window.pages.game.log
        log.selectAll()
        QTest.keyClick(log, Qt.Key.Key_C, Qt.KeyboardModifier.ControlModifier)
        copied = QGuiApplication.clipboard().text()
        assert any(TILE_NAMES[tile] in copied for tile in window.session.view.hand)
        window.session.cover()
        assert QGuiApplication.clipboard().text() == copied


def test_what_was_copied_from_the_search_is_gone_at_the_curtain(qtbot: QtBot) -> None:
    with open_window(qtbot) as window:
        window.pages.start_game(table_of(2, 0))
        sit_down(qtbot, window)
        window.pages.game.find_in_log()
        field = window.pages.game.log_pane.field
        field.setText("my 3F")
        field.selectAll()
        field.cut()
        assert QGuiApplication.clipboard().text() == "my 3F"
        window.session.cover()
        assert not QGuiApplication.clipboard().text()


def test_what_was_copied_elsewhere_since_stays_at_the_curtain(qtbot: QtBot) -> None:
    with open_window(qtbot) as window:
        window.pages.start_game(table_of(2, 0))
        sit_down(qtbot, window)
        window.pages.game.find_in_log()
        field = window.pages.game.log_pane.field
        field.setText("my 3F")
        field.selectAll()
        field.copy()
        window.pages.game.board.setFocus()
        QGuiApplication.clipboard().setText("a letter")
        window.session.cover()
        assert QGuiApplication.clipboard().text() == "a letter"


@pytest.mark.parametrize("leave", ["cover", "leave", "hand over"])
def test_a_tool_tip_that_tells_of_a_hand_is_gone_at_once(qtbot: QtBot, leave: str) -> None:
    with open_window(qtbot) as window:
        window.pages.start_game(table_of(2, 0))
        sit_down(qtbot, window)
        session, place = window.session, window.pages.game.hand.places[0]
        told = TILE_NAMES[session.view.hand[0]]
        where = place.rect().center()
        asked = QHelpEvent(QEvent.Type.ToolTip, where, place.mapToGlobal(where))
        QApplication.sendEvent(place, asked)
        assert told in QToolTip.text()
        if leave == "cover":
            session.cover()
        elif leave == "leave":
            window.pages.show_start()
        else:
            seat = session.screen.seat
            while session.screen == Screen(seat, shows_hand=True):
                assert QToolTip.isVisible()
                session.submit(session.view.legal[0])
        assert not QToolTip.isVisible(), "nor after the moment that Qt leaves it"


def test_while_covered_nothing_is_taken_back_searched_exported_or_looked_at(qtbot: QtBot) -> None:
    with open_window(qtbot) as window:
        window.pages.start_game(table_of(2, 0))
        sit_down(qtbot, window)
        commands = ("find", "export_log")
        assert all(window.menus.actions[name].isEnabled() for name in commands)
        window.session.cover()
        for name in (*commands, "undo", "redo", "restart_turn", "hint"):
            assert not window.menus.actions[name].isEnabled(), name
        buttons = window.pages.game.turn_buttons
        assert not buttons.undo.isEnabled()
        assert "The tiles are hidden." in buttons.undo.toolTip()
        window.pages.game.moment.go_to(0)
        assert not window.pages.game.moment.is_looking_back


@pytest.mark.part(of=12, walk="whole games")
def test_with_hidden_holdings_stock_is_settled_with_the_hand_covered(qtbot: QtBot) -> None:
    """Rule: rules document, section 6, 10: the merger has told who holds how much of it."""
    with open_window(qtbot) as window:
        window.pages.start_game(table_of(3, 0))
        session, page = window.session, window.pages.game
        settled = opened = 0
        while not session.is_over and settled < 4:
            if session.screen.handover_to is not None:
                window.pages.handover.accepted.emit()
            if isinstance(session.view.decision, StockDisposal) and not session.screen.shows_hand:
                settled += 1
                assert window.pages.currentWidget() is page
                assert page.show_again.isVisible()
                assert window.focusWidget() is page.panel, "the decision has the keys"
                assert "After: cash" not in all_texts(window)
                assert session.view.legal
                assert not window.menus.actions["hint"].isEnabled(), "it would tell of the hand"
                if settled % 2:
                    opened += 1
                    click(page.show_again)
                    assert session.screen == Screen(session.view.seat, shows_hand=True)
                    press(window, Qt.Key.Key_K)
                    assert "After: cash" in all_texts(window)
            step = session.last_step
            decide_by_keys(window)
            assert session.last_step > step
        assert opened > 0


def test_a_new_viewer_sees_no_ring_from_the_keys_of_the_last_one(qtbot: QtBot) -> None:
    """Which of them did anything depends on the tiles."""
    with open_window(qtbot) as window:
        window.pages.start_game(table_of(2, 0))
        sit_down(qtbot, window)
        with qtbot.waitActive(window):
            window.activateWindow()
        page = window.pages.game
        for looks_anew in (False, True):
            page.side.tabs.first().setFocus()
            press(window, Qt.Key.Key_1)
            if looks_anew:
                window.session.cover()
                window.session.uncover()
            page.focus.begin()
            assert page.board.drawing.cursor.isVisible() is not looks_anew
