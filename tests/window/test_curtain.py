"""The curtain at the table: what it covers, what stays in sight, and how it opens."""

from collections.abc import Sequence

import pytest
from PySide6.QtCore import QPoint, QRect, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot

from acquire_desktop.games.acquire.engine.board import TILE_NAMES, Tile
from acquire_desktop.games.acquire.engine.game import observe
from acquire_desktop.games.acquire.engine.state import State
from acquire_desktop.games.acquire.engine.view import Holdings
from acquire_desktop.ui.acquire.shell.window import AcquireWindow
from acquire_desktop.ui.kit import key_guard
from acquire_desktop.ui.kit.pane_tabs import PAGE_KEYS
from acquire_desktop.ui.kit.texts import money
from tests.driver.screen_reader import DESCRIPTION, NAME, VALUE, parts, whole
from tests.window.table import choice_of, click, open_window, press

PIN = "0420"
SIZES = ((1366, 768), (1920, 1080), (1024, 700), (640, 480))


@pytest.fixture(autouse=True)
def no_guard(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let a press count at once: what is held is looked at in ``test_held_keys``."""
    monkeypatch.setattr(key_guard, "GUARD_MS", 0)
    monkeypatch.setattr(key_guard, "GAP_MS", 0)


def begin(window: AcquireWindow, holdings: Holdings = Holdings.HIDDEN, pin: str = "") -> None:
    """Play the first turns of three people until one is called; give that person a PIN."""
    window.pages.start_game(choice_of(3, 0, holdings=holdings, seed="curtain"))
    session = window.session
    for _ in range(4):
        session.accept_handover()
        while session.awaits_human:
            session.submit(session.view.legal[0])
    seat = called(window)
    if pin:
        session.seats.set_pin(seat, pin)
        session.handover_needed.emit(seat)
    QApplication.processEvents()


def called(window: AcquireWindow) -> int:
    seat = window.session.screen.handover_to
    assert seat is not None
    return seat


def hands(window: AcquireWindow) -> Sequence[Tile]:
    """Return all tiles in hands."""
    state = window.session.states()[window.session.last_step]
    assert isinstance(state, State)
    return [tile for seat in range(3) for tile in observe(state, seat).hand]


def place_of(window: AcquireWindow, part: QWidget) -> QRect:
    return QRect(part.mapTo(window, QPoint(0, 0)), part.size())


def covers_column(window: AcquireWindow) -> bool:
    """Tell whether the curtain hangs over the right column and over nothing else."""
    page, curtain = window.pages.game, window.pages.handover
    hangs = place_of(window, curtain) == place_of(window, page.table.column)
    return hangs and curtain.isVisible() and not page.side.isVisible()


@pytest.mark.parametrize("size", SIZES)
def test_the_curtain_covers_the_exchange_and_leaves_board_line_and_rail(
    qtbot: QtBot, size: tuple[int, int]
) -> None:
    with open_window(qtbot) as window:
        window.resize(*size)
        begin(window, pin=PIN)
        page, curtain = window.pages.game, window.pages.handover
        assert page.table.arrangement.scrolls or covers_column(window)
        assert not page.side.isVisible()
        for part in (page.decision_area, page.hand):
            assert not place_of(window, part).intersects(place_of(window, curtain))
        assert all(place.is_covered for place in page.hand.places)
        name = window.session.players[called(window)].name
        assert page.panel.accessibleDescription() == f"{name} places a tile"


def test_a_closed_curtain_follows_the_size_of_window_and_text(qtbot: QtBot) -> None:
    with open_window(qtbot) as window:
        window.resize(1366, 768)
        begin(window, pin=PIN)
        page, pad = window.pages.game, window.pages.handover.pad
        QTest.keyClicks(pad.field, PIN[:2])
        for width, height in (*SIZES, SIZES[0]):
            window.resize(width, height)
            QApplication.processEvents()
            assert page.table.arrangement.scrolls or covers_column(window)
        for command in ("larger", "larger", "usual_size"):
            window.menus.actions[command].trigger()
            QApplication.processEvents()
            assert page.table.arrangement.scrolls or covers_column(window)
        assert pad.field.text() == PIN[:2]
        QTest.keyClicks(pad.field, PIN[2:])
        assert window.session.screen.shows_hand
        assert page.side.isVisible()
        assert not window.pages.handover.isVisible()


def test_without_a_pin_one_click_or_one_key_opens(qtbot: QtBot) -> None:
    with open_window(qtbot) as window:
        begin(window)
        seat = called(window)
        assert not window.pages.handover.pad.isVisible()
        click(window.pages.handover._accept)
        assert (window.session.screen.seat, window.session.screen.shows_hand) == (seat, True)
        assert window.pages.game.side.isVisible()
        while window.session.awaits_human:
            window.session.submit(window.session.view.legal[0])
        seat = called(window)
        window.pages.game.board.setFocus()
        press(window, Qt.Key.Key_Space)
        assert window.session.screen.handover_to == seat, "the board is there to be read"
        window.pages.handover.begin()
        press(window, Qt.Key.Key_Space)
        assert (window.session.screen.seat, window.session.screen.shows_hand) == (seat, True)


def test_the_board_and_the_keys_of_a_turn_do_nothing_at_the_curtain(qtbot: QtBot) -> None:
    with open_window(qtbot) as window:
        window.resize(1366, 768)
        begin(window, pin=PIN)
        page, session = window.pages.game, window.session
        step = session.last_step
        for tile in hands(window):
            where = page.board.viewport().mapFromGlobal(page.board.cell_rect(tile).center())
            for _ in range(2):
                QTest.mouseClick(page.board.viewport(), Qt.MouseButton.LeftButton, pos=where)
            assert page.board.selected_tile is None
        page.board.setFocus()
        for key in (Qt.Key.Key_1, Qt.Key.Key_Return, Qt.Key.Key_D, Qt.Key.Key_E, Qt.Key.Key_E):
            press(window, key)
        assert session.last_step == step
        assert session.screen.handover_to is not None
        assert not page.decision_area.scene.isVisible()
        assert page.board.selected_tile is None


@pytest.mark.parametrize("pin", ["", PIN])
@pytest.mark.parametrize("holdings", list(Holdings))
def test_nothing_private_is_told_at_the_curtain(qtbot: QtBot, holdings: Holdings, pin: str) -> None:
    with open_window(qtbot) as window:
        begin(window, holdings, pin)
        told = [
            part.text(kind)
            for part in parts(whole(window))
            for kind in (NAME, DESCRIPTION, VALUE)
            if part.text(kind)
        ]
        names = [f"Tile {TILE_NAMES[tile]}" for tile in hands(window)]
        assert not any(name in text for name in names for text in told)
        assert not any("yours" in text for text in told)
        state = window.session.states()[window.session.last_step]
        cash = [money(observe(state, seat).cash[seat]) for seat in range(3)]
        shows = [any(text in each for each in told) for text in cash]
        assert all(shows) if holdings.are_shown else not any(shows)


def test_with_open_holdings_and_no_pin_the_exchange_stays_and_the_line_asks(qtbot: QtBot) -> None:
    with open_window(qtbot) as window:
        begin(window, Holdings.OPEN)
        page, curtain = window.pages.game, window.pages.handover
        assert place_of(window, curtain) == place_of(window, page.decision_area)
        assert page.side.isVisible()
        assert window.focusWidget() is curtain._accept
        window.session.seats.set_pin(called(window), PIN)
        window.session.rewound.emit()
        window.session.handover_needed.emit(called(window))
        assert not page.side.isVisible(), "a PIN has room for its keys in the column alone"
        assert window.focusWidget() is curtain.pad.field


def test_people_stand_from_the_one_who_is_called(qtbot: QtBot) -> None:
    with open_window(qtbot) as window:
        window.resize(1366, 768)
        begin(window)
        page, seat = window.pages.game, called(window)
        order = page.people._order
        assert order[0] == seat
        click(window.pages.handover._accept)
        assert page.people._order == order, "nobody moves when the curtain opens"


def test_the_wait_after_wrong_pins_is_still_there_after_the_start_page(qtbot: QtBot) -> None:
    with open_window(qtbot) as window:
        begin(window, pin=PIN)
        pad = window.pages.handover.pad
        for _ in range(3):
            QTest.keyClicks(pad.field, "9999")
        assert "Wait" in pad.problem
        window.pages.show_start()
        window.pages.continue_game()
        assert window.pages.handover.isVisible()
        assert "Wait" in pad.problem
        QTest.keyClicks(pad.field, PIN)
        assert window.session.screen.handover_to is not None


def test_a_pin_typed_beside_its_field_counts(qtbot: QtBot) -> None:
    with open_window(qtbot) as window:
        begin(window, pin=PIN)
        window.pages.game.board.setFocus()
        for digit in map(Qt.Key, map(ord, PIN)):
            QTest.keyPress(window.focusWidget(), digit)
            QTest.keyRelease(window.focusWidget(), digit)  # the field has the focus by then
        assert window.session.screen.handover_to is None


def test_the_curtain_of_a_game_that_is_left_goes(qtbot: QtBot) -> None:
    with open_window(qtbot) as window:
        begin(window, pin=PIN)
        assert window.pages.handover.isVisible()
        window.pages.show_start()
        window.pages.start_game(choice_of(1, 1))
        assert not window.pages.handover.isVisible()
        assert window.pages.game.side.isVisible()
        assert "Human 2" not in "".join(part.text(NAME) for part in parts(whole(window)))


def test_the_commands_of_the_column_wait_until_the_curtain_has_risen(qtbot: QtBot) -> None:
    with open_window(qtbot) as window:
        window.resize(1366, 768)
        actions = window.menus.actions
        commands = [actions[f"show_{page}"] for page in PAGE_KEYS]
        assert not any(command.isEnabled() for command in commands), "no table is on view"
        begin(window)
        shown = window.pages.game.side.shown
        assert not any(command.isEnabled() for command in commands)
        press(window, Qt.Key.Key_F2)
        window.pages.reading.show_rules()
        press(window, Qt.Key.Key_F2)
        window.pages.trail.leave()
        assert not any(command.isEnabled() for command in commands)
        window.pages.handover.begin()
        press(window, Qt.Key.Key_Return)
        assert window.pages.game.side.shown == shown
        assert all(command.isEnabled() for command in commands)
        press(window, Qt.Key.Key_F2)
        assert window.pages.game.side.shown == "prices"


def test_with_open_holdings_and_no_pin_prices_can_be_read_while_somebody_is_called(
    qtbot: QtBot,
) -> None:
    with open_window(qtbot) as window:
        begin(window, Holdings.OPEN)
        window.menus.actions["show_prices"].trigger()
        assert window.pages.game.side.prices.isVisible()


@pytest.mark.parametrize("size", [(1366, 768), (1280, 720), (1920, 1080)])
def test_who_gives_a_pin_reads_too_what_happened_meanwhile(
    qtbot: QtBot, size: tuple[int, int]
) -> None:
    with open_window(qtbot) as window:
        window.resize(*size)
        begin(window, pin=PIN)
        curtain = window.pages.handover
        assert curtain.pad.isVisible()
        assert curtain._recap.isVisible()
        assert curtain._recap.text().count("•") > 2


@pytest.mark.parametrize("pin", ["", PIN])
def test_tab_stays_in_a_curtain_that_lies_over_the_table(qtbot: QtBot, pin: str) -> None:
    with open_window(qtbot) as window:
        window.resize(640, 480)
        begin(window, pin=pin)
        curtain = window.pages.handover
        curtain.begin()
        first, seen = window.focusWidget(), set[QWidget]()
        for key in (Qt.Key.Key_Tab, Qt.Key.Key_Backtab):
            for _ in range(3 if pin else 2):
                QTest.keyClick(window.focusWidget(), key)
                seen.add(window.focusWidget())
            assert window.focusWidget() is first
        assert all(curtain.isAncestorOf(stop) for stop in seen)
        assert len(seen) == (3 if pin else 2)
        window.resize(1366, 768)
        QApplication.processEvents()
        for _ in range(4):
            QTest.keyClick(window.focusWidget(), Qt.Key.Key_Tab)
        assert not curtain.isAncestorOf(window.focusWidget()), "the board is there to be read"
