"""The games are played with the keys of other layouts, by sign and by place."""

from collections.abc import Iterator

import pytest
from PySide6.QtCore import QCoreApplication, Qt
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from acquire_desktop.choices import Loudness
from acquire_desktop.games.acquire.engine.decisions import StockDisposal, StockPurchase
from acquire_desktop.games.acquire.engine.view import View
from acquire_desktop.ui.acquire.shell.window import AcquireWindow
from acquire_desktop.ui.kit.key_guard import GUARD_MS
from acquire_desktop.ui.window.main_window import MainWindow
from tests.screenshots.games import game_at, is_merger
from tests.ui.window.test_key_places import CTRL, NONE, SHIFT, press
from tests.window.hotel_tycoon import choice_of as choice_of_hotel
from tests.window.hotel_tycoon import open_windows
from tests.window.table import QUIET, choice_of, open_window
from tests.window.test_held_keys import Keyboard


@pytest.fixture
def window(qtbot: QtBot) -> Iterator[AcquireWindow]:
    with open_window(qtbot, QUIET) as window:
        yield window


def send(window: MainWindow, place: str, sign: str, modifiers: Qt.KeyboardModifier = NONE) -> None:
    """Press the key that types a sign at a place of the keyboard."""
    handle = window.windowHandle()
    assert handle is not None
    QCoreApplication.sendEvent(handle, press(place, sign, modifiers))


def activate(qtbot: QtBot, window: AcquireWindow) -> None:
    """Give a window the keys, and its table to the person whose turn it is."""
    keys = Keyboard(qtbot, window)
    keys.clock.now += GUARD_MS
    if window.session.screen.handover_to is not None:
        window.pages.handover.accepted.emit()


@pytest.mark.part(of=5)
@pytest.mark.parametrize(
    ("layout", "modifiers"),
    [
        ("&é\"'(-", NONE),  # French
        ("123456", SHIFT),  # French, Belgian and Czech with Shift
        ("&é\"'(§", NONE),  # Belgian
        ("+ěščřž", NONE),  # Czech
        ("123456", NONE),
    ],
)
def test_the_six_keys_of_the_tiles_choose_them(
    qtbot: QtBot, window: AcquireWindow, layout: str, modifiers: Qt.KeyboardModifier
) -> None:
    window.pages.start_game(choice_of(1, 2))
    qtbot.waitUntil(lambda: window.session.awaits_human)
    activate(qtbot, window)
    hand = window.session.view.hand
    chosen = []
    for place, sign in zip("123456", layout, strict=True):
        send(window, place, sign, modifiers)
        chosen.append(window.pages.game.board.selected_tile)
    assert chosen == list(hand)


@pytest.mark.parametrize("sign", ["й", ";", "q"])
def test_q_begins_a_game_on_a_russian_and_a_greek_keyboard(
    qtbot: QtBot, window: AcquireWindow, sign: str
) -> None:
    activate(qtbot, window)
    send(window, "Q", sign)
    assert window.pages.currentWidget() is window.pages.game


@pytest.mark.part(of=3)
@pytest.mark.parametrize(("sale", "keep"), [("ы", "л"), ("σ", "κ"), ("s", "k")])
def test_stock_of_a_merger_is_sold_and_kept(
    qtbot: QtBot, window: AcquireWindow, sale: str, keep: str
) -> None:
    window.session.open(game_at("2023-classic", 4, "shot-0", is_merger, humans=(0, 1, 2, 3)))
    assert isinstance(window.session.view.decision, StockDisposal)
    activate(qtbot, window)
    share = window.pages.game.panel.disposal.sell
    counts = []
    for place, sign, modifiers in (
        *[("S", sale, NONE), ("S", sale, NONE), ("S", sale.upper(), SHIFT)],
        *[("S", sale, Qt.KeyboardModifier.AltModifier), ("K", keep, NONE)],
    ):
        send(window, place, sign, modifiers)
        assert share.share is not None
        counts.append(share.share.count)
    assert share.share is not None
    assert counts == [1, 2, 1, share.share.most, 0]


def can_buy(view: View) -> bool:
    return isinstance(view.decision, StockPurchase) and len(view.legal) > 2


@pytest.mark.part(of=3)
@pytest.mark.parametrize("layout", ["ЦЫАШФСЕ", "ςΣΦΙΑΨΤ", "WSFIACT"])
def test_stock_is_bought_by_the_letters_of_the_chains(
    qtbot: QtBot, window: AcquireWindow, layout: str
) -> None:
    window.session.open(
        game_at(
            "2023-classic", 4, "shot-0", can_buy,
            humans=(0, 1, 2, 3),
        )
    )  # fmt: skip
    activate(qtbot, window)
    page = window.pages.game.panel.purchase
    nothing = page.choice()
    letters = {spec.letter for spec in window.session.view.edition.chains}
    assert letters == set("WSFIACT")
    changed = []
    for place, sign in zip("WSFIACT", layout, strict=True):
        send(window, place, sign)
        changed.append(page.choice() != nothing)
        page.clear()
    by_letter = []
    for letter in "WSFIACT":
        send(window, letter, letter.lower())
        by_letter.append(page.choice() != nothing)
        page.clear()
    assert any(by_letter)
    assert changed == by_letter


def test_keys_of_the_menus_act_on_a_russian_keyboard(qtbot: QtBot, window: AcquireWindow) -> None:
    window.pages.start_game(choice_of(2, 0))
    activate(qtbot, window)
    send(window, "M", "ь")
    assert window.preferences.settings.sounds is Loudness.OFF
    send(window, ",", "б", CTRL)
    QApplication.processEvents()
    dialog = QApplication.activeModalWidget() or QApplication.activeWindow()
    assert dialog is not None
    assert dialog is not window
    dialog.close()


@pytest.mark.part(of=3)
@pytest.mark.parametrize("sign", ["&", "+", "1"])
def test_hotel_tycoon_is_played_by_the_same_keys(qtbot: QtBot, sign: str) -> None:
    with open_windows(qtbot) as hotel:
        hotel.windows.show_second()
        hotel.pages.start_game(choice_of_hotel(1, 1))
        qtbot.waitUntil(lambda: hotel.session.awaits_human)
        with qtbot.waitActive(hotel.window):
            hotel.window.activateWindow()
        page, session = hotel.pages.game, hotel.session
        while not page.line.rows.choices:
            page.line.primary.click()
            qtbot.waitUntil(lambda: session.awaits_human)
        before = session.last_step
        send(hotel.window, ";", "²")  # a digit in name only
        assert session.last_step == before
        send(hotel.window, "1", sign)
        assert session.last_step > before
