"""At the table: what the memory aid adds up, and what strictly hidden holdings fold."""

from itertools import pairwise

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from acquire_desktop.games.acquire.engine.view import Holdings
from acquire_desktop.ui.acquire.shell.window import AcquireWindow
from acquire_desktop.ui.acquire.table.holdings.holdings_model import UNKNOWN, Column
from acquire_desktop.ui.acquire.table.log.log_export import LogHead, log_text
from acquire_desktop.ui.kit.texts import money
from tests.announced import Announced
from tests.window.table import choice_of, open_window, press, wait_for_turn
from tests.window.test_secrets import sit_down

FOLD = "Earlier turns are folded away"


def begin(window: AcquireWindow, humans: int, holdings: Holdings) -> None:
    """Start a game of three."""
    choice = choice_of(humans, 3 - humans, seed="levels", holdings=holdings)
    window.pages.start_game(choice)


def play(qtbot: QtBot, window: AcquireWindow, decisions: int) -> None:
    """Take so many decisions of the people at the screen, and wait for the next."""
    for _ in range(decisions):
        sit_down(qtbot, window)
        window.session.submit(window.session.view.legal[0])
    sit_down(qtbot, window)


def log_lines(window: AcquireWindow) -> list[str]:
    """Return what the log says, line by line."""
    model = window.pages.game.log_model
    return [str(model.index(row).data()) for row in range(model.rowCount())]


def turns(window: AcquireWindow) -> list[int]:
    """Return the turns in the log."""
    headings = window.pages.game.log_model.headings()
    return [line.turn for line in headings if line.turn is not None]


def test_the_log_folds_what_is_older_than_the_own_last_turn_as_the_game_goes_on(
    qtbot: QtBot,
) -> None:
    with open_window(qtbot) as window:
        begin(window, 1, Holdings.HIDDEN)
        page, session, firsts = window.pages.game, window.session, []
        for _ in range(8):
            play(qtbot, window, 2)
            assert turns(window)[0] == max(1, session.first_turn_shown())
            firsts.append(turns(window)[0])
            said = log_lines(window)
            page.show_anew()
            assert log_lines(window) == said, "step by step and all at once are the same"
        assert firsts[-1] > firsts[0]
        assert said[0] == FOLD
        assert said.count(FOLD) == 1
        tip = page.log_model.index(0).data(Qt.ItemDataRole.ToolTipRole)
        assert "when the game is over" in tip
        shown = log_text(page.log_model, LogHead("Log", ()), is_shared=False)
        assert f"Turn {firsts[-1]}" in shown
        assert f"Turn {firsts[-1] - 1}" not in shown


def test_keys_and_mouse_lead_no_further_back_than_the_log_goes(qtbot: QtBot) -> None:
    with open_window(qtbot) as window:
        begin(window, 1, Holdings.HIDDEN)
        play(qtbot, window, 12)
        page, session = window.pages.game, window.session
        first = session.first_step_shown()
        page.side.show_log()
        page.log.scrollToTop()
        where = page.log.visualRect(page.log_model.index(0)).center()
        QTest.mouseClick(page.log.viewport(), Qt.MouseButton.LeftButton, pos=QPoint(where))
        assert page.moment.step == first
        page.moment.go_to(session.last_step - 1)
        for key in (Qt.Key.Key_Home, Qt.Key.Key_Left, Qt.Key.Key_PageUp):
            press(window, key)
            assert page.moment.step == first
        model = page.holdings_model
        others = [model.index(row, Column.CASH).data() for row in (1, 2)]
        assert others == [UNKNOWN, UNKNOWN]
        press(window, Qt.Key.Key_Escape)
        page.show_turn(1)
        assert not page.moment.is_looking_back, "the chart leads back to no folded turn"


def test_who_looks_back_comes_to_the_present_when_that_moment_is_folded(qtbot: QtBot) -> None:
    with open_window(qtbot) as window:
        begin(window, 1, Holdings.HIDDEN)
        play(qtbot, window, 10)
        page, session = window.pages.game, window.session
        page.moment.go_to(session.first_step_shown())
        assert page.moment.is_looking_back
        while session.first_step_shown() == page.moment.step:
            play(qtbot, window, 1)
        assert not page.moment.is_looking_back


def test_each_person_reads_back_to_the_own_last_turn(qtbot: QtBot) -> None:
    with open_window(qtbot) as window:
        begin(window, 3, Holdings.HIDDEN)
        session, seen = window.session, set()
        for _ in range(16):
            play(qtbot, window, 1)
            assert turns(window)[0] == max(1, session.first_turn_shown())
            seen.add((session.screen.seat, turns(window)[0]))
        assert len({seat for seat, _ in seen}) == 3


@pytest.mark.part(of=12, walk="whole games")
def test_when_the_game_is_over_the_log_tells_all_of_it(qtbot: QtBot) -> None:
    with open_window(qtbot) as window:
        begin(window, 1, Holdings.HIDDEN)
        while wait_for_turn(qtbot, window):
            window.session.submit(window.session.view.legal[-1])
        assert FOLD not in log_lines(window)
        assert turns(window)[0] == 1
        assert all(after == before + 1 for before, after in pairwise(turns(window)))


@pytest.mark.parametrize("humans", [1, 2])
def test_the_memory_aid_shows_everybody_what_was_announced_and_no_more(
    qtbot: QtBot, humans: int
) -> None:
    with open_window(qtbot) as window:
        begin(window, humans, Holdings.AIDED)
        for _ in range(6):
            play(qtbot, window, 3)
            page, session = window.pages.game, window.session
            books = Announced(session.setup)
            for events in session.events_by_step():
                books.hear(events)  # type: ignore[arg-type]
            page.side.show_page("ledger")
            model, viewer = page.holdings_model, session.screen.seat
            for row in range(3):
                seat = (viewer + row) % 3
                told = page.people.in_tab_order()[row].accessibleDescription()
                assert f"Cash: {money(books.cash[seat])};" in told
                assert ("bonuses" in told) == (seat == viewer)
                cells = [model.cell(row, column) for column in range(10)]
                assert cells[Column.CASH].text == money(books.cash[seat])
                counts = [int(cell.text.replace("·", "0")) for cell in cells[1:8]]
                assert counts == books.stocks[seat]
                assert not any(cell.place for cell in cells), "who is ahead is not told"
                assert (cells[Column.WORTH].text == UNKNOWN) == (seat != viewer)
                assert cells[Column.CASH].is_derived == (seat != viewer)
        legend = model.cell(model.rowCount() - 1, Column.NAME)
        assert legend.legend == ("Dotted line: added up from what was announced",)
        assert FOLD not in log_lines(window)
