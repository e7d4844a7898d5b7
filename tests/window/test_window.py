"""What the window does around a game: pages, saves, undo, languages, privacy and quitting."""

import os
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QFileDialog, QLabel
from pytestqt.qtbot import QtBot

from acquire_desktop.games import GAMES
from acquire_desktop.games.acquire import load_rules
from acquire_desktop.games.acquire.engine.board import TILE_NAMES
from acquire_desktop.games.acquire.engine.decisions import StockPurchase, TilePlacement
from acquire_desktop.games.acquire.engine.game import observe
from acquire_desktop.games.acquire.engine.view import Holdings
from acquire_desktop.session.ai_worker import ComputerPlayers
from acquire_desktop.storage.folders import user_folders
from acquire_desktop.storage.players import Player, PlayerKind
from acquire_desktop.storage.recent import read_recent
from acquire_desktop.storage.save_format import decode
from acquire_desktop.storage.settings import load_settings
from acquire_desktop.ui.acquire.setup.new_game import NewGame
from acquire_desktop.ui.acquire.shell.window import AcquireWindow
from acquire_desktop.ui.start.recent_list import RecentList
from tests.window.table import (
    button,
    choice_of,
    click,
    open_window,
    press,
    wait_for_turn,
)
from tests.window.test_whole_games import decide_by_keys


def visible_texts(window: AcquireWindow) -> str:
    """Return all that labels, title and status bar show now."""
    labels = [label.text() for label in window.findChildren(QLabel) if label.isVisible()]
    return "\n".join([window.windowTitle(), *labels])


def test_an_unfinished_game_is_continued_where_it_stopped(qtbot: QtBot) -> None:
    with open_window(qtbot) as window:
        window.pages.start_game(choice_of(1, 3))
        for _ in range(4):
            wait_for_turn(qtbot, window)
            decide_by_keys(window)
        wait_for_turn(qtbot, window)
        before = window.session.view
    with open_window(qtbot) as window:
        window.pages.continue_game()
        assert wait_for_turn(qtbot, window)
        assert window.session.view == before


def test_a_recent_game_whose_file_is_gone_is_located_or_removed(
    qtbot: QtBot, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    chosen, moved = tmp_path / "mine.acquire", tmp_path / "moved.acquire"
    monkeypatch.setattr(QFileDialog, "getSaveFileName", lambda *_: (str(chosen), ""))
    with open_window(qtbot) as window:
        folders = user_folders()
        window.pages.start_game(choice_of(1, 2))
        wait_for_turn(qtbot, window)
        window.menus.actions["save"].trigger()
        before = window.session.view
        chosen.rename(moved)
        window.pages.show_start()
        choose_gone(window, chosen)
        assert f"{chosen} was not found." in visible_texts(window)
        monkeypatch.setattr(QFileDialog, "getOpenFileName", lambda *_: (str(moved), ""))
        click(button(window.message_bar, "Locate…"))
        assert window.session.view == before
        assert not window.message_bar.isVisible()
        assert read_recent(folders).files == (moved,)
        moved.unlink()
        window.pages.show_start()
        choose_gone(window, moved)
        monkeypatch.setattr(QFileDialog, "getOpenFileName", lambda *_: ("", ""))
        click(button(window.message_bar, "Locate…"))
        assert read_recent(folders).files == (moved,)
        choose_gone(window, moved)
        click(button(window.message_bar, "Remove from the list"))
        assert read_recent(folders).files == ()


def choose_gone(window: AcquireWindow, path: Path) -> None:
    """Choose a game of the list that has no file any more."""
    window.pages.start.show_games()
    recent = window.pages.start.findChild(RecentList)
    assert recent is not None
    games = [recent.item(row).data(Qt.ItemDataRole.UserRole) for row in range(recent.count())]
    row = [game.path for game in games].index(path)
    assert not games[row].available
    recent.setCurrentRow(row)
    recent.setFocus()
    press(window, Qt.Key.Key_Return)


def test_saving_and_opening_a_file_gives_the_same_game(
    qtbot: QtBot, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    chosen = tmp_path / "my game"
    monkeypatch.setattr(QFileDialog, "getSaveFileName", lambda *_: (str(chosen), ""))
    with open_window(qtbot) as window:
        window.pages.start_game(choice_of(1, 2, edition="2008"))
        wait_for_turn(qtbot, window)
        decide_by_keys(window)
        window.menus.actions["save"].trigger()
        saved = chosen.with_suffix(".acquire")
        assert decode(saved.read_bytes(), GAMES).state.ply == window.session.view.ply
        before = window.session.view
        window.pages.show_start()
        monkeypatch.setattr(QFileDialog, "getOpenFileName", lambda *_: (str(saved), ""))
        window.menus.actions["open"].trigger()
        assert window.session.view == before
        decide_by_keys(window)
        window.menus.actions["save"].trigger()
        assert decode(saved.read_bytes(), GAMES).state.ply == window.session.view.ply


def test_a_damaged_file_is_refused_with_a_clear_error_and_left_alone(
    qtbot: QtBot, tmp_path: Path
) -> None:
    damaged = tmp_path / "damaged.acquire"
    damaged.write_bytes(b'{"format":"acquire-desktop-save","version":1}')
    with open_window(qtbot) as window:
        window.pages.start_game(choice_of(1, 2))
        wait_for_turn(qtbot, window)
        before = window.session.view
        window.files.open(damaged)
        assert window.message_bar.isVisible()
        assert "damaged.acquire" in visible_texts(window)
        assert window.session.view == before
        assert damaged.read_bytes() == b'{"format":"acquire-desktop-save","version":1}'


def test_a_save_that_cannot_be_written_is_told_and_play_goes_on(qtbot: QtBot) -> None:
    with open_window(qtbot) as window:
        window.pages.start_game(choice_of(1, 2))
        wait_for_turn(qtbot, window)
        assert window.session.finish_saving(60_000)
        folder = user_folders().autosaves
        for path in folder.iterdir():
            path.unlink()
        folder.rmdir()
        folder.write_text("in the way")
        decide_by_keys(window)
        assert window.session.finish_saving(60_000)
        assert window.message_bar.isVisible()
        ply = window.session.view.ply
        wait_for_turn(qtbot, window)
        decide_by_keys(window)
        assert window.session.view.ply > ply


def test_undo_goes_back_within_the_turn_but_not_over_a_draw(qtbot: QtBot) -> None:
    with open_window(qtbot) as window:
        window.pages.start_game(choice_of(1, 2, seed="undo"))
        wait_for_turn(qtbot, window)
        before = window.session.view
        assert isinstance(before.decision, TilePlacement)
        decide_by_keys(window)
        window.menus.actions["undo"].trigger()
        assert window.session.view == before
        window.menus.actions["redo"].trigger()
        while not isinstance(window.session.view.decision, StockPurchase):
            decide_by_keys(window)
        decide_by_keys(window)
        assert not window.menus.actions["undo"].isEnabled()
        wait_for_turn(qtbot, window)
        assert not window.menus.actions["undo"].isEnabled()


def test_restart_turn_takes_the_whole_turn_back(qtbot: QtBot) -> None:
    with open_window(qtbot) as window:
        window.pages.start_game(choice_of(1, 2, seed="restart"))
        wait_for_turn(qtbot, window)
        before = window.session.view
        while not isinstance(window.session.view.decision, StockPurchase):
            decide_by_keys(window)
        window.menus.actions["restart_turn"].trigger()
        assert window.session.view == before


def test_every_text_changes_with_the_language_during_a_game(qtbot: QtBot) -> None:
    with open_window(qtbot) as window:
        window.pages.start_game(choice_of(1, 2, seed="language"))
        wait_for_turn(qtbot, window)
        seen = {}
        for code in ("en", "ja", "pt_BR", "en"):
            window.menus.actions[f"language_{code}"].trigger()
            QApplication.processEvents()  # Qt posts LanguageChange
            seen[code] = visible_texts(window)
        assert seen["en"] != seen["ja"] != seen["pt_BR"]
        assert load_settings(user_folders().settings).settings.language == "en"


def test_hot_seat_covers_everything_private_until_the_next_player_accepts(qtbot: QtBot) -> None:
    """Rule: rules document, section 4: hands are hidden from everybody else."""
    with open_window(qtbot) as window:
        window.pages.start_game(choice_of(2, 1, seed="privacy", holdings=Holdings.HIDDEN))
        covered = 0
        for _ in range(40):
            qtbot.waitUntil(
                lambda: (
                    window.session.is_over
                    or window.session.awaits_human
                    or window.session.screen.handover_to is not None
                )
            )
            if window.session.screen.handover_to is not None:
                covered += 1
                assert window.pages.handover.isVisible()
                texts = visible_texts(window)
                session = window.session
                hand = observe(session.states()[session.last_step], session.screen.seat).hand
                assert hand
                assert not any(f"Tile {TILE_NAMES[tile]}" in texts for tile in hand)
                assert all(place.is_covered for place in window.pages.game.hand.places)
                qtbot.wait(550)
                press(window, Qt.Key.Key_Return)
                assert window.session.awaits_human
            elif window.session.is_over:
                break
            else:
                decide_by_keys(window)
        assert covered > 5


def test_solo_play_never_shows_the_handover_page(qtbot: QtBot) -> None:
    with open_window(qtbot) as window:
        shown: list[int] = []
        window.session.handover_needed.connect(shown.append)
        window.pages.start_game(choice_of(1, 3))
        for _ in range(6):
            wait_for_turn(qtbot, window)
            decide_by_keys(window)
        assert not shown


def test_a_hostile_name_stays_plain_text(qtbot: QtBot) -> None:
    hostile = "<b>{player}</b> & %n"
    players = (
        Player(hostile, PlayerKind.HUMAN),
        Player("<img src=x>", PlayerKind.HUMAN),
        Player("&quot;", PlayerKind.COMPUTER, "greedy"),
    )
    with open_window(qtbot) as window:
        window.pages.start_game(NewGame("2023-classic", players, Holdings.OPEN, "hostile"))
        window.session.accept_handover()
        assert hostile in visible_texts(window) or hostile in window.windowTitle()
        for label in window.findChildren(QLabel):
            if "<b>" in label.text():
                assert label.textFormat() == Qt.TextFormat.PlainText


def test_closing_the_window_in_the_middle_of_a_search_ends_the_worker(qtbot: QtBot) -> None:
    computers = ComputerPlayers(load_rules)
    with open_window(qtbot, own_computers=computers) as window:
        window.pages.start_game(choice_of(0, 4))
        qtbot.waitUntil(lambda: computers.pid is not None)
        pid = computers.pid
        assert pid is not None
        window.close()
        computers.close()
        assert not window.session.has_game
        with pytest.raises(ProcessLookupError):
            os.kill(pid, 0)


def test_the_same_deal_and_a_rematch_keep_the_players(qtbot: QtBot) -> None:
    with open_window(qtbot) as window:
        with qtbot.waitSignal(window.session.ended):
            window.pages.start_game(choice_of(0, 3, seed="again"))
        players, tiles = window.session.players, window.session.setup.tiles
        window.session.ended.disconnect()
        click(window.pages.front.same_deal)
        assert window.session.setup.tiles == tiles
        assert window.session.players == players


def test_another_program_may_hold_keys_without_harm(qtbot: QtBot) -> None:
    """Keys that mean nothing now do nothing."""
    with open_window(qtbot) as window:
        window.pages.start_game(choice_of(1, 2))
        wait_for_turn(qtbot, window)
        before = window.session.view
        for key in (Qt.Key.Key_Z, Qt.Key.Key_9, Qt.Key.Key_Backspace, Qt.Key.Key_E):
            press(window, key)
        assert window.session.view == before


@pytest.mark.parametrize("part", ["log", "holdings", "board", "hand"])
def test_tile_keys_work_wherever_the_focus_is(qtbot: QtBot, part: str) -> None:
    with open_window(qtbot) as window:
        window.pages.start_game(choice_of(1, 2))
        wait_for_turn(qtbot, window)
        widget = getattr(window.pages.game, part)
        widget.setFocus()
        QTest.keyClick(widget, Qt.Key.Key_2)
        assert window.pages.game.board.selected_tile == window.session.view.hand[1]
