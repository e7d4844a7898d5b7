"""Where the focus is from one decision to the next, and what is said of it."""

import pytest
from PySide6.QtCore import QPoint, QPointF, Qt
from PySide6.QtGui import QCursor, QEnterEvent
from PySide6.QtWidgets import QApplication, QPushButton, QWidget
from pytestqt.qtbot import QtBot

from acquire_desktop.games.acquire.engine.decisions import StockPurchase, TilePlacement
from acquire_desktop.games.acquire.engine.view import EffectKind, View
from acquire_desktop.ui.acquire.shell.window import AcquireWindow
from acquire_desktop.ui.kit.look import theme
from tests.driver.acquire import DIGITS
from tests.screenshots.games import game_at
from tests.window.table import buyable, click, open_window, press
from tests.window.test_whole_games import placeable


def grows_in_hand(view: View) -> bool:
    """A tile that grows a chain is to be placed, and stock can be bought after it."""
    is_asked = isinstance(view.decision, TilePlacement) and view.turn > 8
    can_buy = view.cash[view.seat] > 2000
    return is_asked and can_buy and any(e.kind is EffectKind.GROWS for e in view.effects)


def place_growing(window: AcquireWindow, way: str) -> None:
    """Place a tile that grows a chain."""
    view, page = window.session.view, window.pages.game
    at = next(i for i, e in enumerate(view.effects) if e.kind is EffectKind.GROWS)
    assert at in placeable(view)
    if way == "rack":
        click(page.hand.places[at])
        click(page.hand.places[at])
    elif way == "board":
        place = page.board.viewport().mapFromGlobal(page.board.cell_rect(view.hand[at]).center())
        click(page.board.viewport(), place)
        click(page.board.viewport(), place)
    elif way == "button":
        click(page.hand.places[at])
        click(page.panel.confirm_button)
    else:
        press(window, DIGITS[at])
        press(window, Qt.Key.Key_Return)
    assert isinstance(window.session.view.decision, StockPurchase)


def focused(window: AcquireWindow) -> QWidget:
    """Return what has the focus."""
    widget: QWidget | None = window.focusWidget()
    assert widget is not None
    return widget


@pytest.mark.parametrize("way", ["rack", "board", "button", "keys"])
def test_after_a_tile_was_placed_the_focus_is_on_the_decision(qtbot: QtBot, way: str) -> None:
    with open_window(qtbot) as window:
        window.session.open(game_at("2023-classic", 4, "shot-1", grows_in_hand))
        panel = window.pages.game.panel
        place_growing(window, way)
        assert focused(window) is panel, "nothing in it is chosen by accident"
        assert panel.accessibleDescription() == "Buy up to 3 stocks"
        press(window, Qt.Key.Key_Tab)
        assert focused(window) is window.pages.game.exchange.stack.in_tab_order()[0]
        window.session.undo()
        assert focused(window) is window.pages.game.board


def test_who_reads_the_log_is_left_there_when_the_decision_changes(qtbot: QtBot) -> None:
    with open_window(qtbot) as window:
        window.session.open(game_at("2023-classic", 4, "shot-1", grows_in_hand))
        window.pages.game.log.setFocus()
        window.session.submit(window.session.view.legal[0])
        assert focused(window) is window.pages.game.log


def test_after_a_look_back_the_focus_is_on_the_decision_again(qtbot: QtBot) -> None:
    with open_window(qtbot) as window:
        window.session.open(game_at("2023-classic", 4, "shot-1", grows_in_hand))
        place_growing(window, "keys")
        page = window.pages.game
        page.moment.go_to(3)
        assert focused(window) is page.moment.card
        press(window, Qt.Key.Key_Escape)
        assert focused(window) is page.panel


@pytest.mark.parametrize("has_stock", [False, True])
def test_tab_leads_over_the_cards_and_the_slots_to_the_button(
    qtbot: QtBot, *, has_stock: bool
) -> None:
    with open_window(qtbot) as window:
        window.session.open(game_at("2023-classic", 4, "shot-1", grows_in_hand))
        place_growing(window, "rack")
        panel = window.pages.game.panel
        page = panel.purchase
        if has_stock:
            page.choose(buyable(window)[0])
        exchange = window.pages.game.exchange
        order: list[QWidget] = [part for part in exchange.stack.in_tab_order() if part.isVisible()]
        order += [page.slots[0], page.clear_button] if has_stock else []
        for part in (*order, panel.confirm_button):
            press(window, Qt.Key.Key_Tab)
            assert focused(window) is part


def test_the_panel_shows_the_focus_to_those_who_use_keys(qtbot: QtBot) -> None:
    with open_window(qtbot) as window:
        window.session.open(game_at("2023-classic", 4, "shot-1", grows_in_hand))
        place_growing(window, "board")
        panel = window.pages.game.panel
        with qtbot.waitActive(window):
            window.activateWindow()
        unmarked = panel.grab().toImage()
        press(window, Qt.Key.Key_F12)
        assert panel.grab().toImage() == unmarked
        panel.setFocus(Qt.FocusReason.OtherFocusReason)
        window.pages.game.board.setFocus(Qt.FocusReason.TabFocusReason)
        panel.setFocus(Qt.FocusReason.TabFocusReason)
        assert panel.grab().toImage() != unmarked


def test_the_ring_on_a_primary_button_has_its_inner_line_in_the_window(qtbot: QtBot) -> None:
    with open_window(qtbot) as window:
        window.session.open(game_at("2023-classic", 4, "shot-1", grows_in_hand))
        place_growing(window, "rack")
        with qtbot.waitActive(window):
            window.activateWindow()
        panel = window.pages.game.panel
        button = panel.confirm_button
        panel.purchase.choose(buyable(window)[0])
        button.setFocus(Qt.FocusReason.TabFocusReason)
        picture = button.grab().toImage()
        beside_the_text = [picture.pixelColor(16, y) for y in range(picture.height())]
        assert theme.current().accent_ink in beside_the_text
        window.pages.game.board.setFocus()
        picture = button.grab().toImage()
        beside_the_text = [picture.pixelColor(16, y) for y in range(picture.height())]
        assert theme.current().accent_ink not in beside_the_text


def test_a_button_whose_click_changed_the_page_keeps_no_shade_of_the_pointer(
    qtbot: QtBot,
) -> None:
    with open_window(qtbot) as window:
        buttons = window.pages.start.findChildren(QPushButton)
        QCursor.setPos(window.mapToGlobal(QPoint(2, 2)))
        for each in buttons:
            QApplication.sendEvent(each, QEnterEvent(QPointF(), QPointF(), QPointF()))
            assert each.underMouse()
        window.session.open(game_at("2023-classic", 4, "shot-1", grows_in_hand))
        assert not any(each.underMouse() for each in buttons)
        panel = window.pages.game.panel
        QApplication.sendEvent(panel.confirm_button, QEnterEvent(QPointF(), QPointF(), QPointF()))
        place_growing(window, "keys")
        qtbot.waitUntil(lambda: not panel.confirm_button.underMouse())


@pytest.mark.parametrize("size", [(1280, 720), (1920, 1080)])
def test_tab_leads_through_the_decision_before_what_is_looked_up(
    qtbot: QtBot, size: tuple[int, int]
) -> None:
    with open_window(qtbot) as window:
        window.resize(*size)
        window.session.open(game_at("2023-classic", 4, "shot-1", grows_in_hand))
        place_growing(window, "keys")
        page, stops = window.pages.game, list[QWidget]()
        page.board.setFocus()
        while focused(window) not in stops:
            stops.append(focused(window))
            press(window, Qt.Key.Key_Tab)
        card = page.exchange.stack.in_tab_order()[0]
        places = [page.hand.places[0], card, page.panel.confirm_button]
        places.append(page.side.tabs.in_tab_order()[0])
        order = [stops.index(place) for place in places]
        assert order == sorted(order)


def test_tab_leads_round_the_table_after_another_player_sat_down(qtbot: QtBot) -> None:
    """The order of people and rows is another one then."""
    with open_window(qtbot) as window:
        window.session.open(game_at("2023-classic", 2, "shot-4", grows_in_hand, humans=(0, 1)))
        while window.session.screen.handover_to is None:
            window.session.submit(window.session.view.legal[0])
        window.session.accept_handover()
        page, stops = window.pages.game, list[QWidget]()
        window.show_page(page)
        page.board.setFocus()
        while focused(window) not in stops:
            stops.append(focused(window))
            press(window, Qt.Key.Key_Tab)
        assert focused(window) is stops[0]
        assert set(page.people.in_tab_order()) <= set(stops)
